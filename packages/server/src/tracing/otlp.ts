import { resourceFromAttributes } from '@opentelemetry/resources'

const sendTimeoutMs = 3_000

/**
 * The resource that identifies this program to the collector (OpenTelemetry, semantic conventions).
 */
export const resource = resourceFromAttributes({ 'service.name': 'latchkey' })

/** The limits of the queue of exports; what exceeds them is dropped. */
export const queueBounds = {
  maxQueueSize: 4_096,
  maxExportBatchSize: 512,
  scheduledDelayMillis: 2_000,
  exportTimeoutMillis: sendTimeoutMs,
}

/**
 * The options of an exporter.
 *
 * @param url OTLP over HTTP, without the path of the signal
 */
export const exporterTo = (url: string, signal: 'traces' | 'logs') => ({
  url: `${url.replace(/\/$/, '')}/v1/${signal}`,
  timeoutMillis: sendTimeoutMs,
})

/** The one log line that is never exported, because its export could fail again. */
export const notSent = 'Traces or logs could not be sent to the collector.'
