import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { beforeEach, describe, expect, it } from 'vitest'
import { receiptSignedBy } from '../../src/payment/receipt-signer.ts'
import { type InjectedWallet, injectWallet } from './injected-wallet.ts'
import { siteUnderTest } from './site-under-test.ts'
import { violationsOf } from './violations-of.ts'
import { type WatchedPage, watchedPage } from './watched-page.ts'

const site = siteUnderTest()
const artefacts = fileURLToPath(new URL('../artefacts/pages/', import.meta.url))
const SEARCH = '/search?q=backup+job+reports+success+but+the+file+is+empty'
const CENT = 10_000n

let before = 0n
beforeEach(async () => {
  before = await site.chain.balanceOf(site.chain.payTo)
})
/** What has reached the seller since the test began, from the chain. */
const received = async () => (await site.chain.balanceOf(site.chain.payTo)) - before

interface Visit extends WatchedPage {
  readonly wallet: InjectedWallet
}

const buyer = () => {
  const [first] = site.chain.buyers
  if (!first) throw new Error('no buyer')
  return first.account
}

async function visit(path: string, { announced = true, account = buyer() } = {}): Promise<Visit> {
  const watched = await watchedPage(site)
  const wallet = await injectWallet(watched.page, site.chain, account, { announced })
  await watched.page.goto(site.url + path)
  return { ...watched, wallet }
}

const pay = (page: Page) => page.getByRole('button', { name: /^Pay \$/ }).click()
const answered = (page: Page) => page.getByRole('heading', { name: 'Your answer' }).waitFor({ timeout: 30_000 })
const error = async (page: Page) => {
  await page.locator('#error:not([hidden])').waitFor()
  return page.locator('#error').textContent()
}

async function downloaded(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()])
  return readFileSync(await download.path(), 'utf8')
}

describe('paying in a browser', () => {
  it('finds the wallet, switches its chain, takes one signature, and shows and gives answer and receipt', async () => {
    const { page, wallet, sent, complaints } = await visit(SEARCH)
    wallet.chainId = 1
    await page.getByRole('button', { name: 'Pay $0.01 with Test Wallet' }).click()
    await answered(page)
    expect(await received()).toBe(CENT)
    expect(wallet.asked('eth_signTypedData_v4')).toBe(1)
    const typed = JSON.parse(String(wallet.calls.find(({ method }) => method === 'eth_signTypedData_v4')?.params[1]))
    expect(typed.message.value).toBe('10000')
    expect(typed.message.validBefore).toMatch(/^\d+$/)

    expect(await violationsOf(page)).toEqual([])
    await page.screenshot({ path: `${artefacts}answer-search.png`, fullPage: true })

    const answer = JSON.parse(await downloaded(page, 'Download the answer'))
    expect(await page.locator('article.case h2').allTextContents()).toEqual(
      answer.cases.map((hit: { case: { title: string } }) => hit.case.title),
    )
    const receipt = JSON.parse(await downloaded(page, 'Download the receipt'))
    const { receipt_signer: signer } = await (await fetch(`${site.url}/.well-known/x402`)).json()
    expect(await receiptSignedBy(receipt.extensions['offer-receipt'].info.receipt)).toBe(signer)
    expect(sent.filter(({ url }) => !url.startsWith(`${site.url}/`) && !/^(data|blob):/.test(url))).toEqual([])
    expect(complaints).toEqual([])

    await page.reload()
    await answered(page)
    expect(page.url()).toContain('/receipts/')
    expect(wallet.asked('eth_signTypedData_v4') + wallet.asked('personal_sign')).toBe(1)
    expect(await received()).toBe(CENT)
  })

  it('tells a wallet of the chain that it does not know (4902), never with the private RPC', async () => {
    const { page, wallet } = await visit(SEARCH)
    wallet.chainId = 1
    wallet.known.delete(site.chain.chainId)
    await pay(page)
    await answered(page)
    const [added] = wallet.calls.find(({ method }) => method === 'wallet_addEthereumChain')?.params ?? []
    expect(added).toMatchObject({ chainId: '0x14a34', chainName: 'Base Sepolia (test network)' })
    expect(JSON.stringify(added)).not.toContain(site.chain.rpcUrl)
    expect(await received()).toBe(CENT)
  })

  it('takes the wallet at window.ethereum where none announces itself', async () => {
    const { page } = await visit(SEARCH, { announced: false })
    await page.getByRole('button', { name: 'Pay $0.01 with the wallet of this browser' }).click()
    await answered(page)
    expect(await received()).toBe(CENT)
  })

  it('audits what was pre-checked: the text comes along, and is audited for two cents', async () => {
    const { page, wallet } = await visit('/precheck')
    await page.fill('#text', 'The backup is good: the job exited 0 every night.')
    await page.getByRole('button', { name: 'Mark the claims' }).click()
    await page.getByRole('button', { name: 'Audit these for $0.02' }).click()
    expect(await page.locator('#input').inputValue()).toBe('The backup is good: the job exited 0 every night.')
    await pay(page)
    await answered(page)
    expect(await page.locator('#answer').textContent()).toContain('Why it matters.')
    expect(await violationsOf(page)).toEqual([])
    await page.screenshot({ path: `${artefacts}answer-audit.png`, fullPage: true })
    expect(await received()).toBe(2n * CENT)

    await page.reload()
    await answered(page)
    expect(await page.locator('#answer').textContent()).toContain('Why it matters.')
    expect(wallet.asked('eth_signTypedData_v4')).toBe(1)
    expect(await received()).toBe(2n * CENT)
    expect(site.log.join('')).not.toContain('The backup is good')
  })

  it('opens a receipt in another tab by signing in with the wallet that paid, and not with another', async () => {
    const { page } = await visit(SEARCH)
    await pay(page)
    await answered(page)
    const path = new URL(page.url()).pathname
    const later = await visit(path)
    await later.page.getByRole('button', { name: 'Sign in with Test Wallet' }).click()
    await answered(later.page)
    expect(await later.page.locator('article.case').count()).toBeGreaterThan(0)
    expect(later.wallet.asked('eth_signTypedData_v4')).toBe(0)
    const stranger = await visit(path, { account: privateKeyToAccount(generatePrivateKey()) })
    await stranger.page.getByRole('button', { name: 'Sign in with Test Wallet' }).click()
    expect(await error(stranger.page)).toContain('Neither the payment header nor the sign-in proves')
  })
})

