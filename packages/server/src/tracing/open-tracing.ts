import type { Tracing, TracingOptions } from './tracing.ts'

/** Opens the export of traces. Loads the SDK of OpenTelemetry, which nothing else needs. */
export async function openTracing(options: TracingOptions): Promise<Tracing> {
  return (await import('./opentelemetry.ts')).openTelemetry(options)
}
