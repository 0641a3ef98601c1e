import { describe } from 'vitest'
import { openStore } from '../../src/store/open-store.ts'
import { networkContract } from './network-contract.ts'

describe('the network on SQLite', () => {
  networkContract(() => openStore({ ledgerPath: ':memory:' }))
})
