import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'
import { connect } from './connect.ts'
import { superuser } from './embedded-roles.ts'
import { type Cluster, hasProcess, runningPort, start, stop } from './postgres-cluster.ts'

const joinTimeoutMs = 10_000
const leaveTimeoutMs = 2_000

/** The key of an advisory lock, the letters `ltcu`, which other programs should not use. */
const useLock = 0x6c746375

/**
 * The `application_name` of the connections of a server, by which the last process notices that it
 * is the last.
 */
export const applicationName = 'latchkey'

/** A session with an advisory lock, which shows other processes that the database is in use. */
interface Joined {
  readonly port: number
  readonly session: pg.Client
}

/**
 * Starts PostgreSQL at the port of its URLs, unless it runs, and opens a session by `enter`.
 *
 * @throws Error if it does not start, or runs at another port
 */
export async function restart(
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
    await endSession(started.session)
  }
}

/**
 * Retries, because another process may be stopping the database.
 *
 * @param at the port to start it at; by default, one that is free
 */
export async function joinOrStart(cluster: Cluster, at?: number): Promise<Joined> {
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

export async function openSession(url: string): Promise<pg.Client> {
  const session = await connect(url, 'latchkey-session')
  await session.query('select pg_advisory_lock_shared($1)', [useLock])
  return session
}

/**
 * Stops the database if no other process uses it. A process that connects at this moment waits, and
 * then starts the database.
 */
export async function leave(cluster: Cluster, session: pg.Client, url: string): Promise<void> {
  await endSession(session)
  const client = await connect(url, 'latchkey-leave').catch(() => {})
  if (!client) return // PostgreSQL no longer runs
  if (await isUnused(client)) await stop(cluster)
  await client.end().catch(() => undefined)
}

/**
 * Waits until the session has released its lock; otherwise the last process would not notice that
 * it is the last.
 */
export async function endSession(session: pg.Client): Promise<void> {
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
