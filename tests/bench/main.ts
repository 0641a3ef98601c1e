import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { auditor } from './auditor.ts'
import { build } from './build.ts'
import { type Benchmark, type Figure, meets } from './figure.ts'
import { http } from './http.ts'
import { network } from './network.ts'
import { payment } from './payment.ts'
import { searchSpeed } from './search-speed.ts'

const BENCHMARKS: readonly Benchmark[] = [http, build, auditor, payment, searchSpeed, network]

const shown = (value: number) =>
  Number.isInteger(value) || value >= 1000 ? String(Math.round(value)) : value.toPrecision(3)

function barOf({ bar }: Figure): string {
  if (!bar) return ''
  return bar.least === undefined ? `≤ ${bar.most}` : `≥ ${bar.least}`
}

const row = (figure: Figure) =>
  `| ${figure.what} | ${shown(figure.value)} ${figure.unit} | ${barOf(figure)} | ${figure.bar ? (meets(figure) ? 'yes' : 'NO') : ''} | ${figure.note ?? ''} |`

/** `npm run bench [part ...]`: measures, prints, and with no part named writes the results file. */
const wanted = process.argv.slice(2)
const chosen = BENCHMARKS.filter(({ name }) => wanted.length === 0 || wanted.includes(name.toLowerCase()))
const sections: string[] = []
let missed = 0
for (const { name, run } of chosen) {
  const figures = await run()
  missed += figures.filter((figure) => !meets(figure)).length
  const section = [
    `## ${name}`,
    '',
    '| what | measured | bar | met | note |',
    '| --- | --- | --- | --- | --- |',
    ...figures.map(row),
    '',
  ].join('\n')
  console.log(section)
  sections.push(section)
}
const head = [
  '# Measured',
  '',
  `Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}). Ratios are against a baseline in the same run; absolute figures are of that machine.`,
  '',
]
if (wanted.length === 0) writeFileSync('tests/bench/RESULTS.md', [...head, ...sections].join('\n'))
process.exitCode = missed > 0 ? 1 : 0
