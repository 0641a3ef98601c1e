import { Command } from 'commander'
import { brief, briefInput } from '../cases/brief.ts'
import { bySymptom } from '../cases/checklist-by-symptom.ts'
import { validate } from '../validate.ts'
import { localCorpus } from './local-corpus.ts'

type Brief = ReturnType<typeof brief>

function readable({ actions, cases, checklist }: Brief): string {
  return [
    `Recognised as: ${actions.map(({ id }) => id).join(', ') || 'no class of action'}`,
    '',
    'It has gone wrong like this',
    ...cases.map((one) => `  - ${one.title} (${one.id})`),
    '',
    'Make sure of this first',
    ...bySymptom(checklist).flatMap(({ lines, shows_as, case_ids }) => [
      ...lines.map((line) => `  [ ] ${line}`),
      `      else: ${shows_as} (${case_ids.join(', ')})`,
    ]),
    '',
  ].join('\n')
}

/** `failure-archive brief`: what to make sure of before an action, from a corpus that is on this machine. */
export const briefCommand = () =>
  new Command('brief')
    .description('say what you are about to do; read how it has gone wrong before')
    .argument('<action...>', 'what is about to be done, in your own words')
    .option('--json', 'print JSON')
    .action((words: string[], options: { json?: true }) => {
      const answer = brief(localCorpus().index, validate(briefInput, { action: words.join(' ') }))
      process.stdout.write(options.json ? `${JSON.stringify(answer)}\n` : readable(answer))
    })
