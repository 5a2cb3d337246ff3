import { encode, Tagged, Token, Type } from 'cborg'
import { CborDate, EmbeddedCbor } from './decode-cbor.ts'

/** Writes what `decodeCbor` reads: dates and embedded CBOR with their tags. */
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

/** `#6.24(bstr .cbor item)` (RFC 8949, section 3.4.5.1). */
export const embedCbor = (encoded: Uint8Array): Uint8Array => encode(new Tagged(24, encoded))

const concat = (parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts))
