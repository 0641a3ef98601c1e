/** A token's EIP-712 name and version as the chain gives them; a signature over other ones is worth nothing. */
export interface TokenDomain {
  readonly name: string
  readonly version: string
}

/** One authorization of one token: what may have moved money, and between whom. */
export interface AuthorizationUse {
  readonly network: string
  readonly asset: string
  readonly from: string
  readonly to: string
  readonly value: bigint
  readonly nonce: string
}

/** What became of an authorization on its chain. */
export type AuthorizationFate =
  | { readonly fate: 'unused' }
  | { readonly fate: 'paid'; readonly transaction: string }
  /** The nonce is used up, but no such transfer stands beside it: cancelled, or spent on something else. */
  | { readonly fate: 'spent_otherwise' }
  /** The nonce is used, and the transaction that used it cannot be found (yet). */
  | { readonly fate: 'unclear' }

/** What payments need to read from a chain. A method that gets no answer throws; it never guesses. */
export interface ChainReader {
  /** The id of the chain that the RPC really serves. */
  chainId(network: string): Promise<number>
  /** The newest block's height. */
  height(network: string): Promise<bigint>
  balanceOf(network: string, asset: string, owner: string): Promise<bigint>
  /** @param hint - the transaction that is said to have settled it; @param fromBlock - where the search may start */
  fateOf(use: AuthorizationUse, fromBlock: bigint | undefined, hint?: string): Promise<AuthorizationFate>
  /** Whether a transaction was mined and failed. */
  reverted(network: string, transaction: string): Promise<boolean>
  /** Whether a contract wallet (ERC-1271, ERC-6492) stands for the signature. */
  signedByContract(network: string, account: string, digest: `0x${string}`, signature: string): Promise<boolean>
  tokenDomain(network: string, asset: string): Promise<TokenDomain>
}
