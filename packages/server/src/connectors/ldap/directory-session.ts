import type { Socket } from 'node:net'
import {
  BerReader,
  BindRequest,
  BindResponse,
  ExtendedRequest,
  ExtendedResponse,
  type Filter,
  ProtocolOperation,
  SearchEntry,
  SearchRequest,
  SearchResponse,
  UnbindRequest,
} from 'ldapts'
import { OutboundError } from '../../outbound/outbound-error.ts'
import { MalformedAnswer, MessageFrames } from './message-frames.ts'

/** Result codes (RFC 4511, appendix A). */
export const resultCodes = {
  success: 0,
  operationsError: 1,
  protocolError: 2,
  timeLimitExceeded: 3,
  sizeLimitExceeded: 4,
  authMethodNotSupported: 7,
  strongerAuthRequired: 8,
  referral: 10,
  adminLimitExceeded: 11,
  confidentialityRequired: 13,
  noSuchObject: 32,
  invalidDnSyntax: 34,
  invalidCredentials: 49,
  busy: 51,
  unavailable: 52,
  unwillingToPerform: 53,
  loopDetect: 54,
  other: 80,
} as const

/** The result of an operation (RFC 4511, section 4.1.9). */
export interface DirectoryResult {
  readonly code: number
  /** The diagnostic message, which can name accounts: it is not shown to users. */
  readonly diagnostic: string
}

export interface Search {
  readonly base: string
  readonly scope: 'base' | 'one' | 'sub'
  readonly filter: Filter
  readonly attributes: readonly string[]
  readonly entriesMax: number
}

/** An entry: its name, and the values of its attributes by their names in lower case. */
export interface DirectoryEntry {
  readonly dn: string
  readonly values: ReadonlyMap<string, readonly Buffer[]>
}

interface Waiting {
  readonly id: number
  /** The tag of the response that ends the operation. */
  readonly ending: number
  readonly entriesMax: number
  readonly entries: DirectoryEntry[]
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: Error) => void
}

interface Answer {
  readonly result: DirectoryResult
  readonly entries: readonly DirectoryEntry[]
}

/** StartTLS (RFC 4511, section 4.14). */
const startTlsOid = '1.3.6.1.4.1.1466.20037'
/** The most seconds that a directory shall search. */
const searchSeconds = 5
const diagnosticLengthMax = 300

/**
 * LDAP v3 (RFC 4511) on a socket, with one operation at a time. References to other servers are not
 * followed. ldapts encodes and decodes the messages; its client is not used, because it connects
 * again by itself, and puts no bound on what a directory sends.
 */
export class DirectorySession {
  private readonly socket: Socket
  private readonly frames = new MessageFrames()
  private waiting: Waiting | undefined
  private failure: Error | undefined
  private messageId = 0
  private readonly onData = (bytes: Buffer) => this.receive(bytes)
  private readonly onError = (cause: Error) =>
    this.fail(new OutboundError('unreachable', closedEarly, { cause }))
  private readonly onClose = () => this.fail(new OutboundError('unreachable', closedEarly))

  constructor(socket: Socket) {
    this.socket = socket
    socket.on('data', this.onData).on('error', this.onError).on('close', this.onClose)
  }

  /** @throws OutboundError, MalformedAnswer */
  async requestTls(): Promise<DirectoryResult> {
    const { result } = await this.ask(
      (messageId) => new ExtendedRequest({ messageId, oid: startTlsOid }),
      ProtocolOperation.LDAP_RES_EXTENSION,
    )
    // What follows in the clear could have been injected.
    if (!this.frames.isEmpty) throw new MalformedAnswer('Bytes follow the answer to StartTLS')
    return result
  }

  /**
   * Authenticates by name and password (RFC 4513, section 5.1.3). An empty password would be an
   * unauthenticated bind, which directories answer with success (section 5.1.2): callers must not
   * send one.
   *
   * @throws OutboundError, MalformedAnswer
   */
  async bind(dn: string, password: string): Promise<DirectoryResult> {
    if (password === '') throw new TypeError('A bind without a password proves nothing')
    const { result } = await this.ask(
      (messageId) => new BindRequest({ messageId, dn, password }),
      ProtocolOperation.LDAP_RES_BIND,
    )
    return result
  }

