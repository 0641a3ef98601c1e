import { readFileSync } from 'node:fs'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'

/** The baseline: a bare Hono route that returns the bytes of a file, on a free port that it prints. */
const [file = ''] = process.argv.slice(2)
const body = readFileSync(file, 'utf8')
const app = new Hono()
app.get('/', (c) => c.body(body, 200, { 'content-type': 'application/json' }))
const server = createAdaptorServer({ fetch: app.fetch })
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object') console.log(JSON.stringify({ url: `http://127.0.0.1:${address?.port}` }))
})
