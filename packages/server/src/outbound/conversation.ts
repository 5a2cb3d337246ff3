import { isIP, type Socket } from 'node:net'
import {
  createSecureContext,
  rootCertificates,
  type SecureContext,
  connect as secureBy,
} from 'node:tls'
import { QueueFullError } from '../timing/fair-queue.ts'
import { traced } from '../timing/traced.ts'
import { OutboundError, outboundError } from './outbound-error.ts'
import type { OutboundOptions } from './outbound-options.ts'
import { listedAddresses } from './public-addresses.ts'

/** A destination that speaks a protocol other than HTTP. */
export interface Destination {
  /** The tenant that causes the conversation. Tenants take turns at a destination. */
  readonly tenantId: string
  readonly hostname: string
  readonly port: number
}

/** An open TCP socket to a destination. It ends with the conversation, or at its timeout. */
export interface Line {
  readonly socket: Socket
  /** Whether the operator has listed the network of the destination as a private one. */
  readonly isPrivate: boolean
  /**
   * Starts TLS (1.2 or later), and verifies the certificate of the destination.
   *
   * @param ca certificates in PEM to trust in place of the public CAs
   * @throws OutboundError
   */
  secure(ca?: string): Promise<Socket>
}

/** What conversations share with requests. */
interface ConversationParts {
  readonly options: OutboundOptions
  readonly connect: (hostname: string, port: number) => Promise<Socket>
  /** Waits for the turn of the tenant at a destination. */
  readonly inTurn: <T>(
    tenantId: string,
    origin: string,
    signal: AbortSignal,
    work: () => Promise<T>,
  ) => Promise<T>
  /** @throws OutboundError if no time is left */
  readonly timeLeft: () => number
}

export type Converse = <T>(destination: Destination, use: (line: Line) => Promise<T>) => Promise<T>

/** Creates the function that gives a socket to a conversation, and closes it afterwards. */
export function createConversations(parts: ConversationParts): Converse {
  const { options, connect, inTurn, timeLeft } = parts
  const isListed = listedAddresses(options.privateNetworks)
  const usualContext = usualTrust(options)
  return async ({ tenantId, hostname, port }, use) => {
    const timeoutMs = timeLeft()
    const signal = AbortSignal.timeout(timeoutMs)
    const work = async () => {
      const socket = await connect(hostname, port)
      const isPrivate = isListed(socket.remoteAddress ?? '')
      const secure = (ca?: string) => {
        const context =
          ca === undefined ? usualContext() : createSecureContext({ ca, minVersion: 'TLSv1.2' })
        return startTls(socket, hostname, context)
      }
      return untilAborted(socket, signal, () => use({ socket, isPrivate, secure }))
    }
    try {
      return await traced(
        'CONNECT',
        () => ({ 'server.address': hostname }),
        () => inTurn(tenantId, `${hostname}:${port}`, signal, work),
      )
    } catch (error) {
      // Whatever the conversation noticed first, the reason is the timeout.
      if (signal.aborted) throw outboundError(signal.reason, timeoutMs)
      throw error instanceof QueueFullError ? outboundError(error, timeoutMs) : error
    }
  }
}

async function untilAborted<T>(
  socket: Socket,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  const end = () => void socket.destroy()
  socket.on('error', nothing)
  signal.addEventListener('abort', end, { once: true })
  try {
    signal.throwIfAborted()
    return await work()
  } finally {
    signal.removeEventListener('abort', end)
    // What is written, such as a goodbye, is sent before the socket closes.
    socket.destroySoon()
  }
}

/** The public CAs and those of the operator, read once: that takes longer than connecting. */
function usualTrust({ ca: trusted }: OutboundOptions): () => SecureContext {
  let usual: SecureContext | undefined
  return () => {
    usual ??= createSecureContext({
      minVersion: 'TLSv1.2',
      ...(trusted !== undefined && { ca: [...rootCertificates, trusted] }),
    })
    return usual
  }
}

const nothing = () => undefined

function startTls(socket: Socket, hostname: string, context: SecureContext): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const secured = secureBy({
      socket,
      host: hostname,
      secureContext: context,
      ...(isIP(hostname) === 0 && { servername: hostname }),
    })
    const failed = (error: Error) => reject(outboundError(error, 0))
    const ended = () => failed(new OutboundError('unreachable', closed))
    // The listener stays: an error after the handshake must not end the process.
    secured.on('error', failed).once('close', ended)
    socket.once('close', ended)
    secured.once('secureConnect', () => {
      secured.off('close', ended)
      socket.off('close', ended)
      resolve(secured)
    })
  })
}

const closed = 'The connection was closed without a response.'
