import type { SecretClass } from './recogniser.ts'

/** A made-up secret and what gives it away in front of it, which itself may stand. */
export interface ProbeSecret {
  readonly lead: string
  readonly secret: string
  /** What belongs behind it, and may stand as well. */
  readonly tail: string
}

const LETTERS = 'abcdefghijkmnopqrstuvwxyz'
const BASE58 = '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const BECH32 = '023456789acdefghjklmnpqrstuvwxyz'
const HEX = '0123456789abcdef'
const DIGITS = '0123456789'
const ALNUM = `${LETTERS}${LETTERS.toUpperCase()}${DIGITS}`

/** The same letters on every run: a linear congruential sequence, no secret of anybody. */
function filler(length: number, alphabet: string = ALNUM): string {
  let state = length * 7919 + alphabet.length
  let text = ''
  for (let at = 0; at < length; at++) {
    state = (state * 1103515245 + 12345) % 2147483648
    text += alphabet[(state >> 8) % alphabet.length]
  }
  return text
}

const alone = (...secrets: string[]): ProbeSecret[] => secrets.map((secret) => ({ lead: '', secret, tail: '' }))
const after = (lead: string, secret: string, tail = ''): ProbeSecret => ({ lead, secret, tail })

const base64Url = (text: string): string => Buffer.from(text).toString('base64url')
const jwt = [base64Url('{"alg":"HS256","typ":"JWT"}'), base64Url('{"sub":"probe","n":12345}'), filler(43)].join('.')
const pem = (kind: string): string =>
  [`-----BEGIN ${kind}-----`, filler(64), filler(64), filler(24), `-----END ${kind}-----`].join('\n')
const uuid = [8, 4, 4, 4, 12].map((length) => filler(length, HEX)).join('-')

/**
 * One or more made-up secrets of every class, put together at run time so that no file of this repository holds what a
 * scanner would take for a live key. What the digits of cards and bank numbers must satisfy comes from published examples.
 */
