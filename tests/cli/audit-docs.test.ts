import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { auditCommand } from '../../src/cli/audit.ts'

const known = auditCommand().options.map(({ long }) => long)

/** The flags in a text, each once. */
function flagsOf(text: string): string[] {
  return [...new Set(text.match(/(?<![\w-])--[a-z][a-z-]*/g))].sort()
}

interface Step {
  readonly run?: string
  readonly uses?: string
  readonly with?: Record<string, unknown>
}

describe('the example GitHub Action', () => {
  const workflow = parse(readFileSync('docs/ci/failure-archive.yml', 'utf8'))
  const steps: readonly Step[] = workflow.jobs.audit.steps

  it('runs the audit with flags and values that the command has', () => {
    const runs = steps.flatMap(({ run }) => run?.split('\n').filter((line) => line.includes('failure-archive@')) ?? [])
    expect(runs).toHaveLength(2)
    for (const run of runs) {
      const args = run.slice(run.indexOf(' audit ') + 7)
      expect(known).toEqual(expect.arrayContaining(flagsOf(args)))
      for (const { long, argChoices } of auditCommand().options) {
        const value = new RegExp(`${long} (\\S+)`).exec(args)?.[1]
        if (value !== undefined && argChoices) expect(argChoices).toContain(value)
      }
    }
  })

  it('names the version of this package', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
    for (const [, named] of JSON.stringify(steps).matchAll(/failure-archive@([\d.]+)/g)) expect(named).toBe(version)
  })

  it('uploads the file that it writes, and may do so', () => {
    const upload = steps.find(({ uses }) => uses?.startsWith('github/codeql-action/upload-sarif@'))
    expect(steps.some(({ run }) => run?.includes(`> ${upload?.with?.sarif_file}`))).toBe(true)
    expect(workflow.permissions['security-events']).toBe('write')
  })
})

describe('the page of the audit command', () => {
  const page = readFileSync('docs/audit-cli.md', 'utf8')

  it('has a row for each flag, and no other', () => {
    const rows = page.split('\n').filter((line) => line.startsWith('| `--'))
    expect(rows.flatMap(flagsOf).sort()).toEqual([...known].sort())
    const commands = page.split('\n').filter((line) => line.startsWith('failure-archive audit'))
    for (const flag of flagsOf(commands.join('\n'))) expect(known).toContain(flag)
  })
})
