/** Whom to ask, and about which address. */
export interface MarketAddresses {
  readonly x402scanUrl: string
  readonly facilitatorUrl: string
  readonly bazaarUrl: string
  readonly rpcUrl: string
  /** The receiving address whose balance and income are read; undefined leaves them out. */
  readonly payTo: `0x${string}` | undefined
  /** The block from which its income counts. */
  readonly fromBlock: number | undefined
}
