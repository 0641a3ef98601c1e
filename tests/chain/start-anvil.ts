import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'

/** npm's `cpu` names and foundry's differ for one architecture. */
const architecture = process.arch === 'x64' ? 'amd64' : process.arch

/**
 * The binary inside the platform package. The launcher of `@foundry-rs/anvil` finds the same file, but sets it up in a
 * postinstall step, which an install without scripts leaves out.
 */
const binary = (): string =>
  createRequire(import.meta.url).resolve(`@foundry-rs/anvil-${process.platform}-${architecture}/bin/anvil`)

const listeningAt = (anvil: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let printed = ''
    anvil.stdout?.on('data', (chunk: Buffer) => {
      // Read to the end even when nobody listens: a full pipe would stop the chain.
      if (printed.length < 20_000) printed += chunk.toString()
      const found = /Listening on (\S+)/.exec(printed)
      if (found?.[1] !== undefined) resolve(`http://${found[1]}`)
    })
    anvil.once('error', reject)
    anvil.once('exit', (code) =>
      reject(new Error(`anvil ended with ${code} before it listened: ${printed.slice(-500)}`)),
    )
  })

export interface Anvil {
  readonly rpcUrl: string
  stop(): Promise<void>
}

/**
 * Starts anvil on loopback and waits until it answers. It mines a block a second: when it mines only on demand, its clock
 * stands still between transactions and fresh payments are refused as "not yet valid".
 *
 * @param port 0 takes any free one
 */
export const startAnvil = async ({ chainId, port }: { chainId: number; port: number }): Promise<Anvil> => {
  const anvil = spawn(
    binary(),
    ['--host', '127.0.0.1', '--port', String(port), '--chain-id', String(chainId), '--block-time', '1'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const kill = () => anvil.kill()
  process.once('exit', kill)
  const rpcUrl = await listeningAt(anvil)
  return {
    rpcUrl,
    stop: async () => {
      process.off('exit', kill)
      if (anvil.exitCode !== null || anvil.signalCode !== null) return
      const ended = once(anvil, 'exit')
      anvil.kill()
      await ended
    },
  }
}
