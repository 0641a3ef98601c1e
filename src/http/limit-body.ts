import { bodyLimit } from 'hono/body-limit'
import { ServiceError } from '../errors.ts'

/** Room for 100,000 characters of text with every one of them escaped in JSON. */
const MAX_BODY_BYTES = 1024 * 1024

/** Refuses a body longer than so many bytes before it is read. */
export const limitBody = (maxSize = MAX_BODY_BYTES) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new ServiceError('too_long', { limit: maxSize, unit: 'bytes' })
    },
  })
