const MASK = (1n << 64n) - 1n
const LANES = 25
const ROUNDS = 24
/** Bytes of one block of Keccak-256. */
const RATE = 136

const rotated = (lane: bigint, by: number) => ((lane << BigInt(by)) | (lane >> BigInt(64 - by))) & MASK

const at = (lanes: readonly bigint[], index: number) => lanes[index] ?? 0n

function theta(lanes: bigint[]): void {
  const columns = [0, 1, 2, 3, 4].map((x) => [0, 5, 10, 15, 20].reduce((sum, y) => sum ^ at(lanes, x + y), 0n))
  for (let i = 0; i < LANES; i += 1)
    lanes[i] = at(lanes, i) ^ at(columns, (i + 4) % 5) ^ rotated(at(columns, (i + 1) % 5), 1)
}

function rhoAndPi(lanes: bigint[]): void {
  let [x, y, moved] = [1, 0, at(lanes, 1)]
  for (let step = 0; step < ROUNDS; step += 1) {
    ;[x, y] = [y, (2 * x + 3 * y) % 5]
    const next = at(lanes, x + 5 * y)
    lanes[x + 5 * y] = rotated(moved, (((step + 1) * (step + 2)) / 2) % 64)
    moved = next
  }
}

function chi(lanes: bigint[]): void {
  for (let y = 0; y < LANES; y += 5) {
    const row = lanes.slice(y, y + 5)
    for (let x = 0; x < 5; x += 1) lanes[x + y] = at(row, x) ^ (~at(row, (x + 1) % 5) & MASK & at(row, (x + 2) % 5))
  }
}

/** The permutation of FIPS 202, 3.3; its round constants come out of a shift register (3.2.5). */
function permute(lanes: bigint[]): void {
  let register = 1
  for (let round = 0; round < ROUNDS; round += 1) {
    theta(lanes)
    rhoAndPi(lanes)
    chi(lanes)
    for (let bit = 0; bit < 7; bit += 1) {
      register = ((register << 1) ^ ((register >> 7) * 0x71)) % 256
      if (register & 2) lanes[0] = at(lanes, 0) ^ (1n << ((1n << BigInt(bit)) - 1n))
    }
  }
}

/** The first 20 bytes of Keccak-256 of up to 135 ASCII characters, in hex. */
function hashOf(text: string): string {
  const block = new Uint8Array(RATE)
  block.set(new TextEncoder().encode(text))
  block[text.length] = (block[text.length] ?? 0) ^ 0x01
  block[RATE - 1] = (block[RATE - 1] ?? 0) ^ 0x80
  const view = new DataView(block.buffer)
  const lanes = Array.from({ length: LANES }, (_, i) => (i * 8 < RATE ? view.getBigUint64(i * 8, true) : 0n))
  permute(lanes)
  const out = new DataView(new ArrayBuffer(24))
  for (let i = 0; i < 3; i += 1) out.setBigUint64(i * 8, at(lanes, i), true)
  return [...new Uint8Array(out.buffer, 0, 20)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * An address with its checksum in the case of its letters (EIP-55), which a message to sign in with has to hold (EIP-4361) and
 * wallets do not always give.
 */
export function checksumAddress(address: string): string {
  const letters = address.slice(2).toLowerCase()
  const hash = hashOf(letters)
  return `0x${[...letters].map((letter, i) => (Number.parseInt(hash[i] ?? '0', 16) >= 8 ? letter.toUpperCase() : letter)).join('')}`
}