export const PROBE_SECRETS: Readonly<Record<SecretClass, readonly ProbeSecret[]>> = {
  'api-token': alone(
    `ghp_${filler(36)}`,
    `github_pat_${filler(22)}_${filler(59)}`,
    `xoxb-${filler(12, DIGITS)}-${filler(12, DIGITS)}-${filler(24)}`,
    `AKIA${filler(16, 'ABCDEFGHIJKLMNOP234567')}`,
    `npm_${filler(36)}`,
    `SG.${filler(22)}.${filler(43)}`,
    `sk-ant-api03-${filler(93)}AA`,
    `sk-proj-${filler(48)}`,
    `sk_${'live'}_${filler(24)}`,
    `glpat-${filler(20)}`,
    `AIza${filler(35)}`,
    `hf_${filler(34, LETTERS)}`,
    `pypi-AgEIcHlwaS5vcmc${filler(60)}`,
    `dop_v1_${filler(64, HEX)}`,
    `lin_api_${filler(40)}`,
    `shpat_${filler(32, HEX)}`,
    `${filler(9, '123456789')}:AA${filler(33)}`,
    `hvs.${filler(40)}`,
    `dckr_pat_${filler(27)}`,
    `AC${filler(32, HEX)}`,
    `${filler(32, HEX)}-us12`,
  ),
  'bank-account': [
    after('account number ', filler(10, '123456789')),
    after('routing number: ', filler(9, '123456789')),
    after('sort code ', '20-41-57'),
  ],
  'bearer-header': [
    after('Authorization: Bearer ', filler(40)),
    after('bearer ', filler(32)),
    after('Authorization: Basic ', `${filler(30)}==`),
    after('x-api-key: ', filler(32)),
  ],
  'bech32-address': alone(`cosmos1${filler(38, BECH32)}`, `addr1${filler(58, BECH32)}`),
  'bitcoin-address': alone(`bc1q${filler(38, BECH32)}`, `1${filler(33, BASE58)}`),
  'cloud-account': [after('arn:aws:iam::', filler(12, '123456789')), after('account id ', filler(12, '123456789'))],
  cookie: [after('Cookie: ', `sid=${filler(32)}`), after('Set-Cookie: ', `auth=${filler(40)}`)],
  credential: [
    after('password=', `Tr0ub${filler(8)}`),
    after('DB_PASSWORD: ', filler(16)),
    after('client_secret = ', filler(32)),
    after('--token ', filler(24)),
  ],
  email: alone('mira.okafor@mail.example.org', 'ops+alerts@example.com', 'j_doe@example.co.uk'),
  'evm-address': alone(`0x${filler(40, HEX)}`),
  iban: alone('DE89 3704 0044 0532 0130 00', 'GB82WEST12345698765432', 'FR1420041010050500013M02606'),
  'internal-host': alone('db-3.prod.internal', 'build-7.corp', 'cache.payments.svc.cluster.local', 'ip-10-2-33-4'),
  ipv4: alone('10.20.30.40', '203.0.113.77', '192.168.14.2'),
  ipv6: alone('2001:db8:85a3:1:2:8a2e:370:7334', 'fe80::1ff:fe23:4567:890a'),
  jwt: alone(jwt),
  'mac-address': alone('3c:22:fb:9a:10:7e', '3C-22-FB-9A-10-7E'),
  'national-id': alone('219-09-9998'),
  'payment-card': alone('4111 1111 1111 1111', '5555555555554444', '3782-822463-10005'),
  phone: [...alone('+44 20 7946 0958', '(415) 555-0132', '+4915123456789'), after('phone: ', '020 7946 0958')],
  'private-key': alone(
    pem('RSA PRIVATE KEY'),
    pem('OPENSSH PRIVATE KEY'),
    `0x${filler(64, HEX)}`,
    `5K${filler(49, BASE58)}`,
    `xprv${filler(107, BASE58)}`,
    filler(88, BASE58),
  ),
  'record-id': [after('cus_', filler(18)), after('org-', filler(24))],
  'request-id': [
    after('request_id=', filler(26)),
    after('X-Request-Id: ', filler(20, HEX)),
    after('correlation-id: ', filler(24)),
  ],
  'seed-phrase': alone(
    `${'abandon '.repeat(11)}about`,
    'legal winner thank year wave sausage worth useful legal winner thank yellow',
    'letter advice cage absurd amount doctor acoustic avoid letter advice cage above',
  ),
  'session-id': [after('session_id=', filler(32)), after('PHPSESSID=', filler(26)), after('session id: ', filler(24))],
  'solana-address': alone(filler(44, BASE58)),
  'trace-id': [
    after('trace_id=', filler(32, HEX)),
    after('', `00-${filler(32, HEX)}-${filler(16, HEX)}-01`),
    after('', `1-${filler(8, HEX)}-${filler(24, HEX)}`),
    after('span id: ', filler(16, HEX)),
  ],
  ulid: alone(`01${filler(24, '0123456789ABCDEFGHJKMNPQRSTVWXYZ')}`),
  'url-credential': [
    after('postgres://', `app:${filler(14)}`, '@db.example.org/main'),
    after('https://', `deploy:${filler(20)}`, '@git.example.org/x'),
  ],
  'url-token': [
    after('https://example.org/cb?access_token=', filler(32)),
    after('https://example.org/f?sig=', filler(43)),
  ],
  'user-path': alone(
    '/home/mira/projects/billing',
    '/Users/mira/Desktop/notes.txt',
    'C:\\Users\\mira.okafor\\work',
    '/root/backup/db.sql',
  ),
  uuid: alone(uuid),
  'webhook-url': alone(
    `https://hooks.slack.com/services/T${filler(8)}/B${filler(8)}/${filler(24)}`,
    `https://discord.com/api/webhooks/${filler(18, '123456789')}/${filler(60)}`,
  ),
}
