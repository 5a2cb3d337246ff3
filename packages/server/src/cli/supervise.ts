import cluster, { type Address, type Worker } from 'node:cluster'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import { liveness, readiness } from '../door/health.ts'
import { assertPorts } from '../listener/listen.ts'
import { firstSignal } from '../main.ts'
import { MetricsOfAll } from '../metrics/metrics-of-all.ts'
import { type OperationsServer, serveOperations } from '../metrics/operations-server.ts'
import { readinessUrl, statusOf } from './readiness.ts'

/** The delay before an exited process is replaced; it doubles with each exit of the last minute. */
const replaceMs = 500
const replaceMsMax = 30_000
const minuteMs = 60_000
/** Exits within a minute, with no process left, after which the server stops. */
const endsMax = 5
/** After this time a process is killed; it should exit by itself within `exitTimeoutMs`. */
const killAfterMs = 5_000

const program = fileURLToPath(new URL('../../bin/latchkey.js', import.meta.url))

/**
 * Runs `config.processes` servers behind one port until a signal. The first migrates, greets and
 * begins to serve before the others start. Sets the exit code to 1 where one of them failed.
 */
export async function supervise(config: Config, log: Logger): Promise<void> {
  const signalled = firstSignal()
  await assertPorts(config)
  cluster.setupPrimary({ exec: program, args: process.argv.slice(2) })
  const first = cluster.fork()
  signalled.addEventListener('abort', () => stopAll(config))
  const address = await listening(first)
  if (!address) {
    process.exitCode = signalled.aborted ? 0 : 1
    return
  }
  const operations = await openOperations(config, address.port)
  const ended = keepRunning(signalled, log)
  for (let at = 1; at < config.processes && !signalled.aborted; at += 1) cluster.fork()
  log.info({ processes: config.processes, port: address.port }, 'Serving by several processes.')
  process.exitCode = await ended
  await operations?.close()
}

/** The address of the first process; undefined if it exited, after logging the reason. */
function listening(worker: Worker): Promise<Address | undefined> {
  return new Promise((resolve) => {
    worker.once('listening', resolve)
    worker.once('exit', () => resolve(undefined))
  })
}

/** Replaces processes that end by themselves; answers the exit code once none is left. */
function keepRunning(signalled: AbortSignal, log: Logger): Promise<number> {
  const endsMs: number[] = []
  return new Promise((resolve) => {
    let failed = 0
    let waiting = 0
    cluster.on('exit', ({ process: { pid } }, code, signal) => {
      const isLast = Object.keys(cluster.workers ?? {}).length === 0
      if (signalled.aborted) {
        if (code !== 0) failed += 1
        if (isLast) resolve(failed === 0 ? 0 : 1)
        return
      }
      const nowMs = performance.now()
      endsMs.push(nowMs)
      while ((endsMs[0] ?? nowMs) < nowMs - minuteMs) endsMs.shift()
      if (isLast && waiting === 0 && endsMs.length > endsMax) {
        log.fatal({ pid, code, signal }, 'All server processes keep exiting; stopping.')
        return resolve(1)
      }
      const delayMs = Math.min(replaceMsMax, replaceMs * 2 ** (endsMs.length - 1))
      log.error({ pid, code, signal, delayMs }, 'A server process exited; starting another.')
      waiting += 1
      setTimeout(() => {
        waiting -= 1
        if (!signalled.aborted) cluster.fork()
      }, delayMs)
    })
    signalled.addEventListener('abort', () => {
      if (Object.keys(cluster.workers ?? {}).length === 0) resolve(0)
    })
  })
}

/** Lets each process complete its requests, and kills one that does not exit. */
function stopAll({ bounds }: Config): void {
  for (const worker of Object.values(cluster.workers ?? {})) {
    worker?.process.kill('SIGTERM')
    const kill = () => void worker?.process.kill('SIGKILL')
    setTimeout(kill, bounds.exitTimeoutMs + killAfterMs).unref()
  }
}

/** The operations port of all processes; ready once one of them serves the shared port. */
async function openOperations(config: Config, port: number): Promise<OperationsServer | undefined> {
  if (config.operationsPort === undefined) return undefined
  const url = readinessUrl(config, port)
  return serveOperations({
    host: config.operationsHost,
    port: config.operationsPort,
    metrics: new MetricsOfAll(),
    liveness,
    readiness: readiness(async () => (await statusOf(url)) === 200),
  })
}
