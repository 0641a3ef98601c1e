import { spawn } from 'node:child_process'
import { once } from 'node:events'

export interface RawRun {
  /** Exactly what was written. */
  readonly stdout: string
  readonly stderr: string
  readonly code: number | null
}

export interface RawProcess {
  send(message: unknown): void
  /** Sends the bytes as they are. */
  write(text: string): void
  /** Waits until the answer with this id stands on stdout. */
  answer(id: number): Promise<Record<string, unknown>>
  readonly kill: (signal: NodeJS.Signals) => void
  /** Closes the end of stdout that the client reads. */
  readonly deafen: () => void
  /** Closes stdin and waits for the end. */
  end(): Promise<RawRun>
}

const HANDSHAKE = [
  {
    jsonrpc: '2.0',
    id: 0,
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'raw', version: '1' } },
  },
  { jsonrpc: '2.0', method: 'notifications/initialized' },
]

/** The process over stdio, spoken to by hand, so that every byte that it writes is seen. */
export function startRaw(env: Record<string, string>, main = 'dist/src/cli/main.js'): RawProcess {
  const child = spawn(process.execPath, [main, 'mcp'], { env, stdio: 'pipe' })
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text
  })
  // It may be gone already when something is sent to it.
  child.stdin.on('error', () => {})
  const ended = once(child, 'close') as Promise<[number | null]>
  const found = (id: number) =>
    stdout
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .find((message) => message.id === id)
  const write = (text: string) => void child.stdin.write(text)
  const send = (message: unknown) => write(`${JSON.stringify(message)}\n`)
  for (const message of HANDSHAKE) send(message)
  return {
    send,
    write,
    answer: async (id) => {
      for (;;) {
        const message = found(id)
        if (message) return message
        if (child.exitCode !== null) throw new Error(`ended with ${child.exitCode}: ${stderr}`)
        await Promise.race([once(child.stdout, 'data'), ended])
      }
    },
    kill: (signal) => void child.kill(signal),
    deafen: () => void child.stdout.destroy(),
    end: async () => {
      child.stdin.end()
      const [code] = await ended
      return { stdout, stderr, code }
    },
  }
}

export const callMessage = (id: number, name: string, args: Record<string, unknown> = {}) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name, arguments: args },
})
