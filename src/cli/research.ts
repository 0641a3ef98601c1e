import { Command } from 'commander'
import { research, researchInput } from '../cases/research.ts'
import { validate } from '../validate.ts'
import { localCorpus } from './local-corpus.ts'
import { printHit } from './print-hit.ts'

/** `failure-archive research`: measuring failures of a corpus that is on this machine. */
export const researchCommand = () =>
  new Command('research')
    .description('search the measuring failures of the built corpus on this machine')
    .argument('[query...]', 'what is measured or concluded; without it, the newest')
    .option('-k <number>', 'how many cases at most, 1 to 10')
    .option('--json', 'print JSON')
    .action((words: string[], options: { k?: string; json?: true }) => {
      const raw = { ...(words.length > 0 && { q: words.join(' ') }), ...(options.k && { k: options.k }) }
      const { corpus, index } = localCorpus()
      const answer = research(corpus, index, validate(researchInput, raw))
      const readable = () => answer.cases.map(printHit).join('\n')
      process.stdout.write(options.json ? `${JSON.stringify(answer)}\n` : readable())
    })
