import { resourceFromAttributes } from '@opentelemetry/resources'

const sendTimeoutMs = 3_000

/** What describes this program to the collector (OpenTelemetry, semantic conventions). */
export const resource = resourceFromAttributes({ 'service.name': 'latchkey' })

/** The queue of what waits to be sent; what exceeds it is dropped. */
export const queueBounds = {
  maxQueueSize: 4_096,
  maxExportBatchSize: 512,
  scheduledDelayMillis: 2_000,
  exportTimeoutMillis: sendTimeoutMs,
}

/** @param url OTLP over HTTP, without the path of the signal */
export const exporterTo = (url: string, signal: 'traces' | 'logs') => ({
  url: `${url.replace(/\/$/, '')}/v1/${signal}`,
  timeoutMillis: sendTimeoutMs,
})

/** The line of the log that is not sent itself: it would be about itself next. */
export const notSent = 'Traces or logs could not be sent to the collector.'
