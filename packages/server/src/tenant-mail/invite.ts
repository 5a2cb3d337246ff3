import type { Schema } from '@latchkey/contract'
import { resolveBranding } from '../branding/resolve-branding.ts'
import { ApiError, refusedBody } from '../errors.ts'
import { emailOf } from '../identifiers/identifiers.ts'
import type { Mailer } from '../mail/mail.ts'
import type { Client } from '../store/clients/clients.ts'
import type { Invitation } from '../store/organizations/organization-invitations.ts'
import type { Resources } from '../store/tenants/resources.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import { sendInvitation } from './invitation-email.ts'

const weekSeconds = 7 * 24 * 60 * 60

interface Inviting {
  readonly tenant: Tenant
  readonly mailer: Mailer
  readonly write: <T>(work: (store: Resources) => Promise<T>) => Promise<T>
  readonly organizationId: string
}

type Definition = Schema<'OrganizationInvitationDefinition'>

/**
 * Invites people to an organization, by mails if that is wanted: all of them or, where one cannot
 * be invited, nobody.
 *
 * @throws ApiError `organization_not_found`, `role_not_found`, `invalid_body` with the member that
 *   cannot be used
 */
export async function invite(
  inviting: Inviting,
  definitions: readonly Definition[],
): Promise<Invitation[]> {
  const { tenant, mailer, write, organizationId } = inviting
  const accepted = await Promise.all(definitions.map((each) => accept(inviting, each)))
  const made = await write(async ({ organizationInvitations }) => {
    const stored: Invitation[] = []
    for (const { values } of accepted) {
      stored.push(await organizationInvitations.create(organizationId, values))
    }
    return stored
  })
  const branding = await resolveBranding(tenant)
  for (const [at, invitation] of made.entries()) {
    const mail = accepted[at]?.mail
    if (mail) sendInvitation(mailer, tenant, { ...mail, branding, invitation })
  }
  return made
}

/** What is stored of a definition, and what its mail says. */
async function accept({ tenant, organizationId }: Inviting, given: Definition) {
  const { send_invitation_email: isMailed = true, ttl_sec, ...definition } = given
  const email = emailOf(definition.invitee.email)
  if (email === undefined) throw refusedBody('`email` must be an e-mail address', 'invitee.email')
  const { connection_id: connectionId } = definition
  const [organization, found, enabled] = await Promise.all([
    tenant.store.organizations.get(organizationId),
    tenant.clients.find(definition.client_id),
    connectionId !== undefined && tenant.store.organizationConnections.listEnabled(organizationId),
  ])
  if (!organization) throw new ApiError('organization_not_found')
  const client = requireUse(found)
  const loginUrl = loginUrlOf(tenant, client)
  if (enabled && !enabled.some((each) => each.connection_id === connectionId)) {
    throw refusedBody('The connection is not enabled for the organization', 'connection_id')
  }
  const ttlSec = ttl_sec || weekSeconds
  return {
    values: { ...definition, invitee: { email }, loginUrl, ttlSec },
    ...(isMailed && { mail: { organization, ttlSec, clientName: client.name } }),
  }
}

/** Requires a client that members of organizations can log in to. */
function requireUse(client: Client | undefined): Client {
  if (!client) throw refusedBody('The client does not exist', 'client_id')
  const { organization_usage: usage } = client.settings
  if (usage === 'allow' || usage === 'require') return client
  const reason = '`organization_usage` of the client must be `allow` or `require`'
  throw refusedBody(reason, 'client_id')
}

/** The URL at which the application begins a log-in for an invitation. */
function loginUrlOf({ settings }: Tenant, client: Client): string {
  const url = client.settings.initiate_login_uri || settings.default_redirection_uri
  if (url) return url
  const reason =
    'A URL for the invitation is required: set `initiate_login_uri` of the client, or `default_redirection_uri` of the tenant'
  throw refusedBody(reason, 'client_id')
}
