import { createHash, createPublicKey, verify } from 'node:crypto'
import { ServiceError } from '../errors.ts'
import { sameSecret } from '../same-secret.ts'
import { ANONYMOUS, PUBLIC_LANE, PUBLIC_SOURCES, SOURCES, type Source, type View } from './source.ts'

/** Who reports, as far as the store may know: a salted hash and no name. */
export interface Reporter {
  /** Empty for all who give no name. */
  readonly hash: string
  readonly source: Source
  readonly lane: string
}

/** A request as its signature covers it, and its headers. */
export interface SignedRequest {
  readonly method: string
  readonly path: string
  readonly body: string
  readonly header: (name: string) => string | undefined
}

export interface ReporterOptions {
  readonly salt: string
  readonly operatorToken: string | undefined
  /** Milliseconds. */
  readonly now: () => number
}

export const SIGNATURE_SCHEME = 'failure-archive-v1'
const MOST_SKEW_SECONDS = 300
const LEAST_SECRET = 16
const MOST_ID = 256
const SIGNED_PREFIX = 'ed25519:'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** The text that a signed reporter signs: scheme, unix time, METHOD, path and SHA-256 of the body, each on a line. */
export const signedText = (time: string, { method, path, body }: Pick<SignedRequest, 'method' | 'path' | 'body'>) =>
  [SIGNATURE_SCHEME, time, method, path, sha256(body)].join('\n')

function refuse(reason: string): never {
  throw new ServiceError('bad_signature', { reason })
}

function publicKeyOf(id: string) {
  try {
    const x = id.slice(SIGNED_PREFIX.length)
    if (Buffer.from(x, 'base64url').length !== 32) return undefined
    return createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x } })
  } catch {
    return undefined
  }
}

/** @throws ServiceError `bad_signature`: a signature that does not hold is never taken for none. */
function checkSignature(request: SignedRequest, id: string, nowMs: number): void {
  const signature = request.header('x-signature')
  const time = request.header('x-signature-time') ?? ''
  if (!signature) refuse('X-Signature is missing')
  if (!/^\d{1,12}$/.test(time)) refuse('X-Signature-Time is not a unix time in seconds')
  if (Math.abs(nowMs / 1000 - Number(time)) > MOST_SKEW_SECONDS)
    refuse('X-Signature-Time is more than 300 seconds from the time here')
  const key = publicKeyOf(id)
  if (!key) refuse('X-Reporter-ID is not `ed25519:` and a base64url public key of 32 bytes')
  const text = Buffer.from(signedText(time, request))
  if (!verify(null, text, key, Buffer.from(signature, 'base64url'))) refuse('the signature is not of this request')
}

/** A caller that claims to be the operator and cannot show it is a demo, not an agent. */
function sourceOf(request: SignedRequest, operatorToken: string | undefined): Source {
  const kind = request.header('x-reporter-kind')?.trim().toLowerCase() ?? ''
  const token = request.header('x-operator-token')
  if (token === undefined) return kind === '' || kind === 'agent' ? 'agent' : 'demo_agent'
  const isOperator = operatorToken !== undefined && sameSecret(token, operatorToken)
  return isOperator && kind !== 'demo' ? 'first_party' : 'demo_agent'
}

function laneOf(request: SignedRequest, salt: string): string {
  const secret = request.header('x-team-secret')
  if (secret === undefined) return PUBLIC_LANE
  if (secret.length < LEAST_SECRET)
    throw new ServiceError('invalid_report', {
      param: 'X-Team-Secret',
      problem: `must have at least ${LEAST_SECRET} characters`,
    })
  return `team:${sha256(`${salt}\nteam\n${secret}`).slice(0, 32)}`
}

function hashOf(id: string, lane: string, salt: string): string {
  if (id === '') return ANONYMOUS
  if (id.length > MOST_ID)
    throw new ServiceError('invalid_report', {
      param: 'X-Reporter-ID',
      problem: `must have at most ${MOST_ID} characters`,
    })
  // Salted with the lane too, so that nobody can lay a team's reporters beside the public ones.
  return sha256(`${salt}\nreporter\n${lane}\n${id}`).slice(0, 32)
}

/**
 * Tells who reports from a request's headers.
 *
 * @throws ServiceError `bad_signature`; `invalid_report` for a team secret or an id that cannot be used.
 */
export function createIdentify({ salt, operatorToken, now }: ReporterOptions): (request: SignedRequest) => Reporter {
  return (request) => {
    const id = request.header('x-reporter-id')?.trim() ?? ''
    if (id.startsWith(SIGNED_PREFIX)) checkSignature(request, id, now())
    else if (request.header('x-signature') !== undefined) refuse('X-Reporter-ID does not name an `ed25519:` key')
    const lane = laneOf(request, salt)
    return { hash: hashOf(id, lane, salt), source: sourceOf(request, operatorToken), lane }
  }
}

/** A demo sees demo and synthetic reports; everybody else sees what agents and the operator report. */
export const viewOf = ({ source, lane }: Reporter): View => ({
  lanes: lane === PUBLIC_LANE ? [PUBLIC_LANE] : [PUBLIC_LANE, lane],
  sources: source === 'demo_agent' ? SOURCES : PUBLIC_SOURCES,
})
