import { join } from 'node:path'
import { loadCorpus } from '../cases/load-corpus.ts'
import { createSearchIndex } from '../cases/search-index.ts'
import { packageRoot } from '../package-root.ts'

/** The built corpus on this machine, for commands that read it without a server: CORPUS_DIR, else that of this program. */
export function localCorpus() {
  const corpus = loadCorpus(process.env.CORPUS_DIR ?? join(packageRoot(), 'dist'))
  return { corpus, index: createSearchIndex(corpus) }
}
