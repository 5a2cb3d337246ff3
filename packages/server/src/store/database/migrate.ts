import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { connect, DatabaseError } from './connect.ts'
import { withSchemaEngine } from './schema-engine.ts'
import { grantRows, readClosedTables, readServerRole, type ServerRole } from './server-role.ts'

/** The folder of the migrations, relative to both `src/store` and `dist/store`. */
export const migrationsFolder = fileURLToPath(
  new URL('../../../prisma/migrations', import.meta.url),
)

/** The key of an advisory lock, the letters `ltch`, which other programs should not use. */
const migrationLock = 0x6c746368

/** A migration of the Prisma schema. */
export interface Migration {
  readonly name: string
  readonly sql: string
}

/** The URLs of one database, with the role of the server and with the owner of the tables. */
export interface DatabaseUrls {
  readonly url: string
  /** Undefined if `url` applies migrations too. */
  readonly migrationUrl: string | undefined
}

/** The result of migrating a database. */
export interface Migrated {
  /** Names of the migrations that were applied. */
  readonly applied: readonly string[]
  readonly role: ServerRole
}

/**
 * Applies pending migrations, and grants the role of the server access to the rows. Concurrent
 * starts wait for each other by an advisory lock. Migrations are recorded as `prisma migrate
 * deploy` does it, so that either can be used.
 *
 * @throws DatabaseError if a role lacks a privilege
 * @throws the error of a migration that fails
 */
export async function migrate({ url, migrationUrl }: DatabaseUrls): Promise<Migrated> {
  const migrations = await readMigrations()
  const server = await connect(url, 'latchkey-start')
  try {
    const role = await readServerRole(server)
    if (!role.isDirect) throw leadsToPooler('DATABASE_URL', direct)
    const isUsable = async () =>
      (await isUpToDate(server, migrations)) && (await readClosedTables(server)).length === 0
    if (await isUsable()) return { applied: [], role }
    if (!migrationUrl && !role.mayCreate) throw lacksOwner(role, migrations.length)
    const applied = await withOwner(migrationUrl ?? url, async (owner) => {
      if (await isUsable()) return []
      const made = await applyMigrations(migrationUrl ?? url, owner, migrations)
      if (!(await isUsable())) await grantRows(owner, role.name)
      return made
    })
    const closed = await readClosedTables(server)
    if (closed.length > 0) throw mayNotUse(role, closed)
    return { applied, role: await readServerRole(server) }
  } finally {
    await server.end()
  }
}

/** Runs `work` with a connection of the owner role, while holding the lock. */
async function withOwner<T>(url: string, work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = await connect(url, 'latchkey-migrate')
  try {
    if (!(await readServerRole(owner)).isDirect) {
      throw leadsToPooler('LATCHKEY_MIGRATION_DATABASE_URL', 'it')
    }
    await owner.query('select pg_advisory_lock($1)', [migrationLock])
    return await work(owner)
  } catch (cause) {
    throw isDenial(cause) ? mayNotMigrate(owner, cause) : cause
  } finally {
    await owner.end()
  }
}

/** The migrations of this version, oldest first. */
export async function readMigrations(): Promise<readonly Migration[]> {
  const entries = await readdir(migrationsFolder, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  const migrations: Migration[] = []
  // one after the other, because a process may be allowed few open files
  for (const name of names.sort()) {
    const sql = await readFile(join(migrationsFolder, name, 'migration.sql'), 'utf8')
    migrations.push({ name, sql })
  }
  return migrations
}

async function isUpToDate(client: pg.Client, migrations: readonly Migration[]): Promise<boolean> {
  const applied = new Set(await readAppliedMigrations(client))
  return migrations.every(({ name }) => applied.has(name))
}

/** The names of the migrations that a database has; empty if it lacks the table of migrations. */
export async function readAppliedMigrations(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select coalesce(has_table_privilege(to_regclass('_prisma_migrations'), 'select'), false)
         as "exists"`,
  )
  if (!rows[0]?.exists) return []
  const applied = await client.query<{ migration_name: string }>(
    'select migration_name from _prisma_migrations where finished_at is not null',
  )
  return applied.rows.map((row) => row.migration_name)
}

async function applyMigrations(
  connectionString: string,
  owner: pg.Client,
  migrations: readonly Migration[],
): Promise<readonly string[]> {
  if (await isUpToDate(owner, migrations)) return []
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

const insufficientPrivilege = '42501' // PostgreSQL, appendix A
const denial = /permission denied|must be owner|no schema has been selected to create in/

/** Whether PostgreSQL denied a privilege; the engine of Prisma passes its errors on as text. */
function isDenial(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown }
  return code === insufficientPrivilege || denial.test(String(message))
}

const roles = 'docs/database-roles.md has the statements.'

const direct = 'LATCHKEY_DIRECT_DATABASE_URL'

function leadsToPooler(variable: string, mended: string): DatabaseError {
  return new DatabaseError(
    `${variable} leads to a pooler, such as PgBouncer. Migrations, notices and locks need sessions ` +
      `of PostgreSQL: set ${mended} to the address of PostgreSQL itself. See docs/pgbouncer.md.`,
  )
}

function lacksOwner({ name }: ServerRole, count: number): DatabaseError {
  return new DatabaseError(
    `The database lacks some of the ${count} migrations, or grants of their tables, and the role ` +
      `${name} of DATABASE_URL may not make tables. Set LATCHKEY_MIGRATION_DATABASE_URL to the ` +
      `role that owns them, here or for one run of latchkey migrate: ${roles}`,
  )
}

function mayNotMigrate({ user }: pg.Client, cause: unknown): DatabaseError {
  const [message = ''] = (cause as Error).message.trim().split('\n', 1)
  return new DatabaseError(
    `The role ${user} may not apply the migrations (${message}). ` +
      `It has to own the tables, and to make others in their schema: ${roles}`,
    { cause },
  )
}

function mayNotUse({ name }: ServerRole, tables: readonly string[]): DatabaseError {
  return new DatabaseError(
    `The role ${name} of DATABASE_URL may not read and write the rows of ${tables.join(', ')}, ` +
      `which the role that applies migrations does not own, so that it cannot grant them: ${roles}`,
  )
}
