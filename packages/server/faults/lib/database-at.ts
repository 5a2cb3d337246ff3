import { type TestDatabase, until } from '@latchkey/testkit'
import pg from 'pg'
import { connect } from '../../src/store/database/connect.ts'
import {
  ownerRole,
  prepareRoles,
  serverRole,
  superuser,
} from '../../src/store/database/embedded-roles.ts'

const name = 'latchkey'
const attemptMs = 500

/** Makes a database with its roles, once a PostgreSQL takes writes at a port of this machine. */
export async function makeDatabaseAt(port: number, password: string): Promise<TestDatabase> {
  const urlOf = (role: string, database = name) =>
    `postgres://${role}:${password}@127.0.0.1:${port}/${database}`
  const make = () =>
    withClient(urlOf(superuser, 'postgres'), (client) => client.query(`create database ${name}`))
  await until('a database', () =>
    make().then(
      () => true,
      () => false,
    ),
  )
  const passwords = { [superuser]: password, [ownerRole]: password, [serverRole]: password }
  await withClient(urlOf(superuser), (client) => prepareRoles(client, passwords))
  return {
    url: urlOf(serverRole),
    ownerUrl: urlOf(ownerRole),
    superuserUrl: urlOf(superuser),
    query: (sql, values = []) =>
      withClient(urlOf(superuser), (client) => client.query(sql, [...values])),
    drop: () => Promise.resolve(),
  }
}

/** Waits until a new client commits at a port of this machine, on a synchronous standby too. */
export async function untilCommitted(port: number, password: string, withinMs: number) {
  const connectionString = `postgres://${superuser}:${password}@127.0.0.1:${port}/${name}`
  const commit = async () => {
    const bounds = { connectionTimeoutMillis: attemptMs, query_timeout: attemptMs }
    const client = new pg.Client({ connectionString, ...bounds })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.query(`select pg_logical_emit_message(true, 'probe', '')`)
      return true
    } catch {
      return false
    } finally {
      void client.end().catch(() => undefined)
    }
  }
  await until('a commit', commit, withinMs)
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connect(url, 'latchkey-faults')
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
