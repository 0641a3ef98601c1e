import { PROBE_SECRETS, type ProbeSecret } from '../redaction/probe-secrets.ts'
import type { Recogniser, SecretClass } from '../redaction/recogniser.ts'
import { considerDocument } from './consider-document.ts'

/** A post-mortem with a made-up secret in every place where a document can hold a text. */
function plantedDocument({ lead, secret, tail }: ProbeSecret): string {
  const text = `${lead}${secret}${tail}`
  const quoted = JSON.stringify(`Seen: ${text}`)
  const folded = `Seen: ${text}`.split(/\s+/).join('\n    ')
  return `---
title: A planted document
evidence:
  - { figure: "1", unit: "time", what: ${quoted.length < 190 ? quoted : '""'} }
asked_as:
  - ${quoted}
  - >-
    ${folded}
source: { title: ${quoted.length < 290 ? quoted : '""'}, url: null }
---
# A planted document

Seen: ${text} that night.

## Root cause

| what | where |
| --- | --- |
| \`${text.replaceAll('\n', ' ')}\` | in a table |

## Fix

\`\`\`
${text}
\`\`\`

## Prevention

- Never write ${text.replaceAll('\n', '\n  ')} down.

## Notes

> ${text.replaceAll('\n', '\n> ')}
`
}

const bare = (text: string): string => text.replace(/[\s>]|\\n/g, '').toLowerCase()

/**
 * The classes of which a secret comes through the whole way from a document to a case. The probes of the redaction try the
 * gate itself in every disguise; these try what lies around it: YAML, Markdown, and every field of a case.
 */
export function leakingPlants(recognisers: readonly Recogniser[]): readonly SecretClass[] {
  const classes = Object.entries(PROBE_SECRETS) as [SecretClass, readonly ProbeSecret[]][]
  return classes.flatMap(([name, [probe]]) => {
    if (!probe) return [name]
    const { case: item } = considerDocument({ file: 'planted.md', text: plantedDocument(probe) }, recognisers)
    return bare(JSON.stringify(item)).includes(bare(JSON.stringify(probe.secret).slice(1, -1))) ? [name] : []
  })
}
