import { McpError } from '@modelcontextprotocol/sdk/types.js'
import { describe, expect, it } from 'vitest'
import { TOOLS } from '../../mcp/tools.ts'
import { ServiceError } from '../../src/errors.ts'
import { PRICES } from '../../src/payment/prices.ts'
import { callTool, connectTo, jsonOf, textOf } from './connect.ts'
import { CHALLENGE, serversUnderTest } from './servers-under-test.ts'
import { PAID_TOOLS, TOOL_EXAMPLES } from './tool-examples.ts'

const connect = (options = {}) => connectTo(serversUnderTest(options)())

const ofNetwork = (name: string) => TOOLS.some((tool) => tool.name === name && tool.ownLimit)

describe('the tools', () => {
  it('are those that tests know an example of, each with all that a client may want to know', async () => {
    const { tools } = await (await connect()).listTools()
    expect(tools.map(({ name }) => name).sort()).toEqual(Object.keys(TOOL_EXAMPLES).sort())
    expect(TOOLS.map(({ name }) => name)).toEqual(tools.map(({ name }) => name))
    for (const { name, title, description, inputSchema, outputSchema, annotations } of tools) {
      expect([name, title?.length, description?.length]).toEqual([name, expect.any(Number), expect.any(Number)])
      // Reports drop what they do not know, and count it back.
      const additionalProperties = ofNetwork(name) ? {} : false
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties })
      expect(outputSchema?.type).toBe('object')
      expect(annotations).toMatchObject({ destructiveHint: false, openWorldHint: expect.any(Boolean) })
    }
  })

  it('say their price where they cost something, and are not called read-only then: a client may call such without asking', async () => {
    const { tools } = await (await connect()).listTools()
    for (const { name, description, inputSchema, outputSchema, annotations } of tools) {
      const usd = PRICES[name as keyof typeof PRICES]
      const reads = !usd && !name.startsWith('report_')
      expect([name, annotations?.readOnlyHint, annotations?.idempotentHint]).toEqual([name, reads, reads])
      expect([name, 'dry_run' in (inputSchema.properties ?? {})]).toEqual([name, !!usd])
      expect(description).toContain(usd ? `Costs $${usd} in USDC` : 'Free.')
      expect(Array.isArray(outputSchema?.anyOf)).toBe(!!usd)
    }
  })

  it.each(Object.entries(TOOL_EXAMPLES))(
    '%s answers in short and in full, both as its output schema says',
    async (name, args) => {
      const client = await connect({ save: () => '/somewhere' })
      const short = await callTool(client, name, args)
      const full = await callTool(client, name, { ...args, verbose: true })
      for (const result of [short, full]) {
        expect(result.isError).toBeUndefined()
        expect(jsonOf(result)).toEqual(result.structuredContent)
      }
      expect(textOf(short).length).toBeLessThanOrEqual(textOf(full).length)
      expect(Object.keys(jsonOf(full))).toEqual(expect.arrayContaining(Object.keys(jsonOf(short))))
    },
  )

  it.each([
    ['precheck', {}, 'bad_input'],
    ['precheck', { text: 'x', claim: 'y' }, 'bad_input'],
    ['precheck', { text: 'x', verbose: 'yes' }, 'bad_input'],
    ['search', { q: 'x', view: 'full' }, 'bad_input'],
    ['archive', { format: 'md' }, 'bad_input'],
    ['search', { q: 'qzxv' }, 'no_match'],
    [
      'precheck',
      { text: 'Der Wächter ist gesund, denn er endet jedes Mal mit null und das ist gut so.' },
      'language_not_read',
    ],
    ['contents', { domain: 'nowhere' }, 'bad_input'],
  ])('%s %j is answered with %s and what to do', async (name, args, code) => {
    const client = await connect({
      source: async ({
        route,
        input,
      }: {
        route: { handle: (input: unknown) => unknown; input: unknown }
        input: object
      }) => {
        const { validate } = await import('../../src/validate.ts')
        return { kind: 'answer', answer: await route.handle(validate(route.input as never, input)) }
      },
    })
    const result = await callTool(client, name, args as Record<string, unknown>)
    expect(result.isError).toBe(true)
    expect(result.structuredContent).toBeUndefined()
    expect(jsonOf(result)).toMatchObject({
      code,
      detail: expect.any(String),
      remedy: expect.any(String),
      charged: false,
    })
  })

  it('that there are not are answered with those that there are', async () => {
    await expect(callTool(await connect(), 'buy')).rejects.toThrow(/There is no tool buy; there are precheck, contents/)
  })

  it('answer internal, and no library’s words, when something breaks', async () => {
    const seen: unknown[] = []
    const client = await connect({
      source: () => Promise.reject(new Error('secret')),
      onError: (error: unknown) => seen.push(error),
    })
    const result = await callTool(client, 'sample')
    expect(jsonOf(result).code).toBe('internal')
    expect(JSON.stringify(result)).not.toContain('secret')
    expect(seen).toHaveLength(1)
  })
})

