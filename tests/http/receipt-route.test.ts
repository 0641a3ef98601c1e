import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { ServiceError } from '../../src/errors.ts'
import type { AppEnv } from '../../src/http/app-env.ts'
import { RECEIPT_PATH, receiptRoute } from '../../src/http/receipt-route.ts'

/** The ids for which a sign-in was asked. */
const asked: string[] = []

const app = new Hono<AppEnv>().get(
  RECEIPT_PATH,
  receiptRoute(
    () => async (id) => {
      asked.push(id)
      return { kind: 'sign_in', extensions: {}, refused: false }
    },
    [],
  ),
)
app.onError((error, c) => c.text(error instanceof ServiceError ? error.code : 'broke', 404))

it('no address puts lines of its own into the sentence that a wallet signs to read a receipt', async () => {
  const env = { requestId: 'x' }
  expect((await app.request('/receipts/0b8f-1', {}, env)).status).toBe(401)
  for (const id of ['a%0aURI:%20evil.example', 'a%20b', 'a'.repeat(65), '%C3%A9'])
    expect(await (await app.request(`/receipts/${id}`, {}, env)).text()).toBe('not_found')
  expect(asked).toEqual(['0b8f-1'])
})
