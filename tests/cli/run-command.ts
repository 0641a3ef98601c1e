import type { Command } from 'commander'
import { afterEach, beforeEach, vi } from 'vitest'

export interface CommandRun {
  /** What commands have printed since the test began. */
  readonly printed: { out: string; err: string }
  /** Runs a command in this process; its exit code. */
  run(command: Command, args: readonly string[]): Promise<number>
}

/** Commands run as typed, for the tests of one file or block; nothing that they print reaches the terminal. */
export function commandRun(): CommandRun {
  const printed = { out: '', err: '' }
  beforeEach(() => {
    printed.out = ''
    printed.err = ''
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      printed.out += text
      return true
    })
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
      printed.err += text
      return true
    })
  })
  afterEach(() => {
    vi.restoreAllMocks()
    process.exitCode = undefined
  })
  return {
    printed,
    run: async (command, args) => {
      process.exitCode = undefined
      await command.parseAsync(args, { from: 'user' })
      return Number(process.exitCode ?? 0)
    },
  }
}
