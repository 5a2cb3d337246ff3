import { type Filter, type Members, matchesFilter, membersMax, parseFilter } from '@latchkey/scim'
import { ApiError } from '../errors.ts'
import type { GroupMember } from '../store/scim/scim-group-members.ts'
import type { StoredGroup } from '../store/scim/scim-groups.ts'
import { comparedMembersOf, lookupOf } from './group-filter.ts'
import { toGroupResource } from './group-resource.ts'
import { comparedMax, type ListQuery } from './list-query.ts'
import type { Resource } from './resource.ts'
import type { ScimRequest } from './scim-request.ts'

/** The most members for which one filter is evaluated. */
const comparedMembersMax = 100_000

interface ListPage {
  readonly total: number
  readonly groups: readonly Resource[]
}

/**
 * Lists groups. A page ends before the group with which it would have more than `membersMax`
 * members; RFC 7644, section 3.4.2.4, permits fewer resources than `count`.
 *
 * @throws ApiError `scim_too_many`; ScimError `invalidFilter`
 */
export async function listGroups(
  request: ScimRequest,
  { filter, startIndex, count }: ListQuery,
  showsMembers: boolean,
): Promise<ListPage> {
  const { connection, tenant } = request
  const { scimGroups } = tenant.store
  const skip = startIndex - 1
  if (filter === undefined) {
    const found = count === 0 ? [] : await scimGroups.list(connection, { skip, take: count })
    const total = await scimGroups.getCount(connection)
    return { total, groups: await shown(request, found, showsMembers) }
  }
  const found = await findMatching(request, parseFilter(filter))
  const page = found.slice(skip, skip + count)
  return { total: found.length, groups: await shown(request, page, showsMembers) }
}

async function shown(
  request: ScimRequest,
  groups: readonly StoredGroup[],
  showsMembers: boolean,
): Promise<readonly Resource[]> {
  if (!showsMembers) return toResources(request, groups, [])
  const [page = []] = (await runsOf(request, groups)).runs
  return toResources(request, page, await membersOf(request, page))
}

async function findMatching(request: ScimRequest, filter: Filter): Promise<readonly StoredGroup[]> {
  const { connection, tenant } = request
  const { scimGroups } = tenant.store
  const lookup = lookupOf(filter)
  if (!lookup && (await scimGroups.getCount(connection)) > comparedMax) {
    throw new ApiError('scim_too_many')
  }
  const candidates = lookup
    ? await scimGroups.find(connection, lookup)
    : await scimGroups.list(connection, { skip: 0, take: comparedMax })
  const matching = (groups: readonly StoredGroup[], members: readonly GroupMember[]) => {
    const resources: readonly Members[] = toResources(request, groups, members)
    return groups.filter((_, at) => matchesFilter(resources[at] ?? {}, filter))
  }
  const compared = comparedMembersOf(filter)
  if (compared) {
    const ids = candidates.map(({ id }) => id)
    const isNone = compared.length === 0 || ids.length === 0
    return matching(candidates, isNone ? [] : await scimGroups.listMembersAmong(ids, compared))
  }
  const { runs, memberCount } = await runsOf(request, candidates)
  if (memberCount > comparedMembersMax) throw new ApiError('scim_too_many')
  const found: StoredGroup[] = []
  for (const run of runs) found.push(...matching(run, await membersOf(request, run)))
  return found
}

interface Runs {
  readonly runs: readonly (readonly StoredGroup[])[]
  readonly memberCount: number
}

/** Divides groups into runs, in order, whose members can be read together. */
async function runsOf({ tenant }: ScimRequest, groups: readonly StoredGroup[]): Promise<Runs> {
  const ids = groups.map(({ id }) => id)
  const counts = ids.length === 0 ? new Map() : await tenant.store.scimGroups.getMemberCounts(ids)
  const runs: StoredGroup[][] = []
  let [inRun, memberCount] = [0, 0]
  for (const group of groups) {
    const count = counts.get(group.id) ?? 0
    memberCount += count
    inRun += count
    const run = runs.at(-1)
    if (run && inRun <= membersMax) run.push(group)
    else {
      runs.push([group])
      inRun = count
    }
  }
  return { runs, memberCount }
}

async function membersOf({ tenant }: ScimRequest, groups: readonly StoredGroup[]) {
  const ids = groups.map(({ id }) => id)
  return ids.length === 0 ? [] : tenant.store.scimGroups.listMembers(ids)
}

function toResources(
  request: ScimRequest,
  groups: readonly StoredGroup[],
  members: readonly GroupMember[],
): readonly Resource[] {
  const own = new Map<string, GroupMember[]>(groups.map(({ id }) => [id, []]))
  for (const each of members) own.get(each.groupId)?.push(each)
  return groups.map((each) => toGroupResource(each, own.get(each.id) ?? [], request))
}
