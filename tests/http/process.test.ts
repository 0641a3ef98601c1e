import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'

const started: ChildProcess[] = []
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

/** Starts the built server as an operator does, and gathers what it prints. */
function start(env: Record<string, string>) {
  const child = spawn(process.execPath, ['dist/src/main.js'], {
    env: { PATH: process.env.PATH ?? '', PORT: '0', ...env },
  })
  started.push(child)
  const output = { out: '', err: '' }
  child.stdout.on('data', (part) => {
    output.out += part
  })
  child.stderr.on('data', (part) => {
    output.err += part
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const listening = async () => {
    for (;;) {
      const url = /"url":"([^"]+)"/.exec(output.out)?.[1]
      if (url) return url
      if (child.exitCode !== null) throw new Error(output.err)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  return { child, output, ended, listening }
}

describe('the server process', () => {
  it('serves, ends by itself with 0 on SIGTERM, and logs neither its number nor the name of the machine', async () => {
    const { child, output, ended, listening } = start({})
    expect((await fetch(`${await listening()}/health`)).status).toBe(200)
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    const lines = output.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines.length).toBeGreaterThanOrEqual(3)
    for (const line of lines) {
      expect(line).not.toHaveProperty('hostname')
      expect(line).not.toHaveProperty('pid')
    }
  })

  it.each([
    ['PORT', '80x'],
    ['X402_RPC_URL_8453', 'none'],
  ])('does not start with a wrong %s, and names it without its value', async (name, value) => {
    const { ended, output } = start({ [name]: value })
    expect(await ended).toBe(1)
    expect(output.err).toContain(name)
    expect(output.err.split('\n')).toHaveLength(2)
  })

  it('outlives a rejection that a library left alone, and logs where it was without its message', async () => {
    const stray = `
      import { Server } from 'node:net'
      const { listen } = Server.prototype
      Server.prototype.listen = function (...args) {
        setTimeout(() => Promise.reject(new Error('key of an RPC')), 1)
        return listen.apply(this, args)
      }`
    const { child, output, ended, listening } = start({
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(stray)}`,
    })
    const url = await listening()
    expect((await fetch(`${url}/health`)).status).toBe(200)
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    expect(output.out).toContain('a rejection that nobody awaited')
    expect(output.out + output.err).not.toContain('key of an RPC')
  })

  it('says that HOST names nothing, without a stack', async () => {
    const { ended, output } = start({ HOST: 'nosuch.invalid' })
    expect(await ended).toBe(1)
    expect(output.err).toMatch(/^failure-archive: HOST names no address of this machine \(E\w+\)\.\n$/)
  })

  it('does not start over a corpus that was changed after its build, and says which file', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'corpus-'))
    try {
      for (const name of ['corpus.json', 'manifest.json', 'history.jsonl']) cpSync(join('dist', name), join(dir, name))
      writeFileSync(
        join(dir, 'corpus.json'),
        readFileSync(join(dir, 'corpus.json'), 'utf8').replace('silent', 'sIlent'),
      )
      const { ended, output } = start({ CORPUS_DIR: dir })
      expect(await ended).toBe(1)
      expect(output.err).toMatch(/corpus\.json differs from its hash/)
      expect(output.err).toMatch(/failure-archive build/)
    } finally {
      rmSync(dir, { recursive: true })
    }
  })

  it('does not start without a corpus', async () => {
    const { ended, output } = start({ CORPUS_DIR: '/nonexistent' })
    expect(await ended).toBe(1)
    expect(output.err).toContain('manifest.json')
  })
})
