import { NotReached } from './not-reached.ts'

/**
 * The body of an answer, unless it is larger than may be kept: it is then left where it is.
 *
 * @throws NotReached
 */
export async function readCapped(response: Response, maxBytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.byteLength
    if (bytes > maxBytes) throw new NotReached(`its answer is larger than ${maxBytes} bytes, the most that is kept`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}
