import { DirectoryError } from '../connectors/directory-connector.ts'
import type { KnownUser } from '../store/directory/directory-users.ts'
import { blockedAccount } from './directory-account.ts'
import { continueWith, limits, refuse, type Synchronization } from './synchronization.ts'
import { problemOf } from './synchronize-users.ts'

/** So many users may leave at once, whatever their share; more must be less than a fifth. */
const leaversMin = 3
const shareMax = 1 / 5

/**
 * Blocks users whom the directory no longer has. The list of users alone blocks nobody: the
 * directory is asked for each of them.
 */
export async function blockLeavers(run: Synchronization): Promise<void> {
  const { due, store, progress, save } = run
  const { former, unseen } = await store.directoryUsers.getCounts(due, due.requestedAt)
  requirePlausible(former, unseen, 'users')
  const batch = await store.directoryUsers.listUnseen(due, limits.batchMax)
  for (const known of batch) {
    await settle(run, known)
    await save()
  }
  if (batch.length === 0) continueWith(progress, 'groups')
  await save()
}

/**
 * Refuses a list that lacks too much of what was there before: all, or more than a fifth.
 *
 * @throws DirectoryError
 */
export function requirePlausible(former: number, missing: number, what: string): void {
  if (missing === 0) return
  const isAll = missing >= former
  if (!isAll && (missing <= leaversMin || missing <= former * shareMax)) return
  throw new DirectoryError(
    `The directory lists all but ${missing} of ${former} ${what} that it had. To be safe, nothing ` +
      'was taken away. If that is right, delete the directory provisioning and create it again.',
  )
}

async function settle(run: Synchronization, known: KnownUser): Promise<void> {
  const { due, connection, progress } = run
  const { provider, providerUserId } = known
  const name = { provider, providerUserId }
  if (await isThere(run, known)) {
    // The list lacked the user, or the user could not be written.
    await run.write(({ directoryUsers }) => directoryUsers.see(due, provider, [providerUserId]))
    return
  }
  try {
    await run.write(async ({ scimUsers, directoryUsers }) => {
      await scimUsers.update(connection, name, blockedAccount)
      await directoryUsers.leave(provider, providerUserId)
    })
    progress.counts.left += 1
  } catch (error) {
    refuse(progress, problemOf(error, providerUserId))
    await run.write(({ directoryUsers }) => directoryUsers.see(due, provider, [providerUserId]))
  }
}

/** Whether the directory still has the user, with the same account. */
async function isThere(run: Synchronization, known: KnownUser): Promise<boolean> {
  const user = await run.directory.findUser(known.directoryId)
  return user !== undefined && run.accountOf(user) === known.providerUserId
}
