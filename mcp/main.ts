import { runStdio } from './run-stdio.ts'

await runStdio(process.env)
