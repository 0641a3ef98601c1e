import { loadCorpus } from '../cases/load-corpus.ts'
import { createSearchIndex } from '../cases/search-index.ts'

/** The built corpus on this machine, for commands that read it without a server: CORPUS_DIR, else the build's own folder. */
export function localCorpus() {
  const corpus = loadCorpus(process.env.CORPUS_DIR ?? 'dist')
  return { corpus, index: createSearchIndex(corpus) }
}
