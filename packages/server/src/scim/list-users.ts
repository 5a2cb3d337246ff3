import { type Filter, matchesFilter, parseFilter } from '@latchkey/scim'
import { ApiError } from '../errors.ts'
import type { ScimLookup } from '../store/scim/scim-lookup.ts'
import { comparedMax, type ListQuery } from './list-query.ts'
import type { Resource } from './resource.ts'
import type { ScimRequest } from './scim-request.ts'
import { toResource } from './scim-resource.ts'

/** The size of one read. */
const batch = 500

interface ListPage {
  readonly total: number
  readonly users: readonly Resource[]
}

/** @throws ApiError `scim_too_many`; ScimError `invalidFilter` */
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
  const found = await findMatching(request, parseFilter(filter))
  return { total: found.length, users: found.slice(skip, skip + count) }
}

async function findMatching(request: ScimRequest, filter: Filter): Promise<readonly Resource[]> {
  const { connection, tenant } = request
  const { scimUsers } = tenant.store
  const lookups = lookupsOf(filter)
  const matching = (accounts: Awaited<ReturnType<typeof scimUsers.list>>) =>
    accounts.map((each) => toResource(each, request)).filter((each) => matchesFilter(each, filter))
  if (lookups) return matching(await scimUsers.findCandidates(connection, lookups))
  if ((await scimUsers.getCount(connection)) > comparedMax) throw new ApiError('scim_too_many')
  const found: Resource[] = []
  for (let skip = 0; skip < comparedMax; skip += batch) {
    const accounts = await scimUsers.list(connection, { skip, take: batch })
    found.push(...matching(accounts))
    if (accounts.length < batch) break
  }
  return found
}

/**
 * The indexed look-ups of a filter: only users that one of them finds can match. Undefined if the
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

/** Of a filter inside of `emails[…]`. */
function addressOf(filter: Filter): readonly ScimLookup[] | undefined {
  if (filter.kind === 'and') {
    return filter.filters.map(addressOf).find((each) => each !== undefined)
  }
  if (filter.kind !== 'compare' || filter.operator !== 'eq') return undefined
  if (filter.path.attribute?.toLowerCase() !== 'value') return undefined
  return lookupOf('emails', undefined, filter.value)
}
