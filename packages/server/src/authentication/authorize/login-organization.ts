import type { LoginOrganization } from '../../login/login-organization.ts'
import type { ResolvedBranding } from '../../pages/resolved-branding.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { requestedOrganization } from './organizations.ts'

/** The organization of an authorization request, with the connections of its members. */
export async function loginOrganizationOf(
  { store }: Pick<Tenant, 'store'>,
  params: Readonly<Record<string, unknown>>,
): Promise<LoginOrganization | undefined> {
  const id = requestedOrganization(params)
  const organization = id === undefined ? undefined : await store.organizations.get(id)
  if (!organization) return undefined
  const enabled = await store.organizationConnections.listEnabled(organization.id)
  const namesOf = (some: typeof enabled) => new Set(some.map((each) => each.connection.name))
  return {
    organization,
    connections: namesOf(enabled),
    buttons: namesOf(enabled.filter((each) => each.show_as_button)),
    signUps: namesOf(
      enabled.filter((each) => each.is_signup_enabled && each.assign_membership_on_login),
    ),
  }
}

/** The branding of the tenant, with what the organization has of its own. */
export function brandedFor(
  branding: ResolvedBranding,
  login: LoginOrganization | undefined,
): ResolvedBranding {
  const { branding: own, display_name } = login?.organization ?? {}
  return {
    ...branding,
    ...(display_name !== undefined && { organizationName: display_name }),
    ...(own?.logo_url !== undefined && { logoUrl: own.logo_url }),
    ...(own?.colors?.primary !== undefined && { primaryColor: own.colors.primary }),
    ...(own?.colors?.page_background !== undefined && {
      pageBackgroundColor: own.colors.page_background,
    }),
  }
}
