import { newShortId } from '../../ids.ts'
import { storableText } from '../../unstorable-text.ts'
import type { Database } from '../database/database.ts'
import type { HeldClaim } from './directory-provisionings.ts'
import type { Progress } from './progress.ts'

/** A claimed synchronization. */
export interface DueSynchronization extends HeldClaim {
  readonly tenantId: string
  /** The host name of the tenant. */
  readonly domain: string
  /** Rows of accounts that are older existed before the synchronization. */
  readonly requestedAt: Date
  /** Failed attempts since the last progress. */
  readonly failures: number
  /** What `save` has stored; an empty object at the beginning. */
  readonly progress: Partial<Progress>
}

export type SynchronizationOutcome = 'completed' | 'failed'

/** The synchronizations of all tenants. Of several processes, one works on each. */
export interface DueSynchronizations {
  /**
   * Claims the one that has waited longest until `leaseEnd`. An automatic one begins by it.
   *
   * @param busy for each synchronization of this process, its tenant
   * @param tenantMax the most synchronizations of one tenant in this process
   */
  claim(at: Date, bounds: ClaimBounds): Promise<DueSynchronization | undefined>
  /**
   * Extends the claim. With `progress`, it also stores where the synchronization continues, and
   * forgets former failures.
   *
   * @returns whether the claim still held
   */
  extend(due: DueSynchronization, leaseEnd: Date, progress?: Progress): Promise<boolean>
  /** Ends the claim: any process continues at `workAt`. */
  postpone(due: DueSynchronization, postponed: PostponedSynchronization): Promise<void>
  /** Ends the synchronization. An automatic one is due again at `nextAt`. */
  end(due: DueSynchronization, ended: EndedSynchronization): Promise<void>
}

interface ClaimBounds {
  readonly leaseEnd: Date
  readonly busy: readonly string[]
  readonly tenantMax: number
}

interface PostponedSynchronization {
  readonly workAt: Date
  /** What has failed, if something has. */
  readonly error?: string
  /** Where to continue, if not where `extend` has stored. */
  readonly progress?: Progress
}

interface EndedSynchronization {
  readonly status: SynchronizationOutcome
  readonly error: string | undefined
  readonly at: Date
  readonly nextAt: Date
}

const errorLengthMax = 500
/** What a provider answers may have characters that PostgreSQL cannot store. */
const shownError = (error: string) => storableText(error.slice(0, errorLengthMax))

export function dueSynchronizations(database: Database): DueSynchronizations {
  return {
    async claim(at, { leaseEnd, busy, tenantMax }) {
      const newId = newShortId('dsy')
      const [claimed] = await database.$queryRaw<DueSynchronization[]>`
        with due as (
          select tenant_id, connection_id,
                 coalesce(status, '') = 'in_progress' as is_begun
            from directory_provisionings d
           where work_at <= ${at}::timestamptz
             and (select count(*) from unnest(${busy}::text[]) as tenant
                   where tenant = d.tenant_id) < ${tenantMax}
           order by work_at limit 1 for update skip locked)
        update directory_provisionings d
           set work_at = ${leaseEnd}::timestamptz, claim = d.claim + 1, status = 'in_progress',
               synchronization_id =
                 case when is_begun then d.synchronization_id else ${newId} end,
               requested_at = case when is_begun then d.requested_at else ${at}::timestamptz end,
               ended_at = null,
               error = case when is_begun then d.error end,
               failures = case when is_begun then d.failures else 0 end,
               progress = case when is_begun then d.progress else '{}'::json end
          from due join tenants t on t.id = due.tenant_id
         where d.tenant_id = due.tenant_id and d.connection_id = due.connection_id
        returning d.tenant_id as "tenantId", t.domain, d.connection_id as "connectionId",
                  d.synchronization_id as "synchronizationId", d.claim, d.failures, d.progress,
                  d.requested_at as "requestedAt"`
      return claimed
    },
    async extend({ tenantId, connectionId, synchronizationId, claim }, leaseEnd, progress) {
      const isAhead = progress !== undefined
      const count = await database.$executeRaw`
        update directory_provisionings
           set work_at = ${leaseEnd}::timestamptz,
               progress = coalesce(${isAhead ? JSON.stringify(progress) : null}::json, progress),
               failures = case when ${isAhead}::boolean then 0 else failures end,
               error = case when ${isAhead}::boolean then null else error end
         where tenant_id = ${tenantId} and connection_id = ${connectionId}
           and synchronization_id = ${synchronizationId} and claim = ${claim}`
      return count === 1
    },
    async postpone({ tenantId, connectionId, synchronizationId, claim }, postponed) {
      const { workAt, error, progress } = postponed
      const isFailure = error !== undefined
      await database.$executeRaw`
        update directory_provisionings
           set work_at = ${workAt}::timestamptz, failures = failures + ${isFailure ? 1 : 0},
               error = coalesce(${error === undefined ? null : shownError(error)}, error),
               progress = coalesce(${progress ? JSON.stringify(progress) : null}::json, progress)
         where tenant_id = ${tenantId} and connection_id = ${connectionId}
           and synchronization_id = ${synchronizationId} and claim = ${claim}`
    },
    async end({ tenantId, connectionId, synchronizationId, claim }, { status, error, at, nextAt }) {
      await database.$executeRaw`
        update directory_provisionings
           set status = ${status}, error = ${error === undefined ? null : shownError(error)},
               ended_at = ${at}::timestamptz, failures = 0, progress = '{}'::json,
               work_at = case when synchronize_automatically then ${nextAt}::timestamptz end
         where tenant_id = ${tenantId} and connection_id = ${connectionId}
           and synchronization_id = ${synchronizationId} and claim = ${claim}`
    },
  }
}
