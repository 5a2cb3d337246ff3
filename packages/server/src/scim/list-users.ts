import { type Filter, matchesFilter, parseFilter } from '@latchkey/scim'
import { ApiError } from '../errors.ts'
import type { ScimAccount } from '../store/scim/scim-account.ts'
import type { ScimLookup } from '../store/scim/scim-lookup.ts'
import { comparedMax, type ListQuery } from './list-query.ts'
import type { Resource } from './resource.ts'
import type { ScimRequest } from './scim-request.ts'
import { toResource } from './scim-resource.ts'

/** The most users that one statement reads. */
const batch = 500

interface ListPage {
  readonly total: number
  readonly users: readonly Resource[]
}

/**
 * Lists users.
 *
 * @throws ApiError `scim_too_many`; ScimError `invalidFilter`
 */
export async function listUsers(
  request: ScimRequest,
  { filter, startIndex, count }: ListQuery,
): Promise<ListPage> {
  const { connection, tenant } = request
  const { scimUsers } = tenant.store
  const skip = startIndex - 1
  if (filter === undefined) {
    const page = count === 0 ? [] : await scimUsers.list(connection, { skip, take: count })
    const total = await scimUsers.getCount(connection)
    return { total, users: page.map((each) => toResource(each, request)) }
  }
  const parsed = parseFilter(filter)
  const lookups = lookupsOf(parsed)
  if (lookups) {
    const candidates = await scimUsers.findCandidates(connection, lookups)
    const found = candidates.filter(matching(request, parsed))
    return { total: found.length, users: shown(request, found.slice(skip, skip + count)) }
  }
  const ids = await scan(request, parsed)
  const page = ids.slice(skip, skip + count)
  const found = page.length === 0 ? [] : await scimUsers.listNamed(connection, page)
  return { total: ids.length, users: shown(request, found) }
}

const shown = (request: ScimRequest, accounts: readonly ScimAccount[]) =>
  accounts.map((each) => toResource(each, request))

const matching = (request: ScimRequest, filter: Filter) => (account: ScimAccount) =>
  matchesFilter(toResource(account, request), filter)

/**
 * Evaluates a filter for all users. Groups are read only for a filter that names them. Of users
 * that match, only the `providerUserId` is kept.
 */
async function scan(request: ScimRequest, filter: Filter): Promise<readonly string[]> {
  const { connection, tenant } = request
  const { scimUsers } = tenant.store
  if ((await scimUsers.getCount(connection)) > comparedMax) throw new ApiError('scim_too_many')
  const read = namesGroups(filter) ? scimUsers.list : scimUsers.listWithoutGroups
  const found: string[] = []
  for (let skip = 0; skip < comparedMax; skip += batch) {
    const accounts = await read(connection, { skip, take: batch })
    const matches = accounts.filter(matching(request, filter))
    found.push(...matches.map(({ providerUserId }) => providerUserId))
    if (accounts.length < batch) break
  }
  return found
}

function namesGroups(filter: Filter): boolean {
  switch (filter.kind) {
    case 'and':
    case 'or':
      return filter.filters.some(namesGroups)
    case 'not':
      return namesGroups(filter.filter)
    default:
      return filter.path.attribute?.toLowerCase() === 'groups'
  }
}

/**
 * Look-ups in indexes, of which one finds each user that a filter can match. Undefined if the
 * filter requires no value of an indexed attribute.
 */
function lookupsOf(filter: Filter): readonly ScimLookup[] | undefined {
  switch (filter.kind) {
    case 'compare':
      return filter.operator === 'eq' && filter.path.extension === undefined
        ? lookupOf(filter.path.attribute, filter.path.sub, filter.value)
        : undefined
    case 'values':
      return filter.path.attribute?.toLowerCase() === 'emails'
        ? addressOf(filter.filter)
        : undefined
    case 'and':
      return filter.filters.map(lookupsOf).find((each) => each !== undefined)
    case 'or': {
      const each = filter.filters.map(lookupsOf)
      return each.includes(undefined) ? undefined : each.flatMap((some) => some ?? [])
    }
    default:
      return undefined
  }
}

function lookupOf(
  attribute: string | undefined,
  sub: string | undefined,
  value: unknown,
): readonly ScimLookup[] | undefined {
  if (typeof value !== 'string') return undefined
  switch (`${attribute}${sub === undefined ? '' : `.${sub}`}`.toLowerCase()) {
    case 'id':
      return [{ attribute: 'id', value }]
    case 'externalid':
      return [{ attribute: 'externalId', value }]
    case 'username':
      return [{ attribute: 'userName', value }]
    case 'emails':
    case 'emails.value':
      return [{ attribute: 'email', value }]
    default:
      return undefined
  }
}

/** The look-ups of a filter inside of `emails[…]`. */
function addressOf(filter: Filter): readonly ScimLookup[] | undefined {
  if (filter.kind === 'and') {
    return filter.filters.map(addressOf).find((each) => each !== undefined)
  }
  if (filter.kind !== 'compare' || filter.operator !== 'eq') return undefined
  if (filter.path.attribute?.toLowerCase() !== 'value') return undefined
  return lookupOf('emails', undefined, filter.value)
}
