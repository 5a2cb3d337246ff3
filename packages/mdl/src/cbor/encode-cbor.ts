import { encode, Token, Type } from 'cborg'
import { CborDate, EmbeddedCbor } from './cbor-values.ts'

/** Encodes the values that `decodeCbor` returns: dates and embedded CBOR with their tags. */
const typeEncoders = {
  Object: (value: unknown) => {
    if (value instanceof EmbeddedCbor) {
      return [new Token(Type.tag, 24), new Token(Type.bytes, value.content)]
    }
    if (value instanceof CborDate) {
      const tag = value.kind === 'tdate' ? 0 : 1004
      return [new Token(Type.tag, tag), new Token(Type.string, value.text)]
    }
    return null
  },
}

/** The CBOR encoding of a value of texts, numbers, bytes, dates, arrays and maps. */
export const encodeCbor = (value: unknown): Uint8Array => encode(value, { typeEncoders })

/** An array of data items that are encoded already. At most 23 of them. */
export function encodeArray(items: readonly Uint8Array[]): Uint8Array {
  return concat([Uint8Array.of(0x80 | items.length), ...items])
}

/** A map of data items that are encoded already. At most 23 of them. */
export function encodeMap(entries: readonly (readonly [unknown, Uint8Array])[]): Uint8Array {
  const items = entries.flatMap(([key, value]) => [encodeCbor(key), value])
  return concat([Uint8Array.of(0xa0 | entries.length), ...items])
}

/** A byte string. */
export const encodeBytes = (bytes: Uint8Array): Uint8Array =>
  concat([headOf(majorBytes, bytes.length), bytes])

/** `#6.24(bstr .cbor item)` (RFC 8949, section 3.4.5.1). */
export const embedCbor = (encoded: Uint8Array): Uint8Array =>
  concat([tag24, headOf(majorBytes, encoded.length), encoded])

const majorBytes = 0x40
const tag24 = Uint8Array.of(0xd8, 24)

/** An initial byte with its argument, which is below 2^32 (RFC 8949, section 3). */
function headOf(major: number, argument: number): Uint8Array {
  if (argument < 24) return Uint8Array.of(major | argument)
  if (argument < 0x1_00) return Uint8Array.of(major | 24, argument)
  if (argument < 0x1_00_00) return Uint8Array.of(major | 25, argument >> 8, argument)
  const octets = [argument >>> 24, argument >> 16, argument >> 8, argument]
  return Uint8Array.of(major | 26, ...octets)
}

function concat(parts: readonly Uint8Array[]): Uint8Array {
  let length = 0
  for (const part of parts) length += part.length
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
