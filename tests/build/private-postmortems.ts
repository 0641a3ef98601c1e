import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const FOLDER = fileURLToPath(new URL('data/private-postmortems', import.meta.url))

const body = (length: number, alphabet = 'Kq7Zr2Wm9Xd4Vb8Tn3Hs6Jp5') =>
  Array.from({ length }, (_, at) => alphabet[(at * 7 + 3) % alphabet.length]).join('')

/** Filled in when the test runs, so that no file here holds what a scanner would take for a live key. */
const FILLED: Readonly<Record<string, string>> = {
  'github-token': `gh${'p'}_${body(36)}`,
  jwt: `ey${'J'}hbGciOiJIUzI1NiJ9.ey${'J'}zdWIiOiJ0ZXN0cyIsIm4iOjF9.${body(43)}`,
  'aws-key': `AK${'IA'}${body(16, 'QZ7RW2MXD4VBTN3HSJP5')}`,
  'db-password': body(18),
  'session-id': body(32),
  'slack-webhook': `https://hooks.slack.${'com'}/services/T${body(9)}/B${body(9)}/${body(24)}`,
  'url-token': body(40),
  'evm-address': `0x${body(40, '9a3f0c7d1e5b82646f')}`,
  'seed-phrase': 'legal winner thank year wave sausage worth useful legal winner thank yellow',
  'private-key': `0x${body(64, 'c4d10f9e8a7b265304')}`,
  'bitcoin-address': `bc1q${body(38, 'qz7r2w9x4v8t3s6jp5')}`,
  cookie: body(44),
  'pager-key': `xo${'xb'}-${body(12, '4081957362')}-${body(24)}`,
  'generic-key': body(32),
}

/** What stands in the documents as it is; none of it leads anywhere. */
const WRITTEN: readonly string[] = [
  'queue-2.prod.internal',
  '10.44.7.19',
  'oncall+queue@mail.example.org',
  '7f3c9a1e5b2d4c68',
  '/home/dkaplan',
  'db-standby.corp',
  '2001:db8:4f:11::a9',
  '8c1f6a52-3b7e-4d90-a6c4-51e2f0b7d938',
  '4012 8888 8888 1881',
  'NL91 ABNA 0417 1643 00',
  '+31 20 794 0123',
  '536-22-1184',
  '4bf92f3577b34da6a3ce929d0e0e4736',
  '3c:5a:b4:0e:77:d1',
  'svc-tests',
  'priya.raman@mail.example.org',
  'worker-9.lan',
  '402918375561',
]

/** Everything in the ten post-mortems that must not come out. */
export const SECRETS: readonly string[] = [...Object.values(FILLED), ...WRITTEN]

/** Writes the ten invented post-mortems, complete with their secrets, into a folder and returns their texts by file. */
export function writePostmortems(dir: string): ReadonlyMap<string, string> {
  const files = readdirSync(FOLDER).sort()
  return new Map(
    files.map((file) => {
      const template = readFileSync(join(FOLDER, file), 'utf8')
      const text = template.replace(/\{\{([a-z-]+)\}\}/g, (_, name: string) => {
        const secret = FILLED[name]
        if (!secret) throw new Error(`${file} asks for an unknown secret ${name}`)
        return secret
      })
      writeFileSync(join(dir, file), text)
      return [file, text] as const
    }),
  )
}
