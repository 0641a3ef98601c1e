import { spawnSync } from 'node:child_process'

const REPORT =
  'We ran the new ranker on 40 sampled queries and found no significant difference. The watcher is healthy: it exits 0 every run. Our corpus contains 4279 documents, 2x the previous release.'

const heading = (text: string) => console.log(`\n--- ${text}`)

async function readJson(url: string, init?: RequestInit) {
  const response = await fetch(url, init)
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  return JSON.parse(await response.text())
}

async function shelf(url: string): Promise<void> {
  heading('GET /  what is here')
  const { counts, corpus, ruleset, payment } = await readJson(`${url}/`)
  console.log(
    `${counts.cases} cases, ${counts.measured} with measured figures, ${counts.research} failures of measuring`,
  )
  console.log(
    `corpus ${corpus.version} (${corpus.redaction.caught} of ${corpus.redaction.probes} planted secrets caught), ruleset ${ruleset.version}`,
  )
  console.log(payment.live ? 'paid routes are on' : `paid routes are off: ${payment.reason}`)

  heading('GET /contents?theme=silent_success&limit=5  the shelf')
  const { total, titles } = await readJson(`${url}/contents?theme=silent_success&limit=5`)
  for (const { title, year } of titles) console.log(`  ${year ?? '----'}  ${title}`)
  console.log(`  ... ${total} titles with this theme`)

  heading('GET /sample  two complete cases; the first in short')
  const [first] = (await readJson(`${url}/sample`)).cases
  console.log(`${first.title}\n  symptom  ${first.symptom}\n  cause    ${first.root_cause}\n  fix      ${first.fix}`)
}

async function precheck(url: string): Promise<void> {
  heading('POST /precheck  a report, read for nine traps')
  const answer = await readJson(`${url}/precheck`, { method: 'POST', body: JSON.stringify({ text: REPORT }) })
  for (const { claim, verdict, checks_tripped } of answer.claims) {
    console.log(`${verdict.toUpperCase().padEnd(8)} ${claim}`)
    for (const { id, question } of checks_tripped) console.log(`         ${id}: ${question}`)
  }
}

async function documents(url: string): Promise<void> {
  heading('the other free routes')
  for (const path of ['/health', '/llms.txt', '/openapi.json', '/.well-known/x402', '/robots.txt']) {
    const response = await fetch(`${url}${path}`)
    console.log(`  ${response.status}  ${path}  ${(await response.text()).length} bytes`)
  }
}

function search(): void {
  heading('failure-archive search  the archive on this machine')
  const query = 'backup job reports success but the file is empty'
  const { stdout, stderr, status } = spawnSync(process.execPath, ['dist/src/cli/main.js', 'search', '-k', '1', query], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
  console.log(`"${query}"\n\n${stdout}`)
}

/** Calls everything that costs nothing, and prints what a newcomer wants to see of it. */
export async function freeTour(url: string): Promise<void> {
  await shelf(url)
  await precheck(url)
  await documents(url)
  search()
}
