import type { Logger } from 'pino'
import { type ActionPackages, openActionPackages } from './action-packages/action-packages.ts'
import type { Config } from './config/config.ts'
import { assertDataFolder } from './config/data-folder.ts'
import { readEncryptionKeys } from './config/secrets.ts'
import { createSealer } from './keys/sealer.ts'
import { createTenantSealer, type TenantSealer } from './keys/tenant-sealer.ts'
import { openRedis, type Redis } from './redis/redis.ts'
import { connect } from './store/database/connect.ts'
import { type Database, openDatabase } from './store/database/database.ts'
import { startEmbeddedPostgres } from './store/database/embedded-postgres.ts'
import { migrate } from './store/database/migrate.ts'
import type { ServerRole } from './store/database/server-role.ts'
import { bindSealedValues } from './store/keys/bind-sealed-values.ts'
import { readKeysBy } from './store/keys/encryption-key-rows.ts'
import { refuseWrongKey } from './store/keys/refuse-wrong-key.ts'
import { type Tenants, tenants } from './store/tenants/tenants.ts'

/** What opens the database: the configuration, and who is told of the progress. */
export interface StoreOptions {
  readonly config: Config
  readonly log: Logger
  readonly now: () => Date
  readonly onProgress?: (sentence: string) => void
  /** Cancels the start between two of its steps. */
  readonly signal?: AbortSignal
}

/** The opened and migrated database with its stores, for the server and for the command line. */
export interface OpenStore {
  readonly tenants: Tenants
  readonly sealer: TenantSealer
  readonly database: Database
  /**
   * The URL of PostgreSQL itself, not of a pooler: sessions there keep locks, settings and notices.
   */
  readonly url: string
  /** The packages that the operator has installed for actions. */
  readonly actionPackages: ActionPackages
  /** Undefined without Redis: the processes then count in the database. */
  readonly redis: Redis | undefined
  readonly appliedMigrations: readonly string[]
  close(): Promise<void>
}

/** Starts or connects to the database, migrates it, and opens the stores. */
export async function openStore(options: StoreOptions): Promise<OpenStore> {
  const { config, log, now } = options
  await assertDataFolder(config)
  const root = createSealer(...(await readEncryptionKeys(config)))
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({
        folder: config.dataFolder,
        durable: true,
        ...(options.onProgress && { onProgress: options.onProgress }),
      })
  embedded?.keepRunning({
    onLost: () => log.error('The embedded PostgreSQL closed a session. It is started if it ended.'),
    onReopened: () => log.info('The embedded PostgreSQL runs again.'),
    onFailure: (err) => log.error({ err }, 'The embedded PostgreSQL did not start. Trying again.'),
  })
  const isPooled = config.directDatabaseUrl !== undefined
  const url = embedded?.url ?? config.directDatabaseUrl ?? config.databaseUrl ?? ''
  const migrationUrl = embedded?.ownerUrl ?? config.migrationDatabaseUrl
  let database: Database | undefined
  let redis: Redis | undefined
  const close = async () => {
    redis?.close()
    await database?.close()
    await embedded?.stop()
  }
  try {
    options.signal?.throwIfAborted()
    const { applied: appliedMigrations, role } = await migrate({ url, migrationUrl })
    warnOfExcesses(role, log)
    options.signal?.throwIfAborted()
    if (isPooled) await (await connect(config.databaseUrl ?? url, 'latchkey-start')).end()
    database = openDatabase({
      url: isPooled ? (config.databaseUrl ?? url) : url,
      isPooled,
      poolSize: config.databasePoolSize,
      timeoutMs: config.bounds.databaseTimeoutMs,
      onError: (error) => log.warn({ err: error }, 'A database connection failed.'),
    })
    const sealer = createTenantSealer({ root, readKeys: readKeysBy(database.apart) })
    await refuseWrongKey(database, sealer)
    await bindSealedValues(database, url, sealer, log)
    redis = await openRedisOf(config, log)
    const actionPackages = await openActionPackages(config.actionPackagesFolder)
    return {
      tenants: tenants(database, sealer, now, redis, actionPackages),
      sealer,
      database,
      url,
      actionPackages,
      redis,
      appliedMigrations,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

const openRedisOf = async ({ redisUrl: url, bounds }: Config, log: Logger) =>
  url === undefined ? undefined : openRedis({ url, timeoutMs: bounds.redisTimeoutMs, log })

/**
 * Warns of privileges that the server does not need: an attacker who controls it would have them.
 */
function warnOfExcesses({ name, excesses }: ServerRole, log: Logger): void {
  if (excesses.length === 0) return
  log.warn(
    { role: name, excesses },
    'The database role of DATABASE_URL may do more than read and write rows. Give the tables to ' +
      'another, in LATCHKEY_MIGRATION_DATABASE_URL: docs/database-roles.md has the statements.',
  )
}
