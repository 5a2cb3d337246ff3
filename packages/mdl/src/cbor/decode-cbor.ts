import { MdlError, type MdlErrorCode } from '../mdl-error.ts'
import { CborDecoder } from './cbor-decoder.ts'

/** Maximum length of a data item, in bytes. */
const cborBytesMax = 1024 * 1024

/**
 * Decodes one data item strictly: no duplicate map keys, no trailing bytes, no NaN or infinity,
 * and only the tags 0, 18, 24 and 1004. Maps become `Map`; byte strings are views of `bytes`.
 *
 * @throws MdlError `code`, without a quotation of the bytes, which may contain a claim
 */
export function decodeCbor(bytes: Uint8Array, code: MdlErrorCode = 'malformed_response'): unknown {
  if (bytes.length > cborBytesMax) {
    throw new MdlError(code, `A CBOR data item is longer than ${cborBytesMax} bytes.`)
  }
  const decoder = new CborDecoder(bytes)
  const value = firstOf(decoder)
  if (value.isWellFormed && decoder.isAtEnd) return value.item
  throw new MdlError(code, 'The bytes are not one well-formed CBOR data item (RFC 8949).')
}

function firstOf(decoder: CborDecoder) {
  try {
    return { isWellFormed: true, item: decoder.next() }
  } catch {
    return { isWellFormed: false, item: undefined }
  }
}
