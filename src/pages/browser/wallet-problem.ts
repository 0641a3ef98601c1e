/** Something about the wallet that its owner can mend; the message says how. */
export class WalletProblem extends Error {}

/** The code of a wallet's error; some wrap the one that counts. */
export function codeOf(error: unknown): number | undefined {
  const { code, data } = (error ?? {}) as { code?: number; data?: { originalError?: { code?: number } } }
  return data?.originalError?.code ?? code
}

const LOCKED = 'Your wallet is locked, or already asks you something. Open it, unlock it, and press the button again.'

/** What went wrong in the wallet, in words that say what to do. Nothing has been charged by then. */
export function walletProblem(error: unknown, refused: string): WalletProblem {
  if (error instanceof WalletProblem) return error
  const code = codeOf(error)
  if (code === 4001)
    return new WalletProblem(`${refused} Nothing was charged. Press the button again if you want the answer.`)
  if (code === -32002 || code === 4100) return new WalletProblem(`${LOCKED} Nothing was charged.`)
  return new WalletProblem(
    'Your wallet did not do what it was asked. Nothing was charged. Reload the page, or try another wallet.',
  )
}

export const lockedWallet = () => new WalletProblem(`${LOCKED} Nothing was charged.`)
