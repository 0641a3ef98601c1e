import { Command, InvalidArgumentError } from 'commander'
import { examineSite } from '../doctor/examine-site.ts'
import { createLook } from '../doctor/seen.ts'
import { visitSite, wasReached } from '../doctor/visit-site.ts'
import { doctorJson, printDoctor } from './print-doctor.ts'

const EXIT_FAILED = 1
const EXIT_NOT_REACHED = 2
const TIMEOUT_MS = 10_000

const siteUrl = (value: string): URL => {
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (url !== undefined && /^https?:$/.test(url.protocol)) return url
  throw new InvalidArgumentError('It must be an http or https URL, such as https://shop.example.')
}

async function run(url: URL, { json }: { json?: true }): Promise<void> {
  const site = await visitSite(url, createLook(fetch, TIMEOUT_MS))
  if (!wasReached(site)) {
    process.stderr.write(`failure-archive: nothing answered at ${url.origin}. Is it running, and is the port right?\n`)
    process.exitCode = EXIT_NOT_REACHED
    return
  }
  const results = examineSite(site)
  process.stdout.write(json ? doctorJson(site, results) : printDoctor(site, results))
  if (results.some(({ state }) => state === 'fail')) process.exitCode = EXIT_FAILED
}

/** `failure-archive doctor`: what would keep a seller out of the directories or its buyers from paying. */
export const doctorCommand = (): Command =>
  new Command('doctor')
    .description('check an x402 seller by the rules of the directories and the clients; nothing is paid')
    .argument('<url>', 'the shop, or one paid route of it', siteUrl)
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
The paid routes are taken from /.well-known/x402, else from /openapi.json, and asked at the address that you give, without payment.

Exit codes: 0 every rule holds, 1 one fails, 2 nothing answered.`,
    )
    .action(run)
