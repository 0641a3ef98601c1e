import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The rules of axe that a page breaks as it stands, with the markup that breaks them. */
export async function violationsOf(page: Page, rules: RunOptions = {}): Promise<unknown[]> {
  await page.evaluate(AXE)
  const { violations } = await page.evaluate(
    (options) => (window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run(options),
    rules,
  )
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}
