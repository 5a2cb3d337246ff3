import { ByteCursor } from './byte-cursor.ts'
import { type ClientHello, parseClientHello } from './client-hello.ts'
import { ClientHelloError } from './client-hello-error.ts'
import { GrowingBytes } from './growing-bytes.ts'

/**
 * The most bytes of a ClientHello, with record headers. Current clients send 200 to 4,000; OpenSSL
 * accepts up to 131,396.
 */
export const helloBytesMax = 65_536

/** Result of the bytes so far. */
export type Reading =
  /** The hello is incomplete; the reader accepts up to `bytesAcceptable` more bytes, at least 1. */
  | { readonly state: 'more'; readonly bytesAcceptable: number }
  | { readonly state: 'hello'; readonly hello: ClientHello }
  /**
   * The first two bytes are not those of a TLS handshake record; SSL 2.0's hello is of this kind.
   */
  | { readonly state: 'not_tls' }

/** How to read. */
export interface ReadOptions {
  /** The most bytes of the hello; {@link helloBytesMax} by default. */
  readonly bytesMax?: number
}

/**
 * Reads a ClientHello from the first bytes of a socket. Bytes after the hello are ignored.
 *
 * @throws {ClientHelloError} with any code
 */
export function readClientHello(bytes: Uint8Array, options: ReadOptions = {}): Reading {
  return new ClientHelloReader(options).push(bytes)
}

const recordHeaderLength = 5
const recordPayloadMax = 2 ** 14
const messageHeaderLength = 4
const handshakeRecord = 22
const tlsMajorVersion = 3
const clientHelloMessage = 1

/**
 * Reads a ClientHello whose bytes arrive in pieces. The result is that of {@link readClientHello}
 * for all bytes, however they are divided, and the time is linear in their number.
 */
export class ClientHelloReader {
  readonly #bytesMax: number
  readonly #wire = new GrowingBytes()
  readonly #message = new GrowingBytes()
  #at = 0
  #payloadLeft = 0
  #messageLength: number | undefined

  constructor({ bytesMax = helloBytesMax }: ReadOptions = {}) {
    this.#bytesMax = bytesMax
  }

  /** All bytes that were pushed, including those after the hello. A view, not a copy. */
  get bytes(): Uint8Array {
    return this.#wire.view(0)
  }

  /**
   * Reads the next bytes of the socket. After a result other than `more`, or an error, the reader
   * cannot be used again.
   *
   * @throws {ClientHelloError} with any code
   */
  push(piece: Uint8Array): Reading {
    this.#wire.append(piece)
    if (!this.#mayBeTls()) return { state: 'not_tls' }
    const end = Math.min(this.#wire.length, this.#bytesMax)
    while (this.#at < end && !this.#isWhole()) {
      if (this.#payloadLeft > 0) this.#takePayload(end)
      else if (!this.#openRecord(end)) break
    }
    if (this.#isWhole()) {
      const body = this.#message.view(messageHeaderLength, this.#messageLength)
      return { state: 'hello', hello: parseClientHello(body) }
    }
    const bytesAcceptable = this.#bytesMax - this.#wire.length
    if (bytesAcceptable <= 0) throw this.#tooLong()
    return { state: 'more', bytesAcceptable }
  }

  #mayBeTls(): boolean {
    const [type = handshakeRecord, major = tlsMajorVersion] = this.#wire.view(0, 2)
    return this.#at > 0 || (type === handshakeRecord && major === tlsMajorVersion)
  }

  #isWhole(): boolean {
    return this.#messageLength !== undefined && this.#message.length >= this.#messageLength
  }

  /** Reads a record header, RFC 8446 section 5.1; false while it is incomplete. */
  #openRecord(end: number): boolean {
    const header = this.#wire.view(this.#at, Math.min(end, this.#at + recordHeaderLength))
    const [type, major = tlsMajorVersion] = header
    if (type !== handshakeRecord || major !== tlsMajorVersion) {
      throw new ClientHelloError(
        'record_interleaved',
        'a record of another type interrupts the ClientHello',
      )
    }
    if (header.length < recordHeaderLength) return false
    const length = ByteCursor.over(header.subarray(3)).number(2)
    if (length === 0 || length > recordPayloadMax) {
      throw new ClientHelloError(
        'record_length',
        `a record has an invalid length of ${length} bytes`,
      )
    }
    this.#at += recordHeaderLength
    this.#payloadLeft = length
    return true
  }

  #takePayload(end: number): void {
    const length = Math.min(this.#payloadLeft, end - this.#at)
    this.#message.append(this.#wire.view(this.#at, this.#at + length))
    this.#at += length
    this.#payloadLeft -= length
    if (this.#messageLength === undefined) this.#readMessageHeader()
    // Refuses a hello by its length field, before memory is allocated for it.
    const bytesMissing = (this.#messageLength ?? 0) - this.#message.length
    if (bytesMissing > this.#bytesMax - this.#at) throw this.#tooLong()
  }

  /** RFC 8446 section 4: one byte of type, three of length. */
  #readMessageHeader(): void {
    const header = this.#message.view(0, messageHeaderLength)
    if (header[0] !== clientHelloMessage) {
      throw new ClientHelloError(
        'unexpected_message',
        `the first handshake message is of type ${header[0]}, not client_hello`,
      )
    }
    if (header.length < messageHeaderLength) return
    this.#messageLength = messageHeaderLength + ByteCursor.over(header.subarray(1)).number(3)
  }

  #tooLong(): ClientHelloError {
    return new ClientHelloError('too_long', `the ClientHello has more than ${this.#bytesMax} bytes`)
  }
}
