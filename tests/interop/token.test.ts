import { expect, test } from 'vitest'
import { compileToken } from './compile-token.ts'

/** After a change of Usdc.sol: `npx vitest run --project interop tests/interop/token.test.ts -u`. */
test('the committed token code is what the committed source compiles to', async () => {
  await expect(compileToken()).toMatchFileSnapshot('../chain/data/token.ts')
})
