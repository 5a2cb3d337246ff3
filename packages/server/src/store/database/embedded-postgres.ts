import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { readOrMakeFile } from '../../made-once.ts'
import { connect } from './connect.ts'
import {
  ownerRole,
  type Passwords,
  prepareRoles,
  type Role,
  serverRole,
  superuser,
} from './embedded-roles.ts'
import { endSession, joinOrStart, leave, openSession, restart } from './embedded-sessions.ts'
import { KeptSession, type SessionKeeping } from './kept-session.ts'
import { type Cluster, initialise, isInitialised, removeUnfinished } from './postgres-cluster.ts'
import { preparePostgresPrograms } from './postgres-programs.ts'

const databaseName = 'latchkey'

/** A running embedded PostgreSQL, by the URL of each role. */
export interface EmbeddedDatabase {
  /** The URL of the role of the server, which reads and writes rows. */
  readonly url: string
  /** The URL of the role that owns the tables and applies migrations. */
  readonly ownerUrl: string
  /** The URL of the superuser, who created the cluster. */
  readonly superuserUrl: string
  /** Starts PostgreSQL again at the same port whenever it ends, until `stop` is called. */
  keepRunning(listeners: Omit<SessionKeeping, 'reopen'>): void
  /** Stops PostgreSQL, unless another Latchkey process still uses it. */
  stop(): Promise<void>
}

/** How to run the embedded PostgreSQL. */
export interface EmbeddedPostgresOptions {
  /** Created on the first start; contains the data, the passwords and the log of PostgreSQL. */
  readonly folder: string
  /** `false`: faster, but data may be lost; for tests only. */
  readonly durable: boolean
  /** Further settings of PostgreSQL, by name. */
  readonly settings?: Readonly<Record<string, string>>
  readonly onProgress?: (sentence: string) => void
}

type UrlOf = (role: Role, database: string) => string

/**
 * Starts PostgreSQL from the npm registry, or connects to the one that already runs in the folder:
 * the PostgreSQL of a killed process keeps running, and several processes may share one.
 *
 * @throws Error whose message says what to do if PostgreSQL cannot start
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedDatabase> {
  const { folder, durable, settings = {}, onProgress } = options
  forgetOtherServer()
  const passwords = await readPasswords(folder)
  const programs = await preparePostgresPrograms(folder, passwords[superuser])
  const cluster: Cluster = { programs, password: passwords[superuser], durable, settings }
  if (!(await isInitialised(cluster))) {
    onProgress?.('Creating the database (first start only)')
    await initialise(cluster)
  }
  const starting = await joinOrStart(cluster)
  await removeUnfinished(cluster)
  const { port } = starting
  const urlOf: UrlOf = (role, database) =>
    `postgres://${role}:${passwords[role]}@127.0.0.1:${port}/${database}`
  try {
    await createDatabaseOnce(starting.session)
    await withClient(urlOf(superuser, databaseName), (client) => prepareRoles(client, passwords))
    const enter = () => openSession(urlOf(serverRole, 'postgres'))
    const session = await enter()
    await endSession(starting.session) // the server has no more connections of the superuser
    let kept: KeptSession | undefined
    return {
      url: urlOf(serverRole, databaseName),
      ownerUrl: urlOf(ownerRole, databaseName),
      superuserUrl: urlOf(superuser, databaseName),
      keepRunning(listeners) {
        const reopen = () => restart(cluster, port, enter)
        kept = new KeptSession(session, { ...listeners, reopen })
      },
      async stop() {
        await leave(cluster, (await kept?.release()) ?? session, urlOf(serverRole, 'postgres'))
      },
    }
  } catch (error) {
    await leave(cluster, starting.session, urlOf(superuser, 'postgres'))
    throw error
  }
}

/**
 * Removes the variables of PostgreSQL clients, such as `PGSSLMODE` and `PGOPTIONS`: they are meant
 * for another server, and this one refuses some of their values.
 */
function forgetOtherServer(): void {
  for (const name of Object.keys(process.env)) {
    if (/^PG[A-Z]+$/.test(name)) delete process.env[name]
  }
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connect(url, 'latchkey-roles')
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function createDatabaseOnce(session: pg.Client): Promise<void> {
  const sql = 'select 1 from pg_database where datname = $1'
  if ((await session.query(sql, [databaseName])).rowCount) return
  await session.query(`create database ${databaseName}`).catch((error: { code?: string }) => {
    const duplicates = ['42P04', '23505'] // another process has created it
    if (!duplicates.includes(error.code ?? '')) throw error
  })
}

const passwordFiles: Readonly<Record<Role, string>> = {
  [superuser]: 'postgres-password',
  [ownerRole]: 'postgres-owner-password',
  [serverRole]: 'postgres-server-password',
}

/**
 * Reads the passwords of the roles, or generates them. Only the user of the server can read the
 * file.
 */
async function readPasswords(folder: string): Promise<Passwords> {
  await mkdir(folder, { recursive: true })
  const read = (role: Role) =>
    readOrMakeFile(join(folder, passwordFiles[role]), randomBytes(24).toString('hex'))
  return {
    [superuser]: await read(superuser),
    [ownerRole]: await read(ownerRole),
    [serverRole]: await read(serverRole),
  }
}
