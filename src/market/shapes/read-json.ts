import { ShapeError } from './read-shape.ts'

/** @throws ShapeError that says what came instead of JSON */
export function readJson(body: Uint8Array, contentType: string): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'))
  } catch {
    throw new ShapeError(`the answer (${body.byteLength} bytes, content type ${contentType}) is not JSON`)
  }
}
