import { newLogId } from '../../ids.ts'
import type { LogType } from '../../log-types.ts'
import type { Database } from '../database/database.ts'
import { type BatchedEntry, insertionOf } from '../logs/log-batches.ts'
import type { Prisma } from '../prisma/client.ts'

/** The length of the windows in which requests are counted. */
export const windowMs = 10 * 60 * 1000
const keptWindowsMs = 7 * 24 * 60 * 60 * 1000
/** The most rows that one statement deletes, so that others do not wait. */
const prunedRowsMax = 10_000
/** How far back a process searches for windows without a summary. */
const summedUpMs = 24 * 60 * 60 * 1000
/** A window is summarized this long after its end, when the counts of all processes are written. */
const lateMs = 5_000

const allRequests = ''
const summaryMark = 'summary'

/** The requests in one window. */
export interface Count {
  readonly tenantId: string
  readonly windowStart: Date
  /** The matching rule; undefined for the count of all requests of the tenant. */
  readonly aclId: string | undefined
  readonly requests: number
}

/**
 * The logs and counts of network ACLs of all tenants, written in batches and summarized every ten
 * minutes.
 */
export interface NetworkAclRecords {
  /** Writes everything or nothing, except the entries of deleted tenants. */
  write(logs: readonly BatchedEntry[], counts: readonly Count[], at: Date): Promise<void>
  /** Writes one `acls_summary` for each active rule and each window that ended before `now`. */
  sumUp(now: Date): Promise<void>
  /** Deletes counts after their retention time, up to a limit. */
  prune(now: Date): Promise<void>
}

export function networkAclRecords(database: Database): NetworkAclRecords {
  return {
    async write(logs, counts, at) {
      await database.transaction(async (tables) => {
        if (logs.length > 0) await insertionOf(tables, logs, at)
        if (counts.length > 0) await addCounts(tables, counts)
      })
    },
    sumUp: (now) => sumUp(database, now),
    async prune(now) {
      const windowsBefore = new Date(now.getTime() - keptWindowsMs)
      await database.$executeRaw`
        delete from network_acl_counts where ctid = any (array(
          select ctid from network_acl_counts
           where window_start < ${windowsBefore} limit ${prunedRowsMax}))`
    },
  }
}

function addCounts(database: Prisma.TransactionClient, counts: readonly Count[]) {
  const tenantIds = counts.map(({ tenantId }) => tenantId)
  const starts = counts.map(({ windowStart }) => windowStart.toISOString())
  const aclIds = counts.map(({ aclId }) => aclId ?? allRequests)
  const requests = counts.map((count) => count.requests)
  // In the order of the key, so that processes do not deadlock.
  return database.$executeRaw`
    insert into network_acl_counts (tenant_id, window_start, acl_id, requests)
    select t, w::timestamptz, a, r
      from unnest(${tenantIds}::text[], ${starts}::text[], ${aclIds}::text[], ${requests}::int[])
        as given(t, w, a, r)
     where exists (select 1 from tenants where id = t)
     order by 1, 2, 3
    on conflict (tenant_id, window_start, acl_id)
    do update set requests = network_acl_counts.requests + excluded.requests`
}

interface Summed {
  readonly tenantId: string
  readonly windowStart: Date
  readonly id: string
  readonly description: string
  readonly priority: number
  readonly action: Prisma.JsonObject
  readonly matches: bigint
  readonly requests: bigint
}

async function sumUp(database: Database, now: Date): Promise<void> {
  const [from, before] = [summedUpMs, windowMs + lateMs].map((ms) => new Date(now.getTime() - ms))
  await database.transaction(async (transaction) => {
    // The process that inserts the mark of a window writes its summaries.
    const rows = await transaction.$queryRaw<Summed[]>`
      with due as (
        insert into network_acl_counts (tenant_id, window_start, acl_id, requests)
        select tenant_id, window_start, ${summaryMark}, requests from network_acl_counts
         where acl_id = ${allRequests} and window_start between ${from} and ${before}
        on conflict do nothing
        returning tenant_id, window_start, requests)
      select due.tenant_id as "tenantId", due.window_start as "windowStart", acl.id,
             acl.description, acl.priority, acl.rule->'action' as action,
             coalesce(matched.requests, 0) as matches, due.requests
        from due
        join network_acls acl on acl.tenant_id = due.tenant_id and acl.active
        left join network_acl_counts matched
          on matched.tenant_id = due.tenant_id and matched.window_start = due.window_start
         and matched.acl_id = acl.id`
    const data = rows.map((row) => ({
      tenantId: row.tenantId,
      logId: newLogId(now),
      date: now,
      type: 'acls_summary' satisfies LogType,
      data: summary(row),
    }))
    await transaction.log.createMany({ data })
  })
}

/** The members of a summary in the format of the hosted API. */
function summary(row: Summed) {
  return {
    acl_id: row.id,
    description: row.description,
    priority: row.priority,
    action: row.action,
    match: { success: Number(row.matches) },
    total_request_count: { successes: Number(row.requests) },
    start_time: row.windowStart.toISOString(),
    end_time: new Date(row.windowStart.getTime() + windowMs).toISOString(),
  }
}
