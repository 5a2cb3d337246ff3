import type { Schema } from '@latchkey/contract'
import type { Directory, DirectoryConnector } from '../connectors/directory-connector.ts'
import type { Connection } from '../store/connections/connection-wire.ts'
import type { DueSynchronization } from '../store/directory/due-synchronizations.ts'
import { type Counts, type Phase, type Progress, phases } from '../store/directory/progress.ts'
import type { Resources } from '../store/tenants/resources.ts'
import type { TenantStore } from '../store/tenants/tenants.ts'

/** The limits of one synchronization. */
export const limits = {
  /** The most pages of users, and of groups. */
  usersPagesMax: 1_000,
  groupsPagesMax: 50,
  /** The most pages of the members of one group; a group has at most 10,000 members. */
  membersPagesMax: 60,
  /** The most lists that are read again because the directory has forgotten a page. */
  restartsMax: 5,
  /** Accounts that are read from the database at once. */
  batchMax: 100,
  /** The most problems that the log entry describes; others are counted. */
  problemsMax: 20,
}

/** One synchronization that this process has claimed. */
export interface Synchronization {
  readonly due: DueSynchronization
  readonly store: TenantStore
  readonly connection: Connection
  readonly settings: Schema<'DirectoryProvisioning'>
  readonly directory: Directory
  /** The identifier of the account of a user; undefined for one who cannot log in. */
  readonly accountOf: (user: Parameters<DirectoryConnector['subjectOf']>[1]) => string | undefined
  readonly progress: Progress
  /** Stores the progress, and extends the claim. @throws LostClaimError */
  readonly save: () => Promise<void>
  /** Extends the claim within a step that is repeated after a failure. @throws LostClaimError */
  readonly extend: () => Promise<void>
  /** Writes in one transaction while the claim holds. @throws LostClaimError */
  readonly write: <T>(work: (store: Resources) => Promise<T>) => Promise<T>
}

/** The progress that was stored, or that of the beginning. */
export function progressOf(stored: Partial<Progress>): Progress {
  const { phase, page, pages, restarts, done, counts, problems } = stored
  return {
    phase: phases.find((each) => each === phase) ?? 'users',
    ...(page !== undefined && { page }),
    pages: pages ?? 0,
    restarts: restarts ?? 0,
    done: done ?? 0,
    counts: { ...noCounts, ...counts },
    problems: [...(problems ?? [])],
  }
}

const noCounts: Counts = {
  created: 0,
  updated: 0,
  unchanged: 0,
  left: 0,
  refused: 0,
  ignored: 0,
  groups: 0,
}

/** Notes that a user or a group could not be written. */
export function refuse({ counts, problems }: Progress, problem: string): void {
  counts.refused += 1
  if (problems.length < limits.problemsMax) problems.push(problem)
}

/** Continues with the next page of the phase. */
export function turnTo(progress: Progress, page: string): void {
  Object.assign(progress, { page, pages: progress.pages + 1, done: 0 })
}

/**
 * Reads the list of the phase again, whose page the directory has forgotten.
 *
 * @returns false if that has happened too often
 */
export function restart(progress: Progress): boolean {
  progress.restarts += 1
  continueWith(progress, progress.phase)
  return progress.restarts <= limits.restartsMax
}

/** Begins a phase. */
export function continueWith(progress: Progress, phase: Phase): void {
  Object.assign(progress, { phase, page: undefined, pages: 0, done: 0 })
}
