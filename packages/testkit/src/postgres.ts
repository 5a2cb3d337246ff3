import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** Set by the global set-up: the PostgreSQL of all test files, by role. */
export const postgresVariables = {
  superuser: 'TEST_POSTGRES_URL',
  owner: 'TEST_POSTGRES_OWNER_URL',
  server: 'TEST_POSTGRES_SERVER_URL',
} as const
/** Set by the global set-up where there are Unix sockets: the folder with that of PostgreSQL. */
export const socketsVariable = 'TEST_POSTGRES_SOCKETS'
/** A database with empty tables. */
export const templateName = 'latchkey_template'
/** A database with a tenant, see `prepareTenant`. */
export const preparedTemplateName = 'latchkey_prepared_template'

/** A database of one test file. */
export interface TestDatabase {
  /** For the role of servers. */
  readonly url: string
  /** The same by a Unix socket, which takes half the processor time; a test cannot cut it. */
  readonly socketUrl?: string
  /** For the role that owns the tables. */
  readonly ownerUrl: string
  readonly superuserUrl: string
  /** Runs a statement as the superuser, without the store, to cause faults. */
  query(sql: string, values?: readonly unknown[]): Promise<pg.QueryResult>
  drop(): Promise<void>
}

/** Creates a database as a copy of the migrated template, in some 50 ms. */
export function createTestDatabase(): Promise<TestDatabase> {
  return copyTemplate(templateName)
}

/** The same with the prepared tenant. */
export function createPreparedDatabase(): Promise<TestDatabase> {
  return copyTemplate(preparedTemplateName)
}

async function copyTemplate(template: string): Promise<TestDatabase> {
  const server = readPostgresUrl('superuser')
  const name = `test_${randomBytes(6).toString('hex')}`
  await createOwnedDatabase(name, template)
  const superuserUrl = withDatabase(server, name)
  const pool = poolOf(bySocket(superuserUrl))
  const url = withDatabase(readPostgresUrl('server'), name)
  return {
    url,
    socketUrl: bySocket(url),
    ownerUrl: withDatabase(readPostgresUrl('owner'), name),
    superuserUrl,
    query: (sql, values = []) => pool.query(sql, [...values]),
    async drop() {
      await pool.end()
      await run(server, `drop database if exists ${name} with (force)`)
    },
  }
}

/**
 * Keeps connections open between the statements of a test, as opening one takes 10 ms. They can
 * write also where a test makes its database read-only.
 */
function poolOf(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    options: '-c default_transaction_read_only=off',
    idleTimeoutMillis: 1000,
    allowExitOnIdle: true,
  })
  pool.on('error', () => undefined) // a test may terminate every connection of the database
  return pool
}

/**
 * The URL of the run's PostgreSQL for a role.
 *
 * @throws Error where the global set-up did not run
 */
export function readPostgresUrl(role: keyof typeof postgresVariables): string {
  const url = process.env[postgresVariables[role]]
  if (!url) throw new Error('No PostgreSQL for tests: run them with pnpm run jest.')
  return url
}

/** Creates a database whose owner is the owner role; copies do not keep the owner. */
export async function createOwnedDatabase(name: string, template = 'template1'): Promise<void> {
  const { username: owner } = new URL(readPostgresUrl('owner'))
  const sql = `create database ${name} template ${template} owner ${owner}`
  await run(readPostgresUrl('superuser'), sql)
}

/** The URL by the Unix socket of the server, if it has one. */
function bySocket(url: string): string {
  const folder = process.env[socketsVariable]
  if (!folder) return url
  const changed = new URL(url)
  changed.searchParams.set('host', folder)
  return changed.href
}

/** The URL of another database of the same server. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

/** Runs one statement on a connection of its own. */
export async function run(
  url: string,
  sql: string,
  values: readonly unknown[] = [],
): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await client.query(sql, [...values])
  } finally {
    await client.end()
  }
}
