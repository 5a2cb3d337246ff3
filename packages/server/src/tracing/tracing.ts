import type { IncomingHttpHeaders } from 'node:http'
import type { Logger } from 'pino'
import type { Attributes, Span } from '../timing/span.ts'

/** Records spans of requests, and exports them to a collector. */
export interface Tracing {
  /**
   * Starts a span, which continues the trace of `traceparent` if the request has one (W3C Trace
   * Context).
   */
  begin(headers: IncomingHttpHeaders, attributes: Attributes): Span
  /** Exports the waiting spans. */
  close(): Promise<void>
}

/** How traces are exported. */
export interface TracingOptions {
  /** The URL of OTLP over HTTP, without `/v1/traces`. */
  readonly url: string
  /** The fraction of the traces that begin here which is recorded, from 0 to 1. */
  readonly ratio: number
  readonly log: Logger
}
