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
