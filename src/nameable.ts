/**
 * The name of a parameter that is not known, where it looks like one. A form body without any name makes the whole pasted
 * text into a name, which must not come back in an error.
 */
export const nameable = (name: string | undefined): string | undefined =>
  name !== undefined && /^[\w-]{1,40}$/.test(name) ? name : undefined
