// A process that spends one by one from a record that another process spends from too.
import { openSpendRecord } from '../../../dist/mcp/wallet/spend-record.js'

const [path, count] = process.argv.slice(2)
const record = openSpendRecord(path)
let taken = 0
for (let turn = 0; turn < Number(count); turn++) if (record.take('today', 1, 250)) taken++
process.send?.(taken, () => process.exit())
