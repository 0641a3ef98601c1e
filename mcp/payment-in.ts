const META = 'x402/payment'
/** How it was spelt before the transport was written down. */
const OLD_META = 'x402.payment'

/** The payment that came with a call: an object, or base64 under the older name. Anything else is refused where it is read. */
export const paymentIn = (meta: Readonly<Record<string, unknown>> | undefined): string | object | undefined =>
  (meta?.[META] ?? meta?.[OLD_META] ?? undefined) as string | object | undefined
