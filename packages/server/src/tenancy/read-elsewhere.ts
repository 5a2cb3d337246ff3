import type { Database } from '../store/database/database.ts'
import type { Readers } from '../store/database/readers.ts'
import { isUnavailable } from '../store/database/unavailable.ts'
import type { TenantStore } from '../store/tenants/tenants.ts'
import { currentDeadline, Deadline, runUntil } from '../timing/deadline.ts'

/** A streaming replica of the database. */
export interface Replica {
  readonly database: Database
  /** Its host and port, for the log. */
  readonly place: string
}

/** Runs work that only reads, with a store of the tenant: again by another store if one fails. */
export type ReadElsewhere = <T>(work: (store: TenantStore) => Promise<T>) => Promise<T>

interface Stores {
  /** By the primary. */
  readonly store: TenantStore
  /** Opens one that reads by a replica, and writes by the primary. */
  readonly openAt: (replica: Replica) => TenantStore
}

/** @param timeoutMs the part of a request's time that a replica may take */
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

/** A replica that could not answer; the primary may. */
class ReplicaError extends Error {}

async function forTime<T>(timeoutMs: number, work: () => Promise<T>): Promise<T> {
  const outer = currentDeadline()
  const deadline = new Deadline(Math.min(timeoutMs, outer?.leftMs ?? timeoutMs))
  deadline.span = outer?.span
  try {
    return await runUntil(deadline, work)
  } catch (error) {
    const cause = deadline.failure ?? error
    if (isUnavailable(cause)) throw new ReplicaError('A replica did not answer.', { cause })
    throw error
  }
}
