/** Where it broke, without the message: a library's message may repeat what was pasted, or an address that holds a key. */
export const stackOf = (error: unknown): readonly string[] | undefined =>
  error instanceof Error
    ? error.stack
        ?.split('\n')
        .filter((line) => /^\s+at /.test(line))
        .slice(0, 8)
    : undefined
