import type { Request } from 'express'
import { brandedFor } from '../../branding/branded-for.ts'
import { resolveBranding } from '../../branding/resolve-branding.ts'
import type { ResolvedBranding } from '../../pages/resolved-branding.ts'
import type { Ticket } from '../../store/mail/tickets.ts'
import type { Organization } from '../../store/organizations/organizations.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { loginRouteOf } from '../login-route.ts'

/** What the pages of a link show. */
export interface TicketView {
  readonly branding: ResolvedBranding
  /** The organization of the ticket, unless it was deleted since. */
  readonly organization: Organization | undefined
  /** The URL of the link at the end, if there is one. */
  readonly nextUrl: string | undefined
}

/** Without a ticket, the branding of the tenant alone. */
export async function viewOf(
  { tenant, headers }: Pick<Request, 'tenant' | 'headers'>,
  ticket: Ticket | undefined,
): Promise<TicketView> {
  const [branding, organization] = await Promise.all([
    resolveBranding(tenant, { headers }),
    organizationOf(tenant, ticket),
  ])
  return {
    branding: brandedFor(branding, organization),
    organization,
    nextUrl: ticket && (await nextUrlOf(tenant, ticket, organization)),
  }
}

async function organizationOf(
  { store }: Pick<Tenant, 'store'>,
  ticket: Ticket | undefined,
): Promise<Organization | undefined> {
  const { organization_id: id } = ticket ?? {}
  return id === undefined ? undefined : store.organizations.get(id)
}

/**
 * The `result_url` of a ticket, else where its client begins a log-in; with the address where
 * `includeEmailInRedirect` is set, and with the organization.
 */
async function nextUrlOf(
  tenant: Tenant,
  { result_url, client_id, email, includeEmailInRedirect }: Ticket,
  organization: Organization | undefined,
): Promise<string | undefined> {
  const target = result_url ?? (await loginRouteOf(tenant, client_id))
  if (target === undefined) return undefined
  const url = new URL(target)
  if (includeEmailInRedirect && email !== undefined) url.searchParams.set('email', email)
  if (organization) {
    url.searchParams.set('organization_id', organization.id)
    url.searchParams.set('organization_name', organization.name)
  }
  return url.href
}
