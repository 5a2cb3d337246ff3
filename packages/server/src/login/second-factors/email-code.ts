import { composeEmailCode } from '../../mail/compose.ts'
import type { Mailer } from '../../mail/mail.ts'
import type { ResolvedBranding } from '../../pages/resolved-branding.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { sendTenantMail } from '../../tenant-mail/send-tenant-mail.ts'
import { newCode } from './factor-code.ts'

interface Sending {
  readonly tenant: Tenant
  readonly mailer: Mailer
  readonly branding: ResolvedBranding
  readonly userId: string
  readonly clientId: string
  readonly to: string
}

/**
 * Mails a code, which replaces the one before.
 *
 * @param place the id of the interaction or MFA token
 * @returns false after five mails
 */
export async function sendEmailCode(place: string, sending: Sending): Promise<boolean> {
  const { tenant, mailer, branding, userId, clientId, to } = sending
  const code = await newCode(tenant, 'SecondFactorEmail', { place, userId })
  if (code === undefined) return false
  const lifetimeSeconds = tenant.guardian.email_codes.otp_expiration_time
  const mail = composeEmailCode(branding, { to, code, lifetimeSeconds })
  const facts = { userId, clientId, code }
  sendTenantMail(mailer, tenant, { template: 'mfa_oob_code', branding, mail, facts })
  return true
}
