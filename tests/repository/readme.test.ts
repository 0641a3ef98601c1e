import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadCorpus } from '../../src/cases/load-corpus.ts'
import { VARIABLES } from '../../src/config.ts'
import { ERRORS } from '../../src/errors.ts'
import { PRICES } from '../../src/payment/prices.ts'
import { appUnderTest } from '../http/app-under-test.ts'

const readme = readFileSync('README.md', 'utf8')
const packageJson = JSON.parse(readFileSync('package.json', 'utf8'))

/** The rows of the table under a heading, each as its cells. */
function table(heading: string): string[][] {
  const section = readme.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? ''
  return section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) =>
      line
        .slice(2, -2)
        .split(' | ')
        .map((cell) => cell.trim().replaceAll('`', '')),
    )
}

describe('README', () => {
  it('lists every route with its price, and no other', () => {
    const { routes } = appUnderTest()
    expect(table('Routes').map(([path, usd]) => [path, usd])).toEqual(
      routes.map(({ path, paid }) => [path, paid ? `$${PRICES[paid]}` : 'free']),
    )
  })

  it('lists every error code with its status, and no other', () => {
    expect(table('Errors').map(([code, status]) => [code, Number(status)])).toEqual(
      Object.entries(ERRORS).map(([code, { status }]) => [code, status]),
    )
  })

  it('lists every variable of the environment with its default, and no other', () => {
    expect(table('Configuration').map(([name, preset]) => [name, preset])).toEqual(
      Object.entries(VARIABLES).map(([name, variable]) => [name, variable.default]),
    )
  })

  it('says of every dependency why it is there, and of no other', () => {
    const installed = [...Object.keys(packageJson.dependencies), ...Object.keys(packageJson.devDependencies)]
    const explained = table('Dependencies').flatMap(([names]) => (names ?? '').split(', '))
    expect(explained.sort()).toEqual(installed.sort())
  })

  it('states the counts of the build', () => {
    const { counts } = loadCorpus('dist').manifest
    const stated = [...readme.matchAll(/<!-- count:(\w+) -->([\d,]+)<!-- \/count -->/g)]
    expect(stated.length).toBeGreaterThanOrEqual(4)
    for (const [, name, figure] of stated)
      expect([name, Number(figure?.replaceAll(',', ''))]).toEqual([name, counts[name as 'cases']])
  })

  it('names only files that exist and scripts that can be run', () => {
    for (const [, path] of readme.matchAll(/\]\((?!https?:|#)([^)#]+)/g))
      expect([path, existsSync(path ?? '')]).toEqual([path, true])
    for (const [, script] of readme.matchAll(/npm run (?:-s )?([\w:]+)/g))
      expect(Object.keys(packageJson.scripts)).toContain(script)
  })
})

describe('the package', () => {
  it('names exact versions only', () => {
    for (const version of Object.values({ ...packageJson.dependencies, ...packageJson.devDependencies }))
      expect(version).toMatch(/^(npm:@[\w/-]+@)?\d+\.\d+\.\d+$/)
  })
})
