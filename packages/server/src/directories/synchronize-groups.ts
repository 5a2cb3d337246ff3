import { membersMax } from '@latchkey/scim'
import { DirectoryError, type DirectoryGroup } from '../connectors/directory-connector.ts'
import { emptied, type KnownGroup } from '../store/directory/directory-groups.ts'
import type { Resources } from '../store/tenants/resources.ts'
import { hashOf } from './directory-account.ts'
import { continueWith, limits, refuse, type Synchronization, turnTo } from './synchronization.ts'
import { problemOf } from './synchronize-users.ts'

/** Synchronizes the next groups with their direct members. */
export async function synchronizeGroups(run: Synchronization): Promise<void> {
  const { settings, progress, save } = run
  if (settings.synchronize_groups === 'off') {
    continueWith(progress, 'done')
    return save()
  }
  if (progress.pages >= limits.groupsPagesMax) {
    throw new DirectoryError(
      `The directory has more than ${limits.groupsPagesMax} pages of groups.`,
    )
  }
  const { groups, next } = await nextGroups(run)
  for (const group of groups.slice(progress.done)) {
    await synchronizeGroup(run, group)
    progress.done += 1
    await save()
  }
  if (next === undefined) continueWith(progress, 'former-groups')
  else turnTo(progress, next)
  await save()
}

interface Groups {
  readonly groups: readonly DirectoryGroup[]
  readonly next: string | undefined
}

async function nextGroups(run: Synchronization): Promise<Groups> {
  const { settings, progress, directory } = run
  if (settings.synchronize_groups === 'selected') return selectedGroups(run)
  const { items, next } = await directory.listGroups(progress.page)
  return { groups: items, next }
}

async function selectedGroups({ store, due, progress, directory }: Synchronization) {
  const { connectionId } = due
  const after = progress.page ?? ''
  const ids = await store.synchronizedGroups.listIds(connectionId, after, limits.batchMax)
  const groups: DirectoryGroup[] = []
  for (const id of ids) {
    const found = await directory.findGroup(id)
    // The selection may name the group by its address.
    if (found) groups.push(found)
    else refuse(progress, `The directory has no group ${id}.`)
  }
  return { groups, next: ids.length < limits.batchMax ? undefined : ids.at(-1) }
}

async function synchronizeGroup(run: Synchronization, group: DirectoryGroup): Promise<void> {
  const { due, store, progress } = run
  const known = await store.directoryGroups.find(due.connectionId, group.id)
  const members = await membersOf(run, group)
  if (members === 'gone') return requireGone(run, group)
  if (members === 'too many') {
    refuse(progress, `The group ${group.name} has more than ${membersMax} members.`)
    if (known) await run.write(({ directoryGroups }) => directoryGroups.see(due, known.groupId))
    return
  }
  const accounts = await store.directoryUsers.listAccounts(due.connectionId, members)
  const ids = accounts.map(({ id }) => id)
  const fingerprint = hashOf(JSON.stringify([group.name, accounts]))
  progress.counts.groups += 1
  try {
    await run.write(async (tables) => {
      const { directoryGroups } = tables
      if (known?.fingerprint === fingerprint) return directoryGroups.see(due, known.groupId)
      const groupId = await writeGroup(run, tables, { group, known, ids })
      await directoryGroups.put(due, { groupId, directoryId: group.id, fingerprint })
    })
  } catch (error) {
    refuse(progress, problemOf(error, group.name))
  }
}

/**
 * A group that was deleted after it was listed is one of the former groups.
 *
 * @throws DirectoryError
 */
async function requireGone({ directory }: Synchronization, { id, name }: DirectoryGroup) {
  if (!(await directory.findGroup(id))) return
  const message = `The directory has the group ${name}, and does not list its members.`
  throw new DirectoryError(message, { isTransient: true })
}

/** The ids of the users who are direct members. */
async function membersOf(
  { directory, extend }: Synchronization,
  group: DirectoryGroup,
): Promise<readonly string[] | 'gone' | 'too many'> {
  const ids = new Set<string>()
  let page: string | undefined
  for (let pages = 0; pages < limits.membersPagesMax; pages += 1) {
    const found = await directory.listMembers(group.id, page)
    if (!found) return 'gone'
    const { items, next } = found
    for (const id of items) ids.add(id)
    if (ids.size > membersMax) return 'too many'
    if (next === undefined) return [...ids]
    page = next
    await extend()
  }
  return 'too many'
}

interface Written {
  readonly group: DirectoryGroup
  readonly known: KnownGroup | undefined
  /** The ids of all members in SCIM. */
  readonly ids: readonly string[]
}

async function writeGroup(
  { connection }: Synchronization,
  { scimGroups }: Resources,
  { group, known, ids }: Written,
): Promise<string> {
  const { id: externalId, name: displayName } = group
  // A group of an earlier provisioning has the same external identifier.
  const [former] = known
    ? []
    : await scimGroups.find(connection, {
        ids: [],
        names: [],
        externalIds: [externalId],
        members: [],
      })
  const groupId = known?.groupId ?? former?.id
  const members = [{ kind: 'replace' as const, ids }]
  const change = { displayName, externalId, members }
  const updated =
    groupId === undefined
      ? undefined
      : await scimGroups.update(connection, groupId, change, () => undefined)
  if (updated) return updated.id
  return (await scimGroups.create(connection, { displayName, externalId, members: ids })).id
}

/** Takes the members of groups away that are no longer synchronized; groups keep their roles. */
export async function emptyFormerGroups(run: Synchronization): Promise<void> {
  const { due, store, progress, save } = run
  const batch = await store.directoryGroups.listUnseen(due, limits.batchMax)
  for (const known of batch) {
    await settle(run, known)
    await save()
  }
  if (batch.length === 0) continueWith(progress, 'done')
  await save()
}

async function settle(run: Synchronization, known: KnownGroup): Promise<void> {
  const { due, connection, settings, directory } = run
  const { groupId, directoryId } = known
  const isListed = settings.synchronize_groups === 'all' && (await directory.findGroup(directoryId))
  await run.write(async ({ scimGroups, directoryGroups }) => {
    // The list lacked the group, or the group could not be written.
    if (isListed) return directoryGroups.see(due, groupId)
    const members = [{ kind: 'replace' as const, ids: [] }]
    await scimGroups.update(connection, groupId, { members }, () => undefined)
    await directoryGroups.put(due, { groupId, directoryId, fingerprint: emptied })
  })
}
