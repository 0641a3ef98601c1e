/**
 * Remembers what was made of a text, for as many texts as said; the one that was not asked for longest goes first. Only for what
 * depends on the text alone.
 */
export function remembered<Made>(
  most: number,
  make: (text: string) => Made,
  mayKeep: (text: string, made: Made) => boolean = () => true,
): (text: string) => Made {
  const known = new Map<string, Made>()
  return (text) => {
    const made = known.has(text) ? (known.get(text) as Made) : make(text)
    known.delete(text)
    if (!mayKeep(text, made)) return made
    known.set(text, made)
    if (known.size > most) known.delete(known.keys().next().value ?? '')
    return made
  }
}
