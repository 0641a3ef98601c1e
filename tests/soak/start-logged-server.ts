import { type ChildProcess, spawn } from 'node:child_process'
import { openSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { residentMiBOf } from '../server/resident-mib.ts'

export interface LoggedServer {
  readonly url: string
  readonly child: ChildProcess
  readonly log: () => string
  readonly residentMiB: () => number
  readonly stop: () => Promise<void>
}

const START_TRIES = 300
/** As `npm start` gives them. */
const FLAGS = ['--max-semi-space-size=32', '--heap-growing-percent=100']

/** The built server in a process of its own, whose log goes to a file, to be searched afterwards for what must not be in it. */
export async function startLoggedServer(
  env: Record<string, string>,
  logFile: string,
  port: number,
): Promise<LoggedServer> {
  const out = openSync(logFile, 'w')
  const child = spawn(process.execPath, [...FLAGS, 'dist/src/main.js'], {
    env: { PATH: process.env.PATH ?? '', PORT: String(port), ...env },
    stdio: ['ignore', out, out],
  })
  const log = () => readFileSync(logFile, 'utf8')
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; ; tries += 1) {
    if (child.exitCode !== null || tries > START_TRIES) throw new Error(`the server did not start: ${log()}`)
    if (
      await fetch(`${url}/health`).then(
        () => true,
        () => false,
      )
    )
      break
    await sleep(100)
  }
  return {
    url,
    child,
    log,
    residentMiB: () => residentMiBOf(child.pid),
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}
