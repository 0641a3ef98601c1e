/** An id as people read it. */
export const label = (id: string): string => id.replace(/[_-]/g, ' ')
