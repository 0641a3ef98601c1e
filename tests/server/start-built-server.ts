import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { residentMiBOf } from './resident-mib.ts'

export interface BuiltServer {
  readonly url: string
  readonly child: ChildProcess
  /** Resident memory in MiB, as the kernel tells it, after garbage was collected: what is kept, not what is yet to be dropped. */
  readonly residentMiB: () => Promise<number>
  readonly stop: () => Promise<void>
}

const COLLECT = new URL('collect-on-message.mjs', import.meta.url).href

/** Starts the built server in a process of its own on a free port; logs are read and dropped. */
export function startBuiltServer(env: Record<string, string> = {}): Promise<BuiltServer> {
  const child = spawn(process.execPath, ['--expose-gc', '--import', COLLECT, 'dist/src/main.js'], {
    env: { PATH: process.env.PATH ?? '', PORT: '0', RATE_LIMIT_PER_MINUTE: '0', LEDGER_PATH: ':memory:', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const residentMiB = async () => {
    child.send('collect')
    await once(child, 'message')
    return residentMiBOf(child.pid)
  }
  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  return new Promise((resolve, reject) => {
    let errors = ''
    child.stderr?.on('data', (part) => {
      errors += part
    })
    child.once('exit', () => reject(new Error(`the server ended: ${errors}`)))
    child.stdout?.on('data', (part) => {
      const url = /"url":"([^"]+)"/.exec(String(part))?.[1]
      if (url) resolve({ url, child, residentMiB, stop })
    })
  })
}
