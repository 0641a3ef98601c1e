import fs, { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CHECKS } from '../../checks/index.ts'
import { auditCommand } from '../../src/cli/audit.ts'
import { commandRun } from './run-command.ts'

const given = { stdin: '' }
const { readFileSync: readReally } = fs

/** What is read from standard input, for who imports the function too. */
function giveStdin(): void {
  vi.spyOn(fs, 'readFileSync').mockImplementation(((path: string | number, encoding?: 'utf8') =>
    path === 0 ? Buffer.from(given.stdin) : readReally(path, encoding)) as typeof readReally)
  syncBuiltinESMExports()
}

const HELD = 'The watcher is healthy: it exits 0 every run.'
const CLEAN = 'Please restart the watcher on Monday.'

let root: string
const { printed, run } = commandRun()

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cli-audit-'))
  giveStdin()
})
afterEach(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
  vi.unstubAllEnvs()
  rmSync(root, { recursive: true })
})

function file(name: string, text: string): string {
  writeFileSync(join(root, name), text)
  return join(root, name)
}

const audit = (...args: string[]) => run(auditCommand(), args)

async function auditJson(...args: string[]) {
  const code = await audit(...args, '--format', 'json')
  return { code, ...JSON.parse(printed.out) }
}

describe('exit codes', () => {
  it('is 0 when nothing is held', async () => {
    expect(await audit(file('a.md', CLEAN))).toBe(0)
    expect(printed.out).toBe(
      '1 file: 0 claims, 0 held, 0 addressed; 0 findings suppressed; 0 figures recomputed, 0 of them wrong\n',
    )
  })

  it('is 0 for an empty file', async () => {
    expect(await audit(file('a.md', ' \n'))).toBe(0)
  })

  it('is 1 when a claim is held, in any of the files', async () => {
    expect(await audit(file('a.md', CLEAN), file('b.md', HELD))).toBe(1)
  })

  it('is 0 for a held claim with --fail-on never', async () => {
    expect(await audit(file('a.md', HELD), '--fail-on', 'never')).toBe(0)
    expect(printed.out).toContain('hold')
  })

  it('is 2 for a missing file, and the others are still read', async () => {
    const missing = join(root, 'none.md')
    expect(await audit(missing, file('a.md', HELD))).toBe(2)
    expect(printed.err).toBe(`${missing}: there is no such file\n`)
    expect(printed.out).toContain('a.md:1:1: hold')
  })

  it('is 2 for a folder', async () => {
    expect(await audit(root)).toBe(2)
    expect(printed.err).toContain('this is a folder')
  })

  const GERMAN = 'Die Migration ist sicher, denn alle Tests sind grün und wir haben keine Fehler gefunden.'

  it('is 2 for a language that is not read, which is not called clean', async () => {
    const path = file('a.md', GERMAN)
    expect(await audit(path)).toBe(2)
    expect(printed.err).toBe(`${path}: not read. The text looks like German; the auditor reads English only.\n`)
  })

  it('is that of the others for a language that is not read among them, which is counted', async () => {
    const path = file('README.de.md', GERMAN)
    const { code, summary } = await auditJson(path, file('a.md', CLEAN))
    expect([code, summary.files, summary.not_read]).toEqual([0, 1, 1])
    printed.out = ''
    expect(await audit(path, file('b.md', HELD))).toBe(1)
    expect(printed.out).toContain('1 file (1 more not read): 1 claim, 1 held')
  })

  it.each([
    ['a binary file', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), 'this is a binary file, not text'],
    ['bytes that are no UTF-8', Buffer.from([0x41, 0xff, 0xfe, 0x41]), 'this is not UTF-8 text'],
    ['UTF-16', Buffer.from('\ufeffAll tests pass.', 'utf16le'), 'this is UTF-16; save it as UTF-8'],
  ])('is 2 for %s, which is not called clean', async (_, bytes, problem) => {
    writeFileSync(join(root, 'a.md'), bytes)
    expect(await audit(join(root, 'a.md'), file('b.md', CLEAN))).toBe(2)
    expect(printed.err).toBe(`${join(root, 'a.md')}: ${problem}\n`)
  })

  it.each([
    [[]],
    [['-', '-']],
    [['a.md', '--claim', 'x']],
    [['--evidence', 'x']],
    [['--claim', ' ']],
    [['a.md', '--format', 'xml']],
    [['a.md', '--fail-on', 'sometimes']],
    [['a.md', '--colour']],
  ])('refuses %j before anything is read', async (args) => {
    const command = auditCommand().exitOverride()
    await expect(command.parseAsync(args, { from: 'user' })).rejects.toThrow()
    expect(printed.out).toBe('')
    expect(printed.err).toMatch(/^error: /)
  })
})

