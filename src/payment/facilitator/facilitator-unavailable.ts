/**
 * Nothing can be said about the payment now: the chain does not answer, or the settling account cannot send. It is thrown
 * instead of a refusal, since a refusal makes an agent sign again for a payment that may be good.
 */
export class FacilitatorUnavailable extends Error {
  override readonly name = 'FacilitatorUnavailable'
  readonly reason: 'rpc_unreachable' | 'settler_without_gas' | 'transaction_rejected'

  constructor(reason: FacilitatorUnavailable['reason'], cause: unknown) {
    super(reason, { cause })
    this.reason = reason
  }
}
