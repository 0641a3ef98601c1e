import { startShop } from './start-shop.ts'

/** The shop as a process of its own, to be killed. Prints where it sells, as JSON, once it does. */
const { url } = await startShop(process.env)
process.stdout.write(`${JSON.stringify({ url })}\n`)
