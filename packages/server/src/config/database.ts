import type { Environment } from './env.ts'

/** Where the database is, and as whom it is used. */
export interface DatabaseConfig {
  /** Undefined: the embedded database. */
  readonly databaseUrl: string | undefined
  /** The role that owns the tables; undefined: migrations are applied by that of `databaseUrl`. */
  readonly migrationDatabaseUrl: string | undefined
  /** Past the pooler that `databaseUrl` leads to; undefined: it leads to none. */
  readonly directDatabaseUrl: string | undefined
}

type Refuse = (problem: string) => void
type Variable = 'DATABASE_URL' | 'LATCHKEY_DIRECT_DATABASE_URL' | 'LATCHKEY_MIGRATION_DATABASE_URL'

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
  return { databaseUrl, migrationDatabaseUrl, directDatabaseUrl }
}

function readUrl(name: Variable, env: Environment, refuse: Refuse): string | undefined {
  const url = env[name]
  if (!url) return undefined
  if (!/^postgres(ql)?:\/\/./.test(url) || !URL.canParse(url)) {
    refuse(`${name} must be a postgres:// URL; write postgres://user:password@host:5432/name.`)
  }
  return url
}
