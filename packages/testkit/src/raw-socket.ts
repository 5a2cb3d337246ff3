import { connect as connectTcp, type Socket } from 'node:net'
import { connect as connectTls, type TLSSocket } from 'node:tls'

/** A connection for bytes that no HTTP client would send. */
export interface RawSocket {
  readonly socket: Socket | TLSSocket
  write(bytes: string | Buffer): void
  /** All bytes received so far. */
  received(): string
  /**
   * Resolves when the received bytes satisfy the condition; rejects when the connection ends first.
   */
  until(condition: (received: string) => boolean): Promise<string>
  /** Resolves with all received bytes when the peer closes the connection. */
  closed(): Promise<string>
  end(): void
}

/** Where to connect, and whether by TLS. */
export interface RawOptions {
  readonly port: number
  /** Undefined for TCP without TLS. */
  readonly ca?: Buffer | string | undefined
  readonly servername?: string
  /** The local address of the connection. */
  readonly localAddress?: string
}

/** Connects by TCP or TLS; the caller writes the bytes. */
export async function openRawSocket(options: RawOptions): Promise<RawSocket> {
  const { port, ca, servername = 'localhost', localAddress } = options
  const place = { port, host: '127.0.0.1', localAddress }
  const socket =
    ca === undefined
      ? connectTcp(place)
      : connectTls({ ...place, ca, servername, ALPNProtocols: ['http/1.1'] })
  let text = ''
  let isClosed = false
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  socket.setEncoding('latin1')
  socket.on('data', (chunk: string) => {
    text += chunk
    notify()
  })
  socket.on('error', () => undefined) // a reset counts as the end
  socket.on('close', () => {
    isClosed = true
    notify()
  })
  const when = <T>(ready: () => T | undefined): Promise<T> =>
    new Promise((resolve, reject) => {
      const listener = () => {
        try {
          const value = ready()
          if (value === undefined) return
          listeners.delete(listener)
          resolve(value)
        } catch (error) {
          listeners.delete(listener)
          reject(error)
        }
      }
      listeners.add(listener)
      listener()
    })
  await new Promise<void>((resolve, reject) => {
    socket.once(ca === undefined ? 'connect' : 'secureConnect', () => resolve())
    socket.once('error', reject)
  })
  return {
    socket,
    write: (bytes) => void socket.write(bytes),
    received: () => text,
    until: (condition) =>
      when(() => {
        if (condition(text)) return text
        if (isClosed) throw new Error(`The connection was closed after: ${text}`)
        return undefined
      }),
    closed: () => when(() => (isClosed ? text : undefined)),
    end: () => socket.destroy(),
  }
}

/** One response as it was received. */
export interface RawAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** The parsed JSON, or the text of another media type. */
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into an answer as it pleases
  readonly body: any
}

/** Sends bytes, waits for one complete response, and closes the connection. */
export async function exchange(socket: RawSocket, bytes: string | Buffer): Promise<RawAnswer> {
  socket.write(bytes)
  try {
    const received = await socket.until((text) => parseAnswers(text).length > 0)
    return parseAnswers(received)[0] as RawAnswer
  } finally {
    socket.end()
  }
}

/** Parses responses, each with a body of its Content-Length. */
export function parseAnswers(received: string): readonly RawAnswer[] {
  const answers: RawAnswer[] = []
  let rest = received
  while (rest.startsWith('HTTP/1.1 ')) {
    const end = rest.indexOf('\r\n\r\n')
    if (end === -1) break
    const [line = '', ...fields] = rest.slice(0, end).split('\r\n')
    const headers = Object.fromEntries(
      fields.map((field) => {
        const colon = field.indexOf(':')
        return [field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()]
      }),
    )
    const length = Number(headers['content-length'] ?? 0)
    const body = rest.slice(end + 4, end + 4 + length)
    if (body.length < length) break
    answers.push({ status: Number(line.split(' ')[1]), headers, body: parseBody(body) })
    rest = rest.slice(end + 4 + length)
  }
  return answers
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text === '' ? undefined : text
  }
}
