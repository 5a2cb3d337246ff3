import cluster from 'node:cluster'
import { type Logger, pino } from 'pino'
import type { Config } from '../config/config.ts'

/** Logs lines of JSON, and readable lines at a terminal. */
export async function createLog({ logLevel, production }: Config): Promise<Logger> {
  const options = { level: logLevel, base: cluster.isWorker ? { pid: process.pid } : null }
  if (production) return pino(options, buffered())
  if (!process.stdout.isTTY) return pino(options)
  const { prettyFactory } = await import('./pretty.ts')
  const pretty = prettyFactory({ singleLine: true, translateTime: 'SYS:HH:MM:ss' })
  return pino(options, {
    write: (line) => void process.stdout.write(String(pretty(readable(JSON.parse(line))))),
  })
}

/** A write for every line is a tenth of the work of a small request; what ends it loses no line. */
const bufferBytes = 3072
/** Lines of several processes come out whole: what one write takes of a pipe is not divided. */
const writeBytesMax = 4096
const flushMs = 500

function buffered() {
  const destination = pino.destination({
    sync: false,
    minLength: bufferBytes,
    maxWrite: writeBytesMax,
  })
  setInterval(() => destination.flush(), flushMs).unref()
  process.on('exit', () => destination.flushSync())
  return destination
}

type Line = Readonly<Record<string, unknown>>

/** A request as one line: status, request, duration. */
function readable(line: Line): Line {
  const { level, time, status, method, path, durationMs, tenant, code, finished, err } = line
  if (durationMs === undefined) return line
  const cut = finished === false ? 'cut off' : undefined
  const words = [status, method, path, `${durationMs} ms`, tenant, code, cut]
  const msg = words.filter((word) => word !== undefined).join(' ')
  return { level, time, msg, ...(err !== undefined && { err }) }
}
