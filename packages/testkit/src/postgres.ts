import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** Set by the global set-up: the PostgreSQL that all test files share. */
export const postgresVariable = 'TEST_POSTGRES_URL'
export const templateName = 'latchkey_template'

export interface TestDatabase {
  readonly url: string
  /** One statement as the owner, past the store: for making faults. */
  query(sql: string, values?: readonly unknown[]): Promise<pg.QueryResult>
  drop(): Promise<void>
}

/** A database of its own, copied from a migrated template: some 20 ms. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = process.env[postgresVariable]
  if (!server) throw new Error('No PostgreSQL for tests: run them with pnpm run jest.')
  const name = `test_${randomBytes(6).toString('hex')}`
  await run(server, `create database ${name} template ${templateName}`)
  const url = withDatabase(server, name)
  return {
    url,
    query: (sql, values) => run(url, sql, values),
    drop: async () => void (await run(server, `drop database if exists ${name} with (force)`)),
  }
}

/** The same server, another database. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

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
