import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

interface Compiled {
  readonly errors?: readonly { formattedMessage: string }[]
  readonly contracts: Readonly<
    Record<string, Record<string, { abi: readonly unknown[]; evm: { deployedBytecode: { object: string } } }>>
  >
}

const source = new URL('../chain/token/Usdc.sol', import.meta.url)

/** No metadata hash in the code: the same source gives the same bytes wherever it is compiled. */
const settings = {
  evmVersion: 'paris',
  optimizer: { enabled: true, runs: 200 },
  metadata: { bytecodeHash: 'none', appendCBOR: false },
  outputSelection: { '*': { '*': ['abi', 'evm.deployedBytecode.object'] } },
}

/** Compiles `Usdc.sol` and writes what `tests/chain/data/token.ts` has to hold. A warning of the compiler is an error. */
export const compileToken = (): string => {
  // solc is CommonJS without types.
  const solc = createRequire(import.meta.url)('solc') as { compile(input: string): string; version(): string }
  const input = { language: 'Solidity', sources: { Usdc: { content: readFileSync(source, 'utf8') } }, settings }
  const compiled = JSON.parse(solc.compile(JSON.stringify(input))) as Compiled
  if (compiled.errors !== undefined) throw new Error(compiled.errors.map((e) => e.formattedMessage).join('\n'))
  const contract = (name: string) => {
    const found = compiled.contracts.Usdc?.[name]
    if (found === undefined) throw new Error(`${name} is not in ${source.pathname}`)
    return found
  }
  const version = solc.version().split('+')[0]
  return [
    `// Made from Usdc.sol by solc ${version}; tests/interop compiles it again and compares. Not edited by hand.`,
    '',
    `export const usdcAbi = ${JSON.stringify(contract('Usdc').abi, null, 2)} as const`,
    '',
    `export const usdcCode = '0x${contract('Usdc').evm.deployedBytecode.object}'`,
    '',
    `export const smartAccountCode = '0x${contract('SmartAccount').evm.deployedBytecode.object}'`,
    '',
  ].join('\n')
}
