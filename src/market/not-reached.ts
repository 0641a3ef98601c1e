/** A call that gave no answer that can be kept: what happened, in words that can stand in a report. */
export class NotReached extends Error {}
