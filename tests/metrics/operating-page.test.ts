import { readFileSync } from 'node:fs'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { createMetrics } from '../../src/metrics/create-metrics.ts'

const page = readFileSync('docs/operating.md', 'utf8')

test('the page for operators explains every figure of the service, and its alerts ask for none that there is not', async () => {
  const registry = new Registry()
  createMetrics({ registry, paymentsByState: async () => ({}) as never })
  const ours = registry.getMetricsAsArray().map(({ name }) => name)
  const explained = [...page.matchAll(/^\| `(failure_archive_\w+)`/gm)].map(([, name]) => name)
  expect(explained.sort()).toEqual(ours.sort())

  const process = new Registry()
  collectDefaultMetrics({ register: process })
  const known = [...ours, ...process.getMetricsAsArray().map(({ name }) => name)]
  const rules = page.slice(page.indexOf('# failure-archive.rules.yml'))
  const asked = [...rules.matchAll(/\b(?:failure_archive|nodejs|process)_\w+/g)].map(([name]) => name)
  expect(asked.length).toBeGreaterThan(5)
  for (const name of asked) expect(known).toContain(name.replace(/_count$/, ''))
})
