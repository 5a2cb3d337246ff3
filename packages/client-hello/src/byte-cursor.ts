import { ClientHelloError } from './client-hello-error.ts'

/**
 * Reads big-endian numbers and length-prefixed vectors front to back (RFC 8446 section 3).
 * Reading past the end throws {@link ClientHelloError} `malformed`; nothing is copied.
 */
export class ByteCursor {
  readonly #bytes: Uint8Array
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  get atEnd(): boolean {
    return this.#at === this.#bytes.length
  }

  /** Reads one unsigned number of `width` bytes, at most 3. */
  number(width: number): number {
    let value = 0
    for (const byte of this.take(width)) value = value * 256 + byte
    return value
  }

  take(length: number): Uint8Array {
    const end = this.#at + length
    if (end > this.#bytes.length) throw malformed('a length reaches past its container')
    const taken = this.#bytes.subarray(this.#at, end)
    this.#at = end
    return taken
  }

  /** Reads a vector whose length in bytes is a number of `width` bytes. */
  vector(width: number): Uint8Array {
    return this.take(this.number(width))
  }

  end(): void {
    if (!this.atEnd) throw malformed('bytes are left over after the last field')
  }
}

/** Reads a vector as numbers of `width` bytes each; throws `malformed` if one is cut short. */
export function numbersOf(vector: Uint8Array, width: number): number[] {
  const cursor = new ByteCursor(vector)
  const numbers: number[] = []
  while (!cursor.atEnd) numbers.push(cursor.number(width))
  return numbers
}

function malformed(message: string): ClientHelloError {
  return new ClientHelloError('malformed', message)
}
