/** The element with this id. The page that a script belongs to holds all that the script asks for. */
export function element<Kind extends HTMLElement = HTMLElement>(id: string): Kind {
  const found = document.getElementById(id)
  if (!found) throw new Error(`The page has no element #${id}`)
  return found as Kind
}

/** What the page was made with, as its script needs it. */
export const pageData = <Data>(): Data => JSON.parse(element('page-data').textContent ?? 'null')

/** Shows a message in a place that is read out, or takes it away. */
export function say(id: string, message: string | undefined): void {
  const place = element(id)
  place.textContent = message ?? ''
  if (place.getAttribute('role') === 'alert') place.hidden = message === undefined
}
