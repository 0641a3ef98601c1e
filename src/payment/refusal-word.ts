/** What libraries and facilitators call the faults of a payment, by the part of their word that tells, and what we call it. */
const OURS: readonly (readonly [RegExp, string])[] = [
  [/nonce_already_used|nonce_used|spent/, 'authorization_spent'],
  [/insufficient/, 'insufficient_funds'],
  [/valid_before|expired/, 'expired'],
  [/valid_after/, 'not_yet_valid'],
  [/signature/, 'invalid_signature'],
  [/recipient/, 'wrong_recipient'],
  [/value_mismatch|authorization_value/, 'wrong_amount'],
  [/token_(name|version)|eip712_domain/, 'wrong_token_name'],
  [/network/, 'wrong_network'],
  [/simulation|transaction_failed|event_mismatch|transaction_state/, 'transfer_refused'],
]

/** Room for our own words; a longer one is somebody else's. */
const LONGEST = 32

/** The reason of a refusal as callers see it: one of few words of ours, whatever a library or a facilitator has called it. */
export const refusalWord = (reason: string): string => {
  const ours = OURS.find(([telling]) => telling.test(reason))?.[1]
  return ours ?? (reason.length > LONGEST ? 'payment_refused' : reason)
}
