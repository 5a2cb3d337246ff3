/**
 * Bytes that are appended in pieces. The capacity doubles, so that n bytes cost O(n), however they
 * arrive. The first piece is usually the only one, so it is not copied: its owner must not change
 * it.
 */
export class GrowingBytes {
  #bytes: Uint8Array = nothing
  #length = 0

  get length(): number {
    return this.#length
  }

  append(piece: Uint8Array): void {
    const length = this.#length + piece.length
    if (this.#length === 0) {
      this.#bytes = piece
    } else {
      if (length > this.#bytes.length) {
        const grown = new Uint8Array(Math.max(length, this.#bytes.length * 2))
        grown.set(this.view(0))
        this.#bytes = grown
      }
      this.#bytes.set(piece, this.#length)
    }
    this.#length = length
  }

  /**
   * The bytes from `from` up to `to`, by default the end. The view is valid until the next
   * `append`.
   */
  view(from: number, to: number = this.#length): Uint8Array {
    return this.#bytes.subarray(from, Math.min(to, this.#length))
  }
}

const nothing = new Uint8Array(0)
