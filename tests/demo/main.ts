import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freeTour } from './free-tour.ts'

/** `npm run demo`: the built server on a free port, every free route once, a search and a pre-check; then it stops. */
const server = spawn(process.execPath, ['dist/src/main.js'], {
  env: { PATH: process.env.PATH ?? '', PORT: '0' },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const url = await new Promise<string>((resolve, reject) => {
  server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  server.stdout.on('data', (part) => {
    const found = /"url":"([^"]+)"/.exec(String(part))?.[1]
    if (found) resolve(found)
  })
})
try {
  console.log(`The archive runs at ${url}`)
  await freeTour(url)
} finally {
  server.kill('SIGTERM')
  await once(server, 'exit')
}
