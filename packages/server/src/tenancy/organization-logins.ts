import type { Schema } from '@latchkey/contract'
import type { OpenInvitation } from '../store/organizations/organization-invitations.ts'
import type { Tenant } from './tenancy.ts'

type Organization = Schema<'Organization'>
type TenantWithOrganizations = Pick<Tenant, 'settings' | 'store'>

/** An organization, as the claims of tokens name it. */
export type TokenOrganization = Pick<Organization, 'id' | 'name'>

/**
 * The organization that a request names: by its id, or if the tenant permits it
 * (`allow_organization_name_in_authentication_api`) by its name, in any case; the stored names are
 * lower case.
 */
export async function findOrganization(
  { settings, store }: TenantWithOrganizations,
  idOrName: string,
): Promise<Organization | undefined> {
  const found = await store.organizations.get(idOrName)
  if (found || settings.allow_organization_name_in_authentication_api !== true) return found
  return store.organizations.findByName(idOrName.toLowerCase())
}

/**
 * How a user relates to an organization. `admissible` users become members when they log in,
 * `invited` ones when they accept an invitation.
 */
export type MembershipStatus = 'member' | 'admissible' | 'invited' | 'nonmember'

/** A user who wants to log in to an organization. */
export interface Entrant {
  readonly organizationId: string
  readonly userId: string
  /** The name of the connection by which the user has logged in, if it is known. */
  readonly connection?: string | undefined
  /** The ticket of an invitation. */
  readonly ticket?: string | undefined
}

/**
 * Whether a user may log in to an organization. Members may, by one of its connections in which
 * they have an identity. Users of a connection with automatic membership and users with an
 * invitation become members.
 */
export async function membershipStatusOf(
  { store }: Pick<Tenant, 'store'>,
  { organizationId, userId, connection: by, ticket }: Entrant,
): Promise<MembershipStatus> {
  const [member, connections, user, invitation] = await Promise.all([
    store.organizationMembers.findMember(organizationId, userId),
    store.organizationConnections.listEnabled(organizationId),
    store.users.get(userId),
    ticket === undefined ? undefined : store.organizationInvitations.findOpen(ticket),
  ])
  const own = user?.identities?.map(({ connection }) => connection) ?? []
  const names = new Set(own.filter((name) => by === undefined || name === by))
  const usable = connections.filter(({ connection }) => names.has(connection.name))
  if (usable.length === 0) return 'nonmember'
  if (invitation && user && isFor(invitation, { organizationId, user, usable })) return 'invited'
  if (member !== undefined) return 'member'
  return usable.some((each) => each.assign_membership_on_login) ? 'admissible' : 'nonmember'
}

interface Applicant {
  readonly organizationId: string
  readonly user: Pick<Schema<'User'>, 'email'>
  readonly usable: readonly { readonly connection_id: string }[]
}

function isFor(open: OpenInvitation, { organizationId, user, usable }: Applicant): boolean {
  const { connectionId } = open
  const isThere = usable.some((each) => (connectionId ?? each.connection_id) === each.connection_id)
  return isThere && open.organizationId === organizationId && open.email === user.email
}

/**
 * Makes a user with an invitation a member, with its roles and metadata. The user must have the
 * invited e-mail address, which is then verified, because the ticket was sent to it.
 *
 * @returns false if the invitation was used concurrently
 */
export async function acceptInvitation(
  { store, connectors }: Pick<Tenant, 'store' | 'connectors'>,
  { organizationId, userId, ticket }: Entrant & { readonly ticket: string },
): Promise<boolean> {
  const author = { description: 'Accept an invitation', userId }
  return store.write(author, async (stores) => {
    const open = await stores.organizationInvitations.redeem(ticket)
    if (!open) return false
    const { roles, app_metadata, user_metadata } = open
    await stores.organizationMembers.add(organizationId, [userId])
    if (roles.length > 0) {
      await stores.organizationMemberRoles.assign({ organizationId, userId }, roles)
    }
    const user = await stores.users.get(userId)
    const provider = user?.identities?.[0]?.provider ?? ''
    const isOurs = connectors.find(provider)?.provisioning !== undefined
    await stores.users.update(userId, {
      ...(isOurs && user?.email_verified !== true && { email_verified: true }),
      ...(app_metadata && { app_metadata }),
      ...(user_metadata && { user_metadata }),
    })
    return true
  })
}

/** Makes a user of a connection with automatic membership a member. */
export async function join(
  { store }: Pick<Tenant, 'store'>,
  organizationId: string,
  userId: string,
): Promise<void> {
  const author = { description: 'Log in to an organization', userId }
  await store.write(author, ({ organizationMembers }) =>
    organizationMembers.add(organizationId, [userId]),
  )
}

/** Whether members of an organization may log in to a client. */
export async function isOpenTo(
  { store }: Pick<Tenant, 'store'>,
  organization: Organization,
  clientId: string,
): Promise<boolean> {
  return (await store.organizationClients.listOpen([organization], clientId)).length === 1
}

interface TokenHolder {
  readonly organizationId: string
  readonly userId: string
  readonly clientId: string
}

/**
 * The organization of a token, if its user is a member and its client is open to the organization;
 * undefined otherwise.
 */
export async function organizationOfMember(
  tenant: Pick<Tenant, 'store'>,
  { organizationId, userId, clientId }: TokenHolder,
): Promise<TokenOrganization | undefined> {
  const { store } = tenant
  const [organization, member] = await Promise.all([
    store.organizations.get(organizationId),
    store.organizationMembers.findMember(organizationId, userId),
  ])
  if (member === undefined || !organization) return undefined
  return (await isOpenTo(tenant, organization, clientId)) ? organization : undefined
}

/** The claims `org_id` and, if the tenant uses names of organizations, `org_name`. */
export function organizationClaims(
  { settings }: Pick<Tenant, 'settings'>,
  organization: TokenOrganization | undefined,
) {
  if (!organization) return {}
  const isNamed = settings.allow_organization_name_in_authentication_api === true
  return { org_id: organization.id, ...(isNamed && { org_name: organization.name }) }
}
