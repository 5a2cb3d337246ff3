import { decode, Tokenizer, Type } from 'cborg'
import { MdlError, type MdlErrorCode } from '../mdl-error.ts'

/** A data item inside a byte string (tag 24; RFC 8949, section 3.4.5.1), with all bytes as sent. */
export class EmbeddedCbor {
  /** Tag, length and content: what digests and signatures cover. */
  readonly encoded: Uint8Array
  readonly content: Uint8Array

  constructor(encoded: Uint8Array, content: Uint8Array) {
    this.encoded = encoded
    this.content = content
  }
}

/** A date: `tdate` (tag 0, RFC 3339) or `full-date` (tag 1004, RFC 8943). */
export class CborDate {
  readonly kind: 'tdate' | 'full-date'
  readonly text: string

  constructor(kind: 'tdate' | 'full-date', text: string) {
    this.kind = kind
    this.text = text
  }
}

/** Maximum length of a data item, in bytes. */
export const cborBytesMax = 1024 * 1024

/** Remembers where the last tag 24 began. */
class EmbeddingTokenizer extends Tokenizer {
  embeddedAt = 0

  override next() {
    const at = this.pos()
    const token = super.next()
    if (token.value === 24 && Type.equals(token.type, Type.tag)) this.embeddedAt = at
    return token
  }
}

/** What the tags 0, 18, 24 and 1004 stand for. cborg calls the member that has the tag's number. */
class SupportedTags {
  private readonly tokenizer: EmbeddingTokenizer
  readonly [tag: number]: (content: () => unknown) => unknown

  constructor(tokenizer: EmbeddingTokenizer) {
    this.tokenizer = tokenizer
  }

  0(content: () => unknown): CborDate {
    return new CborDate('tdate', textOf(content))
  }

  1004(content: () => unknown): CborDate {
    return new CborDate('full-date', textOf(content))
  }

  /** COSE_Sign1 (RFC 9052, section 2): the tag is optional and redundant here. */
  18(content: () => unknown): unknown {
    return content()
  }

  24(content: () => unknown): EmbeddedCbor {
    const { tokenizer } = this
    const from = tokenizer.embeddedAt
    const inner = content()
    if (!(inner instanceof Uint8Array)) throw new Error('not a byte string')
    return new EmbeddedCbor(tokenizer.data.subarray(from, tokenizer.pos()), inner)
  }
}

function textOf(content: () => unknown): string {
  const text = content()
  if (typeof text !== 'string') throw new Error('not a text')
  return text
}

const options = {
  useMaps: true,
  allowBigInt: true,
  allowIndefinite: true,
  rejectDuplicateMapKeys: true,
  // Some issuers send an empty header member, which is equivalent to none.
  allowUndefined: true,
  allowInfinity: false,
  allowNaN: false,
}

/**
 * Decodes one data item strictly: no duplicate map keys, no trailing bytes, no NaN or infinity,
 * and only the tags 0, 18, 24 and 1004. Maps become `Map`.
 *
 * @throws MdlError `code`, without the decoder's message, which may quote a claim.
 */
export function decodeCbor(bytes: Uint8Array, code: MdlErrorCode = 'malformed_response'): unknown {
  if (bytes.length > cborBytesMax) {
    throw new MdlError(code, `A CBOR data item is longer than ${cborBytesMax} bytes.`)
  }
  const data = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length)
  const tokenizer = new EmbeddingTokenizer(data, options)
  try {
    return decode(data, { ...options, tags: new SupportedTags(tokenizer), tokenizer })
  } catch {
    throw new MdlError(code, 'The bytes are not one well-formed CBOR data item (RFC 8949).')
  }
}
