import cluster from 'node:cluster'
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import type { Config } from '../config/config.ts'
import { currentDeadline } from '../timing/deadline.ts'
import { traceIdsOf } from '../timing/span.ts'
import type { LogExport, LogLine } from '../tracing/opentelemetry-logs.ts'
import { LogOutput } from './log-output.ts'

/** The log of the process. */
export interface OpenLog {
  readonly log: Logger
  /** Writes buffered lines, and sends them to the collector if there is one. */
  close(): Promise<void>
}

/**
 * Logs as lines of JSON, or as readable lines at a terminal. With `LATCHKEY_OTLP_URL`, lines are
 * sent to a collector as well.
 */
export async function openLog(config: Config): Promise<OpenLog> {
  const { otlpUrl: url } = config
  const options = {
    level: config.logLevel,
    base: baseOf(),
  }
  const printed = await printing(config)
  if (url === undefined) return { log: pino(options, printed), close: async () => undefined }
  const { exportLogs } = await import('../tracing/opentelemetry-logs.ts')
  const exported = exportLogs({ url, onError: (err, sentence) => log.warn({ err }, sentence) })
  const traced: LoggerOptions = { ...options, mixin: () => traceIdsOf(currentDeadline()?.span) }
  const log = pino(traced, both(printed, exported))
  return { log, close: exported.close }
}

async function printing({ production }: Config): Promise<DestinationStream> {
  // An error of the console, such as a closed pipe, must not end the process.
  process.stdout.on('error', () => undefined)
  const limits = cluster.isWorker ? limitsOfSeveral : limitsOfOne
  if (production) return output(limits)
  if (!process.stdout.isTTY) return output({ ...limits, bufferBytes: 0 })
  const { prettyFactory } = await import('./pretty.ts')
  const pretty = prettyFactory({ singleLine: true, translateTime: 'SYS:HH:MM:ss' })
  return {
    write: (line) => void process.stdout.write(String(pretty(readable(JSON.parse(line))))),
  }
}

/** The members of every line. */
const baseOf = () => (cluster.isWorker ? { pid: process.pid } : null)

const both = (printed: DestinationStream, exported: LogExport): DestinationStream => ({
  write(text) {
    printed.write(text)
    const line: LogLine = JSON.parse(text)
    exported.write(line, line.msg ?? requestOf(line))
  },
})

/**
 * Lines are buffered, because writing each takes a tenth of the time of a small request. The buffer
 * is written before the process exits.
 */
const limitsOfOne = { bufferBytes: 16 * 1024, writeBytesMax: 64 * 1024 }
/**
 * Linux does not split writes to a pipe of 4,096 bytes (`PIPE_BUF`), so lines of several processes
 * do not mix.
 */
const limitsOfSeveral = { bufferBytes: 3072, writeBytesMax: 4096 }
const waitingBytesMax = 4 * 1024 * 1024
const flushMs = 500

const output = (limits: typeof limitsOfOne): DestinationStream =>
  new LogOutput(process.stdout.fd, {
    ...limits,
    waitingBytesMax,
    flushMs,
    onDropped: (dropped) =>
      `${JSON.stringify({ level: 40, time: Date.now(), ...baseOf(), dropped, msg: droppedMessage })}\n`,
  })

const droppedMessage = 'Log lines were dropped, because the output did not take them.'

type Line = Readonly<Record<string, unknown>>

/** Shortens the line of a request to status, request and duration. */
function readable(line: Line): Line {
  const { level, time, durationMs, err } = line
  if (durationMs === undefined) return line
  return { level, time, msg: requestOf(line), ...(err !== undefined && { err }) }
}

function requestOf({ status, method, path, durationMs, tenant, code, finished }: Line): string {
  const cut = finished === false ? 'cut off' : undefined
  const words = [status, method, path, `${durationMs} ms`, tenant, code, cut]
  return words.filter((word) => word !== undefined).join(' ')
}
