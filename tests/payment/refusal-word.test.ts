import { expect, test } from 'vitest'
import { refusalWord } from '../../src/payment/refusal-word.ts'

test.each([
  ['invalid_exact_evm_transaction_simulation_failed', 'transfer_refused'],
  ['invalid_exact_evm_nonce_already_used', 'authorization_spent'],
  ['authorization_spent_otherwise', 'authorization_spent'],
  ['invalid_exact_evm_insufficient_balance', 'insufficient_funds'],
  ['invalid_exact_evm_payload_authorization_value_mismatch', 'wrong_amount'],
  ['invalid_exact_evm_payload_authorization_valid_before', 'expired'],
  ['invalid_exact_evm_failed_to_parse_signature', 'invalid_signature'],
  ['invalid_batch_settlement_evm_charge_exceeds_signed_cumulative', 'payment_refused'],
  ['terms_not_offered', 'terms_not_offered'],
  ['payment_malformed', 'payment_malformed'],
])('%s of a library is %s to callers', (told, shown) => expect(refusalWord(told)).toBe(shown))
