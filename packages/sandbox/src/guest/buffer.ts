import type { Part } from './guest.ts'

/** `Buffer`: texts and bytes, without reading and writing numbers. */
export const bufferOf: Part = (guest) => {
  const { ask, bytesOf } = guest
  const { encode, lengthOf, join, repeat, compare } = guest.bytes
  class Buffer extends Uint8Array {
    static override from(input: unknown, encoding?: unknown, length?: unknown): Buffer {
      if (typeof input === 'string') {
        return new Buffer(encode(input, encoding === undefined ? 'utf8' : String(encoding)))
      }
      if (input instanceof ArrayBuffer) {
        const size = length === undefined ? undefined : Number(length)
        return new Buffer(input, Number(encoding ?? 0), size)
      }
      if (Array.isArray(input) || ArrayBuffer.isView(input))
        return new Buffer(Array.from(Object(input)))
      const data: unknown = Object(input).data
      if (Array.isArray(data)) return new Buffer(data)
      throw new TypeError('Buffer.from takes a text, an array of bytes, or bytes.')
    }
    static alloc(size: number, fill?: number | string, encoding?: string): Buffer {
      const made = new Buffer(size)
      if (typeof fill === 'number') made.fill(fill)
      if (typeof fill === 'string') repeat(encode(fill, encoding), made)
      return made
    }
    static allocUnsafe(size: number): Buffer {
      return new Buffer(size)
    }
    static isBuffer(value: unknown): boolean {
      return value instanceof Buffer
    }
    static isEncoding(name: unknown): boolean {
      return /^(utf-?8|hex|base64(url)?|ascii|latin1|binary|utf-?16le|ucs-?2)$/i.test(String(name))
    }
    static byteLength(input: unknown, encoding?: string): number {
      return typeof input === 'string' ? encode(input, encoding).length : Object(input).byteLength
    }
    static concat(parts: readonly Uint8Array[], size?: number): Buffer {
      const made = new Buffer(size ?? lengthOf(parts))
      join(parts, made)
      return made
    }
    static compare(one: Uint8Array, other: Uint8Array): number {
      return compare(one, other)
    }
    override toString(encoding: unknown = 'utf8', start = 0, end = this.length): string {
      return ask('textOf', { encoding: String(encoding) }, bytesOf(this.subarray(start, end)))
    }
    toJSON(): object {
      return { type: 'Buffer', data: Array.from(this) }
    }
    equals(other: Uint8Array): boolean {
      return compare(this, other) === 0
    }
    compare(other: Uint8Array): number {
      return compare(this, other)
    }
    write(text: string, offset = 0): number {
      const bytes = encode(text).subarray(0, this.length - offset)
      this.set(bytes, offset)
      return bytes.length
    }
  }
  // As in Node, a slice shares the memory.
  Object.defineProperty(Buffer.prototype, 'slice', { value: Uint8Array.prototype.subarray })
  guest.Buffer = Buffer
  guest.define('Buffer', Buffer)
  guest.define('global', globalThis)
  Object.assign(guest.builtIns, { buffer: { Buffer }, 'node:buffer': { Buffer } })
}
