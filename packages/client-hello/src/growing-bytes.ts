const capacityMin = 2048

/** Bytes appended in pieces; capacity doubles, so that n bytes cost O(n) however they arrive. */
export class GrowingBytes {
  #bytes = new Uint8Array(capacityMin)
  #length = 0

  get length(): number {
    return this.#length
  }

  append(piece: Uint8Array): void {
    const length = this.#length + piece.length
    if (length > this.#bytes.length) {
      const grown = new Uint8Array(Math.max(length, this.#bytes.length * 2))
      grown.set(this.view(0))
      this.#bytes = grown
    }
    this.#bytes.set(piece, this.#length)
    this.#length = length
  }

  /** The bytes from `from` up to `to` or the last one; a view, valid until the next append. */
  view(from: number, to: number = this.#length): Uint8Array {
    return this.#bytes.subarray(from, Math.min(to, this.#length))
  }
}
