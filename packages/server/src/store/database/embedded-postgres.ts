import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
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
import { KeptSession, type SessionKeeping } from './kept-session.ts'
import {
  type Cluster,
  hasProcess,
  initialise,
  isInitialised,
  removeUnfinished,
  runningPort,
  start,
  stop,
} from './postgres-cluster.ts'
import { preparePostgresPrograms } from './postgres-programs.ts'

const databaseName = 'latchkey'
const joinTimeoutMs = 10_000
const leaveTimeoutMs = 2_000

/** The key of an advisory lock, the letters `ltcu`, which other programs should not use. */
const useLock = 0x6c746375

/**
 * The `application_name` of the connections of a server, by which the last process notices that it
 * is the last.
 */
export const applicationName = 'latchkey'

/** A running embedded PostgreSQL, by the URL of each role. */
export interface EmbeddedDatabase {
  /** The URL of the role of the server, which reads and writes rows. */
  readonly url: string
  /** The URL of the role that owns the tables and applies migrations. */
  readonly ownerUrl: string
  /** The URL of the superuser, who created the cluster. */
  readonly superuserUrl: string
  /** Starts PostgreSQL again at the same port whenever it ends, until `stop` is called. */
  keepRunning(told: Omit<SessionKeeping, 'reopen'>): void
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

/** A session with an advisory lock, which shows other processes that the database is in use. */
interface Joined {
  readonly port: number
  readonly session: pg.Client
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
    await end(starting.session) // the server has no more connections of the superuser
    let kept: KeptSession | undefined
    return {
      url: urlOf(serverRole, databaseName),
      ownerUrl: urlOf(ownerRole, databaseName),
      superuserUrl: urlOf(superuser, databaseName),
      keepRunning(told) {
        kept = new KeptSession(session, { ...told, reopen: () => restart(cluster, port, enter) })
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

/** Starts PostgreSQL at the port of its URLs, unless it runs, and opens a session by `enter`. */
async function restart(
  cluster: Cluster,
  port: number,
  enter: () => Promise<pg.Client>,
): Promise<pg.Client> {
  const started = await joinOrStart(cluster, port)
  try {
    if (started.port === port) return await enter()
    throw new Error(
      `Another process has started PostgreSQL at port ${started.port} instead of ${port}. ` +
        'Restart this process.',
    )
  } finally {
    await end(started.session)
  }
}

/**
 * Retries, because another process may be stopping the database.
 *
 * @param at the port to start it at; by default, one that is free
 */
async function joinOrStart(cluster: Cluster, at?: number): Promise<Joined> {
  const endMs = Date.now() + joinTimeoutMs
  for (let running = await runningPort(cluster); ; running = undefined) {
    const complaint = running === undefined ? await start(cluster, at) : undefined
    // If starting failed, another process may have started it.
    const port = running ?? (await runningPort(cluster))
    const session = await tryToOpenSession(cluster, port).catch(async (error: unknown) => {
      if (running === undefined && complaint === undefined) await stop(cluster)
      throw error
    })
    if (port !== undefined && session) return { port, session }
    const isHopeless = complaint !== undefined && !(await hasProcess(cluster))
    if (isHopeless || Date.now() > endMs) {
      throw new Error(
        `PostgreSQL did not start in ${cluster.programs.dataFolder}. ${complaint ?? ''} ` +
          'Correct the cause, or set DATABASE_URL to a PostgreSQL of your own.',
      )
    }
    await setTimeout(250)
  }
}

/** Undefined if the database is not running, or is stopping. */
async function tryToOpenSession({ password }: Cluster, port: number | undefined) {
  if (port === undefined) return undefined
  try {
    return await openSession(`postgres://${superuser}:${password}@127.0.0.1:${port}/postgres`)
  } catch (cause) {
    const { code } = ((cause as Error).cause ?? cause) as { code?: string }
    if (code !== '28P01') return undefined
    throw new Error(
      'The embedded database refuses the password in its data folder. ' +
        'Restore the file postgres-password that was created with the database.',
      { cause },
    )
  }
}

async function openSession(url: string): Promise<pg.Client> {
  const session = await connect(url, 'latchkey-session')
  await session.query('select pg_advisory_lock_shared($1)', [useLock])
  return session
}

async function createDatabaseOnce(session: pg.Client): Promise<void> {
  const sql = 'select 1 from pg_database where datname = $1'
  if ((await session.query(sql, [databaseName])).rowCount) return
  await session.query(`create database ${databaseName}`).catch((error: { code?: string }) => {
    const duplicates = ['42P04', '23505'] // another process has created it
    if (!duplicates.includes(error.code ?? '')) throw error
  })
}

/**
 * Stops the database if no other process uses it. A process that connects at this moment waits, and
 * then starts the database.
 */
async function leave(cluster: Cluster, session: pg.Client, url: string): Promise<void> {
  await end(session)
  const client = await connect(url, 'latchkey-leave').catch(() => {})
  if (!client) return // PostgreSQL no longer runs
  if (await isUnused(client)) await stop(cluster)
  await client.end().catch(() => undefined)
}

/**
 * Waits until the session has released its lock; otherwise the last process would not notice that
 * it is the last.
 */
async function end(session: pg.Client): Promise<void> {
  await session.query('select pg_advisory_unlock_shared($1)', [useLock]).catch(() => undefined)
  await session.end().catch(() => undefined)
}

/** Takes the lock exclusively, after waiting for closing connections of this process. */
async function isUnused(client: pg.Client): Promise<boolean> {
  const lock = 'select pg_try_advisory_lock($1) as taken'
  const { rows } = await client.query<{ taken: boolean }>(lock, [useLock])
  if (!rows[0]?.taken) return false
  const activity = 'select from pg_stat_activity where application_name = $1'
  const endMs = Date.now() + leaveTimeoutMs
  while ((await client.query(activity, [applicationName])).rowCount) {
    if (Date.now() > endMs) return false
    await setTimeout(50)
  }
  return true
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
