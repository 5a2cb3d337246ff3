import type { Schema } from '@latchkey/contract'
import type { Tenant } from './tenancy.ts'

type Organization = Schema<'Organization'>
type TenantWithOrganizations = Pick<Tenant, 'settings' | 'store'>

/** How tokens name an organization. */
export type TokenOrganization = Pick<Organization, 'id' | 'name'>

/**
 * The organization that a request names: by its id or, where the tenant allows that
 * (`allow_organization_name_in_authentication_api`), by its name.
 */
export async function findOrganization(
  { settings, store }: TenantWithOrganizations,
  idOrName: string,
): Promise<Organization | undefined> {
  const found = await store.organizations.get(idOrName)
  if (found || settings.allow_organization_name_in_authentication_api !== true) return found
  return store.organizations.findByName(idOrName)
}

/** What a user is to an organization: `admissible` users become members when they log in. */
export type Standing = 'member' | 'admissible' | 'stranger'

/**
 * Whether a user can log in to an organization. Members can, by an identity in one of the
 * organization's connections; users of a connection that assigns membership can become members.
 */
export async function standingOf(
  { store }: Pick<Tenant, 'store'>,
  organizationId: string,
  userId: string,
): Promise<Standing> {
  const [member, connections, user] = await Promise.all([
    store.organizationMembers.findMember(organizationId, userId),
    store.organizationConnections.listEnabled(organizationId),
    store.users.get(userId),
  ])
  const names = new Set(user?.identities?.map(({ connection }) => connection))
  const usable = connections.filter(({ connection }) => names.has(connection.name))
  if (usable.length === 0) return 'stranger'
  if (member !== undefined) return 'member'
  return usable.some((each) => each.assign_membership_on_login) ? 'admissible' : 'stranger'
}

/** Makes a user a member who logs in by a connection that assigns membership. */
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

/** The organization of tokens of a user, who is a member of it; nothing otherwise. */
export async function organizationOfMember(
  { store }: Pick<Tenant, 'store'>,
  organizationId: string,
  userId: string,
): Promise<TokenOrganization | undefined> {
  const [organization, member] = await Promise.all([
    store.organizations.get(organizationId),
    store.organizationMembers.findMember(organizationId, userId),
  ])
  return member === undefined ? undefined : organization
}

/** `org_id` and, where the tenant uses names of organizations, `org_name`. */
export function organizationClaims(
  { settings }: Pick<Tenant, 'settings'>,
  organization: TokenOrganization | undefined,
) {
  if (!organization) return {}
  const isNamed = settings.allow_organization_name_in_authentication_api === true
  return { org_id: organization.id, ...(isNamed && { org_name: organization.name }) }
}
