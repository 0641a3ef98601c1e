/** Moves the focus without changing the address, which may hold a result. */
function focusOn(target: Element | null | undefined): void {
  if (!(target instanceof HTMLElement)) return
  target.focus({ preventScroll: true })
  target.scrollIntoView({ block: 'nearest' })
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** The mark or the card that the focus is on, among those of its kind. */
function neighbour(root: HTMLElement, step: number): Element | undefined {
  for (const kind of ['.claim', '.claim-card']) {
    const all = [...root.querySelectorAll(kind)]
    const at = all.indexOf(document.activeElement as Element)
    if (at >= 0) return all[at + step]
  }
  return undefined
}

const markOf = (root: HTMLElement, inside: Element | null): Element | null => {
  const number = inside?.closest('.claim-card')?.id.replace('claim-', '')
  return number === undefined ? null : root.querySelector(`[data-claim="${number}"]`)
}

/** Arrow keys go from mark to mark and from card to card, Enter from a mark to its card, Escape back. */
export function readingKeys(root: HTMLElement): void {
  root.addEventListener('keydown', (event) => {
    const target =
      event.key === 'Escape' ? markOf(root, document.activeElement) : neighbour(root, STEPS[event.key] ?? Number.NaN)
    if (!target) return
    event.preventDefault()
    focusOn(target)
  })
  root.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]')
    const target = link && document.getElementById(link.hash.slice(1))
    if (!target) return
    event.preventDefault()
    focusOn(target)
  })
}
