import { startShop } from './start-shop.ts'

/** The shop as a process of its own, to be killed. Prints its URL once it sells. */
const { url } = await startShop(process.env)
process.stdout.write(`${url}\n`)
