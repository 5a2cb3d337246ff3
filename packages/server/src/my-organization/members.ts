import type { AuthenticationSchema, Schema } from '@latchkey/contract'
import { ApiError } from '../errors.ts'
import {
  type OrganizationCall,
  type ServingOrganization,
  textsAt,
  writeOf,
} from './organization-call.ts'
import { checkpointOf, nextOf, numberedOf } from './page-query.ts'
import { assignableRoles, requireAssignable } from './role-rules.ts'

type Member = AuthenticationSchema<'MyOrganizationMember'>

/** Members, and their roles in the organization. */
export const members: ServingOrganization<
  | 'listMyOrganizationMembers'
  | 'getMyOrganizationMember'
  | 'createMyOrganizationMembershipDeletion'
  | 'listMyOrganizationMemberRoles'
  | 'createMyOrganizationMemberRoles'
  | 'deleteMyOrganizationMemberRoles'
  | 'createMyOrganizationMemberRoleRemoval'
  | 'listMyOrganizationRoles'
> = {
  async listMyOrganizationMembers(call) {
    const { tenant, organizationId, query } = call
    const { organizationMembers: stored } = tenant.store
    const page = await stored.list(organizationId, checkpointOf(query))
    const next = 'next' in page ? page.next : undefined
    const listed = page.items.map(
      ({ user_id, email, name, roles }): Member => ({
        user_id,
        ...(email !== undefined && { email }),
        ...(name !== undefined && { name }),
        ...(showsRoles(call) && { roles: [...(roles ?? [])] }),
      }),
    )
    return { status: 200, body: { members: listed, ...(next !== undefined && { next }) } }
  },
  async getMyOrganizationMember(call) {
    const { tenant, path } = call
    const membership = membershipOf(call)
    const [user, roles] = await Promise.all([
      tenant.store.users.get(path.user_id ?? ''),
      tenant.store.organizationMemberRoles.list(membership, { per_page: 100 }),
    ])
    if (!user) throw new ApiError('organization_member_not_found')
    const shown = { ...memberOf(user), ...(showsRoles(call) && { roles: roles.items.map(roleOf) }) }
    return { status: 200, body: shown }
  },
  async createMyOrganizationMembershipDeletion(call) {
    const userIds = textsAt(call.body, 'members')
    await writeOf(call, (store) => store.organizationMembers.remove(call.organizationId, userIds))
    return { status: 204 }
  },
  async listMyOrganizationMemberRoles(call) {
    const { organizationMemberRoles: stored } = call.tenant.store
    const { items, ...page } = await stored.list(membershipOf(call), numberedOf(call.query))
    return { status: 200, body: { roles: items.map(roleOf), ...nextOf(page) } }
  },
  async createMyOrganizationMemberRoles(call) {
    const roleIds = textsAt(call.body, 'role_ids')
    await requireAssignable(call, roleIds)
    await writeOf(call, (store) =>
      store.organizationMemberRoles.assign(membershipOf(call), roleIds),
    )
    return { status: 204 }
  },
  deleteMyOrganizationMemberRoles: removeRoles,
  createMyOrganizationMemberRoleRemoval: removeRoles,
  async listMyOrganizationRoles(call) {
    const { organizationId } = call
    const part = call.query.get('name')
    const named = part === null ? {} : { name_filter: part }
    const query = { ...numberedOf(call.query), ...named, organizationId }
    const { items, ...page } = await call.tenant.store.roles.list(query)
    const assignable = await assignableRoles(
      call,
      items.map(({ id = '' }) => id),
    )
    const listed = items.filter(({ id = '' }) => assignable.has(id)).map(roleOf)
    return { status: 200, body: { roles: listed, ...nextOf(page) } }
  },
}

async function removeRoles(call: OrganizationCall) {
  const roleIds = textsAt(call.body, 'role_ids')
  await requireAssignable(call, roleIds)
  await writeOf(call, (store) => store.organizationMemberRoles.remove(membershipOf(call), roleIds))
  return { status: 204 }
}

const showsRoles = ({ scopes }: OrganizationCall) => scopes.includes('read:my_org:member_roles')

const membershipOf = ({ organizationId, path }: OrganizationCall) => ({
  organizationId,
  userId: path.user_id ?? '',
})

/** A role as members of the organization see it. */
export const roleOf = ({ id = '', name = '', description }: Schema<'Role'>) => ({
  id,
  name,
  ...(description && { description }),
})

const texts = ['email', 'name', 'nickname', 'given_name', 'family_name', 'phone_number'] as const
const times = ['created_at', 'updated_at', 'last_login'] as const

function memberOf(user: Schema<'User'>): Member {
  const named = texts.filter((name) => user[name] !== undefined)
  const known = times.filter((name) => user[name] !== undefined)
  return {
    user_id: user.user_id ?? '',
    ...Object.fromEntries(named.map((name) => [name, user[name]])),
    ...Object.fromEntries(known.map((name) => [name, String(user[name])])),
  }
}
