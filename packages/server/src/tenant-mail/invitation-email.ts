import type { Schema } from '@latchkey/contract'
import { composeInvitation } from '../mail/compose.ts'
import type { Mailer } from '../mail/mail.ts'
import type { ResolvedBranding } from '../pages/resolved-branding.ts'
import type { Invitation } from '../store/organizations/organization-invitations.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import { sendTenantMail } from './send-tenant-mail.ts'

interface InvitationEmail {
  readonly branding: ResolvedBranding
  readonly clientName: string
  readonly organization: Schema<'Organization'>
  readonly invitation: Invitation
  readonly ttlSec: number
}

/** Mails the link that accepts an invitation to an organization. */
export function sendInvitation(
  mailer: Mailer,
  tenant: Tenant,
  { branding, clientName, organization, invitation, ttlSec }: InvitationEmail,
): void {
  const { client_id: clientId, invitation_url: url, inviter, invitee, roles = [] } = invitation
  const mail = composeInvitation(branding, {
    to: invitee.email,
    url,
    lifetimeSeconds: ttlSec,
    clientName,
    inviterName: inviter.name,
    organizationName: organization.display_name ?? organization.name,
  })
  const facts = { clientId, url, organization, inviter, roles }
  sendTenantMail(mailer, tenant, { template: 'user_invitation', branding, mail, facts })
}
