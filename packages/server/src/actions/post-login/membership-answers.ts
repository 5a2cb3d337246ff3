import type { Schema } from '@latchkey/contract'
import { ApiError } from '../../errors.ts'
import type { CheckpointPage, CheckpointQuery } from '../../store/rows/paging.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { ArgumentError } from '../argument-error.ts'
import type { Answers } from '../run-action.ts'

/** A user, and the organization of the log-in. */
export interface Entrant {
  readonly tenant: Pick<Tenant, 'store'>
  readonly userId: string
  readonly organizationId: string | undefined
}

type Roles = CheckpointPage<Pick<Schema<'UserEffectiveRole'>, 'id' | 'name'>>

/** The roles of a user: those in the organization, if the log-in is for one. */
export async function effectiveRolesOf(
  { tenant, userId, organizationId }: Entrant,
  query: CheckpointQuery,
): Promise<Roles> {
  const { roleUsers, organizationMembers, organizationMemberRoles } = tenant.store
  if (organizationId === undefined) return roleUsers.listEffectiveRoles(userId, query)
  // A user whom the connection or an invitation admits becomes a member after the actions.
  const isMember = await organizationMembers.findMember(organizationId, userId)
  if (!isMember) return { items: [], next: undefined }
  return organizationMemberRoles.listEffective({ organizationId, userId }, query)
}

/** The most items of a page, and of the pages that a filter reads. */
const pageMax = 100
const pagesMax = 10
/** The most identifiers and names that a function passes. */
const idsMax = 100
const namesMax = 50

/** The methods of `api.roles` and `api.groups`: what the user who logs in has. */
export function membershipAnswers(entrant: Entrant): Answers {
  const { tenant, userId, organizationId } = entrant
  // Roles of an organization are held within it only.
  const typeOf = async (id: string) =>
    organizationId === undefined ? 'tenant' : ((await tenant.store.roles.get(id))?.type ?? 'tenant')
  const typed = async ({ id, name }: Roles['items'][number]) => ({
    id,
    name,
    type: await typeOf(id),
  })
  const listRoles = async (query: CheckpointQuery) => {
    const { items, next } = await refusing(effectiveRolesOf(entrant, query))
    return { items: await Promise.all(items.map(typed)), next }
  }
  const listGroups = async (query: CheckpointQuery) => {
    const page = await refusing(tenant.store.groups.listOfUser(userId, query))
    return { items: page.items, next: 'next' in page ? page.next : undefined }
  }
  return {
    async 'roles.getUserEffectiveRoles'(params) {
      const { items, next } = await listRoles(queryIn(params))
      return plain({ roles: items, next })
    },
    async 'roles.getUserEffectiveRolesByIds'(given) {
      const ids = textsIn(given, 'ids', idsMax)
      return { roles: (await all(listRoles)).filter(({ id }) => ids.includes(id)) }
    },
    async 'roles.getUserEffectiveRolesByNames'(given) {
      const names = textsIn(given, 'names', namesMax)
      return { roles: (await all(listRoles)).filter(({ name }) => names.includes(name)) }
    },
    async 'groups.getUserGroups'(params) {
      const { items, next } = await listGroups(queryIn(params))
      return plain({ groups: items, next })
    },
    async 'groups.hasGroupMembership'(given) {
      const texts = textsIn(given, 'groups', idsMax)
      const groups = await all(listGroups)
      const memberships = texts.map((text) => {
        const found = groups.filter(({ id, name }) => id === text || name === text)
        const matches = found.map(({ id, name }) => ({ id, name, group_type: 'connection' }))
        return [text, found.length > 0 ? { is_member: true, matches } : { is_member: false }]
      })
      return plain({ memberships: Object.fromEntries(memberships) })
    },
  }
}

/** A value as JSON, without members that are undefined. */
const plain = (value: object) => JSON.parse(JSON.stringify(value))

/** The items of all pages, within a bound. */
async function all<Item>(
  list: (query: CheckpointQuery) => Promise<{ items: readonly Item[]; next: string | undefined }>,
): Promise<readonly Item[]> {
  const items: Item[] = []
  let query: CheckpointQuery = { take: pageMax }
  for (let page = 0; page < pagesMax; page += 1) {
    const { items: found, next } = await list(query)
    items.push(...found)
    if (next === undefined) break
    query = { take: pageMax, from: next }
  }
  return items
}

/** @throws ArgumentError for an unknown checkpoint */
async function refusing<Page>(reading: Promise<Page>): Promise<Page> {
  return reading.catch((error: unknown) => {
    throw error instanceof ApiError ? new ArgumentError(error.message) : error
  })
}

/** @throws ArgumentError */
function queryIn(params: unknown): CheckpointQuery {
  const { from, take = 50 } = Object(params)
  if (from !== undefined && typeof from !== 'string') {
    throw new ArgumentError('`from` must be the `next` of an earlier answer.')
  }
  if (!Number.isInteger(take) || take < 1 || take > pageMax) {
    throw new ArgumentError(`\`take\` must be a number from 1 to ${pageMax}.`)
  }
  return { take, ...(from !== undefined && { from }) }
}

/** @throws ArgumentError */
function textsIn(given: unknown, name: string, countMax: number): readonly string[] {
  const texts: readonly unknown[] = Array.isArray(given) ? given : []
  const known = texts.filter((each) => typeof each === 'string')
  if (known.length > 0 && known.length === texts.length && known.length <= countMax) return known
  throw new ArgumentError(`\`${name}\` must be a list of 1 to ${countMax} texts.`)
}
