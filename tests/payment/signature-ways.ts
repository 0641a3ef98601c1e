const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

/** The four ways to write one signature: either half of s, and v from 0 or from 27. */
export const ways = (signature: string): readonly string[] => {
  const r = signature.slice(0, 66)
  const s = BigInt(`0x${signature.slice(66, 130)}`)
  const parity = Number.parseInt(signature.slice(130), 16) - 27
  const write = (value: bigint, v: number) =>
    `${r}${value.toString(16).padStart(64, '0')}${v.toString(16).padStart(2, '0')}`
  const other = 1 - parity
  return [write(s, 27 + parity), write(s, parity), write(ORDER - s, 27 + other), write(ORDER - s, other)]
}
