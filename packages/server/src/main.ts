import { once } from 'node:events'
import type { Logger } from 'pino'
import type { Config } from './config/config.ts'
import { type RunningServer, startServer } from './running-server.ts'

interface ServeOptions {
  readonly config: Config
  /** Whether this is one of several processes; see `cli/supervise.ts`. */
  readonly isSupervised: boolean
  readonly log: Logger
  readonly onProgress: (sentence: string) => void
  /** When requests are served. */
  readonly onReady: (server: RunningServer) => Promise<void>
}

/**
 * Runs the server until a signal ends it; requests in flight end first. A signal during the start
 * ends the start.
 */
export async function serve({ onReady, ...options }: ServeOptions): Promise<void> {
  const { log } = options
  const signalled = firstSignal()
  const server = await startUnless(signalled, options)
  if (!server)
    return log.info({ signal: signalled.reason }, 'Stopped before the start was complete.')
  const { appliedMigrations } = server.store
  if (appliedMigrations.length > 0) log.info({ appliedMigrations }, 'The database was migrated.')
  log.info({ port: server.port }, 'Serving.')
  if (!signalled.aborted) await onReady(server)
  if (!signalled.aborted) await once(signalled, 'abort')
  log.info({ signal: signalled.reason }, 'Stopping once the requests in flight are answered.')
  await server.stop()
}

/**
 * Undefined if a signal arrived first, whatever failed: it also goes to the database's programs.
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
 * Aborted by the first signal, which is its reason. Later signals are ignored: npm sends that of
 * Ctrl-C twice.
 */
export function firstSignal(): AbortSignal {
  const controller = new AbortController()
  // Closing the terminal stops the server; without a terminal it outlives its shell.
  const hangUp = process.stdout.isTTY ? (['SIGHUP'] as const) : []
  for (const signal of ['SIGINT', 'SIGTERM', ...hangUp] as const) {
    process.on(signal, () => controller.abort(signal))
  }
  return controller.signal
}
