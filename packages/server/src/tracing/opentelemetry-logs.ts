import { ROOT_CONTEXT, TraceFlags, trace } from '@opentelemetry/api'
import { type LogAttributes, SeverityNumber } from '@opentelemetry/api-logs'
import { setGlobalErrorHandler } from '@opentelemetry/core'
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http'
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs'
import { exporterTo, notSent, queueBounds, resource } from './otlp.ts'

/** A line of the log, with the members that pino adds. */
export interface LogLine {
  readonly level: number
  /** Milliseconds since 1970. */
  readonly time: number
  readonly msg?: string
  readonly traceId?: string
  readonly spanId?: string
  readonly err?: LogAttributes
  readonly [name: string]: LogAttributes[string]
}

/** Exports log lines to a collector. */
export interface LogExport {
  /** @param text the sentence that says what happened */
  write(line: LogLine, text: string): void
  /** Exports the waiting lines. */
  close(): Promise<void>
}

interface LogExportOptions {
  /** The URL of OTLP over HTTP, without `/v1/logs`. */
  readonly url: string
  /** Called with the reason when lines could not be exported. */
  readonly onError: (error: unknown, sentence: string) => void
}

/** Opens the export of log lines. */
export function exportLogs({ url, onError }: LogExportOptions): LogExport {
  setGlobalErrorHandler((error) => onError(error, notSent))
  const exporter = new OTLPLogExporter(exporterTo(url, 'logs'))
  const processors = [new BatchLogRecordProcessor({ exporter, ...queueBounds })]
  const provider = new LoggerProvider({ resource, processors })
  const logger = provider.getLogger('latchkey')
  return {
    write({ level, time, msg, traceId, spanId, err, ...others }, text) {
      if (msg === notSent) return
      logger.emit({
        timestamp: new Date(time),
        ...severityOf(level),
        body: text,
        attributes: { ...others, ...(err && exceptionOf(err)) },
        ...(traceId && spanId && { context: contextOf(traceId, spanId) }),
      })
    },
    close: () => provider.shutdown(),
  }
}

const contextOf = (traceId: string, spanId: string) =>
  trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: TraceFlags.SAMPLED })

/** OpenTelemetry, semantic conventions, "Exceptions in logs". */
const exceptionOf = ({ type, message, stack, ...others }: LogAttributes): LogAttributes => ({
  'exception.type': type,
  'exception.message': message,
  'exception.stacktrace': stack,
  ...(Object.keys(others).length > 0 && { err: others }),
})

/** The severity of a level of pino (OpenTelemetry, "Logs Data Model"). */
function severityOf(level: number) {
  if (level >= 60) return { severityNumber: SeverityNumber.FATAL, severityText: 'fatal' }
  if (level >= 50) return { severityNumber: SeverityNumber.ERROR, severityText: 'error' }
  if (level >= 40) return { severityNumber: SeverityNumber.WARN, severityText: 'warn' }
  if (level >= 30) return { severityNumber: SeverityNumber.INFO, severityText: 'info' }
  if (level >= 20) return { severityNumber: SeverityNumber.DEBUG, severityText: 'debug' }
  return { severityNumber: SeverityNumber.TRACE, severityText: 'trace' }
}
