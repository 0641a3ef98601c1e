import { readFileSync } from 'node:fs'

/** A file that holds no text which could be audited; the message says what it is instead. */
export class NotText extends Error {}

const READING = new Map([
  ['ENOENT', 'there is no such file'],
  ['EISDIR', 'this is a folder; name its files'],
  ['EACCES', 'the file may not be read'],
])

function bytesOf(path: string): Uint8Array {
  try {
    return readFileSync(path === '-' ? 0 : path)
  } catch (error) {
    const problem = error instanceof Error && 'code' in error ? READING.get(String(error.code)) : undefined
    if (problem === undefined) throw error
    throw new NotText(problem)
  }
}

/** UTF-16 begins with one of these; half of its bytes are 0 in English. */
const UTF_16 = ['fffe', 'feff']

/**
 * Reads a file as text; `-` is standard input. A picture or an archive read as text would pass, since no claim is found in it.
 *
 * @throws NotText
 */
export function readText(path: string): string {
  const bytes = bytesOf(path)
  if (UTF_16.includes(Buffer.from(bytes.subarray(0, 2)).toString('hex')))
    throw new NotText('this is UTF-16; save it as UTF-8')
  if (bytes.includes(0)) throw new NotText('this is a binary file, not text')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new NotText('this is not UTF-8 text')
  }
}