describe('what is read', () => {
  it('is standard input for -', async () => {
    given.stdin = `One line.\n${HELD}`
    const { code, files } = await auditJson('-')
    expect(code).toBe(1)
    expect(files[0].file).toBe('stdin')
    expect(files[0].claims.find((claim: { held: boolean }) => claim.held)).toMatchObject({ line: 2, column: 1 })
  })

  it('is one claim with its evidence', async () => {
    expect(await audit('--claim', HELD)).toBe(1)
    printed.out = ''
    const evidence = 'Some context first.\nWe read the file that it wrote and counted the 40 rows in it.'
    expect(await audit('--claim', HELD, '--evidence', evidence)).toBe(0)
    expect(printed.out).toContain('addressed  silent_success: by the evidence, line 2, "We read the file')
  })

  it('is a file longer than the auditor reads at once, in parts that keep their places', async () => {
    const filler = `${'Please restart the watcher on Monday. '.repeat(40)}\n\n`
    const long = `${filler.repeat(90)}\`\`\`\n${filler.repeat(20)}\`\`\`\n\n${HELD}\n`
    expect(long.length).toBeGreaterThan(150_000)
    const { files } = await auditJson(file('a.md', long))
    const held = files[0].claims.filter((claim: { held: boolean }) => claim.held)
    expect(held).toHaveLength(1)
    expect(long.slice(held[0].start, held[0].end)).toBe(HELD)
    expect(held[0].line).toBe(long.slice(0, held[0].start).split('\n').length)
  })
})