describe('a tool that is not paid', () => {
  const unpaid = () => connect({ source: async () => ({ kind: 'challenge', required: CHALLENGE, reason: 'Not now.' }) })

  it.each(PAID_TOOLS)(
    '%s gives the challenge alone as structure and first text, then the reason and what is free',
    async (name) => {
      const result = await callTool(await unpaid(), name, TOOL_EXAMPLES[name])
      expect(result.isError).toBe(true)
      expect(result.structuredContent).toEqual(CHALLENGE)
      expect(jsonOf(result)).toEqual(CHALLENGE)
      expect(textOf(result, 1)).toMatch(/^Not now\. Nothing was charged\. Free instead: Call \w+/)
    },
  )

  it('is no error in a dry run', async () => {
    const result = await callTool(await unpaid(), 'brief', { ...TOOL_EXAMPLES.brief, dry_run: true })
    expect(result.isError).toBeUndefined()
    expect(result.structuredContent).toEqual(CHALLENGE)
  })

  it('names what is free also where nothing is sold at all', async () => {
    const client = await connect({ source: () => Promise.reject(new ServiceError('payments_off', { reason: 'so' })) })
    expect(textOf(await callTool(client, 'audit', TOOL_EXAMPLES.audit), 1)).toContain('Call precheck')
  })
})

describe('a payment in _meta', () => {
  it.each([
    ['x402/payment', { x402Version: 2 }],
    ['x402.payment', 'eyJ4IjoxfQ=='],
  ])('under %s reaches the paywall, and its settlement comes back', async (key, sent) => {
    const seen: unknown[] = []
    const client = await connect({
      source: async ({ payment }: { payment: unknown }) => {
        seen.push(payment)
        const response = { success: true, transaction: '0x1', network: 'eip155:8453' }
        return {
          kind: 'refused',
          problem: { code: 'answer_expired', detail: '', remedy: '' },
          paid: { response, receiptId: 'r1' },
        }
      },
    })
    const result = await callTool(client, 'search', TOOL_EXAMPLES.search, { [key]: sent })
    expect(seen).toEqual([sent])
    expect(result._meta).toMatchObject({
      'x402/payment-response': { success: true },
      'failure-archive/receipt-id': 'r1',
    })
  })
})

describe('the archive tool', () => {
  it('saves what no prompt holds and says where; gives all where that fails', async () => {
    const files: Record<string, string> = {}
    const saving = await connect({
      save: (name: string, text: string) => {
        files[name] = text
        return `/state/${name}`
      },
    })
    const short = await callTool(saving, 'archive')
    const [[name, text] = []] = Object.entries(files)
    expect(textOf(short, 1)).toBe(`${JSON.parse(text ?? '').cases.length} cases. Saved to /state/${name}`)
    expect(jsonOf(short).cases).toEqual([])
    const failing = await connect({ save: () => undefined })
    expect(jsonOf(await callTool(failing, 'archive')).cases.length).toBeGreaterThan(100)
  })
})

describe('prompts and resources', () => {
  it('offers two prompts that name tools, and refuses a missing argument in words', async () => {
    const client = await connect()
    const { prompts } = await client.listPrompts()
    expect(prompts.map(({ name }) => name)).toEqual(['check_before_publish', 'brief_before_action'])
    const { messages } = await client.getPrompt({
      name: 'brief_before_action',
      arguments: { action: 'drop the table' },
    })
    expect(messages[0]?.content).toMatchObject({
      type: 'text',
      text: expect.stringContaining('I am about to: drop the table'),
    })
    await expect(client.getPrompt({ name: 'check_before_publish' })).rejects.toThrow(/text: is missing or empty/)
    await expect(client.getPrompt({ name: 'other' })).rejects.toThrow(/must be one of check_before_publish/)
  })

  it('offers the cases of the sample as Markdown', async () => {
    const client = await connect()
    const { resources } = await client.listResources()
    expect(resources).toHaveLength(2)
    for (const { uri, title } of resources) {
      const { contents } = await client.readResource({ uri })
      expect(contents[0]).toMatchObject({
        uri,
        mimeType: 'text/markdown',
        text: expect.stringContaining(`title: ${JSON.stringify(title)}`),
      })
    }
    await expect(client.readResource({ uri: 'failure-archive://cases/other' })).rejects.toBeInstanceOf(McpError)
    expect((await client.listResourceTemplates()).resourceTemplates).toEqual([])
  })
})
