const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)

/** Markup that `html` made, so that everything in it that came from outside is escaped. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = Html | string | number | null | undefined | false | readonly Part[]

function textOf(part: Part): string {
  if (part instanceof Html) return part.text
  if (Array.isArray(part)) return part.map(textOf).join('')
  return part === null || part === undefined || part === false ? '' : escaped(String(part))
}

/**
 * Markup with everything that is put into it escaped, for text and for attributes in quotes. Lists are joined; null, undefined and
 * false are nothing.
 *
 * @example html`<p title="${'"'}">${'<b>'}</p>`.text // '<p title="&quot;">&lt;b&gt;</p>'
 */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.map((string, at) => string + textOf(parts[at])).join(''))

/** JSON for a `<script type="application/json">`, in which no text can end the element. */
export const jsonData = (value: unknown): Html => new Html(JSON.stringify(value).replace(/</g, '\\u003c'))
