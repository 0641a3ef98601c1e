/** Numbers kept flat while their count is not known yet; doubles as it fills. */
export function createGrowingList<T extends Uint32Array | Float32Array>(make: (length: number) => T) {
  let values = make(1024)
  let length = 0
  return {
    get length() {
      return length
    },
    at: (place: number): number => values[place] as number,
    push(value: number): void {
      if (length === values.length) {
        const larger = make(values.length * 2)
        larger.set(values)
        values = larger
      }
      values[length] = value
      length += 1
    },
    done: (): T => values.slice(0, length) as T,
  }
}
