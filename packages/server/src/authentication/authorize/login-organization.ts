import type { LoginOrganization } from '../../login/login-organization.ts'
import type { OpenInvitation } from '../../store/organizations/organization-invitations.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { invitationOf } from './organization-choices.ts'
import { requestedOrganization } from './organizations.ts'

/** The organization of an authorization request, with the connections of its members. */
export async function loginOrganizationOf(
  { store }: Pick<Tenant, 'store'>,
  params: Readonly<Record<string, unknown>>,
): Promise<LoginOrganization | undefined> {
  const id = requestedOrganization(params)
  const organization = id === undefined ? undefined : await store.organizations.get(id)
  if (!organization) return undefined
  const [all, open] = await Promise.all([
    store.organizationConnections.listEnabled(organization.id),
    findInvitation(store, organization.id, params),
  ])
  const { connectionId = undefined } = open ?? {}
  const enabled = all.filter((each) => (connectionId ?? each.connection_id) === each.connection_id)
  const namesOf = (some: typeof enabled) => new Set(some.map((each) => each.connection.name))
  const admitsSignUp = (each: (typeof enabled)[number]) =>
    open !== undefined || (each.is_signup_enabled && each.assign_membership_on_login)
  return {
    organization,
    connections: namesOf(enabled),
    buttons: namesOf(enabled.filter((each) => each.show_as_button)),
    signUps: namesOf(enabled.filter(admitsSignUp)),
    invitation: open && {
      ticket: invitationOf(params) ?? '',
      inviterName: open.inviterName,
      email: open.email,
      hasAccount: await hasAccount(store, open.email, namesOf(enabled)),
    },
  }
}

async function findInvitation(
  { organizationInvitations }: Tenant['store'],
  organizationId: string,
  params: Readonly<Record<string, unknown>>,
): Promise<OpenInvitation | undefined> {
  const ticket = invitationOf(params)
  const open = ticket === undefined ? undefined : await organizationInvitations.findOpen(ticket)
  return open?.organizationId === organizationId ? open : undefined
}

async function hasAccount(
  { userSearch }: Tenant['store'],
  email: string,
  connections: ReadonlySet<string>,
): Promise<boolean> {
  const users = await userSearch.listByEmail(email)
  return users.some(({ identities = [] }) =>
    identities.some(({ connection }) => connections.has(connection ?? '')),
  )
}
