import { spawn } from 'node:child_process'
import { residentMiBOf } from '../server/resident-mib.ts'

export interface PinnedServer {
  readonly url: string
  readonly residentMiB: () => number
  readonly stop: () => Promise<unknown>
}

/** Starts a script on the first core, so that the load generator on the other does not take its time. */
export async function startPinned(
  script: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<PinnedServer> {
  const child = spawn('taskset', ['-c', '0', process.execPath, ...process.execArgv, script, ...args], {
    env: { PATH: process.env.PATH ?? '', PORT: '0', RATE_LIMIT_PER_MINUTE: '0', LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const url = await new Promise<string>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)))
    child.stdout.on('data', (part) => {
      const found = /"url":"([^"]+)"/.exec(String(part))?.[1]
      if (found) resolve(found)
    })
  })
  return {
    url,
    residentMiB: () => residentMiBOf(child.pid),
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}
