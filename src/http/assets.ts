import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Handler } from 'hono'
import { ServiceError } from '../errors.ts'
import type { AppEnv } from './app-env.ts'
import { respond } from './respond.ts'
import { gzipHeaders, takesGzip } from './takes-gzip.ts'

interface Asset {
  readonly mediaType: string
  readonly plain: Uint8Array<ArrayBuffer>
  readonly gzip: Uint8Array<ArrayBuffer>
}

/** The style sheet and the scripts of the pages. */
export interface Assets {
  /** Its address, which holds the hash of all of them, so that it can be kept for ever. */
  readonly address: (name: string) => string
  readonly handler: Handler<AppEnv>
}

const assetOf = (mediaType: string, text: string): Asset => ({
  mediaType,
  plain: new Uint8Array(Buffer.from(text)),
  gzip: new Uint8Array(gzipSync(text, { level: 9 })),
})

/** A style sheet without what only its readers need. */
const packed = (css: string) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/;}/g, '}')
    .trim()

function readAssets(root: string): Map<string, Asset> {
  const style = readFileSync(join(root, 'src/pages/style.css'), 'utf8')
  const scripts = join(root, 'dist/browser')
  const names = readdirSync(scripts).sort()
  return new Map([
    ['style.css', assetOf('text/css; charset=utf-8', packed(style))],
    ...names.map((name): [string, Asset] => [
      name,
      assetOf('text/javascript; charset=utf-8', readFileSync(join(scripts, name), 'utf8')),
    ]),
  ])
}

export const ASSETS_PATH = '/assets/*'

/** Reads them once; `root` is the folder of the package, in which they have been built. */
export function loadAssets(root: string): Assets {
  const files = readAssets(root)
  const hash = createHash('sha256')
  for (const [name, { plain }] of files) hash.update(name).update(plain)
  const base = `/assets/${hash.digest('base64url').slice(0, 12)}/`
  return {
    address: (name) => {
      if (!files.has(name)) throw new Error(`There is no ${name} among the built assets`)
      return base + name
    },
    handler: (c) => {
      const { path } = c.req
      const asset = path.startsWith(base) ? files.get(path.slice(base.length)) : undefined
      if (!asset) throw new ServiceError('not_found', { path: 'this address' })
      const zipped = takesGzip(c)
      return respond(
        c,
        { mediaType: asset.mediaType, body: zipped ? asset.gzip : asset.plain },
        { 'cache-control': 'public, max-age=31536000, immutable', ...gzipHeaders(zipped) },
      )
    },
  }
}
