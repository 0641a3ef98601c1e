/** The package's own declarations are not reachable through its `exports`. */
declare module 'cephes' {
  /** Resolves when the WebAssembly is ready. */
  export const compiled: Promise<void>
  /** Complementary error function. */
  export function erfc(x: number): number
  /** Regularised upper incomplete gamma function. */
  export function igamc(a: number, x: number): number
  /** Regularised incomplete beta function. */
  export function incbet(a: number, b: number, x: number): number
}
