import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { receiptsCommand } from '../../src/cli/receipts.ts'
import { createReceiptSigner } from '../../src/payment/receipt-signer.ts'
import { settlementHeader } from '../../src/payment/wire/settlement.ts'
import { commandRun } from './run-command.ts'

const key = `0x${'7'.repeat(64)}` as const
const signer = privateKeyToAccount(key).address
const transaction = `0x${'1'.repeat(64)}`
const payer = `0x${'a'.repeat(40)}`

let folder: string
const { printed, run } = commandRun()

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cli-receipts-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

const receipt = () =>
  createReceiptSigner(key).sign({
    network: 'eip155:84532',
    resourceUrl: 'https://archive.example/search',
    payer,
    transaction,
    issuedAtSeconds: 1_800_000_000,
  })

const verify = async (content: string, by: string = signer) => {
  const file = join(folder, 'receipt')
  writeFileSync(file, content)
  return run(receiptsCommand(), ['verify', file, '--signer', by])
}

test('a receipt, a record that holds one, and the header of an answer are verified offline', async () => {
  const signed = await receipt()
  const header = settlementHeader({ transaction, network: 'eip155:84532', payer, amount: '10000', receipt: signed })
  for (const content of [JSON.stringify(signed), JSON.stringify({ id: 'x', receipt: signed }), `${header}\n`]) {
    expect(await verify(content)).toBe(0)
  }
  expect(printed.out).toBe(`signed by ${signer}\n`.repeat(3))
})

test('another signer, a changed receipt and a file without one end with 1', async () => {
  const signed = await receipt()
  expect(await verify(JSON.stringify(signed), payer)).toBe(1)
  expect(printed.out).toContain(`not by ${payer}`)
  const changed = { ...signed, payload: { ...('payload' in signed ? signed.payload : {}), issuedAt: 1 } }
  expect(await verify(JSON.stringify(changed))).toBe(1)
  printed.out = ''
  expect(await verify('junk')).toBe(1)
  expect(printed.out).toBe('no signed receipt: the seller signs them where X402_RECEIPT_KEY is set\n')
})

test('a file that cannot be read is said to be that, and not to hold no receipt', async () => {
  const missing = ['verify', join(folder, 'nowhere'), '--signer', signer]
  await expect(receiptsCommand().parseAsync(missing, { from: 'user' })).rejects.toThrow(
    'nowhere cannot be read (ENOENT).',
  )
})
