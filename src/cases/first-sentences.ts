const sentencesOf = (text: string) =>
  text.match(/.+?[.!?](?=\s|$)/gs)?.map((sentence) => sentence.trim()) ?? [text.trim()]

/** The beginning of a text, by whole sentences; with `within`, as many of them as fit, and the first always. */
export function firstSentences(text: string, count: number, within = Number.POSITIVE_INFINITY): string {
  const [first = '', ...more] = sentencesOf(text).slice(0, count)
  return more.reduce((said, next) => (said.length + next.length < within ? `${said} ${next}` : said), first)
}
