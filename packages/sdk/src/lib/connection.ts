import type { OperationId } from '@latchkey/contract'
import { type Clock, systemClock } from './clock.ts'

/** The options passed to `fetch`: plain values only, so that any implementation accepts them. */
export interface FetchInit {
  readonly method: string
  readonly headers: Record<string, string>
  readonly body: string | null
  readonly signal: AbortSignal
  readonly redirect: 'manual'
}

/** The parts of a `fetch` response that are used. */
export interface FetchAnswer {
  readonly status: number
  readonly headers: { forEach(each: (value: string, name: string) => void): void }
  arrayBuffer(): Promise<ArrayBuffer>
  /** A `ReadableStream` of bytes; only feeds of events read it. */
  readonly body?: unknown
}

/** A `fetch` implementation: the global one, that of undici, or your own. */
export type Fetch = (url: string, init: FetchInit) => Promise<FetchAnswer>

/** Options of one call, which override those of the client. */
export interface CallOptions {
  /** Aborts the call at any moment, also between attempts; it rejects with the signal's reason. */
  readonly signal?: AbortSignal
  /** Additional headers. `Authorization` is always set by the client. */
  readonly headers?: Readonly<Record<string, string>>
  /** Timeout of each attempt, its body included; 30,000 by default. */
  readonly timeoutMs?: number
  /** Number of retries after the first attempt; 2 by default. */
  readonly retries?: number
}

/** A warning about a call that succeeded, such as `network_acl_blocks_author`. */
export interface Warning {
  readonly code: string
  /** The operation, such as `createNetworkAcl`. */
  readonly operationId: OperationId
}

/** Options of every call of a client. */
export interface ConnectionOptions extends CallOptions {
  /** URL of the tenant, such as `https://acme.example.com`. */
  readonly baseUrl: string
  readonly fetch?: Fetch
  /** Maximum wait before a retry; the call fails instead of waiting longer. 60,000 by default. */
  readonly retryWaitMsMax?: number
  /** Called with a warning before the call resolves. */
  readonly onWarning?: (warning: Warning) => void
  readonly clock?: Clock
  /** A random number from 0 to below 1, for the jitter between attempts. */
  readonly random?: () => number
}

/** The resolved options of a client for one tenant. */
export interface Connection extends Required<Omit<ConnectionOptions, 'signal'>> {
  readonly signal: AbortSignal | undefined
}

/** @throws TypeError unless `baseUrl` is an http or https URL. */
export function connect(options: ConnectionOptions): Connection {
  if (!/^https?:\/\/[^\s?#]+$/i.test(options.baseUrl)) {
    throw new TypeError(
      `\`baseUrl\` must be a URL such as https://acme.example.com: "${options.baseUrl}"`,
    )
  }
  return {
    baseUrl: options.baseUrl.replace(/\/+$/, ''),
    // Looked up at each call: the global may be replaced later, and needs its `this`.
    fetch: options.fetch ?? ((url, init) => globalThis.fetch(url, init)),
    timeoutMs: options.timeoutMs ?? 30_000,
    retries: options.retries ?? 2,
    retryWaitMsMax: options.retryWaitMsMax ?? 60_000,
    onWarning: options.onWarning ?? (() => undefined),
    clock: options.clock ?? systemClock,
    random: options.random ?? Math.random,
    headers: options.headers ?? {},
    signal: options.signal,
  }
}

/** The resolved options of one call. */
export function settingsOf(
  connection: Connection,
  { headers, timeoutMs, retries }: CallOptions,
  signal: AbortSignal,
): Connection {
  return {
    ...connection,
    signal,
    headers: { ...connection.headers, ...headers },
    timeoutMs: timeoutMs ?? connection.timeoutMs,
    retries: retries ?? connection.retries,
  }
}
