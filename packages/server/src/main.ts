import { once } from 'node:events'
import type { Logger } from 'pino'
import type { Config } from './config/config.ts'
import { type RunningServer, startServer } from './running-server.ts'

interface ServeOptions {
  readonly config: Config
  /** Whether this process is one of several of one server; see `cli/supervise.ts`. */
  readonly isSupervised: boolean
  readonly log: Logger
  readonly onProgress: (sentence: string) => void
  /** Called once the server answers requests. */
  readonly onReady: (server: RunningServer) => Promise<void>
}

/**
 * Runs the server until the first signal, then answers the requests in flight and stops. A signal
 * during the start cancels the start.
 */
export async function serve({ onReady, ...options }: ServeOptions): Promise<void> {
  const { log } = options
  const signalled = firstSignal()
  const server = await startUnless(signalled, options)
  if (!server)
    return log.info({ signal: signalled.reason }, 'Stopped before the start was complete.')
  logUnhandledRejections(log)
  const { appliedMigrations } = server.store
  if (appliedMigrations.length > 0) log.info({ appliedMigrations }, 'The database was migrated.')
  log.info({ port: server.port }, 'Serving.')
  if (!signalled.aborted) await onReady(server)
  if (!signalled.aborted) await once(signalled, 'abort')
  log.info({ signal: signalled.reason }, 'Stopping once the requests in flight are answered.')
  await server.stop()
}

/**
 * Starts the server. Answers undefined if a signal arrived first, even if the start failed: the
 * signal also reaches the processes of the database, so their errors are expected.
 */
async function startUnless(
  signal: AbortSignal,
  options: Omit<ServeOptions, 'onReady'>,
): Promise<RunningServer | undefined> {
  try {
    return await startServer({
      ...options,
      now: () => new Date(),
      signal,
      onMail: (line) => void process.stdout.write(`${line}\n`),
    })
  } catch (error) {
    if (!signal.aborted) throw error
    return undefined
  }
}

/**
 * Logs errors of promises that no code awaits. Node.js would end the process, and with it the
 * requests of all tenants, although the fault concerns one of them.
 */
function logUnhandledRejections(log: Logger): void {
  const report = 'This is a fault of Latchkey: please report it. The server continues.'
  process.on('unhandledRejection', (error) => {
    log.error({ err: error }, `An error was not handled. ${report}`)
  })
}

/**
 * Aborts at the first signal, whose name is the reason. Later signals are ignored, because npm
 * forwards the SIGINT of Ctrl-C a second time.
 */
export function firstSignal(): AbortSignal {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => controller.abort(signal))
  }
  // Closing a terminal stops the server; a server without a terminal survives its shell. Node.js
  // undoes what nohup did, so that without a listener the signal would end the process.
  process.on('SIGHUP', () => process.stdout.isTTY && controller.abort('SIGHUP'))
  return controller.signal
}
