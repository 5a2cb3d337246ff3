import { type LookupAddress, lookup as lookUp } from 'node:dns'
import { connect as connectTo, isIP, type LookupFunction, type Socket } from 'node:net'
import { createSecureContext, rootCertificates } from 'node:tls'
import { Agent, buildConnector, type Dispatcher } from 'undici'
import { FairQueue } from '../timing/fair-queue.ts'
import { OutboundError, outboundError } from './outbound-error.ts'
import { type MayConnect, publicAddresses } from './public-addresses.ts'

/** A request to a URL that the server's operator did not choose. */
export interface OutboundRequest {
  /** The tenant of the request; tenants take turns at a destination. */
  readonly tenantId: string
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  /** Nothing with GET. */
  readonly body?: string | Uint8Array
  /** Maximum length of the answer's body; a longer one is an error. 0: the body is not needed. */
  readonly answerBytesMax: number
}

export interface OutboundAnswer {
  readonly status: number
  /** By name in lower case; of a header that came twice, the first. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}

/** The one way out: whatever the server asks of another, it asks here. */
export interface Outbound {
  /** @throws OutboundError when there is no answer that can be used */
  send(request: OutboundRequest): Promise<OutboundAnswer>
  /**
   * A connection without TLS, which is the caller's to begin and to end.
   *
   * @throws OutboundError when it is not allowed, or cannot be made in time
   */
  connect(hostname: string, port: number): Promise<Socket>
  /** Aborts current requests. */
  close(): Promise<void>
}

interface OutboundOptions {
  /** Networks that may be reached although they are not public: addresses and CIDRs. */
  readonly privateNetworks: readonly string[]
  /** Certificates in PEM that are trusted besides the public ones. */
  readonly ca: string | undefined
  /** Time from name resolution to the last byte that is needed. */
  readonly timeoutMs: number
  /** Connections to one destination at most. */
  readonly connectionsMax: number
  /** In place of the operating system's; for tests. */
  readonly lookup?: LookupAll
}

/** Finds every address of a name. */
export type LookupAll = (
  hostname: string,
  done: (error: Error | null, addresses: readonly LookupAddress[]) => void,
) => void

/** Requests that wait for a connection to one destination. */
const waitingMax = 256
/** Bytes read of a body that is not needed, so that its connection can be reused. */
const unwantedBytesMax = 64 * 1024
const headerBytesMax = 16 * 1024
/** Shorter than what servers keep, so that they seldom close a connection while it is taken. */
const idleMs = 3_000

/**
 * Requests over TLS to public addresses, or to networks that are allowed by name. An address is
 * checked as the socket is opened to it, so a name that changes its address meanwhile wins nothing.
 * Redirects are not followed. Time, size of the answer and connections are bounded.
 */
export function createOutbound(options: OutboundOptions): Outbound {
  const mayConnect = publicAddresses(options.privateNetworks)
  const connect = guardedConnector(options, mayConnect)
  const agent = new Agent({
    connect,
    connections: options.connectionsMax,
    pipelining: 1,
    allowH2: false,
    maxHeaderSize: headerBytesMax,
    keepAliveTimeout: idleMs,
    keepAliveMaxTimeout: idleMs,
    headersTimeout: options.timeoutMs,
    bodyTimeout: options.timeoutMs,
  })
  const queues = new Map<string, FairQueue>() // of destinations that are being asked
  const inTurn = async <T>(
    tenantId: string,
    url: string,
    signal: AbortSignal,
    ask: () => Promise<T>,
  ) => {
    const { origin } = new URL(url)
    const queue =
      queues.get(origin) ?? new FairQueue({ runningMax: options.connectionsMax, waitingMax })
    queues.set(origin, queue)
    return queue.run(tenantId, ask, signal).finally(() => {
      if (queue.isIdle) queues.delete(origin)
    })
  }
  return {
    async send({ tenantId, url, method, headers, body, answerBytesMax }) {
      const { protocol, username, password } = new URL(url)
      if (protocol !== 'https:') throw new OutboundError('refused', 'The URL must use https.')
      if (username || password) {
        throw new OutboundError('refused', 'The URL must not have a user name or password.')
      }
      const signal = AbortSignal.timeout(options.timeoutMs)
      try {
        const sent = { method, headers, signal, ...(body !== undefined && { body }) }
        return await inTurn(tenantId, url, signal, async () => {
          const answer = await agent.request({ ...partsOf(url), ...sent })
          return {
            status: answer.statusCode,
            headers: firstOf(answer.headers),
            body: await readBody(answer.body, answerBytesMax, signal),
          }
        })
      } catch (error) {
        throw outboundError(error, options.timeoutMs)
      }
    },
    connect: (hostname, port) => openSocket(options, mayConnect, hostname, port),
    close: () => agent.destroy(),
  }
}

function partsOf(url: string): { origin: string; path: string } {
  const { origin, pathname, search } = new URL(url)
  return { origin, path: `${pathname}${search}` }
}

function firstOf(headers: Dispatcher.ResponseData['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, String([value].flat()[0] ?? '')]),
  )
}

async function readBody(
  body: Dispatcher.ResponseData['body'],
  bytesMax: number,
  signal: AbortSignal,
): Promise<Uint8Array> {
  if (bytesMax === 0) {
    // The status is known; errors in the rest of the body do not matter.
    body.dump({ limit: unwantedBytesMax, signal }).catch(() => undefined)
    return new Uint8Array()
  }
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    length += chunk.length
    if (length > bytesMax) throw new OutboundError('too-large', 'The response is too large.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Every socket is opened here, whether its host is a name or an address. */
function guardedConnector(options: OutboundOptions, mayConnect: MayConnect) {
  const { ca, timeoutMs } = options
  const open = buildConnector({
    lookup: guardedLookup(options, mayConnect),
    timeout: timeoutMs,
    rejectUnauthorized: true,
    // Made once: reading all the certificates for every connection takes longer than connecting.
    secureContext: createSecureContext({
      minVersion: 'TLSv1.2',
      ...(ca !== undefined && { ca: [...rootCertificates, ca] }),
    }),
    allowH2: false,
    autoSelectFamily: true,
  })
  const connector: buildConnector.connector = (target, done) => {
    const hostname = target.hostname.replace(/^\[|\]$/g, '')
    // Nobody looks an address up.
    if (isIP(hostname) !== 0 && !mayConnect(hostname)) return void done(refused(hostname), null)
    open(target, done)
  }
  return connector
}

const refused = (hostname: string) =>
  new OutboundError('refused', `${hostname} is not in an allowed network.`)

/** Finds no address but those that may be connected to; one that may not is as if all may not. */
function guardedLookup(
  { lookup = systemLookup }: OutboundOptions,
  mayConnect: MayConnect,
): LookupFunction {
  return (hostname, _options, done) => {
    lookup(hostname, (error, addresses) => {
      const isAllowed = addresses?.every(({ address }) => mayConnect(address))
      if (error) done(error, [])
      else if (addresses.length === 0 || !isAllowed) done(refused(hostname), [])
      else done(null, [...addresses])
    })
  }
}

function openSocket(
  options: OutboundOptions,
  mayConnect: MayConnect,
  hostname: string,
  port: number,
): Promise<Socket> {
  const { timeoutMs } = options
  if (isIP(hostname) !== 0 && !mayConnect(hostname)) return Promise.reject(refused(hostname))
  return new Promise((resolve, reject) => {
    const lookup = guardedLookup(options, mayConnect)
    const socket = connectTo({ host: hostname, port, lookup, autoSelectFamily: true })
    const failed = (error: Error) => {
      clearTimeout(timer)
      socket.destroy()
      reject(outboundError(error, timeoutMs))
    }
    const late = () => failed(new OutboundError('timeout', 'Connecting took too long.'))
    const timer = setTimeout(late, timeoutMs)
    socket.once('error', failed)
    socket.once('connect', () => {
      clearTimeout(timer)
      socket.off('error', failed)
      resolve(socket)
    })
  })
}

const systemLookup: LookupAll = (hostname, done) => lookUp(hostname, { all: true }, done)
