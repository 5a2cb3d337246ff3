import { DirectoryError, type DirectoryUser } from '../connectors/directory-connector.ts'
import { ApiError } from '../errors.ts'
import type { KnownUser } from '../store/directory/directory-users.ts'
import type { Provisioned } from '../store/scim/provisioned-user.ts'
import { type DirectoryAccount, directoryAccount } from './directory-account.ts'
import { continueWith, limits, refuse, type Synchronization, turnTo } from './synchronization.ts'

/** Reads the next page of users, and writes those that have changed. */
export async function synchronizeUsers(run: Synchronization): Promise<void> {
  const { progress, directory, save } = run
  if (progress.pages >= limits.usersPagesMax) {
    throw new DirectoryError(`The directory has more than ${limits.usersPagesMax} pages of users.`)
  }
  const { items, next } = await directory.listUsers(progress.page)
  await writePage(run, items)
  if (next === undefined) continueWith(progress, 'leavers')
  else turnTo(progress, next)
  await save()
}

async function writePage(run: Synchronization, users: readonly DirectoryUser[]): Promise<void> {
  const { due, store, connection, progress } = run
  const accounts = users.flatMap((user) => accountOf(run, user) ?? [])
  const ids = accounts.map(({ providerUserId }) => providerUserId)
  const known = new Map(
    (await store.directoryUsers.listKnown(connection.strategy, ids)).map((each) => [
      each.providerUserId,
      each,
    ]),
  )
  const written = new Map<string, string>()
  const unchanged: string[] = []
  for (const account of accounts) {
    const { providerUserId, directoryId } = account
    const before = known.get(providerUserId)
    const isSeen = before?.seenIn === due.synchronizationId
    const other = written.get(providerUserId) ?? (isSeen ? before?.directoryId : undefined)
    written.set(providerUserId, other ?? directoryId)
    if (other !== undefined && other !== directoryId) {
      refuse(progress, `Two users of the directory have the identifier ${providerUserId}.`)
    } else if (isUnchanged(before, account)) {
      unchanged.push(providerUserId)
    } else await writeAccount(run, account, before)
  }
  progress.counts.unchanged += unchanged.length
  if (unchanged.length === 0) return
  await run.write((tables) => tables.directoryUsers.see(due, connection.strategy, unchanged))
}

/** The account of a user; undefined for one who cannot log in or has values nobody can have. */
function accountOf(run: Synchronization, user: DirectoryUser): DirectoryAccount | undefined {
  const { progress, settings } = run
  const providerUserId = run.accountOf(user)
  if (providerUserId === undefined) {
    progress.counts.ignored += 1
    return undefined
  }
  try {
    return directoryAccount(settings.mapping, user, providerUserId)
  } catch (error) {
    refuse(progress, problemOf(error, providerUserId))
    return undefined
  }
}

/** A sentence for the log of the tenant. @throws any error that is not about the user */
export function problemOf(error: unknown, name: string): string {
  if (error instanceof ApiError && error.status < 500) return `${name}: ${error.message}`
  throw error
}

const isUnchanged = (before: KnownUser | undefined, after: DirectoryAccount) =>
  before?.leftAt === null &&
  before.fingerprint === after.fingerprint &&
  before.directoryId === after.directoryId

async function writeAccount(
  run: Synchronization,
  account: DirectoryAccount,
  before: KnownUser | undefined,
): Promise<void> {
  const { due, connection, progress } = run
  const { providerUserId, directoryId, fingerprint, blocked } = account
  const name = { provider: connection.strategy, providerUserId }
  const provisioned = withBlocked(account, before)
  try {
    const isCreated = await run.write(async ({ scimUsers, directoryUsers }) => {
      const updated = await scimUsers.update(connection, name, () => provisioned)
      if (!updated) await scimUsers.create(connection, { providerUserId, provisioned })
      await directoryUsers.put(due, { ...name, directoryId, fingerprint, blocked })
      return !updated
    })
    progress.counts[isCreated ? 'created' : 'updated'] += 1
  } catch (error) {
    refuse(progress, problemOf(error, providerUserId))
  }
}

/**
 * Blocks or unblocks a user if the directory says something else than before. So an administrator
 * who blocks a user here is not overruled by the next synchronization.
 */
function withBlocked(
  { provisioned, blocked }: DirectoryAccount,
  before: KnownUser | undefined,
): Provisioned {
  const isBack = before !== undefined && before.leftAt !== null
  const isChanged = isBack || (before ? before.blocked !== blocked : blocked === true)
  const isSaid = isChanged && (isBack || blocked !== null)
  if (!isSaid) return provisioned
  return { ...provisioned, profile: { ...provisioned.profile, blocked: blocked ?? false } }
}
