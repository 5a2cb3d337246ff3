/**
 * Why bytes that begin like TLS are not a valid ClientHello. Codes are stable.
 *
 * | code | meaning | source |
 * |---|---|---|
 * | `too_long` | the hello does not end within `bytesMax` bytes | our own bound |
 * | `record_length` | a record is empty or has more than 2^14 bytes | RFC 8446 section 5.1 |
 * | `record_interleaved` | a record of another type within the hello | RFC 8446 section 5.1 |
 * | `unexpected_message` | the first handshake message is not a ClientHello | RFC 8446 section 4 |
 * | `malformed` | lengths inside the hello contradict each other | RFC 8446 section 4.1.2 |
 * | `duplicate_extension` | an extension type occurs twice | RFC 8446 section 4.2 |
 */
export type ClientHelloErrorCode =
  | 'too_long'
  | 'record_length'
  | 'record_interleaved'
  | 'unexpected_message'
  | 'malformed'
  | 'duplicate_extension'

/** The only error that this package throws about bytes that it reads. */
export class ClientHelloError extends Error {
  override readonly name = 'ClientHelloError'
  readonly code: ClientHelloErrorCode

  constructor(code: ClientHelloErrorCode, message: string) {
    super(message)
    this.code = code
  }
}
