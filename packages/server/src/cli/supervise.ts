import cluster, { type Address, type Worker } from 'node:cluster'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import { liveness, readiness } from '../door/health.ts'
import { assertPorts } from '../listener/listen.ts'
import { firstSignal } from '../main.ts'
import { MetricsOfAll } from '../metrics/metrics-of-all.ts'
import { type OperationsServer, serveOperations } from '../metrics/operations-server.ts'
import { endLostConnections } from './end-lost-connections.ts'
import { readinessUrl, statusOf } from './readiness.ts'

/** The delay before an exited process is replaced. It doubles with each exit within a minute. */
const replaceMs = 500
const replaceMsMax = 30_000
const minuteMs = 60_000
/** The server stops after so many exits within a minute, if no process is left. */
const endsMax = 5
/** A process is killed after this time; it should have exited by itself within `exitTimeoutMs`. */
const killAfterMs = 5_000

const program = fileURLToPath(new URL('../../bin/latchkey.js', import.meta.url))

/**
 * Runs `config.processes` servers behind one port until a signal. The first one migrates the
 * database and prints the greeting before the others start. The exit code is 1 if one failed.
 */
export async function supervise(config: Config, log: Logger): Promise<void> {
  const signalled = firstSignal()
  await assertPorts(config)
  cluster.setupPrimary({ exec: program, args: process.argv.slice(2) })
  endLostConnections()
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

/** The address that the first process listens on; undefined if it exited, after it logged why. */
function listening(worker: Worker): Promise<Address | undefined> {
  return new Promise((resolve) => {
    worker.once('listening', resolve)
    worker.once('exit', () => resolve(undefined))
  })
}

/** Replaces processes that exit unexpectedly; resolves to the exit code once none is left. */
function keepRunning(signalled: AbortSignal, log: Logger): Promise<number> {
  const endsMs: number[] = []
  return new Promise((resolve) => {
    let failed = 0
    let waiting = 0
    cluster.on('exit', ({ process: { pid } }, code, signal) => {
      const isLast = haveAllExited()
      if (signalled.aborted) {
        if (code !== 0 && signal !== 'SIGTERM') failed += 1 // SIGTERM ends one that has just begun
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
      if (haveAllExited()) resolve(0)
    })
  })
}

/** `cluster` may still list a process that has exited, until its channel has closed as well. */
const haveAllExited = () =>
  Object.values(cluster.workers ?? {}).every((worker) => !worker || worker.isDead())

/** Lets each process end its requests in flight, and kills processes that do not exit. */
function stopAll({ bounds }: Config): void {
  for (const worker of Object.values(cluster.workers ?? {})) {
    worker?.process.kill('SIGTERM')
    const kill = () => void worker?.process.kill('SIGKILL')
    setTimeout(kill, bounds.exitTimeoutMs + killAfterMs).unref()
  }
}

/**
 * Opens the operations port of all processes. It is ready once one of them serves the shared port.
 */
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
