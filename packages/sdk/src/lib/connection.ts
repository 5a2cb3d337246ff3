import type { OperationId } from '@latchkey/contract'
import { type Clock, systemClock } from './clock.ts'

/** What `fetch` is called with: plain values only, so that any implementation takes them. */
export interface FetchInit {
  readonly method: string
  readonly headers: Record<string, string>
  readonly body: string | null
  readonly signal: AbortSignal
  readonly redirect: 'manual'
}

/** What is read of the answer of `fetch`. */
export interface FetchAnswer {
  readonly status: number
  readonly headers: { forEach(each: (value: string, name: string) => void): void }
  arrayBuffer(): Promise<ArrayBuffer>
  /** A `ReadableStream` of bytes; only `listEvents` reads it. */
  readonly body?: unknown
}

/** The global `fetch`, that of undici, or your own. */
export type Fetch = (url: string, init: FetchInit) => Promise<FetchAnswer>

/** What holds for one call, in place of what the client says. */
export interface CallOptions {
  /** Ends the call at any moment, also while it waits; it rejects with the signal's reason. */
  readonly signal?: AbortSignal
  /** Sent along. `Authorization` is always ours. */
  readonly headers?: Readonly<Record<string, string>>
  /** How long each attempt may take, its body included; 30,000 when not given. */
  readonly timeoutMs?: number
  /** How often to try again after the first attempt; 2 when not given. */
  readonly retries?: number
}

/** What the server has to say of a call that it did, as `network_acl_blocks_author`. */
export interface Warning {
  readonly code: string
  /** The call, as `createNetworkAcl`. */
  readonly operationId: OperationId
}

/** What holds for every call of a client. */
export interface ConnectionOptions extends CallOptions {
  /** The tenant, as in `https://acme.example.com`. */
  readonly baseUrl: string
  readonly fetch?: Fetch
  /** A wait for another attempt that is longer is not begun; 60,000 when not given. */
  readonly retryWaitMsMax?: number
  /** Told before the call resolves. */
  readonly onWarning?: (warning: Warning) => void
  readonly clock?: Clock
  /** From 0 to below 1, for spreading attempts. */
  readonly random?: () => number
}

/** How one client reaches one tenant. */
export interface Connection extends Required<Omit<ConnectionOptions, 'signal'>> {
  readonly signal: AbortSignal | undefined
}

/** @throws TypeError when `baseUrl` is no address of HTTP. */
export function connect(options: ConnectionOptions): Connection {
  if (!/^https?:\/\/[^\s?#]+$/i.test(options.baseUrl)) {
    throw new TypeError(
      `\`baseUrl\` must be a URL such as https://acme.example.com: "${options.baseUrl}"`,
    )
  }
  return {
    baseUrl: options.baseUrl.replace(/\/+$/, ''),
    // Looked up at each call: it may be replaced later, and must not lose its `this`.
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

/** What holds for one call. */
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
