export type Attributes = Readonly<Record<string, string | number | undefined>>

/** The ids of a step that is recorded, for lines of the log (W3C Trace Context, section 3.2). */
export function traceIdsOf(span: Pick<Span, 'traceparent'> | undefined) {
  const [, traceId, spanId, flags] = span?.traceparent.split('-') ?? []
  return flags === '01' ? { traceId, spanId } : {}
}

/** A step of a trace (OpenTelemetry). */
export interface Span {
  /** `traceparent` by which another service continues the trace (W3C Trace Context). */
  readonly traceparent: string
  /** A step within this one that asks another system. */
  child(name: string, attributes: Attributes): Span
  fail(): void
  end(attributes?: Attributes, name?: string): void
}
