import { label } from '../label.ts'
import { type Title, titleRow } from '../title-row.ts'
import { element } from './element.ts'

interface Row {
  readonly title: Title
  readonly words: string
  readonly item: HTMLElement
}

const FACETS = ['theme', 'domain', 'source_kind', 'year', 'research', 'measured'] as const
type Facet = (typeof FACETS)[number]

const form = element<HTMLFormElement>('filters')
const list = element('titles')
const selects = new Map(FACETS.map((name) => [name, form.elements.namedItem(name) as HTMLSelectElement]))

/** The search of titles is the script's own, so it brings its own field. Its words stand in the fragment of the address. */
function searchField(): HTMLInputElement {
  const field = document.createElement('input')
  field.type = 'search'
  field.value = new URLSearchParams(location.hash.slice(1)).get('q') ?? ''
  const named = document.createElement('label')
  named.className = 'search'
  named.append('Words in the title', field)
  form.prepend(named)
  return field
}

async function pageAfter(cursor: string | null): Promise<{ titles: Title[]; next_cursor: string | null }> {
  const query = new URLSearchParams({ limit: '200', ...(cursor !== null && { cursor }) })
  const response = await fetch(`/contents?${query}`, { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`The titles could not be loaded: ${response.status}`)
  return response.json()
}

async function allTitles(): Promise<Title[]> {
  const titles: Title[] = []
  let cursor: string | null = null
  do {
    const page: { titles: Title[]; next_cursor: string | null } = await pageAfter(cursor)
    titles.push(...page.titles)
    cursor = page.next_cursor
  } while (cursor !== null)
  return titles
}

function rowsOf(titles: readonly Title[]): Row[] {
  list.innerHTML = titles.map((title) => titleRow(title).text).join('')
  document.getElementById('pager')?.remove()
  return titles.map((title, at) => ({
    title,
    words: `${title.title} ${title.id}`.toLowerCase(),
    item: list.children[at] as HTMLElement,
  }))
}

function valuesOf(title: Title, facet: Facet): readonly string[] {
  if (facet === 'theme') return title.themes
  return [String(title[facet])]
}

const has = (row: Row, facet: Facet) => {
  const wanted = selects.get(facet)?.value ?? ''
  return wanted === '' || valuesOf(row.title, facet).includes(wanted)
}

/** How many titles each choice would leave, the other filters being as they are. */
function showCounts(rows: readonly Row[], facet: Facet): void {
  const left = rows.filter((row) => FACETS.every((other) => other === facet || has(row, other)))
  for (const option of selects.get(facet)?.options ?? []) {
    if (option.value === '') continue
    option.dataset.name ??= option.value === 'true' || option.value === 'false' ? option.text : label(option.value)
    const count = left.filter((row) => valuesOf(row.title, facet).includes(option.value)).length
    option.text = `${option.dataset.name} (${count})`
  }
}

function showAddress(words: string): void {
  const set = [...selects].filter(([, select]) => select.value !== '').map(([name, select]) => [name, select.value])
  const query = new URLSearchParams(set).toString()
  const fragment = words === '' ? '' : `#${new URLSearchParams({ q: words })}`
  history.replaceState(null, '', `/contents${query && `?${query}`}${fragment}`)
}

function apply(rows: readonly Row[], search: HTMLInputElement): void {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean)
  const found = rows.filter((row) => words.every((word) => row.words.includes(word)))
  const shown = new Set(found.filter((row) => FACETS.every((facet) => has(row, facet))))
  for (const row of rows) row.item.hidden = !shown.has(row)
  for (const facet of FACETS) showCounts(found, facet)
  element('count').innerHTML = `<strong>${shown.size}</strong> ${shown.size === 1 ? 'title' : 'titles'}`
}

const search = searchField()
const button = form.querySelector('button')
if (button) button.hidden = true
let rows: Promise<Row[]> | undefined
/** The titles are loaded once somebody turns to the filters. */
const load = () => {
  rows ??= allTitles().then(rowsOf)
  return rows
}
const update = async () => apply(await load(), search)
form.addEventListener('submit', (event) => event.preventDefault())
form.addEventListener('input', () => {
  showAddress(search.value.trim())
  void update()
})
for (const sign of ['focusin', 'pointerenter']) form.addEventListener(sign, () => void update(), { once: true })
if (search.value !== '') void update()
