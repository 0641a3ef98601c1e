import { describe, expect, test } from 'vitest'
import { mask } from '../../src/redaction/mask.ts'

/** Letters without a pattern, the same on every run, put together here so that no file holds what looks like a live key. */
const body = (length: number, alphabet = 'Wq8Lz3Rt6Yc2Vn9Bx5Kd7Fm4') =>
  Array.from({ length }, (_, at) => alphabet[(at * 11 + 5) % alphabet.length]).join('')
const hex = (length: number) => body(length, '4e7a1c9d0b3f82658')

describe('what turns up in post-mortems and was in no probe', () => {
  test.each([
    ['an AWS secret', `aws_secret_access_key = ${body(40)}`, 'api-token'],
    ['an AWS secret in JSON', `{"SecretAccessKey": "${body(40)}"}`, 'api-token'],
    ['a database password without a separator in its name', `PGPASSWORD=${body(12)} psql -h db`, 'credential'],
    ['a storage key', `AccountName=logs;AccountKey=${body(60)}==;`, 'credential'],
    ['a password told in a sentence', `The password was ${body(11)} until May.`, 'credential'],
    ['curl with a password', `curl -u admin:${body(9)} https://example.org/`, 'credential'],
    ['sshpass', `sshpass -p '${body(10)}' ssh host`, 'credential'],
    ['mysql', `mysql -h db -u root -p${body(10)} shop`, 'credential'],
    ['a .netrc', `machine example.org login ci password ${body(14)}`, 'credential'],
    ['an npm setting', `//registry.example.org/:_authToken=${body(30)}`, 'credential'],
    [
      'a token in a clone address',
      `git clone https://x-access-token:gh${'s'}_${body(36)}@github.com/a/b`,
      'url-credential',
    ],
    ['a signed address', `https://example.org/f?X-Amz-Signature=${hex(64)}&x=1`, 'url-token'],
    [
      'a key in JSON with escaped lines',
      `"-----BEGIN PRIVATE ${'KEY'}-----\\n${body(60)}\\n-----END PRIVATE KEY-----\\n"`,
      'private-key',
    ],
    [
      'a key cut off before its end',
      `-----BEGIN EC PRIVATE ${'KEY'}-----\n${body(60)}\n\nThe rest is lost.`,
      'private-key',
    ],
    [
      'a numbered seed phrase',
      'legal winner thank year wave sausage worth useful legal winner thank yellow'
        .split(' ')
        .map((word, at) => `${at + 1}. ${word}`)
        .join('\n'),
      'seed-phrase',
    ],
    ['an address behind a reference', 'mail bob&#64;example.org now', 'email'],
    ['an address in full width', 'mail ｂｏｂ＠example.org now', 'email'],
    ['a defanged address', 'from 10[.]44[.]7[.]19 again', 'ipv4'],
    ['an address of the local link', 'via fe80::d2c7:89ff:fe01:33aa%eth0', 'ipv6'],
    ['a database host of a cloud', 'orders.c9akciq32.eu-west-1.rds.amazonaws.com', 'internal-host'],
    ['a tunnel', 'https://3f7a-81-2-69-142.ngrok-free.app/hook', 'internal-host'],
    ['a share', 'copied to \\\\fs01\\finance\\q3.xlsx', 'internal-host'],
    ['a shell prompt', 'root@ip-10-0-3-4:~# df -h', 'internal-host'],
    ['a request id of a cloud', 'Request ID: 4442587FB7D0A2F9', 'request-id'],
    ['a ray', 'cf-ray: 7d2f1b2c3d4e5f6a-AMS', 'request-id'],
    ['a B3 header', `X-B3-TraceId: ${hex(32)}`, 'trace-id'],
    ['a path of a second system', 'under /mnt/c/Users/mira.okafor/notes', 'user-path'],
    ['a path in a variable', 'PATH=/usr/bin:/home/mira/bin:/bin', 'user-path'],
    ['a number with a national zero', 'ring +44 (0)20 7946 0958 at night', 'phone'],
    ['a dotted number', 'ring 415.555.0132 at night', 'phone'],
    ['a cookie that a script sets', `document.cookie = "__Host-session=${body(30)}; Path=/"`, 'cookie'],
    ['a job of a model provider', `it answered chatcmpl-${body(29)} late`, 'record-id'],
  ])('%s', (_, text, name) => {
    expect(mask(text).found.map((span) => span.class)).toContain(name)
  })
})

describe('what looks alike and is none', () => {
  test.each([
    'The passcode was changed and the password is required; bypass: enabled, compass: north.',
    'pino-http -u http://localhost:8080/logs and -u redis://localhost:6379',
    'run -u root, --user 1000:1000, docker run -p 8080:8080 and mysql -h db -p shop',
    'dynamodb.us-east-1.amazonaws.com and s3.amazonaws.com did not resolve.',
    'login form, password field, token: expired, secret: rotated, credentials: none',
    'A regular expression such as \\\\d+\\s or a\\\\b is code.',
    'See section 10.2.3, table 4.1.1.2.b and release 2024.10.1.',
    'The word list has about 2048 words, which above all will make it easy to check; any word can be used more than once.',
  ])('%s', (text) => {
    expect(mask(text)).toEqual({ text, found: [] })
  })
})
