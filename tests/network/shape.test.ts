import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FAILURE_CLASSES, failureClass } from '../../src/network/failure-class.ts'
import { subjectsOf } from '../../src/network/fingerprint.ts'
import { MAX_NORMALISED, normalise } from '../../src/network/normalise.ts'
import { canonicalService } from '../../src/network/service-name.ts'
import { failureShape } from '../../src/network/shape.ts'
import { PROBE_SECRETS } from '../../src/redaction/probe-secrets.ts'

/** Pieces that messages are made of, the awkward ones among them. */
const piece = fc.oneof(
  fc.string({ maxLength: 24 }),
  fc.constantFrom(
    'Error 1045:',
    'code=50012',
    'errno 110',
    'timeout after 3200 ms',
    '10:31:02.5',
    '2026-01-15T12:00:00Z',
    '10.0.0.5:5432',
    'https://api.example.com/v1?id=7',
    'req_8f31c2a9',
    'job-77ab12cd',
    '0xdeadbeef',
    'a94a8fe5ccb19ba61c4c',
    '1,234,567',
    '550e8400-e29b-41d4-a716-446655440000',
    'ops@example.org',
    '[2001:db8::1]:443',
    'std::exception',
    '⟨n⟩',
    '⟨',
    '⟩',
    'HTTP 422',
    'İ',
    '𝒳',
    '\u0000',
    '1'.repeat(30),
    'x'.repeat(200),
    'password=hunter2hunter2',
    'deadbeefcafe',
  ),
  fc.constantFrom(...Object.values(PROBE_SECRETS).flat()).map(({ lead, secret, tail }) => `${lead}${secret}${tail}`),
)
const message = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(' '))

describe('the normaliser', () => {
  it.each([
    ['Timed out after 3200 ms', 'timed out after ⟨duration⟩'],
    ['GET https://api.example.com/v1/users/7?x=1 failed', 'get ⟨url⟩ failed'],
    ['HTTP 422 is not 500', 'http 422 is not 500'],
    ['MySQL error 1045 at row 123456', 'mysql error 1045 at row ⟨n⟩'],
    ['code=50012, errno: 11004', 'code=50012, errno: 11004'],
    ['job job_8f31c2 and req-9a8b7c6d failed', 'job ⟨id⟩ and ⟨id⟩ failed'],
    ['at 0x7ffde4 in commit a94a8fe', 'at ⟨hex⟩ in commit ⟨hex⟩'],
    ['object a94a8fe5cc is gone', 'object ⟨hex⟩ is gone'],
    ['1,234,567 rows, limit 1000', '⟨n⟩ rows, limit ⟨n⟩'],
    ['connect to 127.0.0.1:5432 and [::1]:80', 'connect to ⟨ip⟩ and ⟨ip⟩'],
    ['at 2026-01-15T12:00:00.5Z or 10:31:02', 'at ⟨time⟩ or ⟨time⟩'],
    ['id 550e8400-e29b-41d4-a716-446655440000', 'id ⟨uuid⟩'],
    ['  Two\n\tlines  ', 'two lines'],
    ['rate limit in std::exception at v1.2.3', 'rate limit in std::exception at v1.2.3'],
  ])('%j becomes %j', (raw, text) => expect(normalise(raw).text).toBe(text))

  it('twice changes nothing', () =>
    fc.assert(
      fc.property(message, (raw) => {
        const once = normalise(raw).text
        expect(normalise(once).text).toBe(once)
      }),
      { numRuns: 2000 },
    ))

  it('is never longer than 256 characters, nor than its input and its placeholders', () =>
    fc.assert(
      fc.property(message, (raw) => {
        const { text } = normalise(raw)
        expect(text.length).toBeLessThanOrEqual(MAX_NORMALISED)
        const placeholders = [...text.matchAll(/⟨[^⟩]*⟩/g)].reduce((sum, [found]) => sum + found.length, 0)
        expect(text.length).toBeLessThanOrEqual(raw.toLowerCase().length + placeholders)
      }),
    ))

  it('leaves no half of a placeholder where it cuts', () => {
    for (let length = 240; length < 262; length++) {
      const { text } = normalise(`${'word '.repeat(60).slice(0, length)} ${'⟨n⟩ '.repeat(10)}`)
      expect(text.lastIndexOf('⟨')).toBeLessThanOrEqual(text.lastIndexOf('⟩'))
    }
  })
})

