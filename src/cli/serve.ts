import { Command } from 'commander'
import { runServer } from '../run-server.ts'

/** `failure-archive serve`: the same process as `npm start`. */
export const serveCommand = () =>
  new Command('serve')
    .description('serve the archive over HTTP; settings come from the environment, see README')
    .action(() => runServer(process.env))
