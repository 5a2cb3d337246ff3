import type { Part } from './guest.ts'

/** What `Buffer` does with bytes. */
export const byteWork: Part = (guest) => {
  const encode = (text: string, encoding = 'utf8'): Uint8Array =>
    new Uint8Array(guest.askBytes('bytesOf', { text, encoding }))
  guest.bytes = {
    encode,
    lengthOf: (parts) => parts.reduce((sum, part) => sum + part.length, 0),
    join(parts, into) {
      let at = 0
      for (const part of parts) {
        into.set(part.subarray(0, Math.max(0, into.length - at)), Math.min(at, into.length))
        at += part.length
      }
    },
    repeat(bytes, into) {
      if (bytes.length === 0) return
      for (let at = 0; at < into.length; at += 1) into[at] = bytes[at % bytes.length] ?? 0
    },
    compare(one, other) {
      for (let at = 0; at < Math.min(one.length, other.length); at += 1) {
        const apart = (one[at] ?? 0) - (other[at] ?? 0)
        if (apart !== 0) return Math.sign(apart)
      }
      return Math.sign(one.length - other.length)
    },
  }
}
