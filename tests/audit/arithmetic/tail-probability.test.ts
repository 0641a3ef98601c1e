import { describe, expect, it } from 'vitest'
import { tailOfChiSquared, tailOfF, tailOfR, tailOfT, tailOfZ } from '../../../src/audit/arithmetic/tail-probability.ts'

// Reference values to 15 digits, computed at 40 digits with mpmath's regularised incomplete beta and gamma functions.
const CASES: readonly (readonly [string, number, number])[] = [
  ['t(28) = 1.9', tailOfT(1.9, 28), 0.0677766836444137],
  ['t(28) = 2.05', tailOfT(2.05, 28), 0.0498339375771848],
  ['t(1) = 0.5', tailOfT(0.5, 1), 0.704832764699133],
  ['t(3) = 12', tailOfT(12, 3), 0.00124501580078934],
  ['t(120) = 40', tailOfT(40, 120), 3.13364839861654e-71],
  ['t(12.7) = 2.2', tailOfT(2.2, 12.7), 0.0469612239344157],
  ['F(1, 78) = 0.9', tailOfF(0.9, 1, 78), 0.345711801809158],
  ['F(2, 57) = 4.12', tailOfF(4.12, 2, 57), 0.0213199285144583],
  ['F(2.5, 60.3) = 3.1', tailOfF(3.1, 2.5, 60.3), 0.0415462562297002],
  ['F(10, 20) = 60', tailOfF(60, 10, 20), 1.08425509844478e-12],
  ['chi2(1) = 3.84', tailOfChiSquared(3.84, 1), 0.0500435212487051],
  ['chi2(3) = 7.81', tailOfChiSquared(7.81, 3), 0.0501060563500059],
  ['chi2(200) = 0.01', tailOfChiSquared(0.01, 200), 1],
  ['chi2(1000) = 1100', tailOfChiSquared(1100, 1000), 0.0146144081262952],
  ['chi2(2) = 200', tailOfChiSquared(200, 2), 3.72007597602084e-44],
  ['z = 0', tailOfZ(0), 1],
  ['z = 1.96', tailOfZ(1.96), 0.0499957902964409],
  ['z = 2.58', tailOfZ(2.58), 0.00988003151554129],
  ['z = 10', tailOfZ(10), 1.52397060483211e-23],
  ['r(38) = .31', tailOfR(0.31, 38), 0.0515709801434756],
  ['r(98) = -.25', tailOfR(-0.25, 98), 0.0121231983899138],
]

describe('tail probabilities', () => {
  it.each(CASES)('%s has the reference value to eleven digits', (_, computed, reference) => {
    expect(Math.abs(computed - reference) / reference).toBeLessThan(1e-11)
  })

  it('are 0 beyond what a double holds, not an error', () => {
    expect(tailOfZ(60)).toBe(0)
    expect(tailOfChiSquared(1e6, 1)).toBe(0)
    expect(tailOfT(1e200, 5)).toBe(0)
    expect(tailOfR(1, 10)).toBe(0)
  })
})