  /** @throws OutboundError, MalformedAnswer */
  search({ base, scope, filter, attributes, entriesMax }: Search): Promise<Answer> {
    return this.ask(
      (messageId) =>
        new SearchRequest({
          messageId,
          baseDN: base,
          scope,
          filter,
          attributes: [...attributes],
          derefAliases: 'never',
          sizeLimit: entriesMax,
          timeLimit: searchSeconds,
        }),
      ProtocolOperation.LDAP_RES_SEARCH,
      entriesMax,
    )
  }

  /** Says goodbye (RFC 4511, section 4.3); the conversation then closes the socket. */
  unbind(): void {
    if (this.failure) return
    this.socket.end(new UnbindRequest({ messageId: this.nextId() }).write())
  }

  /** Stops to read, so that another reader can continue on the socket. */
  release(): void {
    const { socket } = this
    socket.off('data', this.onData).off('error', this.onError).off('close', this.onClose)
    socket.pause()
  }

  private nextId(): number {
    this.messageId += 1
    return this.messageId
  }

  private ask(
    make: (messageId: number) => BindRequest | ExtendedRequest | SearchRequest,
    ending: number,
    entriesMax = 0,
  ): Promise<Answer> {
    if (this.failure) return Promise.reject(this.failure)
    const id = this.nextId()
    return new Promise((resolve, reject) => {
      this.waiting = { id, ending, entriesMax, entries: [], resolve, reject }
      this.socket.write(make(id).write())
    })
  }

  private receive(bytes: Buffer): void {
    try {
      for (const message of this.frames.add(bytes)) this.read(message)
    } catch (error) {
      const isOurs = error instanceof MalformedAnswer
      this.fail(isOurs ? error : new MalformedAnswer('The answer is not LDAP'))
    }
  }

  private read(bytes: Buffer): void {
    const reader = new BerReader(bytes)
    reader.readSequence()
    const id = reader.readInt()
    const response = responseOf(reader.readSequence(), id ?? 0)
    const { waiting } = this
    // A notice of disconnection has the id 0 (RFC 4511, section 4.4.1).
    if (!waiting || id !== waiting.id) throw new MalformedAnswer('The answer has no request')
    if (!response) return // a reference to another server, or an intermediate response
    response.parseMessage(reader)
    if (response instanceof SearchEntry) {
      if (waiting.entries.length >= waiting.entriesMax) throw new MalformedAnswer(tooMany)
      waiting.entries.push(entryOf(response))
      return
    }
    if (response.protocolOperation !== waiting.ending) {
      throw new MalformedAnswer('The answer is to another request')
    }
    this.waiting = undefined
    const { status: code, errorMessage } = response
    const diagnostic = printable(errorMessage).slice(0, diagnosticLengthMax)
    waiting.resolve({ result: { code, diagnostic }, entries: waiting.entries })
  }

  private fail(error: Error): void {
    this.failure ??= error
    const { waiting } = this
    this.waiting = undefined
    waiting?.reject(this.failure)
    this.socket.destroy()
  }
}

const tooMany = 'The directory sent more entries than were requested'
const closedEarly = 'The connection was closed without a response.'

/** The response with this tag; undefined for one that a log-in does not need. */
function responseOf(
  tag: number | null,
  messageId: number,
): BindResponse | SearchEntry | SearchResponse | ExtendedResponse | undefined {
  switch (tag) {
    case ProtocolOperation.LDAP_RES_BIND:
      return new BindResponse({ messageId })
    case ProtocolOperation.LDAP_RES_SEARCH_ENTRY:
      return new SearchEntry({ messageId })
    case ProtocolOperation.LDAP_RES_SEARCH:
      return new SearchResponse({ messageId })
    case ProtocolOperation.LDAP_RES_EXTENSION:
      return new ExtendedResponse({ messageId })
    default:
      return undefined
  }
}

function entryOf({ name, attributes }: SearchEntry): DirectoryEntry {
  const values = attributes.map(
    ({ type, parsedBuffers }) => [type.toLowerCase(), parsedBuffers] as const,
  )
  return { dn: name, values: new Map(values) }
}

/** AD ends its messages with NUL. */
const printable = (text: string) => text.replace(/[\p{Cc}\p{Surrogate}]+/gu, ' ').trim()
