import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** Set by the global set-up: the PostgreSQL that all test files share. */
export const postgresVariable = 'TEST_POSTGRES_URL'
/** Has the tables, and nothing in them. */
export const templateName = 'latchkey_template'
/** Has a tenant too, see `prepareTenant`. */
export const preparedTemplateName = 'latchkey_prepared_template'

export interface TestDatabase {
  readonly url: string
  /** One statement as the owner, past the store: for making faults. */
  query(sql: string, values?: readonly unknown[]): Promise<pg.QueryResult>
  drop(): Promise<void>
}

/** A database of its own, copied from a migrated template: some 20 ms. */
export function createTestDatabase(): Promise<TestDatabase> {
  return copyTemplate(templateName)
}

/** The same, with the prepared tenant in it. */
export function createPreparedDatabase(): Promise<TestDatabase> {
  return copyTemplate(preparedTemplateName)
}

async function copyTemplate(template: string): Promise<TestDatabase> {
  const server = process.env[postgresVariable]
  if (!server) throw new Error('No PostgreSQL for tests: run them with pnpm run jest.')
  const name = `test_${randomBytes(6).toString('hex')}`
  await run(server, `create database ${name} template ${template}`)
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
