import type { PrecheckAnswer } from '../../audit/schema.ts'
import { precheckResult } from '../precheck.ts'
import type { Submitted } from '../report.ts'
import { compressed, expanded } from './compressed.ts'
import { element, pageData, say } from './element.ts'
import { readingKeys } from './reading-keys.ts'

/** Longer links are cut by mail and chat programs. */
const LONGEST_LINK = 30_000
const FRAGMENT = '#r='

interface Result {
  readonly submitted: Submitted
  readonly answer: PrecheckAnswer
}

const { auditUsd } = pageData<{ auditUsd: string }>()
const form = element<HTMLFormElement>('paste')
const field = element<HTMLTextAreaElement>('text')
const place = element('result')

async function copyLink(link: string, button: HTMLButtonElement): Promise<void> {
  history.replaceState(null, '', link)
  await navigator.clipboard?.writeText(link).catch(() => {})
  button.textContent = 'Link copied; it is in the address bar too'
}

/** A link that holds text and result. It is offered once it is known to be short enough. */
async function offerLink(result: Result): Promise<void> {
  const link = `${location.origin}/precheck${FRAGMENT}${await compressed(result)}`
  const row = element('next')
  if (link.length > LONGEST_LINK) {
    row.append('Too long for a link that holds it.')
    return
  }
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'second'
  button.id = 'share'
  button.textContent = 'Link to this result'
  button.addEventListener('click', () => void copyLink(link, button))
  row.querySelector('span')?.before(button)
}

async function show(result: Result, heading: string): Promise<void> {
  place.innerHTML = `<h2 id="result-name" tabindex="-1">${heading}</h2>${precheckResult(result.submitted, result.answer, auditUsd).text}`
  element('result-name').focus({ preventScroll: true })
  element('result-name').scrollIntoView()
  await offerLink(result)
}

async function ask(text: string): Promise<PrecheckAnswer> {
  const response = await fetch('/precheck', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ text }),
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(`${answer.detail} ${answer.remedy}`)
  return answer
}

async function send(button: HTMLButtonElement | null): Promise<void> {
  say('error', undefined)
  if (button) button.disabled = true
  try {
    const text = field.value
    await show({ submitted: { text }, answer: await ask(text) }, 'What was found')
  } catch (error) {
    say(
      'error',
      error instanceof TypeError
        ? 'The service could not be reached. Nothing was kept.'
        : String((error as Error).message),
    )
  } finally {
    if (button) button.disabled = false
  }
}

/** Opens a result that came with the link. Nothing is sent: the fragment of an address stays in the browser. */
async function openLink(): Promise<void> {
  if (!location.hash.startsWith(FRAGMENT)) return
  try {
    const result = (await expanded(location.hash.slice(FRAGMENT.length))) as Result
    field.value = result.submitted.text ?? ''
    await show(result, 'As the link tells it; nothing was sent. Mark again to be sure')
  } catch {
    say('error', 'The link is cut or changed: it holds no result.')
  }
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  void send(form.querySelector('button'))
})
addEventListener('hashchange', () => void openLink())
readingKeys(place)
void openLink()
