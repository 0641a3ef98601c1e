/** The figures of an exposition by `name{label="value",...}`, as they stand there. */
export type Figures = ReadonlyMap<string, number>

interface Family {
  readonly name: string
  readonly type: string
}

const NAME = /^[a-z_][a-z0-9_]*$/
const HELP = /^# HELP (\S+) (\S.*)$/
const TYPE = /^# TYPE (\S+) (counter|gauge|histogram)$/
const SAMPLE = /^([a-z_][a-z0-9_]*)(?:\{(.*)\})? (\S+)$/
const LABEL = /^[a-z_][a-z0-9_]*="(?:[^"\\\n]|\\["\\n])*"$/
const NUMBER = /^(?:-?\d+(?:\.\d+)?(?:e[+-]?\d+)?|[+-]Inf|Nan)$/

const SUFFIXES: Readonly<Record<string, readonly string[]>> = {
  counter: [''],
  gauge: [''],
  histogram: ['_bucket', '_sum', '_count'],
}

function refuse(line: string, why: string): never {
  throw new Error(`not Prometheus' text format, ${why}: ${line}`)
}

function readFamily(help: string, type: string, seen: ReadonlySet<string>): Family {
  const [, name = ''] = HELP.exec(help) ?? refuse(help, 'a family begins with its help')
  const [, typed, kind = ''] = TYPE.exec(type) ?? refuse(type, 'the type follows the help')
  if (typed !== name) refuse(type, 'help and type name the same family')
  if (!NAME.test(name) || seen.has(name)) refuse(help, 'a name is good and stands once')
  if (kind === 'counter' && !name.endsWith('_total')) refuse(type, 'a counter ends in _total')
  return { name, type: kind }
}

function readSample(line: string, { name, type }: Family): readonly [string, number] {
  const [, sampled = '', labels = '', value = ''] = SAMPLE.exec(line) ?? refuse(line, 'a sample has a name and a value')
  const belongs = SUFFIXES[type]?.some((suffix) => sampled === name + suffix)
  if (!belongs) refuse(line, `a sample of ${name} has its name`)
  const parts = labels === '' ? [] : labels.split(/,(?=[a-z_]+=)/)
  for (const part of parts) if (!LABEL.test(part)) refuse(line, 'labels are names and quoted values')
  if (!NUMBER.test(value)) refuse(line, 'a value is a number')
  const figure = Number(value.replace('Inf', 'Infinity').replace('Nan', 'NaN'))
  if (type === 'counter' && !(figure >= 0)) refuse(line, 'a counter is not negative')
  return [parts.length === 0 ? sampled : `${sampled}{${parts.join(',')}}`, figure]
}

/** Buckets grow, and the last of them holds all that was counted. */
function checkHistogram({ name }: Family, figures: Figures): void {
  const buckets = new Map<string, number>()
  for (const [key, value] of figures) {
    const [, edge, others = ''] = new RegExp(`^${name}_bucket\\{le="([^"]+)",?(.*)\\}$`).exec(key) ?? []
    if (edge === undefined) continue
    if (value < (buckets.get(others) ?? 0)) refuse(key, 'a bucket holds what the one before it holds')
    buckets.set(others, value)
  }
  for (const [labels, last] of buckets) {
    const counted = figures.get(labels === '' ? `${name}_count` : `${name}_count{${labels}}`)
    if (counted !== last) refuse(name, 'the last bucket holds all')
  }
}

/**
 * Reads Prometheus' text format and refuses what the format does not allow: help and type before the samples of each family, a
 * family once, a series once, known types, good names, quoted labels, numbers, growing buckets.
 */
export function readExposition(text: string): Figures {
  if (!text.endsWith('\n')) refuse(text.slice(-20), 'the last line has an end')
  const figures = new Map<string, number>()
  const families = new Set<string>()
  for (const block of text.trim().split(/\n\n+/)) {
    const [help = '', type = '', ...samples] = block.split('\n')
    const family = readFamily(help, type, families)
    families.add(family.name)
    for (const line of samples) {
      const [key, value] = readSample(line, family)
      if (figures.has(key)) refuse(line, 'a series stands once')
      figures.set(key, value)
    }
    if (family.type === 'histogram') checkHistogram(family, figures)
  }
  return figures
}

/** What has changed between two readings, without durations, which no test can foresee. */
export function changes(before: Figures, after: Figures): Record<string, number> {
  const changed: Record<string, number> = {}
  for (const [key, value] of after) {
    const by = value - (before.get(key) ?? 0)
    if (by !== 0 && !/_sum|_bucket/.test(key)) changed[key] = by
  }
  return changed
}
