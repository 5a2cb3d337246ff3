/** Numbers the distinct values of a signal, in the order in which they first occur. */
export class ValueNumbers<Value> {
  private readonly numbers = new Map<Value, number>()

  get size(): number {
    return this.numbers.size
  }

  get values(): Value[] {
    return [...this.numbers.keys()]
  }

  /** The number of a value, which gets one if it is new. */
  give(value: Value): number {
    const known = this.numbers.get(value)
    if (known !== undefined) return known
    this.numbers.set(value, this.numbers.size)
    return this.numbers.size - 1
  }

  /** The number of a value; undefined if it has none. */
  find(value: Value): number | undefined {
    return this.numbers.get(value)
  }
}
