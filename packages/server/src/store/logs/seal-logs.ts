import { setTimeout } from 'node:timers/promises'
import { logIdAt } from '../../ids.ts'
import type { Sealer } from '../../keys/sealer.ts'
import type { Database } from '../database/database.ts'
import type { Prisma } from '../prisma/client.ts'
import {
  chainHash,
  digestOfLines,
  lineOfEntry,
  macOfHash,
  noHash,
  type SealedEntry,
} from './log-chain.ts'

/** The most entries of one seal, tenants of one search, and seals of one run. */
const entriesMax = 2_000
const tenantsMax = 100
const sealsMax = 1_000
/** The most entries that one statement reads: decoding them delays requests. */
const entriesAtOnce = 200
/** How many times as long as a seal took the next one waits, so that requests come first. */
const pauseFactor = 3
/** The key of an advisory lock: one process seals, and the others skip the run. */
const lockKey = 7_264_516
/** The purpose for which the key of the seals is derived. */
export const sealPurpose = 'log-seals'

/**
 * Seals the log entries of all tenants that are older than `ageMs`, after which no transaction can
 * add an older one. Each seal contains the hash of the previous seal. Beyond a limit, or after
 * `signal`, the next run continues.
 */
export async function sealLogs(
  database: Database,
  sealer: Sealer,
  now: Date,
  ageMs: number,
  signal: AbortSignal,
): Promise<void> {
  const before = logIdAt(new Date(now.getTime() - ageMs))
  let seals = 0
  while (seals < sealsMax) {
    const tenantIds = await findUnsealed(database, before)
    if (tenantIds.length === 0) return
    for (const tenantId of tenantIds) {
      const startedMs = performance.now()
      const isOurs = await database.transaction((transaction) =>
        sealTenant(transaction, sealer, { tenantId, before, now }),
      )
      if (!isOurs) return
      seals += 1
      const pauseMs = pauseFactor * (performance.now() - startedMs)
      await setTimeout(pauseMs, undefined, { ref: false })
      if (signal.aborted) return
    }
  }
}

async function findUnsealed(database: Database, before: string): Promise<readonly string[]> {
  const rows = await database.$queryRaw<{ id: string }[]>`
    select t.id from tenants t
      left join lateral (
        select last_log_id from log_seals
         where tenant_id = t.id order by number desc limit 1) as seal on true
      cross join lateral (
        select 1 from logs
         where tenant_id = t.id and log_id > coalesce(seal.last_log_id, '') and log_id < ${before}
         limit 1) as entry
     limit ${tenantsMax}`
  return rows.map(({ id }) => id)
}

interface Place {
  readonly tenantId: string
  /** Entries with smaller ids are to be sealed. */
  readonly before: string
  readonly now: Date
}

/**
 * Makes the next seal of a tenant.
 *
 * @returns false if another process is sealing
 */
async function sealTenant(
  database: Prisma.TransactionClient,
  sealer: Sealer,
  { tenantId, before, now }: Place,
): Promise<boolean> {
  const [lock] = await database.$queryRaw<{ isOurs: boolean }[]>`
    select pg_try_advisory_xact_lock(${lockKey}::bigint) as "isOurs"`
  if (!lock?.isOurs) return false
  const last = await database.logSeal.findFirst({
    where: { tenantId },
    orderBy: { number: 'desc' },
  })
  const entries = await readEntries(database, { tenantId, after: last?.lastLogId ?? '', before })
  const [first, end] = [entries[0], entries.at(-1)]
  if (!first || !end) return true
  const seal = {
    number: (last?.number ?? 0) + 1,
    firstLogId: first.logId,
    lastLogId: end.logId,
    entries: entries.length,
    digest: digestOfLines(entries.map(({ line }) => line)),
  }
  const hash = chainHash(last?.hash ?? noHash, seal)
  const [key] = sealer.derive(tenantId, sealPurpose)
  const mac = macOfHash(key, hash)
  await database.logSeal.create({ data: { tenantId, ...seal, hash, mac, sealedAt: now } })
  return true
}

interface Between {
  readonly tenantId: string
  /** Entries with larger ids are read. */
  readonly after: string
  readonly before: string
}

/** The next entries as lines, up to `entriesMax`, read in parts. */
async function readEntries(
  database: Prisma.TransactionClient,
  { tenantId, after, before }: Between,
): Promise<readonly { readonly logId: string; readonly line: string }[]> {
  const entries: { logId: string; line: string }[] = []
  while (entries.length < entriesMax) {
    const part = await database.$queryRaw<SealedEntry[]>`
      select log_id, date, type, client_id, user_id, data from logs
       where tenant_id = ${tenantId} and log_id > ${entries.at(-1)?.logId ?? after}
         and log_id < ${before}
       order by log_id limit ${entriesAtOnce}`
    for (const entry of part) entries.push({ logId: entry.log_id, line: lineOfEntry(entry) })
    if (part.length < entriesAtOnce) break
  }
  return entries
}
