import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CLIENT_VARIABLES, readClientConfig } from '../../mcp/client-config.ts'

const page = readFileSync('docs/mcp.md', 'utf8')
const manifest = JSON.parse(readFileSync('server.json', 'utf8'))
const packageJson = JSON.parse(readFileSync('package.json', 'utf8'))
const [npm] = manifest.packages

const blocks = (language: string) =>
  [...page.matchAll(new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``, 'g'))].map(([, text]) => text ?? '')

/** The command that a block starts, whatever the client calls its parts. */
const commandsOf = (block: string) => {
  const { mcpServers, servers } = JSON.parse(block)
  const server = (mcpServers ?? servers)['failure-archive']
  return server.url ?? [server.command, ...server.args].join(' ')
}

const COMMAND = 'npx -y failure-archive mcp'

describe('docs/mcp.md', () => {
  it('has a block for each client that starts the same command, which package.json provides', () => {
    const commands = blocks('json').map(commandsOf)
    expect(commands).toEqual([COMMAND, COMMAND, COMMAND, 'https://archive.example/mcp'])
    expect(blocks('sh')).toEqual([`claude mcp add failure-archive -- ${COMMAND}\n`])
    expect(blocks('toml').join()).toContain('command = "npx"\nargs = ["-y", "failure-archive", "mcp"]')
    for (const client of ['Claude Desktop', 'Cursor', 'VS Code', 'Claude Code', 'Codex']) expect(page).toContain(client)
    expect(packageJson.bin).toHaveProperty('failure-archive')
    expect(readFileSync('README.md', 'utf8')).toContain(COMMAND)
  })

  it('sets only variables that are read', () => {
    const { env } = JSON.parse(blocks('json')[2] ?? '').mcpServers['failure-archive']
    expect(Object.keys(CLIENT_VARIABLES)).toEqual(expect.arrayContaining(Object.keys(env)))
  })

  it('lists every variable with its default, and no other', () => {
    const rows = [...page.matchAll(/^\| `([^`]+)` \| ([^|]+) \| ([^|]+) \|$/gm)].map(([, name, preset, what]) => [
      name,
      preset,
      what,
    ])
    expect(rows).toEqual(Object.entries(CLIENT_VARIABLES).map(([name, one]) => [name, one.default, one.what]))
  })
})

describe('server.json', () => {
  it('is of this package at this version', () => {
    expect(manifest.$schema).toBe('https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json')
    expect([manifest.name, manifest.version]).toEqual([packageJson.mcpName, packageJson.version])
    expect([npm.identifier, npm.version]).toEqual([packageJson.name, packageJson.version])
    expect(npm.packageArguments).toEqual([{ type: 'positional', value: 'mcp' }])
  })

  it('keeps to the limits of the registry', () => {
    expect(manifest.name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/)
    expect(manifest.description.length).toBeLessThanOrEqual(100)
    expect(manifest.title.length).toBeLessThanOrEqual(100)
  })

  it('says of every variable what the page says, and marks the key as a secret', () => {
    for (const { name, description, default: preset, isSecret } of npm.environmentVariables) {
      const known = CLIENT_VARIABLES[name as keyof typeof CLIENT_VARIABLES]
      expect([name, description]).toEqual([name, known.what])
      expect([name, preset ?? 'none']).toEqual([name, known.default])
      expect([name, isSecret ?? false]).toEqual([name, /KEY/.test(name)])
    }
  })
})

describe('the preset of', () => {
  it('every variable is what is read when it is unset or empty', () => {
    for (const env of [{}, { X402_MAX_USD_PER_CALL: '', X402_PRIVATE_KEY: '', FAILURE_ARCHIVE_URL: '' }]) {
      expect(readClientConfig(env)).toMatchObject({
        archiveUrl: undefined,
        key: undefined,
        maxPerCall: Number(CLIENT_VARIABLES.X402_MAX_USD_PER_CALL.default) * 1_000_000,
        maxPerDay: Number(CLIENT_VARIABLES.X402_MAX_USD_PER_DAY.default) * 1_000_000,
        networks: [{ id: CLIENT_VARIABLES.X402_NETWORKS.default }],
      })
    }
  })
})