describe('the pretty report', () => {
  it('shows the sentence by line and column with the matched words underlined, like a compiler', async () => {
    const path = file('a.md', 'Some words.\n\nAll is quiet here. The watcher is healthy:\nit exits 0 every run.\n')
    await audit(path)
    expect(printed.out).toContain(
      [
        `${path}:3:20: hold`,
        ' 3 | The watcher is healthy:',
        ' 4 | it exits 0 every run.',
        '   |    ^^^^^^^ silent_success',
        `   open       silent_success: ${CHECKS.find(({ id }) => id === 'silent_success')?.question}`,
      ].join('\n'),
    )
  })

  it('says by which line a finding is addressed', async () => {
    await audit(
      file(
        'a.md',
        'All 47 tests pass, so the migration is safe.\nWe then read the migrated rows back and compared them.',
      ),
    )
    expect(printed.out).toMatch(/: proceed\n/)
    expect(printed.out).toContain('addressed  silent_success: by line 2, "We then read')
  })

  it('breaks a long line into rows, and every underlined word stands above its carets', async () => {
    const long = `${'The nightly job that moves the rows of the old ledger to the new one, '.repeat(3)}is healthy: it exits 0 every run.`
    await audit(file('a.md', long))
    const rows = printed.out.split('\n')
    const carets = rows.findIndex((row) => row.includes('^'))
    const from = rows[carets]?.indexOf('^') ?? 0
    expect(rows[carets - 1]?.slice(from, (rows[carets]?.lastIndexOf('^') ?? 0) + 1)).toBe('exits 0')
  })

  it('names a figure that does not add up and counts it', async () => {
    expect(await audit(file('a.md', 'Please note 12 of 40 (35%).'))).toBe(0)
    expect(printed.out).toContain('a.md:1:13: arithmetic: "35%" comes to 30% (12 / 40 = 30%)')
    expect(printed.out).toContain('1 figure recomputed, 1 of them wrong')
  })

  it('has colours on a terminal only, and none with NO_COLOR', async () => {
    const path = file('a.md', HELD)
    const coloured = async (tty: boolean, noColor: string) => {
      printed.out = ''
      vi.stubEnv('NO_COLOR', noColor)
      vi.spyOn(process.stdout, 'isTTY', 'get').mockReturnValue(tty)
      await audit(path)
      return printed.out.includes('\u001b[')
    }
    Object.defineProperty(process.stdout, 'isTTY', { configurable: true, get: () => false })
    expect([await coloured(true, ''), await coloured(false, ''), await coloured(true, '1')]).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('suppressions', () => {
  const IGNORE = '<!-- failure-archive-ignore silent_success: the watcher is a demo -->'

  it.each([
    ['on the line before', `Intro.\n${IGNORE}\n${HELD}`],
    ['a blank line before', `${IGNORE}\n\n${HELD}`],
    ['on the same line', `${HELD} ${IGNORE}`],
    ['for all checks', `${IGNORE.replace('silent_success', 'all')}\n${HELD}`],
  ])('%s accept a finding with its reason', async (_, text) => {
    const { code, files, summary } = await auditJson(file('a.md', text))
    expect(code).toBe(0)
    const accepted = files[0].claims.flatMap((claim: { suppressed: object[] }) => claim.suppressed)
    expect(accepted).toEqual([{ id: 'silent_success', reason: 'the watcher is a demo' }])
    expect(summary).toMatchObject({ held: 0, suppressed: 1, unused_suppressions: 0 })
    expect(printed.err).toBe('')
  })

  it('accept several findings of one sentence with one reason', async () => {
    const both = HELD.replace('every run.', 'every run and found 0 errors.')
    const comment = IGNORE.replace('silent_success', 'silent_success, positive_control')
    const { code, summary } = await auditJson(file('a.md', `${comment}\n${both}`))
    expect([code, summary.held, summary.suppressed, summary.unused_suppressions]).toEqual([0, 0, 2, 0])
  })

  it('reach one sentence and not the next', async () => {
    const { code, summary } = await auditJson(
      file('a.md', `${IGNORE}\n${HELD}\n\n${HELD.replace('watcher', 'mailer')}`),
    )
    expect([code, summary.held, summary.suppressed]).toEqual([1, 1, 1])
  })

  it.each([
    ['no reason', '<!-- failure-archive-ignore silent_success -->', 'a suppression needs a reason'],
    ['an empty reason', '<!-- failure-archive-ignore all:  -->', 'a suppression needs a reason'],
    ['an unknown check', '<!-- failure-archive-ignore silence: it is fine -->', '"silence" is no check'],
    ['one unknown check of two', '<!-- failure-archive-ignore all, silence: fine -->', '"silence" is no check'],
    ['no check', '<!-- failure-archive-ignore : it is fine -->', '"" is no check'],
  ])('with %s are an error at their place, and accept nothing', async (_, comment, problem) => {
    const path = file('a.md', `Intro.\n\n${comment}\n${HELD}`)
    expect(await audit(path)).toBe(2)
    expect(printed.err).toContain(`${path}:3:1: error: ${problem}`)
    expect(printed.out).toContain('1 held')
  })

  it('that accept nothing are reported', async () => {
    const path = file('a.md', `${IGNORE}\n${CLEAN}`)
    expect(await audit(path)).toBe(0)
    expect(printed.err).toBe(`${path}:1:1: warning: unused suppression of silent_success\n`)
    expect(printed.out).toContain('0 findings suppressed (1 unused suppression)')
  })

  it('are not read as prose themselves, nor looked for in code', async () => {
    const text = `<!-- failure-archive-ignore all: all tests pass and the fix is safe -->\n\n\`\`\`\n${IGNORE.replace(': the watcher is a demo', '')}\n\`\`\`\n\nUse \`<!-- failure-archive-ignore -->\`.`
    const { code, files } = await auditJson(file('a.md', text))
    expect(code).toBe(0)
    expect(files[0].claims).toEqual([])
    expect(printed.err).not.toContain('error')
  })
})

describe('SARIF', () => {
  const { id: _, $schema: __, ...schema } = JSON.parse(readFileSync('tests/cli/data/sarif-2.1.0.schema.json', 'utf8'))
  const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false })
  ajv.addFormat('uri', (value: string) => URL.canParse(value))
  ajv.addFormat('uri-reference', (value: string) => URL.canParse(value, 'file:///'))
  ajv.addFormat('date-time', (value: string) => !Number.isNaN(Date.parse(value)))
  const validate = ajv.compile(schema)

  async function sarif(...args: string[]) {
    await audit(...args, '--format', 'sarif')
    const log = JSON.parse(printed.out)
    validate(log)
    expect(validate.errors).toBeNull()
    return log
  }

  it('is refused by the schema when a member is wrong, so that the next tests can fail', () => {
    expect(validate({ version: '2.1.0', runs: [{ tool: { driver: {} } }] })).toBe(false)
  })

  it('has a rule with help for each check, and a result at the place of each open finding', async () => {
    const text = `Intro line.\n\nAll is quiet here. ${HELD}\n`
    const log = await sarif(file('a b.md', text))
    const { tool, results } = log.runs[0]
    expect(tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual(CHECKS.map(({ id }) => id))
    for (const { help } of tool.driver.rules) expect(help.text.length).toBeGreaterThan(40)
    const result = results.find(({ ruleId }: { ruleId: string }) => ruleId === 'silent_success')
    expect(tool.driver.rules[result.ruleIndex].id).toBe('silent_success')
    const { region, artifactLocation } = result.locations[0].physicalLocation
    expect(artifactLocation.uri).toMatch(/^file:\/\/.*a%20b\.md$/)
    expect(region).toMatchObject({ startLine: 3, startColumn: 20, endLine: 3, endColumn: 20 + HELD.length })
    expect(text.slice(region.charOffset, region.charOffset + region.charLength)).toBe(HELD)
  })

  it('lists an accepted finding as suppressed with its reason, and no addressed one', async () => {
    const text = [
      `<!-- failure-archive-ignore all: a demo -->\n${HELD}`,
      'All 47 tests pass, so the migration is safe. We then read the migrated rows back and compared them.',
    ].join('\n\n')
    const { results } = (await sarif(file('a.md', text))).runs[0]
    expect(results).toHaveLength(1)
    expect(results[0].suppressions).toEqual([{ kind: 'inSource', justification: 'a demo' }])
  })

  it('of the README validates, its path taken from the root of the repository', async () => {
    const log = await sarif('./README.md')
    expect(log.runs[0].artifacts[0].location).toEqual({ uri: 'README.md', uriBaseId: '%SRCROOT%' })
  })
})
