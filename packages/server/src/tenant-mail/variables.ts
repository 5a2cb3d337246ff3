import type { Schema } from '@latchkey/contract'
import type { LiquidVariables } from '../pages/liquid.ts'
import type { ResolvedBranding } from '../pages/resolved-branding.ts'
import type { Client } from '../store/clients/clients.ts'
import type { Tenant } from '../tenancy/tenancy.ts'

/** What a mail is about. */
export interface MailFacts {
  readonly userId?: string
  readonly clientId?: string
  /** The name of the connection. */
  readonly connection?: string
  readonly url?: string
  readonly code?: string
  /** Whether a code or a link is sent. */
  readonly send?: 'code' | 'link'
  /** The binding message of a CIBA request. */
  readonly bindingMessage?: string
  /** The recipient, if it is not the e-mail address of the user. */
  readonly email?: string
  /** The organization of an invitation, its inviter, and the ids of the roles that it gives. */
  readonly organization?: Schema<'Organization'>
  readonly inviter?: Schema<'OrganizationInviter'>
  readonly roles?: readonly string[]
  /** The IP address of the attempts that the mail reports. */
  readonly ip?: string
}

/** The variables of a template for a mail. */
export async function variablesOf(
  tenant: Tenant,
  branding: Pick<ResolvedBranding, 'tenantName' | 'supportEmail' | 'supportUrl' | 'language'>,
  { userId, clientId, connection, ip, email, bindingMessage, ...facts }: MailFacts,
): Promise<LiquidVariables> {
  const user = userId === undefined ? undefined : await tenant.store.users.get(userId)
  const client = clientId === undefined ? undefined : await tenant.clients.find(clientId)
  return {
    ...facts,
    link: facts.url,
    binding_message: bindingMessage,
    email: email ?? user?.email,
    user: { ...(user && ofUser(user)), source_ip: ip },
    application: client ? ofClient(client) : {},
    connection: { name: connection ?? user?.identities?.[0]?.connection },
    tenant: tenant.name,
    friendly_name: branding.tenantName,
    domain: tenant.domain,
    domain_metadata: tenant.customDomain?.metadata ?? {},
    support_email: branding.supportEmail,
    support_url: branding.supportUrl,
    request_language: branding.language,
  }
}

function ofUser(user: Schema<'User'>) {
  const { identities: _identities, ...profile } = user
  return profile
}

const ofClient = ({ clientId, name }: Pick<Client, 'clientId' | 'name'>) => ({
  name,
  clientID: clientId,
  client_id: clientId,
})

/** Sample variables, by which templates are tested before they are stored. */
export const sampleVariables: LiquidVariables = {
  url: 'https://id.example.com/lo/verify_email?ticket=sample',
  link: 'https://id.example.com/lo/login?ticket=sample',
  code: '123456',
  send: 'code',
  binding_message: 'Order 1815',
  email: 'ada@example.com',
  user: {
    user_id: 'auth0|sample',
    email: 'ada@example.com',
    email_verified: false,
    name: 'Ada Lovelace',
    nickname: 'ada',
    given_name: 'Ada',
    family_name: 'Lovelace',
    picture: 'https://example.com/ada.png',
    user_metadata: {},
    app_metadata: {},
    source_ip: '203.0.113.7',
  },
  application: ofClient({ clientId: 'sample', name: 'Books' }),
  connection: { name: 'Username-Password-Authentication' },
  tenant: 'example',
  friendly_name: 'Example',
  domain: 'id.example.com',
  domain_metadata: {},
  support_email: 'help@example.com',
  support_url: 'https://example.com/help',
  request_language: 'en',
  organization: {
    id: 'org_sample',
    name: 'acme',
    display_name: 'Acme',
    branding: {},
    metadata: {},
  },
  inviter: { name: 'Ada Lovelace' },
  roles: [],
}
