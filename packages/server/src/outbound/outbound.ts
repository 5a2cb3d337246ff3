import { connect as connectTo, isIP, type LookupFunction, type Socket } from 'node:net'
import type { Agent, Dispatcher } from 'undici'
import { currentDeadline } from '../timing/deadline.ts'
import { FairQueue } from '../timing/fair-queue.ts'
import { traced } from '../timing/traced.ts'
import { type Converse, createConversations } from './conversation.ts'
import { guardedLookup, refused } from './guarded-lookup.ts'
import { OutboundError, outboundError } from './outbound-error.ts'
import type { OutboundOptions } from './outbound-options.ts'
import { publicAddresses } from './public-addresses.ts'
import { systemLookup } from './system-lookup.ts'

/** The methods of outbound requests. */
const methods = ['DELETE', 'GET', 'HEAD', 'PATCH', 'POST', 'PUT'] as const

type OutboundMethod = (typeof methods)[number]

/** Whether requests can have a method. */
export const isOutboundMethod = (method: string): method is OutboundMethod =>
  methods.some((each) => each === method)

/** A request to a URL that the operator of the server did not choose. */
export interface OutboundRequest {
  /** The tenant that causes the request. Tenants take turns at a destination. */
  readonly tenantId: string
  readonly url: string
  readonly method: OutboundMethod
  readonly headers: Readonly<Record<string, string>>
  /** Absent for GET. */
  readonly body?: string | Uint8Array
  /** Ends the request early. */
  readonly signal?: AbortSignal
  /** The most bytes of the response body; a longer one is an error. 0 if the body is not needed. */
  readonly answerBytesMax: number
}

/** The response of a destination. */
export interface OutboundAnswer {
  readonly status: number
  /** By name in lower case. Of a repeated header, the first value. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}

/** The guarded HTTP client, which sends all outbound requests. */
export interface Outbound {
  /**
   * Sends a request.
   *
   * @throws OutboundError if there is no usable response
   */
  send(request: OutboundRequest): Promise<OutboundAnswer>
  /**
   * Opens a TCP socket without TLS, which the caller must end.
   *
   * @throws OutboundError if the address is not allowed, or connecting takes too long
   */
  connect(hostname: string, port: number): Promise<Socket>
  /**
   * Opens a TCP socket for a conversation when it is the turn of the tenant at the destination, and
   * closes it afterwards. The timeout of a request includes the wait and all of the conversation.
   *
   * @throws OutboundError if the address is not allowed, connecting fails, or the timeout expires
   */
  readonly converse: Converse
  /** Aborts the current requests. */
  close(): Promise<void>
}

/** What remains of the time of a request for its statements and its response. */
const reservedMs = 500
/** The most requests that wait for a socket to one destination. */
const waitingMax = 256
/** The most bytes that are read of a body that is not needed, to reuse its socket. */
const unwantedBytesMax = 64 * 1024

/**
 * Creates the client. It sends requests over TLS to public addresses, and to private networks that
 * are allowed. The address is checked when a socket is opened, so DNS cannot change it
 * afterwards. Redirects are not followed. Time, response size and sockets are bounded.
 */
export function createOutbound(options: OutboundOptions): Outbound {
  const mayConnect = publicAddresses(options.privateNetworks)
  const lookup = guardedLookup(mayConnect, options.lookup ?? systemLookup(options))
  let opening: Promise<Agent> | undefined
  const openAgent = () => {
    opening ??= import('./guarded-agent.ts').then(({ createAgent }) =>
      createAgent(options, mayConnect, lookup),
    )
    return opening
  }
  const inTurn = turnsAtDestinations(options)
  const connect = async (host: string, port: number) => {
    if (isIP(host) !== 0 && !mayConnect(host)) throw refused(host)
    return openSocket(options, lookup, { host, port })
  }
  return {
    async send({ tenantId, url, method, headers, body, answerBytesMax, signal: ending }) {
      if (!URL.canParse(url)) throw new OutboundError('refused', 'The URL is not valid.')
      const { protocol, username, password } = new URL(url)
      if (protocol !== 'https:') throw new OutboundError('refused', 'The URL must use https.')
      if (username || password) {
        throw new OutboundError('refused', 'The URL must not have a user name or password.')
      }
      const timeoutMs = timeLeft(options)
      const late = AbortSignal.timeout(timeoutMs)
      const signal = ending ? AbortSignal.any([late, ending]) : late
      try {
        return await traced(method, attributesOf(method, url), (span) =>
          inTurn(tenantId, new URL(url).origin, signal, async () => {
            const agent = await openAgent()
            const answer = await agent.request({
              ...partsOf(url),
              method,
              signal,
              ...(body !== undefined && { body }),
              headers: { ...headers, ...(span && { traceparent: span.traceparent }) },
            })
            return {
              status: answer.statusCode,
              headers: firstOf(answer.headers),
              body: await readBody(answer.body, answerBytesMax, signal),
            }
          }),
        )
      } catch (error) {
        throw outboundError(error, timeoutMs)
      }
    },
    connect,
    converse: createConversations({ options, connect, inTurn, timeLeft: () => timeLeft(options) }),
    close: async () => (await opening)?.destroy(),
  }
}

/** Creates the function that runs work when it is the turn of its tenant at a destination. */
function turnsAtDestinations({ socketsMax: runningMax }: OutboundOptions) {
  const queues = new Map<string, FairQueue>() // by destination; those with current requests
  return async <T>(
    tenantId: string,
    destination: string,
    signal: AbortSignal,
    work: () => Promise<T>,
  ): Promise<T> => {
    const queue = queues.get(destination) ?? new FairQueue({ runningMax, waitingMax })
    queues.set(destination, queue)
    return queue.run(tenantId, work, signal).finally(() => {
      if (queue.isIdle) queues.delete(destination)
    })
  }
}

/**
 * The time for a request to a destination. Several that are slow would together exceed the deadline
 * of the request that waits for them, which would then fail at its next statement.
 *
 * @throws OutboundError if nothing is left
 */
function timeLeft({ timeoutMs }: OutboundOptions): number {
  const leftMs = (currentDeadline()?.leftMs ?? Infinity) - reservedMs
  if (leftMs < 1) throw new OutboundError('timeout', 'No time is left to ask the destination.')
  return Math.floor(Math.min(timeoutMs, leftMs))
}

const attributesOf = (method: string, url: string) => () => ({
  'http.request.method': method,
  'server.address': new URL(url).hostname,
})

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
    // The status is all that is needed: errors in the rest of the body are ignored.
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

function openSocket(
  { timeoutMs }: OutboundOptions,
  lookup: LookupFunction,
  address: { readonly host: string; readonly port: number },
): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connectTo({ ...address, lookup, autoSelectFamily: true })
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
