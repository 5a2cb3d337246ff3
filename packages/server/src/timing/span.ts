/** Attributes of a span, by the semantic conventions of OpenTelemetry. */
export type Attributes = Readonly<Record<string, string | number | undefined>>

/** The ids of a span, for log lines (W3C Trace Context, section 3.2). */
export function traceIdsOf(span: Pick<Span, 'traceparent'> | undefined) {
  const [, traceId, spanId, flags] = span?.traceparent.split('-') ?? []
  return flags === '01' ? { traceId, spanId } : {}
}

/** A span of a trace (OpenTelemetry). */
export interface Span {
  /** The `traceparent` by which another service continues the trace (W3C Trace Context). */
  readonly traceparent: string
  /** Starts a span within this one, such as a call of another system. */
  child(name: string, attributes: Attributes): Span
  fail(): void
  end(attributes?: Attributes, name?: string): void
}
