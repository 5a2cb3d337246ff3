import type { AuthenticationSchema } from '@latchkey/contract'
import { ApiError } from '../errors.ts'
import type { Invitation } from '../store/organizations/organization-invitations.ts'
import { invite } from '../tenant-mail/invite.ts'
import { roleOf } from './members.ts'
import {
  landingClientIdOf,
  type OrganizationCall,
  type ServingOrganization,
  textAt,
  textsAt,
  writeOf,
} from './organization-call.ts'
import { nextOf, numberedOf } from './page-query.ts'
import { requireAssignable } from './role-rules.ts'

/** Invitations to the organization. */
export const invitations: ServingOrganization<
  | 'listMyOrganizationInvitations'
  | 'createMyOrganizationInvitations'
  | 'getMyOrganizationInvitation'
  | 'deleteMyOrganizationInvitation'
  | 'createMyOrganizationInvitationDeletion'
  | 'listMyOrganizationInvitationRoles'
> = {
  async listMyOrganizationInvitations({ tenant, organizationId, query }) {
    const { organizationInvitations: stored } = tenant.store
    const sorted = { ...numberedOf(query), sort: 'created_at:-1' }
    const { items, ...page } = await stored.list(organizationId, sorted)
    return { status: 200, body: { invitations: items.map(shown), ...nextOf(page) } }
  },
  async createMyOrganizationInvitations(call) {
    const { body, tenant, mailer, organizationId, client } = call
    const invitees = Array.isArray(body.invitees) ? body.invitees : []
    await requireAssignable(call, [...new Set(invitees.flatMap((each) => textsAt(each, 'roles')))])
    const connection_id = textAt(body, 'identity_provider_id') ?? textAt(body, 'user_store_id')
    const { ttl_sec } = body
    const definition = {
      inviter: { name: textAt(body.inviter, 'name') ?? (await ownName(call)) },
      client_id: landingClientIdOf(client),
      ...(connection_id !== undefined && { connection_id }),
      ...(typeof ttl_sec === 'number' && { ttl_sec }),
    }
    const write: Write = (work) => writeOf(call, work)
    const made = await invite(
      { tenant, mailer, write, organizationId },
      invitees.map((each) => ({
        ...definition,
        invitee: { email: textAt(each, 'email') ?? '' },
        roles: [...textsAt(each, 'roles')],
      })),
    )
    return { status: 201, body: made.map(shown) }
  },
  async getMyOrganizationInvitation({ tenant, organizationId, path }) {
    const { organizationInvitations: stored } = tenant.store
    const found = await stored.get(organizationId, path.invitation_id ?? '')
    if (!found) throw new ApiError('organization_invitation_not_found')
    return { status: 200, body: shown(found) }
  },
  async deleteMyOrganizationInvitation(call) {
    const { organizationId, path } = call
    const existed = await writeOf(call, (store) =>
      store.organizationInvitations.delete(organizationId, path.invitation_id ?? ''),
    )
    if (!existed) throw new ApiError('organization_invitation_not_found')
    return { status: 204 }
  },
  async createMyOrganizationInvitationDeletion(call) {
    const ids = textsAt(call.body, 'invitations')
    await writeOf(call, async (store) => {
      for (const id of ids) {
        if (await store.organizationInvitations.delete(call.organizationId, id)) continue
        throw new ApiError('organization_invitation_not_found')
      }
    })
    return { status: 204 }
  },
  async listMyOrganizationInvitationRoles({ tenant, organizationId, path }) {
    const { organizationInvitations: stored } = tenant.store
    const found = await stored.get(organizationId, path.invitation_id ?? '')
    if (!found) throw new ApiError('organization_invitation_not_found')
    const ids = found.roles ?? []
    const roles = await Promise.all(ids.map((id) => tenant.store.roles.get(id)))
    return { status: 200, body: { roles: roles.flatMap((role) => (role ? [roleOf(role)] : [])) } }
  },
}

type Write = Parameters<typeof invite>[0]['write']

async function ownName({ tenant, userId }: OrganizationCall): Promise<string> {
  const user = await tenant.store.users.get(userId)
  return user?.name ?? user?.email ?? userId
}

/**
 * An invitation without its link, which would prove that its bearer reads the mails of the invitee.
 */
function shown(invitation: Invitation): AuthenticationSchema<'MyOrganizationInvitation'> {
  const { connection_id, roles } = invitation
  const { id, organization_id, inviter, invitee, created_at, expires_at } = invitation
  return {
    id,
    organization_id,
    inviter,
    invitee,
    ...(connection_id !== undefined && { identity_provider_id: connection_id }),
    created_at,
    expires_at,
    ...(roles && { roles }),
  }
}
