import { Prisma } from '../prisma/client.ts'
import type { Database } from './database.ts'
import { replanned } from './statement-names.ts'

/** The most rows of one table that one statement deletes, so that others do not wait. */
const prunedRowsMax = 10_000

interface Ending {
  /** How long a row is kept after it has expired. */
  readonly keptMs: number
  /** The SQL expression of the expiry; by default `expires_at`. */
  readonly end?: string
}

/** The tables whose rows expire, of all tenants. */
const endings: Readonly<Record<string, Ending>> = {
  action_executions: { keptMs: 0 },
  flow_executions: { keptMs: 0 },
  tickets: { keptMs: 24 * 60 * 60 * 1000 },
  self_service_tickets: { keptMs: 24 * 60 * 60 * 1000 },
  user_blocks: { keptMs: 0 },
  address_blocks: { keptMs: 0 },
  oidc_records: { keptMs: 0 },
  sessions: { keptMs: 0 },
  refresh_tokens: { keptMs: 0, end: 'coalesce(expires_at, idle_expires_at)' },
  attempts: { keptMs: 0 },
  login_devices: { keptMs: 0 },
  rate_windows: { keptMs: 0 },
  email_codes: { keptMs: 0 },
  organization_invitations: { keptMs: 24 * 60 * 60 * 1000 },
  verifications: { keptMs: 24 * 60 * 60 * 1000 },
}

/**
 * Deletes rows that expired before `now`, up to a limit for each table. PostgreSQL plans each
 * statement for its time, because a plan for any time expects a third of the rows, and reads all.
 */
export async function pruneExpired(database: Database, now: Date): Promise<void> {
  for (const [name, { keptMs, end = 'expires_at' }] of Object.entries(endings)) {
    const [table, ended] = [Prisma.raw(name), Prisma.raw(end)]
    const before = new Date(now.getTime() - keptMs)
    await database.$executeRaw`${replanned}
      delete from ${table} where ctid = any (array(
        select ctid from ${table} where ${ended} < ${before} limit ${prunedRowsMax}))`
  }
  await pruneBlocksOfOtherTimes(database, now)
  await wipeResults(database, now)
}

/**
 * Deletes blocks that will begin only after more than their own duration: they are from before the
 * clock was set back, and would otherwise last for as long as that. The first condition follows
 * from the second, and is found by an index: usually no block begins in the future.
 */
async function pruneBlocksOfOtherTimes(database: Database, now: Date): Promise<void> {
  for (const name of ['user_blocks', 'address_blocks']) {
    const table = Prisma.raw(name)
    await database.$executeRaw`${replanned}
      delete from ${table} where ctid = any (array(
        select ctid from ${table}
         where created_at > ${now} and created_at - (expires_at - created_at) > ${now}
         limit ${prunedRowsMax}))`
  }
}

/** Deletes the claims of verifications, which expire before their rows. */
async function wipeResults(database: Database, now: Date): Promise<void> {
  await database.$executeRaw`${replanned}
    update verifications set sealed_result = null, result_expires_at = null
     where ctid = any (array(
       select ctid from verifications where result_expires_at < ${now} limit ${prunedRowsMax}))`
}
