import type { IncomingHttpHeaders } from 'node:http'
import type { Logger } from 'pino'
import type { Attributes, Span } from '../timing/span.ts'

/** Starts spans of requests, and exports them to a collector. */
export interface Tracing {
  /** Continues the trace of `traceparent`, where the request has one (W3C Trace Context). */
  begin(headers: IncomingHttpHeaders, attributes: Attributes): Span
  /** Exports the remaining spans. */
  close(): Promise<void>
}

export interface TracingOptions {
  /** OTLP over HTTP, without `/v1/traces`. */
  readonly url: string
  /** The sampled share of the traces that begin here, from 0 to 1. */
  readonly ratio: number
  readonly log: Logger
}
