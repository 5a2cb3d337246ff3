import { pino } from 'pino'
import { makeFirstTenant } from './cli/first-start.ts'
import { firstLines, readyLines } from './cli/greeting.ts'
import type { Config } from './config/config.ts'
import { startServer } from './running-server.ts'

/** Runs the server until a signal ends it. */
export async function main(config: Config): Promise<void> {
  const log = await createLog(config)
  const now = () => new Date()
  const onProgress = (sentence: string) => console.log(`${sentence} …`)
  const server = await startServer({ config, log, now, onProgress })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      log.info({ signal }, 'Stopping: requests in flight end first.')
      server.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'The stop failed.')
          process.exit(1)
        },
      )
    })
  }
  const { tenants, appliedMigrations } = server.store
  if (appliedMigrations.length > 0) log.info({ appliedMigrations }, 'The database was migrated.')
  log.info({ port: server.port }, 'Serving.')
  const caFile = server.privateCa?.certificateFile
  const domain = config.firstTenantDomain
  const first = domain === undefined ? undefined : await makeFirstTenant(tenants, domain)
  if (first) {
    const baseUrl = baseUrlOf(server.issuerOf(first.tenant.domain))
    console.log(`\n${firstLines({ baseUrl, caFile }, first)}`)
    return
  }
  const [oldest] = await tenants.list()
  if (!oldest) log.warn('There is no tenant yet. Make one: latchkey tenant create <domain>')
  else if (!config.production) {
    console.log(`\n${readyLines({ baseUrl: baseUrlOf(server.issuerOf(oldest.domain)), caFile })}`)
  }
}

function baseUrlOf(issuer: string): string {
  return issuer.replace(/\/$/, '')
}

/** Lines of JSON, and for a person at a terminal, lines to read. */
async function createLog({ logLevel, production }: Config) {
  const options = { level: logLevel, base: null }
  if (production || !process.stdout.isTTY) return pino(options)
  const { default: pretty } = await import('pino-pretty')
  return pino(options, pretty({ sync: true, ignore: 'pid,hostname' }))
}