describe('service names', () => {
  it.each([
    ['GitHub', 'github'],
    ['@modelcontextprotocol/server-github', 'github'],
    ['mcp-server-github', 'github'],
    ['github-mcp-server', 'github'],
    ['github_mcp', 'github'],
    ['https://www.Example.com/path?x=1', 'example.com'],
    ['api.example.com:443', 'api.example.com'],
    ['api.openai.com', 'openai'],
    ['Brave Search', 'brave-search'],
    ['mcp', 'mcp'],
  ])('%j is %j', (raw, name) => expect(canonicalService(raw)).toBe(name))

  it.each([
    'localhost',
    'http://localhost:3000',
    '10.0.0.5',
    '192.168.1.1:80',
    '[::1]:80',
    'db.internal',
    'build.corp',
    'printer.local',
    'api.home.arpa',
    'https://8.8.8.8/x',
    'foo.localhost.',
    'ops@example.org',
    `ghp_${'a1B2'.repeat(9)}`,
    'a b\u0000c',
    '✓',
  ])('%j is refused', (raw) =>
    expect(() => canonicalService(raw)).toThrow(expect.objectContaining({ code: 'invalid_report' })),
  )

  it('naming a name changes nothing', () => {
    const part = fc.constantFrom(
      'mcp',
      'server',
      'github',
      'www',
      'api',
      'example',
      'com',
      'claude',
      'pg',
      'openai',
      '@scope',
      'x',
      '1',
      'local',
      'slack',
      'claude-mcp',
    )
    const joint = fc.constantFrom('-', '_', '.', '/', ':', ' ', '')
    const name = fc.array(fc.tuple(part, joint), { minLength: 1, maxLength: 6 }).map((parts) => parts.flat().join(''))
    const given = (raw: string) => {
      try {
        return canonicalService(raw)
      } catch {
        return undefined
      }
    }
    fc.assert(
      fc.property(fc.oneof(name, fc.string({ maxLength: 30 }), fc.domain()), (raw) => {
        const once = given(raw)
        if (once !== undefined) expect(canonicalService(once)).toBe(once)
      }),
      { numRuns: 3000 },
    )
  })
})

describe('classes', () => {
  it.each([
    ['RateLimitError', '', 'rate_limit'],
    ['HTTPError', '429', 'rate_limit'],
    ['Error', 'ECONNREFUSED', 'connection_error'],
    ['ToolError', '503', 'server_error'],
    ['TimeoutError', '500', 'timeout'],
    ['', '418', 'tool_error'],
    ['', '-32602', 'validation_error'],
    ['APIError', '', 'server_error'],
    ['APIError', '401', 'auth_error'],
    ['insufficient_quota', '429', 'budget_exceeded'],
    ['SomethingElse', '', 'tool_error'],
  ])('%j with %j is %s', (type, code, name) => expect(failureClass(type, code)).toBe(name))

  it('the class of a class is itself, whatever the code', () =>
    fc.assert(
      fc.property(
        fc.string({ maxLength: 20 }),
        fc.oneof(fc.string({ maxLength: 6 }), fc.integer().map(String)),
        (type, code) => {
          const name = failureClass(type, code)
          expect(FAILURE_CLASSES).toContain(name)
          expect(failureClass(name, code)).toBe(name)
        },
      ),
    ))
})

describe('the fingerprint', () => {
  const call = { service: 'github', operation: 'search', error_type: 'Timeout', error_message: 'no answer after 30 s' }

  it('has its form, and is the same for what varies from call to call', () => {
    const { fingerprint } = subjectsOf(failureShape(call))
    expect(fingerprint).toMatch(/^v1:[0-9a-f]{32}$/)
    const same = {
      ...call,
      service: 'mcp-server-GitHub',
      error_type: 'TimeoutError',
      error_message: 'No answer after 31 s',
    }
    expect(subjectsOf(failureShape(same)).fingerprint).toBe(fingerprint)
  })

  it('differs by service, operation, version, schema, class, code and text', () => {
    const changes = [
      {},
      { service: 'gitlab' },
      { operation: 'list' },
      { version: '2' },
      { schema_hash: 'ab' },
      { error_type: 'NotFound' },
      { error_code: '504' },
      { error_message: 'other' },
    ]
    const all = changes.map((change) => subjectsOf(failureShape({ ...call, ...change })).fingerprint)
    expect(new Set(all).size).toBe(changes.length)
  })

  it('shares its parents with other versions, and with other operations', () => {
    const one = subjectsOf(failureShape({ ...call, version: '1', schema_hash: 'a' }))
    const two = subjectsOf(failureShape({ ...call, version: '2', schema_hash: 'b' }))
    const other = subjectsOf(failureShape({ ...call, operation: 'list' }))
    expect(two.otherVersions).toBe(one.otherVersions)
    expect(other.otherVersions).not.toBe(one.otherVersions)
    expect(other.otherOperations).toBe(one.otherOperations)
  })
})
