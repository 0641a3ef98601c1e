import type { ArithmeticItem } from './arithmetic/arithmetic-item.ts'
import { checkArithmetic } from './arithmetic/check-arithmetic.ts'
import type { Request } from './request.ts'

interface Figures {
  readonly checked: number
  readonly disagree: number
  readonly items: ArithmeticItem[]
}

/** The stated figures of a request that others determine. One whose base is missing is listed but not counted as checked. */
export function figuresOf(request: Request): Figures {
  const items = checkArithmetic(request.mode === 'text' ? request.text : request.claim)
  const checked = items.filter((item) => item.agrees !== null)
  return { checked: checked.length, disagree: checked.filter((item) => !item.agrees).length, items }
}
