const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

const word = (value: bigint): string => value.toString(16).padStart(64, '0')

/**
 * The one form of a key's signature of 65 bytes: s in its lower half and v of 27 or 28, as the token's contract wants it. The
 * same signature can be written in four ways, and whoever reads it on the chain can write the other three. Only for a
 * signature that a key has made: what a contract wallet takes for one is its own affair.
 *
 * @see https://eips.ethereum.org/EIPS/eip-2
 */
export const keySignature = (signature: string): string => {
  const s = BigInt(`0x${signature.slice(66, 130)}`)
  const parity = Number.parseInt(signature.slice(130, 132), 16) % 27
  const high = s > ORDER / 2n
  const v = 27 + (high ? 1 - parity : parity)
  return `${signature.slice(0, 66)}${word(high ? ORDER - s : s)}${v.toString(16)}`.toLowerCase()
}
