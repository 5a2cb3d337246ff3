import { ClientHelloError } from './client-hello-error.ts'

/**
 * Reads big-endian numbers and length-prefixed vectors from front to back (RFC 8446, section 3).
 * Reading past the end throws {@link ClientHelloError} `malformed`. Nothing is copied: a vector is
 * another cursor over the same bytes, because views of typed arrays take long to create.
 */
export class ByteCursor {
  readonly #view: DataView
  readonly #end: number
  #at: number

  constructor(view: DataView, at = 0, end = view.byteLength) {
    this.#view = view
    this.#at = at
    this.#end = end
  }

  static over(bytes: Uint8Array): ByteCursor {
    return new ByteCursor(new DataView(bytes.buffer, bytes.byteOffset, bytes.length))
  }

  get length(): number {
    return this.#end - this.#at
  }

  /** Reads one unsigned number of `width` bytes, at most 3. */
  number(width: number): number {
    const end = this.#reach(width)
    let value = 0
    for (; this.#at < end; this.#at++) value = value * 256 + this.#view.getUint8(this.#at)
    return value
  }

  /**
   * Reads numbers of `width` bytes up to the end; throws `malformed` if the last one is incomplete.
   */
  numbers(width: number): number[] {
    const numbers: number[] = []
    while (this.length > 0) numbers.push(this.number(width))
    return numbers
  }

  skip(length: number): void {
    this.#at = this.#reach(length)
  }

  /** Reads a vector whose length in bytes is a number of `width` bytes. */
  vector(width: number): ByteCursor {
    const length = this.number(width)
    const end = this.#reach(length)
    const vector = new ByteCursor(this.#view, this.#at, end)
    this.#at = end
    return vector
  }

  /** Reads the remaining bytes as text, one character for each byte. */
  text(): string {
    let text = ''
    while (this.length > 0) text += String.fromCharCode(this.number(1))
    return text
  }

  /** Asserts that no bytes remain. */
  end(): void {
    if (this.length > 0) throw malformed('bytes follow the last field')
  }

  #reach(length: number): number {
    const end = this.#at + length
    if (end > this.#end) throw malformed('a vector is longer than the structure that contains it')
    return end
  }
}

function malformed(message: string): ClientHelloError {
  return new ClientHelloError('malformed', message)
}
