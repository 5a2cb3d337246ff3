import { createHash } from 'node:crypto'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase, type TestDatabase } from '@latchkey/testkit'
import pg from 'pg'
import { readMigrations } from '../../src/store/database/migrate.ts'
import type { Application } from '../authentication/application.ts'

interface Person {
  readonly id: string
  readonly email: string
}

/** The database of an earlier commit, as `write.ts` writes it. */
export interface EarlierDatabase {
  readonly commit: string
  /** ISO 8601. */
  readonly writtenAt: string
  readonly encryptionKey: string
  /** The names of the migrations that had been applied. */
  readonly migrations: readonly string[]
  readonly application: Application
  /** The password of all users. */
  readonly password: string
  /** `Cookie` of a browser in which `user` is logged in. */
  readonly cookie: string
  readonly refreshToken: string
  readonly user: Person
  /** Has the address of `user` as username. */
  readonly usurper: Person
  readonly phoneOwner: Person & { readonly phone: string }
  /** Has the number of `phoneOwner` as username. */
  readonly namesake: Person
  /** Rows by table. */
  readonly tables: Readonly<Record<string, readonly object[]>>
}

export async function readEarlierDatabase(commit: string): Promise<EarlierDatabase> {
  return JSON.parse(await readFile(new URL(`${commit}.json`, import.meta.url), 'utf8'))
}

/** Restores the database with times as if it were written now. @returns its data folder too */
export async function restore(
  earlier: EarlierDatabase,
): Promise<{ readonly database: TestDatabase; readonly dataFolder: string }> {
  const database = await createTestDatabase()
  await database.query('drop schema public cascade')
  await database.query('create schema public authorization latchkey_owner')
  await migrateAsThen(database.ownerUrl, earlier.migrations)
  await fill(database, earlier)
  const dataFolder = await mkdtemp(join(tmpdir(), 'latchkey-earlier-'))
  await writeFile(join(dataFolder, 'encryption-key'), earlier.encryptionKey, { mode: 0o600 })
  return { database, dataFolder }
}

/** As `prisma migrate deploy` applies and records them. */
async function migrateAsThen(url: string, names: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`
    create table _prisma_migrations (
      id varchar(36) primary key, checksum varchar(64) not null, finished_at timestamptz,
      migration_name varchar(255) not null, logs text, rolled_back_at timestamptz,
      started_at timestamptz not null default now(), applied_steps_count integer not null default 0)`)
  for (const { name, sql } of await readMigrations()) {
    if (!names.includes(name)) continue
    await client.query(sql)
    await client.query(
      `insert into _prisma_migrations values (gen_random_uuid(), $1, now(), $2, null, null, now(), 1)`,
      [createHash('sha256').update(sql).digest('hex'), name],
    )
  }
  await client.end()
}

/** Inserts the rows without checking references; moves their times to now. */
async function fill(database: TestDatabase, earlier: EarlierDatabase): Promise<void> {
  const agoMs = Date.now() - Date.parse(earlier.writtenAt)
  const client = new pg.Client({ connectionString: database.superuserUrl })
  await client.connect()
  await client.query('set session_replication_role = replica')
  for (const [table, rows] of Object.entries(earlier.tables)) {
    const later = rows.map((row) => moveTimes(row, agoMs))
    await client.query(
      `insert into ${table} select * from json_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(later)],
    )
  }
  await client.end()
}

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/
const secondsOf = ['iat', 'exp', 'loginTs', 'authTime', 'consumed']

/** Columns are ISO 8601, members of oidc-provider's records seconds since 1970. */
function moveTimes(value: unknown, byMs: number, name = ''): unknown {
  if (typeof value === 'string' && isoTime.test(value)) {
    return new Date(Date.parse(value) + byMs).toISOString()
  }
  if (typeof value === 'number' && secondsOf.includes(name)) return value + Math.floor(byMs / 1000)
  if (Array.isArray(value)) return value.map((each) => moveTimes(each, byMs))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, each]) => [key, moveTimes(each, byMs, key)])
  return Object.fromEntries(entries)
}
