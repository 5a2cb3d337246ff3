import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createTestDatabase,
  startTestServer,
  type TestDatabase,
  type TestServer,
} from '@latchkey/testkit'
import pg from 'pg'
import { startEmbeddedPostgres } from '../src/store/database/embedded-postgres.ts'
import { migrate } from '../src/store/database/migrate.ts'

let database: TestDatabase
let dataFolder: string
beforeAll(async () => {
  database = await createTestDatabase()
  dataFolder = await mkdtemp(join(tmpdir(), 'latchkey-roles-'))
})
afterAll(async () => {
  await database.drop()
  await rm(dataFolder, { recursive: true, force: true })
})

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const send = async (url: string, sql: string) =>
  (await withClient(url, (client) => client.query(sql))).rows

/** The error code of PostgreSQL. */
const codeOf = (url: string, sql: string) =>
  send(url, sql).then(
    () => 'done',
    (error: { code?: string }) => error.code,
  )

const warned = ({ log }: TestServer) => log.filter((line) => line.includes('database-roles.md'))

async function expectRowsOnly(url: string): Promise<void> {
  const denied = '42501'
  expect(await codeOf(url, 'create table own (id int)')).toBe(denied)
  expect(await codeOf(url, 'alter table users add column own int')).toBe(denied)
  expect(await codeOf(url, 'drop table users')).toBe(denied)
  expect(await codeOf(url, 'truncate users cascade')).toBe(denied)
  expect(await codeOf(url, 'delete from _prisma_migrations')).toBe(denied)
  expect(await codeOf(url, 'create role other')).toBe(denied)
  expect(await codeOf(url, `copy users to program 'cat'`)).toBe(denied)
  expect(await codeOf(url, 'select count(*) from users')).toBe('done')
}

describe('a server of a database with both roles', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ database, dataFolder })
  })
  afterAll(() => server.stop())

  it('can read and write rows, and nothing else', async () => {
    await expectRowsOnly(database.url)
    expect((await server.tenant.request('GET', '/api/v2/clients')).status).toBe(200)
    expect(warned(server)).toEqual([])
  })

  it('has no connection with another role', async () => {
    const used = await database.query(
      'select distinct usename from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    expect(used.rows).toEqual([{ usename: 'latchkey_server' }])
  })

  it('can use tables of later migrations', async () => {
    await send(database.ownerUrl, 'create table later (id bigserial, name text)')
    expect(await codeOf(database.url, `insert into later (name) values ('x')`)).toBe('done')
    expect(await codeOf(database.url, 'drop table later')).toBe('42501')
    await send(database.ownerUrl, 'drop table later')
  })
})

describe('a server with a more privileged role', () => {
  it('serves, and logs the excess privileges at the start', async () => {
    const server = await startTestServer({
      database,
      dataFolder,
      config: { databaseUrl: database.superuserUrl, migrationDatabaseUrl: undefined },
    })
    const [line = '{}'] = warned(server)
    expect(JSON.parse(line)).toMatchObject({
      level: 40,
      role: 'latchkey',
      excesses: ['is a superuser', 'may make tables', 'owns tables'],
    })
    expect((await server.tenant.request('GET', '/api/v2/clients')).status).toBe(200)
    await server.stop()
  })
})

describe('a database that is not migrated', () => {
  let empty: TestDatabase
  beforeAll(async () => {
    empty = await createTestDatabase()
    await empty.query('drop schema public cascade')
    await empty.query('create schema public authorization latchkey_owner')
  })
  afterAll(() => empty.drop())
  const start = (config: { migrationDatabaseUrl: string | undefined }) =>
    startTestServer({ database: empty, dataFolder, config })

  it('is refused without a role that may migrate it', async () => {
    await expect(start({ migrationDatabaseUrl: undefined })).rejects.toThrow(
      /the role latchkey_server of DATABASE_URL may not make tables. Set LATCHKEY_MIGRATION_/,
    )
  })

  it('is refused if the migration role lacks privileges', async () => {
    await expect(start({ migrationDatabaseUrl: empty.url })).rejects.toThrow(
      /^The role latchkey_server may not apply the migrations \(.*It has to own the tables/s,
    )
  })

  it('is migrated by its owner, who grants the role of the server access to rows', async () => {
    const server = await start({ migrationDatabaseUrl: empty.ownerUrl })
    await server.stop()
    await expectRowsOnly(empty.url)
    const after = await start({ migrationDatabaseUrl: undefined })
    expect(warned(after)).toEqual([])
    await after.stop()
  })
})

describe('an embedded database created before roles were separated', () => {
  it('is transferred to its owner, and served with access to rows only', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'latchkey-roles-'))
    await chmod(folder, 0o755) // PostgreSQL may run as another account
    const old = await startEmbeddedPostgres({ folder, durable: false })
    await migrate({ url: old.superuserUrl, migrationUrl: undefined })
    await send(
      old.superuserUrl,
      `alter database latchkey owner to latchkey; drop owned by latchkey_owner, latchkey_server;
       drop role latchkey_owner, latchkey_server`,
    )
    await old.stop()
    const passwords = ['postgres-owner-password', 'postgres-server-password']
    for (const name of passwords) await rm(join(folder, name))

    const config = { databaseUrl: undefined, migrationDatabaseUrl: undefined }
    const server = await startTestServer({ database, dataFolder: folder, config })
    expect(warned(server)).toEqual([])
    const joined = await startEmbeddedPostgres({ folder, durable: false })
    await expectRowsOnly(joined.url)
    expect(await codeOf(joined.url, 'create temporary table own (id int)')).toBe('42501')
    const owners = await send(
      joined.superuserUrl,
      `select distinct relowner::regrole::text as owner from pg_class
        where relnamespace = 'public'::regnamespace
       union select distinct proowner::regrole::text from pg_proc
        where pronamespace = 'public'::regnamespace`,
    )
    expect(owners).toEqual([{ owner: 'latchkey_owner' }])
    const others = await send(
      joined.superuserUrl,
      `select usename, application_name from pg_stat_activity
        where usename <> 'latchkey_server' and pid <> pg_backend_pid()
          and backend_type = 'client backend'`,
    )
    expect(others).toEqual([])
    for (const name of [...passwords, 'postgres-password']) {
      expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
    }
    await joined.stop()
    await server.stop()
    expect(await readdir(join(folder, 'cluster/postgres'))).not.toContain('postmaster.pid')
    await rm(folder, { recursive: true, force: true })
  })
})
