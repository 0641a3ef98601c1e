import type { ProbeSecret } from './probe-secrets.ts'

/** A text in which a secret was hidden, and where. */
export interface Planted {
  readonly text: string
  readonly start: number
  readonly end: number
}

const LOOK_ALIKE: ReadonlyMap<string, string> = new Map(
  Object.entries({ a: 'а', c: 'с', e: 'е', o: 'о', p: 'р', x: 'х', A: 'А', E: 'Е', K: 'К', 1: '１', 4: '４', 7: '７' }),
)

/** Every other letter in the other case. */
const mixCase = (text: string): string =>
  [...text].map((letter, at) => (at % 2 === 0 ? letter.toUpperCase() : letter.toLowerCase())).join('')

/** Unseen characters after a third and after two thirds of the text. */
function scatter(text: string, first: string, second: string): string {
  const third = Math.max(1, Math.floor(text.length / 3))
  return `${text.slice(0, third)}${first}${text.slice(third, 2 * third)}${second}${text.slice(2 * third)}`
}

/** Breaks a text near its middle, at a space where it has one. */
function broken(text: string, lineBreak: string): string {
  const middle = Math.floor(text.length / 2)
  const space = text.indexOf(' ', middle)
  return space === -1
    ? text.slice(0, middle) + lineBreak + text.slice(middle)
    : text.slice(0, space) + lineBreak + text.slice(space + 1)
}

const percent = (text: string): string =>
  [...text]
    .map((letter) => (/[\w.~-]/.test(letter) ? letter : `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`))
    .join('')

function planted(before: string, secret: string, behind: string): Planted {
  return { text: before + secret + behind, start: before.length, end: before.length + secret.length }
}

type Disguise = (probe: ProbeSecret) => Planted

/** The forms in which a secret turns up in a post-mortem, by accident or on purpose. */
export const DISGUISES: Readonly<Record<string, Disguise>> = {
  plain: ({ lead, secret, tail }) =>
    planted(`The log of that night said ${lead}`, secret, `${tail} and then it stopped.`),
  'line-wrapped': ({ lead, secret, tail }) =>
    planted(`The log of that night said ${lead}`, broken(secret, '\n'), `${tail}\nand then it stopped.`),
  'wrapped in a quotation': ({ lead, secret, tail }) =>
    planted(`The log:\n\n> ${lead}`, broken(secret, '\n> '), `${tail}\n> end of the log\n`),
  'inline code': ({ lead, secret, tail }) => planted(`The job ran with \`${lead}`, secret, `${tail}\` all week.`),
  'code block': ({ lead, secret, tail }) =>
    planted(`\`\`\`js\nconst value = '${lead}`, secret, `${tail}'\nrun(value)\n\`\`\`\n`),
  JSON: ({ lead, secret, tail }) =>
    planted(`{"level":"error","msg":"${lead}`, secret.replaceAll('\\', '\\\\'), `${tail}","attempt":3}`),
  'table cell': ({ lead, secret, tail }) =>
    planted(`| seen | ${lead}`, secret.replaceAll('\n', ' '), `${tail} | twice |`),
  'in a URL': ({ lead, secret, tail }) =>
    planted(
      `It called https://example.org/cb?n=1&v=${percent(lead)}`,
      percent(secret),
      `${percent(tail)}&last=1 again.`,
    ),
  'mixed case': ({ lead, secret, tail }) =>
    planted(`The log of that night said ${mixCase(lead)}`, mixCase(secret), `${tail} and then it stopped.`),
  'look-alike letters': ({ lead, secret, tail }) =>
    planted(
      `The log of that night said ${lead}`,
      [...secret].map((letter) => LOOK_ALIKE.get(letter) ?? letter).join(''),
      `${tail} and then it stopped.`,
    ),
  'unseen characters': ({ lead, secret, tail }) =>
    planted(`The log of that night said ${lead}`, scatter(secret, '\u200b', '\u00ad'), `${tail} and then it stopped.`),
}