describe('what may go wrong costs nothing and says what to do', () => {
  const REFUSALS = [
    [
      'a refused signature',
      (wallet: InjectedWallet) => wallet.refuses.add('eth_signTypedData_v4'),
      'You did not sign.',
    ],
    ['a refused address', (wallet: InjectedWallet) => wallet.refuses.add('eth_requestAccounts'), 'see your address'],
    ['a locked wallet', (wallet: InjectedWallet) => Object.assign(wallet, { locked: true }), 'unlock it'],
    [
      'a refused switch',
      (wallet: InjectedWallet) => Object.assign(wallet, { chainId: 1 }).refuses.add('wallet_switchEthereumChain'),
      'did not let your wallet go to Base Sepolia',
    ],
    [
      'a wallet that stays on the wrong chain',
      (wallet: InjectedWallet) => Object.assign(wallet, { chainId: 1, stays: true }),
      'Switch it to Base Sepolia (test network) by hand',
    ],
  ] as const

  it.each(REFUSALS)('%s, and paying works once it is mended', async (_, break_, said) => {
    const { page, wallet } = await visit(SEARCH)
    break_(wallet)
    await pay(page)
    expect(await error(page)).toContain(said)
    expect(await error(page)).toContain('Nothing was charged')
    expect(await received()).toBe(0n)
    Object.assign(wallet, { locked: false, stays: false })
    wallet.refuses.clear()
    await pay(page)
    await answered(page)
    expect(await received()).toBe(CENT)
  })

  it('too little balance is said before anything is signed, with the amounts', async () => {
    const account = privateKeyToAccount(generatePrivateKey())
    await site.chain.fund(account.address, 4_000n)
    const { page, wallet } = await visit(SEARCH, { account })
    await pay(page)
    expect(await error(page)).toContain('holds 0.004 USDC on Base Sepolia (test network), and the answer costs 0.01')
    expect(wallet.asked('eth_signTypedData_v4')).toBe(0)
    expect(await received()).toBe(0n)
  })

  it('a query that nothing fits is told and not charged', async () => {
    const { page } = await visit('/search?q=zzyzx+qwrtp')
    await pay(page)
    expect(await error(page)).toContain('Nothing was charged')
    expect(await received()).toBe(0n)
  })

  it('no wallet at all is told, with what to do', async () => {
    const { page } = await watchedPage(site)
    await page.goto(site.url + SEARCH)
    await page.getByText('No wallet was found in this browser').waitFor()
  })

  it('after a 503 a reload sends the same payment again, signs nothing, and is charged once', async () => {
    const { page, wallet } = await visit(SEARCH)
    site.facilitator.on('settle', ({ answer }) => answer(500, { error: 'broken' }))
    await pay(page)
    await page.getByText('on its way to the chain').waitFor({ timeout: 30_000 })
    await page.reload()
    await page.getByText('on its way to the chain').waitFor({ timeout: 30_000 })
    expect(await received()).toBe(0n)
    site.facilitator.on('settle', undefined)
    await answered(page)
    expect(wallet.asked('eth_signTypedData_v4')).toBe(1)
    expect(await received()).toBe(CENT)
  })
})
