import { defineConfig } from 'vitest/config'

/** One project a kind of need: `unit` runs with npm alone, each other one wants a service that it fails without. */
const project = (name: string, include: string[], options: object = {}) => ({
  test: { name, include, environment: 'node' as const, ...options },
})

export default defineConfig({
  test: {
    projects: [
      project(
        'unit',
        [
          'tests/{audit,bench,build,cases,checks,cli,client,doctor,http,market,mcp,metrics,network,pages,payment,redaction,repository,store,till}/**/*.test.ts',
        ],
        {
          testTimeout: 30_000,
          hookTimeout: 30_000,
          // Loading the product anew for each file took a third of the time. So a file leaves nothing mocked behind it.
          isolate: false,
        },
      ),
      project('chain', ['tests/chain/**/*.test.ts'], {
        testTimeout: 60_000,
        hookTimeout: 60_000,
        fileParallelism: false,
      }),
      project('postgres', ['tests/postgres/**/*.test.ts'], {
        testTimeout: 60_000,
        hookTimeout: 60_000,
        fileParallelism: false,
      }),
      project('interop', ['tests/interop/*.test.ts'], {
        testTimeout: 120_000,
        hookTimeout: 120_000,
        fileParallelism: false,
      }),
      project('browser', ['tests/browser/*.test.ts'], {
        testTimeout: 120_000,
        hookTimeout: 120_000,
        fileParallelism: false,
      }),
      project('mcp', ['tests/mcp-clients/*.test.ts'], {
        testTimeout: 120_000,
        hookTimeout: 120_000,
        fileParallelism: false,
      }),
      project('chaos', ['tests/chaos/**/*.test.ts'], {
        testTimeout: 900_000,
        hookTimeout: 120_000,
        fileParallelism: false,
      }),
      project('fuzz', ['tests/fuzz/**/*.test.ts'], {
        testTimeout: 600_000,
        hookTimeout: 120_000,
        fileParallelism: false,
      }),
    ],
  },
})
