import { type AddressInfo, createServer, type Socket } from 'node:net'
import { BerReader, BerWriter, BindRequest, ProtocolOperation } from 'ldapts'

/** A request as a double sees it: its message identifier, its tag, and a bind decoded. */
export interface DoubleRequest {
  readonly messageId: number
  readonly tag: number
  readonly bind: BindRequest | undefined
  readonly socket: Socket
}

/** A directory that misbehaves, as OpenLDAP cannot. What it receives is decoded by ldapts. */
export interface DirectoryDouble {
  readonly url: string
  /** Answers a request; undefined leaves it without an answer. */
  answering: (request: DoubleRequest) => Buffer | undefined
  readonly requests: DoubleRequest[]
  /** The most sockets that were open together. */
  readonly socketsMax: number
  stop(): Promise<void>
}

export async function startDirectoryDouble(): Promise<DirectoryDouble> {
  const sockets = new Set<Socket>()
  let socketsMax = 0
  const requests: DoubleRequest[] = []
  const listener = createServer((socket) => {
    sockets.add(socket)
    socketsMax = Math.max(socketsMax, sockets.size)
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined)
    socket.on('data', (bytes) => {
      const request = requestIn(bytes, socket)
      requests.push(request)
      const answer = double.answering(request)
      if (answer && !socket.destroyed) socket.write(answer)
    })
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const { port } = listener.address() as AddressInfo
  const double: DirectoryDouble = {
    url: `ldap://127.0.0.1:${port}`,
    answering: () => undefined,
    requests,
    get socketsMax() {
      return socketsMax
    },
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => listener.close(resolve))
    },
  }
  return double
}

function requestIn(bytes: Buffer, socket: Socket): DoubleRequest {
  const reader = new BerReader(bytes)
  reader.readSequence()
  const messageId = reader.readInt() ?? 0
  const tag = reader.readSequence() ?? 0
  if (tag !== ProtocolOperation.LDAP_REQ_BIND) return { messageId, tag, bind: undefined, socket }
  const bind = new BindRequest({ messageId })
  bind.parseMessage(reader)
  return { messageId, tag, bind, socket }
}

/** A message of an LDAPResult (RFC 4511, section 4.1.9). */
export function resultOf({ messageId, tag }: DoubleRequest, code: number, said = ''): Buffer {
  const answers = {
    [ProtocolOperation.LDAP_REQ_BIND]: ProtocolOperation.LDAP_RES_BIND,
    [ProtocolOperation.LDAP_REQ_EXTENSION]: ProtocolOperation.LDAP_RES_EXTENSION,
  }
  return message(messageId, (writer) => {
    writer.startSequence(Object(answers)[tag] ?? ProtocolOperation.LDAP_RES_SEARCH)
    writer.writeEnumeration(code)
    writer.writeString('')
    writer.writeString(said)
    writer.endSequence()
  })
}

/** A message of a SearchResultEntry (RFC 4511, section 4.5.2). */
export function entryOf(
  { messageId }: DoubleRequest,
  dn: string,
  attributes: Readonly<Record<string, string>>,
): Buffer {
  return message(messageId, (writer) => {
    writer.startSequence(ProtocolOperation.LDAP_RES_SEARCH_ENTRY)
    writer.writeString(dn)
    writer.startSequence()
    for (const [type, value] of Object.entries(attributes)) {
      writer.startSequence()
      writer.writeString(type)
      writer.startSequence(ProtocolOperation.LBER_SET)
      writer.writeString(value)
      writer.endSequence()
      writer.endSequence()
    }
    writer.endSequence()
    writer.endSequence()
  })
}

function message(messageId: number, write: (writer: BerWriter) => void): Buffer {
  const writer = new BerWriter()
  writer.startSequence()
  writer.writeInt(messageId)
  write(writer)
  writer.endSequence()
  return writer.buffer
}
