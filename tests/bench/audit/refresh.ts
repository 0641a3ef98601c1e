import { readFileSync, writeFileSync } from 'node:fs'
import ruleset from '../../../src/audit/ruleset.json' with { type: 'json' }
import { hashRuleset } from '../../../src/build/hash-ruleset.ts'
import { withFigures } from '../with-figures.ts'
import { figures } from './figures.ts'

/** `npm run refresh:audit`: writes the hash of the rules and the figures on the labelled sets, after the rules were changed. */
const README = 'checks/README.md'
writeFileSync('src/audit/ruleset.json', `${JSON.stringify({ ...ruleset, sha256: hashRuleset('.') }, null, 2)}\n`)
writeFileSync(README, withFigures(readFileSync(README, 'utf8'), 'refresh:audit', figures()))
