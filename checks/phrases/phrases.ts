/** A list of phrases with commas between them; a line may be broken after a comma or a bar. */
export const phrases = (list: string): string[] =>
  list
    .split(',')
    .map((p) => p.trim().replaceAll(/\|\s+/g, '|'))
    .filter(Boolean)
