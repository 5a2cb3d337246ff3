import type { IncomingHttpHeaders } from 'node:http'
import type { Logger } from 'pino'
import type { Attributes, Span } from '../timing/span.ts'

/** Begins the traces of requests, and sends them to a collector. */
export interface Tracing {
  /** Continues the trace of `traceparent`, where the request has one (W3C Trace Context). */
  begin(headers: IncomingHttpHeaders, attributes: Attributes): Span
  /** Sends what was not sent yet. */
  close(): Promise<void>
}

export interface TracingOptions {
  /** OTLP over HTTP, without `/v1/traces`. */
  readonly url: string
  /** Of the traces that begin here, from 0 to 1. */
  readonly ratio: number
  readonly log: Logger
}
