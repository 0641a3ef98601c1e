import { readFileSync } from 'node:fs'
import { Command } from 'commander'
import { rank, rankedQuery } from '../cases/rank.ts'
import { validate } from '../validate.ts'
import { localCorpus } from './local-corpus.ts'

/** `failure-archive rank`: what search and brief answer to each query of a file, for a scorer. */
export const rankCommand = () =>
  new Command('rank')
    .description('answer each query of a file with case ids, one JSON line a query')
    .requiredOption('--queries <file>', 'JSON lines of {id, q} or {id, action}')
    .action(({ queries }: { queries: string }) => {
      const { index } = localCorpus()
      for (const line of readFileSync(queries, 'utf8')
        .split('\n')
        .filter((text) => text.trim()))
        process.stdout.write(`${JSON.stringify(rank(index, validate(rankedQuery, JSON.parse(line))))}\n`)
    })
