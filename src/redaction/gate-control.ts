import type { Masked } from './mask.ts'

export interface GateControl {
  readonly probes: number
  readonly classes: number
  readonly disguises: number
  readonly cleanDocuments: number
  readonly missed: readonly string[]
  readonly harmed: readonly string[]
}

export function controlGate(_hide: (text: string) => Masked): GateControl {
  return { probes: 0, classes: 0, disguises: 0, cleanDocuments: 0, missed: [], harmed: [] }
}
