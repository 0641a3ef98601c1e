import { Command, InvalidArgumentError } from 'commander'
import pino from 'pino'
import { readConfig } from '../config.ts'
import { createFacilitatorApp } from '../http/facilitator-app.ts'
import { serve } from '../http/serve.ts'
import { createLocalFacilitator } from '../till/local-facilitator.ts'

const portOf = (value: string): number => {
  if (/^\d{1,5}$/.test(value) && Number(value) < 65_536) return Number(value)
  throw new InvalidArgumentError('A port is a number from 0 to 65535.')
}

/** `failure-archive facilitator`: our own facilitator as a process of its own, for servers that should not hold the gas key. */
export const facilitatorCommand = () =>
  new Command('facilitator')
    .description('verify and settle payments over HTTP for the address in X402_PAY_TO; settings as for serve')
    .option('--host <address>', 'address to listen on; anybody who reaches it can spend the gas', '127.0.0.1')
    .option('--port <number>', 'port to listen on; 0 takes a free one', portOf, 8403)
    .action(async (options: { host: string; port: number }) => {
      const config = readConfig(process.env)
      const logger = pino({ level: config.LOG_LEVEL, base: null })
      const facilitator = createLocalFacilitator(config)
      const server = await serve(createFacilitatorApp({ facilitator, logger }), {
        host: options.host,
        port: options.port,
      })
      logger.info({ url: `http://${options.host}:${server.port}` }, 'listening')
      const stop = () => server.stop()
      process.once('SIGTERM', stop)
      process.once('SIGINT', stop)
    })
