import type { IncomingHttpHeaders } from 'node:http'
import {
  type Context,
  ROOT_CONTEXT,
  type Span as SdkSpan,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base'
import type { Attributes, Span } from '../timing/span.ts'
import { exporterTo, notSent, queueBounds, resource } from './otlp.ts'
import type { Tracing, TracingOptions } from './tracing.ts'

/** Opens the export of traces. */
export function openTelemetry({ url, ratio, log }: TracingOptions): Tracing {
  setGlobalErrorHandler((error) => log.warn({ err: error }, notSent))
  const exporter = new OTLPTraceExporter(exporterTo(url, 'traces'))
  const provider = new BasicTracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor(exporter, queueBounds)],
  })
  const tracer = provider.getTracer('latchkey')
  const propagator = new W3CTraceContextPropagator()
  return {
    begin(headers, attributes) {
      const parent = propagator.extract(ROOT_CONTEXT, headers, {
        get: (from: IncomingHttpHeaders, name) => from[name],
        keys: (from: IncomingHttpHeaders) => Object.keys(from),
      })
      return open({ tracer, now: startClock() }, parent, 'request', SpanKind.SERVER, attributes)
    },
    close: () => provider.shutdown(),
  }
}

interface Traced {
  readonly tracer: Tracer
  /** Milliseconds since 1970, with fractions. */
  readonly now: () => number
}

/** One clock for all spans of a request: a clock per span would begin at a whole millisecond. */
function startClock(): () => number {
  const startMs = Date.now() - performance.now()
  return () => startMs + performance.now()
}

function open(
  traced: Traced,
  parent: Context,
  name: string,
  kind: SpanKind,
  attributes: Attributes,
): Span {
  const { tracer, now } = traced
  const span = tracer.startSpan(name, { kind, attributes, startTime: now() }, parent)
  const context = trace.setSpan(parent, span)
  return {
    traceparent: traceparentOf(span),
    child: (childName, given) => open(traced, context, childName, SpanKind.CLIENT, given),
    fail: () => void span.setStatus({ code: SpanStatusCode.ERROR }),
    end(given = {}, finalName = name) {
      span.updateName(finalName)
      span.setAttributes(given)
      span.end(now())
    },
  }
}

/** W3C Trace Context, section 3.2. */
function traceparentOf(span: SdkSpan): string {
  const { traceId, spanId, traceFlags } = span.spanContext()
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
}
