import { openStore } from '../../../src/store/open-store.ts'
import { fill } from './fill.ts'

/** A process of its own, so that what filling takes of memory is not in what is measured: makes a store at a path, with so many rows. */
const [ledgerPath = '', rows = '0'] = process.argv.slice(2)
await (await openStore({ ledgerPath })).close()
fill(ledgerPath, Number(rows), Date.now())
