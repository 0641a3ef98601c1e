import { Command } from 'commander'
import { runStdio } from '../../mcp/run-stdio.ts'

/** `failure-archive mcp`: the tools for a client that starts its servers by itself. */
export const mcpCommand = () =>
  new Command('mcp')
    .description('serve the tools over stdio to an MCP client; settings come from the environment, see docs/mcp.md')
    .action(() => runStdio(process.env))
