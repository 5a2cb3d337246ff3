import type { Refuse } from './config-error.ts'
import type { Environment } from './env.ts'

/** The database: its URLs, and the roles in them. */
export interface DatabaseConfig {
  /** Undefined for the embedded database. */
  readonly databaseUrl: string | undefined
  /** The URL with the role that owns the tables; undefined if `databaseUrl` applies migrations. */
  readonly migrationDatabaseUrl: string | undefined
  /** The URL of PostgreSQL behind a pooler; undefined if `databaseUrl` names no pooler. */
  readonly directDatabaseUrl: string | undefined
  /** The URLs of streaming replicas, which answer reads. */
  readonly readerDatabaseUrls: readonly string[]
}

type Variable = 'DATABASE_URL' | 'LATCHKEY_DIRECT_DATABASE_URL' | 'LATCHKEY_MIGRATION_DATABASE_URL'

/** Reads the URLs for requests, for migrations, past a pooler, and of replicas. */
export function readDatabaseConfig(env: Environment, refuse: Refuse): DatabaseConfig {
  const databaseUrl = readUrl('DATABASE_URL', env, refuse)
  const migrationDatabaseUrl = readUrl('LATCHKEY_MIGRATION_DATABASE_URL', env, refuse)
  const directDatabaseUrl = readUrl('LATCHKEY_DIRECT_DATABASE_URL', env, refuse)
  if (migrationDatabaseUrl && !databaseUrl) {
    refuse('LATCHKEY_MIGRATION_DATABASE_URL needs DATABASE_URL, which is not set.')
  }
  if (directDatabaseUrl && !databaseUrl) {
    refuse('LATCHKEY_DIRECT_DATABASE_URL needs DATABASE_URL, which is not set.')
  }
  const readerDatabaseUrls = readReaderUrls(env, refuse)
  if (readerDatabaseUrls.length > 0 && !databaseUrl) {
    refuse(`${readersVariable} needs DATABASE_URL, which is not set.`)
  }
  return { databaseUrl, migrationDatabaseUrl, directDatabaseUrl, readerDatabaseUrls }
}

const readersVariable = 'LATCHKEY_READER_DATABASE_URL'

function readReaderUrls(env: Environment, refuse: Refuse): readonly string[] {
  const urls = (env[readersVariable] ?? '').split(',').map((url) => url.trim())
  const given = urls.filter((url) => url !== '')
  if (!given.every(isPostgresUrl)) {
    refuse(`${readersVariable} must be postgres:// URLs, comma-separated; write %2C for a comma.`)
  }
  return given
}

const isPostgresUrl = (url: string): boolean =>
  /^postgres(ql)?:\/\/./.test(url) && URL.canParse(url)

function readUrl(name: Variable, env: Environment, refuse: Refuse): string | undefined {
  const url = env[name]
  if (!url) return undefined
  if (!isPostgresUrl(url)) {
    refuse(`${name} must be a postgres:// URL; write postgres://user:password@host:5432/name.`)
  }
  return url
}
