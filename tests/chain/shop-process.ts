import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export interface ShopProcess {
  readonly url: string
  /** kill -9, and the end awaited. */
  kill(): Promise<void>
}

const compiled = fileURLToPath(new URL('../../dist/tests/chain/shop-main.js', import.meta.url))

const urlOf = async (process: ChildProcess): Promise<string> => {
  const [chunk] = (await Promise.race([
    once(process.stdout as NodeJS.ReadableStream, 'data'),
    once(process, 'exit').then(([code]) => Promise.reject(new Error(`the shop ended with ${code} before it sold`))),
  ])) as [Buffer]
  return JSON.parse(chunk.toString()).url
}

/** Starts the shop in a process of its own. It runs what was compiled: `npm run build` comes before. */
export const startShopProcess = async (env: NodeJS.ProcessEnv): Promise<ShopProcess> => {
  if (!existsSync(compiled)) throw new Error('dist is not built: run `npm run build` first')
  const shop = spawn(process.execPath, [compiled], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const reap = () => shop.kill('SIGKILL')
  process.once('exit', reap)
  const url = await urlOf(shop)
  return {
    url,
    kill: async () => {
      process.off('exit', reap)
      if (shop.exitCode !== null || shop.signalCode !== null) return
      const ended = once(shop, 'exit')
      shop.kill('SIGKILL')
      await ended
    },
  }
}
