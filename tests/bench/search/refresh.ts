import { readFileSync, writeFileSync } from 'node:fs'
import { withFigures } from '../with-figures.ts'
import { figures } from './figures.ts'

/** `npm run refresh:search`: writes the figures on the labelled sets into the page on retrieval, after the search was changed. */
const PAGE = 'docs/retrieval.md'
writeFileSync(PAGE, withFigures(readFileSync(PAGE, 'utf8'), 'refresh:search', figures()))
