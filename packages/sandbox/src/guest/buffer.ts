import type { Part } from './guest.ts'

/** `Buffer`: texts and bytes, without reading and writing numbers. */
export const bufferOf: Part = (guest) => {
  const { ask, askBytes, bytesOf } = guest
  const encode = (text: string, encoding = 'utf8'): Uint8Array =>
    new Uint8Array(askBytes('bytesOf', { text, encoding }))
  class Buffer extends Uint8Array {
    static override from(input: unknown, encoding?: unknown, length?: unknown): Buffer {
      if (typeof input === 'string') {
        return new Buffer(encode(input, encoding === undefined ? 'utf8' : String(encoding)))
      }
      if (input instanceof ArrayBuffer) {
        const [offset, size] = [
          Number(encoding ?? 0),
          length === undefined ? undefined : Number(length),
        ]
        return new Buffer(input, offset, size)
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
      const bytes = typeof fill === 'string' ? encode(fill, encoding) : []
      for (let at = 0; bytes.length > 0 && at < size; at += 1)
        made[at] = bytes[at % bytes.length] ?? 0
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
      const made = new Buffer(size ?? parts.reduce((sum, part) => sum + part.length, 0))
      let at = 0
      for (const part of parts) {
        made.set(part.subarray(0, Math.max(0, made.length - at)), Math.min(at, made.length))
        at += part.length
      }
      return made
    }
    static compare(one: Uint8Array, other: Uint8Array): number {
      for (let at = 0; at < Math.min(one.length, other.length); at += 1) {
        const apart = (one[at] ?? 0) - (other[at] ?? 0)
        if (apart !== 0) return Math.sign(apart)
      }
      return Math.sign(one.length - other.length)
    }
    override toString(encoding: unknown = 'utf8', start = 0, end = this.length): string {
      return ask('textOf', { encoding: String(encoding) }, bytesOf(this.subarray(start, end)))
    }
    toJSON(): object {
      return { type: 'Buffer', data: Array.from(this) }
    }
    equals(other: Uint8Array): boolean {
      return Buffer.compare(this, other) === 0
    }
    compare(other: Uint8Array): number {
      return Buffer.compare(this, other)
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
