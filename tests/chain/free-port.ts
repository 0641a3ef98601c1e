import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/** A port that nobody uses now. A payment names the seller's address, so the address has to be known before the start. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
