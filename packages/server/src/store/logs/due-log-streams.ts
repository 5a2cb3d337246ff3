import type { Schema } from '@latchkey/contract'
import { logIdAt } from '../../ids.ts'
import type { Database } from '../database/database.ts'

/** A claimed log stream with entries to send. */
export interface DueLogStream {
  readonly tenantId: string
  readonly tenantDomain: string
  readonly id: string
  readonly type: Schema<'LogStreamType'>
  readonly sink: Readonly<Record<string, unknown>>
  readonly settings: Pick<Schema<'LogStream'>, 'isPriority' | 'filters' | 'pii_config'>
  readonly sealedSecrets: string
  readonly cursor: string
  readonly failures: number
  readonly failedSince: Date | null
  /** When the claim expires. */
  readonly nextAt: Date
}

/** The result of a claim: the last entry that was sent, and when to continue. */
export interface LogStreamProgress {
  readonly cursor: string
  readonly failures: number
  readonly failedSince: Date | null
  readonly nextAt: Date
}

/** The log streams of all tenants that have entries to send. */
export interface DueLogStreams {
  /** Claims some streams for `leaseMs`, so that other processes skip them. */
  claim(now: Date, bounds: ClaimBounds): Promise<readonly DueLogStream[]>
  /** Ends a claim, unless it has expired or the stream was changed. */
  settle(stream: DueLogStream, progress: LogStreamProgress): Promise<void>
}

interface ClaimBounds {
  readonly streamsMax: number
  /** The most streams of one tenant, including those that send already. */
  readonly tenantStreamsMax: number
  /** For each stream of this process that sends already, its tenant. */
  readonly sending: readonly string[]
  readonly leaseMs: number
  /** Only entries of this age and older are sent. */
  readonly settledForMs: number
}

export function dueLogStreams(database: Database): DueLogStreams {
  return {
    claim(now, { streamsMax, tenantStreamsMax, sending, leaseMs, settledForMs }) {
      const before = logIdAt(new Date(now.getTime() - settledForMs))
      const leaseEnd = new Date(now.getTime() + leaseMs)
      return database.$queryRaw<DueLogStream[]>`
        with ready as (
          select due.tenant_id, due.id,
                 row_number() over (partition by due.tenant_id order by due.next_at) as place
            from log_streams due
           where due.status = 'active' and due.next_at <= ${now}::timestamptz
             and exists (select 1 from logs
                          where logs.tenant_id = due.tenant_id and logs.log_id > due.cursor
                            and logs.log_id < ${before}))
        update log_streams stream set next_at = ${leaseEnd}::timestamptz
          from tenants tenant
         where tenant.id = stream.tenant_id
           and (stream.tenant_id, stream.id) in (
             select due.tenant_id, due.id
               from ready join log_streams due using (tenant_id, id)
              where due.status = 'active' and due.next_at <= ${now}::timestamptz
                and ready.place + (select count(*) from unnest(${sending}::text[]) as tenant
                                    where tenant = due.tenant_id) <= ${tenantStreamsMax}
              order by due.next_at limit ${streamsMax}
                for update of due skip locked)
        returning stream.tenant_id as "tenantId", tenant.domain as "tenantDomain", stream.id,
                  stream.type, stream.sink, stream.settings, stream.cursor, stream.failures,
                  stream.sealed_secrets as "sealedSecrets", stream.failed_since as "failedSince",
                  stream.next_at as "nextAt"`
    },
    async settle({ tenantId, id, nextAt: leaseEnd }, { cursor, failures, failedSince, nextAt }) {
      await database.$executeRaw`
        update log_streams
           set cursor = ${cursor}, failures = ${failures}, next_at = ${nextAt}::timestamptz,
               failed_since = ${failedSince}::timestamptz
         where tenant_id = ${tenantId} and id = ${id} and next_at = ${leaseEnd}::timestamptz`
    },
  }
}
