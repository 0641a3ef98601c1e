import { bodyLimit } from 'hono/body-limit'
import { ServiceError } from '../errors.ts'

/** Room for 100,000 characters of text with every one of them escaped in JSON. */
const MAX_BODY_BYTES = 1024 * 1024

/** Refuses a longer body before it is read. */
export const limitBody = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: () => {
    throw new ServiceError('too_long', { limit: MAX_BODY_BYTES, unit: 'bytes' })
  },
})
