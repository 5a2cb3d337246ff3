import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { connect } from './connect.ts'
import { withSchemaEngine } from './schema-engine.ts'

/** Where the committed migrations are, seen from `src/store` as well as from `dist/store`. */
export const migrationsFolder = fileURLToPath(
  new URL('../../../prisma/migrations', import.meta.url),
)

/** Any constant that no other program locks with: the letters `ltch`. */
const migrationLock = 0x6c746368

export interface Migration {
  readonly name: string
  readonly sql: string
}

/**
 * Applies the migrations that the database lacks and answers their names. Several processes may
 * start at once: an advisory lock lets one of them work while the others wait for it. What is
 * applied is recorded as `prisma migrate deploy` records it, so the two are interchangeable.
 *
 * @throws when a migration fails; its SQL error is the cause and nothing after it is applied.
 */
export async function migrate(connectionString: string): Promise<readonly string[]> {
  const migrations = await readMigrations()
  const client = await connect(connectionString, 'latchkey-migrate')
  try {
    if (await isUpToDate(client, migrations)) return []
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    if (await isUpToDate(client, migrations)) return []
    return await applyMigrations(connectionString, migrations)
  } finally {
    await client.end()
  }
}

/** The committed migrations, oldest first. */
export async function readMigrations(): Promise<readonly Migration[]> {
  const entries = await readdir(migrationsFolder, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  return Promise.all(
    names.sort().map(async (name) => ({
      name,
      sql: await readFile(join(migrationsFolder, name, 'migration.sql'), 'utf8'),
    })),
  )
}

async function isUpToDate(client: pg.Client, migrations: readonly Migration[]): Promise<boolean> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('_prisma_migrations') is not null as exists`,
  )
  if (!rows[0]?.exists) return false
  const applied = await client.query<{ migration_name: string }>(
    'select migration_name from _prisma_migrations where finished_at is not null',
  )
  const names = new Set(applied.rows.map((row) => row.migration_name))
  return migrations.every(({ name }) => names.has(name))
}

async function applyMigrations(
  connectionString: string,
  migrations: readonly Migration[],
): Promise<readonly string[]> {
  const { appliedMigrationNames } = await withSchemaEngine(connectionString, (engine) =>
    engine.applyMigrations({
      migrationsList: {
        baseDir: migrationsFolder,
        lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
        shadowDbInitScript: '',
        migrationDirectories: migrations.map(({ name, sql }) => ({
          path: name,
          migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: sql } },
        })),
      },
      filters: { externalTables: [], externalEnums: [] },
    }),
  )
  return appliedMigrationNames
}
