import type { Logger } from 'pino'
import type { Config } from './config/config.ts'
import { type RunningServer, startServer } from './running-server.ts'

interface ServeOptions {
  readonly config: Config
  readonly log: Logger
  readonly onProgress: (sentence: string) => void
  /** When requests are served. */
  readonly onReady: (server: RunningServer) => Promise<void>
}

/** Runs the server until a signal ends it; requests in flight end first. */
export async function serve({ config, log, onProgress, onReady }: ServeOptions): Promise<void> {
  const signalled = firstSignal() // a signal during the start stops it cleanly too
  const server = await startServer({
    config,
    log,
    now: () => new Date(),
    onProgress,
    onMail: (line) => void process.stdout.write(`${line}\n`),
  })
  const { appliedMigrations } = server.store
  if (appliedMigrations.length > 0) log.info({ appliedMigrations }, 'The database was migrated.')
  log.info({ port: server.port }, 'Serving.')
  await onReady(server)
  log.info({ signal: await signalled }, 'Stopping: requests in flight end first.')
  await server.stop()
}

/** Later signals change nothing: npm sends the one of Ctrl-C a second time. */
function firstSignal(): Promise<NodeJS.Signals> {
  // A closed terminal stops the server; without one, somebody asked for it to outlive its shell.
  const hangUp = process.stdout.isTTY ? (['SIGHUP'] as const) : []
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', ...hangUp] as const) {
      process.on(signal, () => resolve(signal))
    }
  })
}
