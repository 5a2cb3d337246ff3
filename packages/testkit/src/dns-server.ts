import { createSocket } from 'node:dgram'

type RecordType = 'A' | 'CNAME' | 'TXT'

/** A DNS server at 127.0.0.1 that knows the records that a test sets (RFC 1035, section 4). */
export interface DnsServer {
  /** The address and the port. */
  readonly address: string
  /** Sets a record; other names and types do not exist. */
  set(type: RecordType, name: string, value: string): void
  /** Answers no question about this name, nor about a name below it. */
  silence(name: string): void
  close(): void
}

const typeCodes = { A: 1, CNAME: 5, TXT: 16 } as const satisfies Record<RecordType, number>
const headerBytes = 12
const nameNotFound = 3

/** Starts a DNS server on a free UDP port; without records. */
export async function startDnsServer(): Promise<DnsServer> {
  const records = new Map<string, Buffer>()
  const silent = new Set<string>()
  const socket = createSocket('udp4')
  socket.on('message', (query, peer) => {
    const { name, type, end } = readQuestion(query)
    if ([...silent].some((each) => name === each || name.endsWith(`.${each}`))) return
    const data = records.get(`${type} ${name}`)
    socket.send(answerTo(query.subarray(0, end), data), peer.port, peer.address)
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  socket.unref()
  const { port } = socket.address()
  return {
    address: `127.0.0.1:${port}`,
    set(type, name, value) {
      records.set(`${typeCodes[type]} ${name}`, write[type](value))
    },
    silence: (name) => void silent.add(name),
    close: () => socket.close(),
  }
}

function readQuestion(query: Buffer) {
  const labels: string[] = []
  let at = headerBytes
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  const type = query.readUInt16BE(at + 1)
  return { name: labels.join('.').toLowerCase(), type, end: at + 5 }
}

function answerTo(question: Buffer, data: Buffer | undefined): Buffer {
  const header = Buffer.from(question.subarray(0, headerBytes))
  header.writeUInt16BE(0x8180 | (data ? 0 : nameNotFound), 2)
  header.writeUInt16BE(data ? 1 : 0, 6)
  header.writeUInt32BE(0, 8)
  const asked = question.subarray(headerBytes)
  if (!data) return Buffer.concat([header, asked])
  const fixed = Buffer.alloc(12)
  fixed.writeUInt16BE(0xc000 | headerBytes) // the name of the question
  asked.copy(fixed, 2, asked.length - 4) // its type and class
  fixed.writeUInt16BE(data.length, 10)
  return Buffer.concat([header, asked, fixed, data])
}

const write = {
  A: (address: string) => Buffer.from(address.split('.').map(Number)),
  CNAME: writeName,
  TXT: writeText,
}

function writeName(name: string): Buffer {
  const labels = name.split('.').map((label) => writeText(label))
  return Buffer.concat([...labels, Buffer.of(0)])
}

function writeText(text: string): Buffer {
  return Buffer.from([text.length, ...Buffer.from(text, 'latin1')])
}
