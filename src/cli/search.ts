import { Command } from 'commander'
import { search, searchInput } from '../cases/search.ts'
import { validate } from '../validate.ts'
import { localCorpus } from './local-corpus.ts'
import { printHit } from './print-hit.ts'

/** `failure-archive search`: the answer of the paid route over a corpus that is on this machine. */
export const searchCommand = () =>
  new Command('search')
    .description('search the built corpus on this machine by symptom')
    .argument('<query...>', 'what you see, in your own words, or the id of a case')
    .option('-k <number>', 'how many cases at most, 1 to 5')
    .option('--json', 'print JSON')
    .action((words: string[], options: { k?: string; json?: true }) => {
      const input = validate(searchInput, { q: words.join(' '), ...(options.k && { k: options.k }) })
      const answer = search(localCorpus().index, input)
      const readable = () => answer.cases.map(printHit).join('\n')
      process.stdout.write(options.json ? `${JSON.stringify(answer)}\n` : readable())
    })
