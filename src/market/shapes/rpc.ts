import { z } from 'zod'
import { readShape, ShapeError } from './read-shape.ts'

const envelope = z.object({ result: z.unknown().optional(), error: z.object({ message: z.string() }).optional() })
const quantity = z
  .string()
  .regex(/^0x[0-9a-f]+$/i, { error: 'a hexadecimal quantity' })
  .transform(BigInt)
const logs = z.array(z.object({ data: quantity, transactionHash: z.string(), logIndex: z.string() }))

function resultOf(answer: unknown): unknown {
  const { result, error } = readShape(envelope, answer, 'answer')
  if (error !== undefined) throw new ShapeError('the RPC answered with an error')
  return { result }
}

/** @throws ShapeError */
export const readQuantity = (answer: unknown): bigint =>
  readShape(z.object({ result: quantity }), resultOf(answer), 'answer').result

/** The Transfer events of an eth_getLogs answer. @throws ShapeError */
export const readTransfers = (answer: unknown) =>
  readShape(z.object({ result: logs }), resultOf(answer), 'answer').result
