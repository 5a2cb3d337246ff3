import type { ConnectionWith } from '../connectors/connector.ts'
import { DirectoryError } from '../connectors/directory-connector.ts'
import {
  accountSubject,
  fitsSub,
  isAccountSubject,
} from '../connectors/upstream/account-subject.ts'
import type { Outbound } from '../outbound/outbound.ts'
import { LostClaimError } from '../store/directory/directory-provisionings.ts'
import type {
  DueSynchronization,
  DueSynchronizations,
} from '../store/directory/due-synchronizations.ts'
import type { Progress } from '../store/directory/progress.ts'
import { providerCallOf } from '../tenancy/provider-call.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import { blockLeavers } from './block-leavers.ts'
import { progressOf, type Synchronization } from './synchronization.ts'
import { emptyFormerGroups, synchronizeGroups } from './synchronize-groups.ts'
import { synchronizeUsers } from './synchronize-users.ts'

/** What a synchronization needs of the server. */
export interface SynchronizationParts {
  readonly queue: Pick<DueSynchronizations, 'extend'>
  readonly outbound: Outbound
  readonly leaseMs: number
  readonly now: () => Date
}

/** How the log of the tenant names the author of the changes. */
const author = { description: 'Synchronize with a directory', logType: 'sscim' as const }

/** The functions that do one step of each phase. */
const steps = {
  users: synchronizeUsers,
  leavers: blockLeavers,
  groups: synchronizeGroups,
  'former-groups': emptyFormerGroups,
}

/**
 * Runs a synchronization step by step, from where it stopped.
 *
 * @param stopped ends it after the current step
 * @returns the progress; undefined if it was stopped
 * @throws DirectoryError, LostClaimError
 */
export async function synchronize(
  parts: SynchronizationParts,
  tenant: Tenant,
  due: DueSynchronization,
  stopped: AbortSignal,
): Promise<Progress | undefined> {
  const run = await open(parts, tenant, due)
  const { progress } = run
  while (progress.phase !== 'done') {
    if (stopped.aborted) return undefined
    await steps[progress.phase](run)
  }
  return progress
}

/** The identifier of the account with a subject; undefined for one that no user can have. */
function accountIdOf(place: ConnectionWith, subject: string | undefined): string | undefined {
  const id = subject === undefined ? undefined : accountSubject(place, subject)
  return id !== undefined && isAccountSubject(id) && fitsSub(place, id) ? id : undefined
}

async function open(
  { queue, outbound, leaseMs, now }: SynchronizationParts,
  tenant: Tenant,
  due: DueSynchronization,
): Promise<Synchronization> {
  const { store, connectors } = tenant
  const [connection, settings] = await Promise.all([
    store.connections.get(due.connectionId),
    store.directoryProvisionings.get(due.connectionId),
  ])
  if (!connection || !settings) throw new LostClaimError()
  const found = connectors.resolve(connection, ['directory'])
  if (!found) throw new DirectoryError('The connection has no directory.')
  const { connector } = found
  const progress = progressOf(due.progress)
  const extend = async (ahead?: Progress) => {
    const leaseEnd = new Date(now().getTime() + leaseMs)
    if (!(await queue.extend(due, leaseEnd, ahead))) throw new LostClaimError()
  }
  return {
    due,
    store,
    connection,
    settings,
    directory: connector.directory.open(
      await providerCallOf({ tenant }, { connection, outbound, now }),
    ),
    accountOf: (user) => accountIdOf(found, connector.directory.subjectOf(connection, user)),
    progress,
    save: () => extend(progress),
    extend: () => extend(),
    write: (work) =>
      store.write(author, async (tables) => {
        await tables.directoryProvisionings.hold(due)
        return work(tables)
      }),
  }
}
