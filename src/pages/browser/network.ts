import { element } from './element.ts'

/** Lists are made at most this often. */
const EVERY_MS = 10_000

const state = element('live-state')
let paused = false

const button = document.createElement('button')
button.className = 'second'
button.type = 'button'
element('refresh').append(button)

function show(): void {
  state.textContent = paused ? 'Paused.' : 'Updated every ten seconds.'
  button.textContent = paused ? 'Go on' : 'Pause'
}

button.addEventListener('click', () => {
  paused = !paused
  show()
})

/** Somebody who reads here by keyboard, or has marked something, is not disturbed. */
const isRead = (place: HTMLElement) =>
  place.contains(document.activeElement) || place.contains(document.getSelection()?.anchorNode ?? null)

async function refresh(): Promise<void> {
  const response = await fetch(location.href, { headers: { accept: 'text/html' } })
  const next = new DOMParser().parseFromString(await response.text(), 'text/html').getElementById('live')
  const place = element('live')
  if (response.ok && next && !isRead(place)) place.replaceChildren(...next.children)
}

show()
setInterval(() => {
  if (paused || document.hidden) return
  refresh().catch(() => {
    state.textContent = 'The archive does not answer; the last state is shown.'
  })
}, EVERY_MS)
