import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Of OTLP as JSON (opentelemetry-proto, trace.proto). */
export interface SentSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly startTimeUnixNano: string
  readonly endTimeUnixNano: string
  readonly attributes: readonly {
    readonly key: string
    readonly value: { readonly stringValue?: string; readonly intValue?: number }
  }[]
}

/** Of OTLP as JSON (opentelemetry-proto, logs.proto). */
export interface SentLogRecord {
  readonly severityText: string
  readonly body: { readonly stringValue: string }
  readonly attributes: SentSpan['attributes']
  readonly traceId?: string
  readonly spanId?: string
}

interface Sent {
  readonly resourceLogs?: readonly {
    readonly scopeLogs: readonly { readonly logRecords: readonly SentLogRecord[] }[]
  }[]
  readonly resourceSpans?: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[]
  }[]
}

export interface TraceCollector {
  readonly url: string
  /** All spans so far, in the order of their arrival. */
  readonly spans: readonly SentSpan[]
  readonly logRecords: readonly SentLogRecord[]
  close(): Promise<unknown>
}

/** Receives traces and logs over HTTP. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: SentSpan[] = []
  const logRecords: SentLogRecord[] = []
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = []
    for await (const chunk of req) chunks.push(chunk)
    const { resourceSpans = [], resourceLogs = [] } = JSON.parse(
      Buffer.concat(chunks).toString(),
    ) as Sent
    spans.push(...resourceSpans.flatMap((each) => each.scopeSpans.flatMap((one) => one.spans)))
    logRecords.push(
      ...resourceLogs.flatMap((each) => each.scopeLogs.flatMap((one) => one.logRecords)),
    )
    res.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    logRecords,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

export function attributeOf(
  span: Pick<SentSpan, 'attributes'> | undefined,
  key: string,
): string | number | undefined {
  const value = span?.attributes.find((each) => each.key === key)?.value
  return value?.stringValue ?? value?.intValue
}

/** The span of the caller, in every header of `traceparentOf`. */
export const callerSpanId = '00f067aa0ba902b7'

/** The header of a sampled request (W3C Trace Context, section 3.2); each name has a trace. */
export const traceparentOf = (name: string): string => `00-${traceIdOf(name)}-${callerSpanId}-01`

export const traceIdOf = (name: string): string =>
  createHash('sha256').update(name).digest('hex').slice(0, 32)

/**
 * How many times a request waited for PostgreSQL: a statement that was sent before another had its
 * answer shares the round trip with it.
 */
export function roundTripsOf(spans: readonly SentSpan[]): number {
  const statements = spans
    .filter((span) => attributeOf(span, 'db.system.name') === 'postgresql')
    .map(
      ({ startTimeUnixNano: start, endTimeUnixNano: end }) => [BigInt(start), BigInt(end)] as const,
    )
    .sort(([one], [other]) => Number(one - other))
  const answered: { readonly at: bigint; readonly trip: number }[] = []
  for (const [start, end] of statements) {
    const before = answered.filter(({ at }) => at <= start).map(({ trip }) => trip)
    answered.push({ at: end, trip: 1 + Math.max(0, ...before) })
  }
  return Math.max(0, ...answered.map(({ trip }) => trip))
}
