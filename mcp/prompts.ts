import type { GetPromptResult, Prompt } from '@modelcontextprotocol/sdk/types.js'
import { ServiceError } from '../src/errors.ts'

interface WrittenPrompt extends Prompt {
  readonly name: string
  readonly argument: { readonly name: string; readonly description: string }
  readonly write: (value: string) => string
}

const PROMPTS: readonly WrittenPrompt[] = [
  {
    name: 'check_before_publish',
    title: 'Check before I publish',
    description: 'Reads a report for nine known traps and answers each question that is open',
    argument: { name: 'text', description: 'The report, or the paragraph with the claims' },
    write: (text) =>
      `Before I publish the text below, call the tool precheck with it as \`text\`. Then go through every claim whose verdict is "hold": answer its question from what we know, or say plainly that we cannot and what I would have to run. Offer audit (it costs money; tell me the price first) only where a question stays open. Then give me the text again with those sentences reworded to what is shown, and change nothing else.\n\n${text}`,
  },
  {
    name: 'brief_before_action',
    title: 'Brief me before I act',
    description: 'How an action has gone wrong for others, and what to make sure of first',
    argument: { name: 'action', description: 'What is about to be done, in a sentence' },
    write: (action) =>
      `I am about to: ${action}\n\nBefore I do, call the tool brief with dry_run true and tell me the price; call it for real when I agree. If it cannot be paid, use contents and precheck instead. Then give me a checklist of at most seven lines in the order in which I should do them, each with the sign that would show it went wrong and the id of its case. Leave out lines that do not apply here, and say what you left out.`,
  },
]

export const listPrompts = (): Prompt[] =>
  PROMPTS.map(({ argument, write: _, ...prompt }) => ({ ...prompt, arguments: [{ ...argument, required: true }] }))

/** @throws ServiceError `bad_input` for an unknown prompt or a missing argument */
export function getPrompt(name: string, given: Readonly<Record<string, string>>): GetPromptResult {
  const prompt = PROMPTS.find((one) => one.name === name)
  if (!prompt) throw unknown('name', PROMPTS)
  const value = given[prompt.argument.name]?.trim()
  if (!value) throw new ServiceError('bad_input', { param: prompt.argument.name, problem: 'is missing or empty' })
  return {
    description: prompt.description ?? '',
    messages: [{ role: 'user', content: { type: 'text', text: prompt.write(value) } }],
  }
}

const unknown = (param: string, known: readonly { readonly name: string }[]) =>
  new ServiceError('bad_input', { param, problem: `must be one of ${known.map(({ name }) => name).join(', ')}` })
