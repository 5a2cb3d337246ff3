export type Attributes = Readonly<Record<string, string | number | undefined>>

/** A step of a trace (OpenTelemetry). */
export interface Span {
  /** `traceparent` by which another service continues the trace (W3C Trace Context). */
  readonly traceparent: string
  /** A step within this one that asks another system. */
  child(name: string, attributes: Attributes): Span
  fail(): void
  end(attributes?: Attributes, name?: string): void
}
