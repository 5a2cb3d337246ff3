import type { Database } from '../store/database/database.ts'
import type { Readers } from '../store/database/readers.ts'
import { isUnavailable } from '../store/database/unavailable.ts'
import type { TenantStore } from '../store/tenants/tenants.ts'
import { currentDeadline, Deadline, runUntil } from '../timing/deadline.ts'

/** A streaming replica of the database. */
export interface Replica {
  readonly database: Database
  /** The host and port, for the log. */
  readonly place: string
}

/**
 * Runs work that only reads, with a store of the tenant. If a replica fails, the work runs again on
 * the primary.
 */
export type ReadElsewhere = <T>(work: (store: TenantStore) => Promise<T>) => Promise<T>

interface Stores {
  /** The store that uses the primary. */
  readonly store: TenantStore
  /** Opens a store that reads from a replica, and writes to the primary. */
  readonly openAt: (replica: Replica) => TenantStore
}

/**
 * Creates this function for a tenant.
 *
 * @param timeoutMs the longest wait for a replica
 */
export function readElsewhere(
  { store, openAt }: Stores,
  readers: Readers<Replica> | undefined,
  timeoutMs: number,
): ReadElsewhere {
  if (!readers) return (work) => work(store)
  const opened = new Map<Replica, TenantStore>()
  const storeAt = (replica: Replica) => {
    const known = opened.get(replica) ?? openAt(replica)
    opened.set(replica, known)
    return known
  }
  return (work) =>
    readers.read(
      (replica) => (replica ? forTime(timeoutMs, () => work(storeAt(replica))) : work(store)),
      (error) => error instanceof ReplicaError,
    )
}

/** A replica failed to answer; the primary may answer. */
class ReplicaError extends Error {}

async function forTime<T>(timeoutMs: number, work: () => Promise<T>): Promise<T> {
  const outer = currentDeadline()
  const deadline = new Deadline(Math.min(timeoutMs, outer?.leftMs ?? timeoutMs))
  deadline.span = outer?.span
  deadline.tenantId = outer?.tenantId
  try {
    return await runUntil(deadline, work)
  } catch (error) {
    const cause = deadline.failure ?? error
    if (isUnavailable(cause)) throw new ReplicaError('A replica did not answer.', { cause })
    throw error
  }
}
