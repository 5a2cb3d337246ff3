import type { LogType } from '../../log-types.ts'
import { retryingConflicts } from '../database/conflicts.ts'
import type { Database } from '../database/database.ts'
import { insteadOfRefused } from '../database/unavailable.ts'
import type { Author } from '../logs/administrative-log.ts'
import { type Change, Changes } from '../logs/changes.ts'
import { countDay } from '../logs/statistics.ts'
import type { EndedSession } from '../oidc/ended-session.ts'
import type { Scope } from '../rows/scope.ts'
import { recordChanges } from './record-changes.ts'
import { type Resources, resources } from './resources.ts'
import type { TenantRow } from './tenant-row.ts'

/** Runs transactions of one tenant, with the log entries and events of their changes. */
export interface Writes {
  /**
   * Writes in one transaction, together with log entries that name the author and the changes. It
   * takes effect as a whole or, when `work` throws, not at all. `work` must have no other effect:
   * it runs again where PostgreSQL rolls the transaction back because of a conflict.
   */
  write<T>(author: Author, work: (resources: Resources) => Promise<T>): Promise<T>
  /**
   * Writes a step of a log-in as `write` does. Where PostgreSQL refuses it, it is written again
   * without log entries: nobody is locked out because the log cannot be written.
   */
  writeLogIn<T>(author: Author, work: (resources: Resources) => Promise<T>): Promise<T>
  /**
   * Writes as `write` does, and rolls back at the end where `work` says so. The number and length
   * of the statements is the same either way, so that the time of the response does not reveal
   * which it was.
   */
  writeOrForget<T>(
    author: Author,
    work: (resources: Resources) => Promise<Attempted<T>>,
  ): Promise<T>
}

/** The result of a write, and whether to commit it. */
export interface Attempted<T> {
  readonly result: T
  readonly isKept: boolean
}

/** The changes of a committed transaction. */
export interface Committed {
  readonly changes: readonly Change[]
  readonly endedSessions: readonly EndedSession[]
  /** Whether any event stream is subscribed to its events. */
  readonly hasDeliveries: boolean
  /** The row of the tenant, if the transaction has updated it. */
  readonly tenant?: TenantRow | undefined
}

/** Called after a commit, before the caller of the write continues. */
export type OnCommitted = (committed: Committed) => Promise<void>

interface WriteParts {
  readonly database: Database
  readonly known: Omit<Scope, 'database' | 'locked' | 'statements' | 'changes'>
  readonly place:
    | {
        readonly onCommitted: OnCommitted
        readonly onLogged: (type: LogType) => void
        readonly onLogFailed: (error: unknown) => void
      }
    | undefined
}

/** The writes of one tenant. */
export function writes(parts: WriteParts): Writes {
  const committed = async <T>({ result, changes, hasDeliveries }: Written<T>) => {
    const { place } = parts
    const { all, endedSessions, logged } = changes
    for (const type of logged) place?.onLogged(type)
    const tenant = changes.tenant && (await changes.tenant)
    await place?.onCommitted({ changes: all, endedSessions, hasDeliveries, tenant })
    return result
  }
  const write: Writes['write'] = async (author, work) =>
    committed(
      await retryingConflicts((attempt) =>
        writeOnce(parts, author, work, { isOptimistic: attempt === 1 }),
      ),
    )
  return {
    write,
    writeLogIn: (author, work) =>
      insteadOfRefused(
        () => write(author, work),
        async (error) => {
          const unlogged = { ...parts, known: { ...parts.known, skipsLog: true } }
          const written = await retryingConflicts(() => writeOnce(unlogged, author, work))
          parts.place?.onLogFailed(error)
          return committed(written)
        },
      ),
    async writeOrForget(author, work) {
      const attempt = () => writeOnce(parts, author, work, { isKept: (done) => done.isKept })
      const written = await retryingConflicts(attempt)
      if (written.result.isKept) await committed(written)
      return written.result.result
    },
  }
}

interface Written<T> {
  readonly result: T
  readonly changes: Changes
  readonly hasDeliveries: boolean
}

interface Attempt<T> {
  /** Whether a row that the work locks first is read without locking it. */
  readonly isOptimistic?: boolean
  /** Whether to commit. */
  readonly isKept?: (done: T) => boolean
}

async function writeOnce<T>(
  { database, known }: WriteParts,
  author: Author,
  work: (resources: Resources) => Promise<T>,
  { isOptimistic = false, isKept }: Attempt<T> = {},
): Promise<Written<T>> {
  const { tenantId, now } = known
  const changes = new Changes()
  let recorded: Promise<boolean> | undefined
  const writing = database.transaction(
    async (tables, statements, locked) => {
      if (isKept) await statements.query('SAVEPOINT forgetting')
      const done = await work(
        resources({ ...known, database: tables, locked, statements, changes }),
      )
      const at = now()
      if (changes.counted) await countDay(tables, tenantId, changes.counted, at)
      // Sent together with the commit. If it fails, PostgreSQL skips the commit.
      recorded = recordChanges(statements, { tenantId, author, changes: changes.all, at })
      recorded.catch(() => undefined)
      if (isKept) {
        await recorded
        const end = isKept(done) ? 'RELEASE SAVEPOINT' : 'ROLLBACK TO SAVEPOINT'
        await statements.query(`${end} forgetting`)
      }
      return done
    },
    { isOptimistic },
  )
  const result = await writing.catch(async (error: unknown) => {
    await changes.throwFailed()
    await recorded // whose error says why
    throw error
  })
  return { result, changes, hasDeliveries: (await recorded) ?? false }
}
