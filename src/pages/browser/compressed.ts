const through = async (bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer())

const toBase64Url = (bytes: Uint8Array): string => {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (character) => character.charCodeAt(0))

/** A value as letters that can stand in an address. */
export const compressed = async (value: unknown): Promise<string> =>
  toBase64Url(await through(new TextEncoder().encode(JSON.stringify(value)), new CompressionStream('deflate-raw')))

/** The value of such letters. Throws where they were cut or changed. */
export const expanded = async (letters: string): Promise<unknown> =>
  JSON.parse(new TextDecoder().decode(await through(fromBase64Url(letters), new DecompressionStream('deflate-raw'))))
