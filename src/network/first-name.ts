/**
 * Which of two names that were given to one thing is told, so that it does not matter which came first: the one that sorts first by
 * its bytes, as both databases sort it. An empty one is no name.
 */
export function firstName(one: string, other: string): string {
  if (one === '' || other === '') return one || other
  return Buffer.compare(Buffer.from(one), Buffer.from(other)) <= 0 ? one : other
}
