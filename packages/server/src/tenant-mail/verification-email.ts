import { composeVerifyEmail } from '../mail/compose.ts'
import type { Mailer } from '../mail/mail.ts'
import type { ResolvedBranding } from '../pages/resolved-branding.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import type { LinkSettings } from './link-settings.ts'
import { sendTenantMail } from './send-tenant-mail.ts'
import type { MailFacts } from './variables.ts'

const lifetimeSeconds = 5 * 24 * 60 * 60

interface VerificationEmail {
  readonly branding: ResolvedBranding
  readonly to: string
  /** The secret of the link. */
  readonly secret: string
  readonly link: LinkSettings
  readonly facts: MailFacts
}

/** Mails the link by which a user verifies an e-mail address. */
export function sendVerificationEmail(
  mailer: Mailer,
  tenant: Tenant,
  { branding, to, secret, link, facts }: VerificationEmail,
): void {
  const url = `${tenant.issuer}lo/verify_email?ticket=${secret}`
  sendTenantMail(mailer, tenant, {
    template: 'verify_email',
    branding,
    mail: composeVerifyEmail(branding, {
      to,
      url,
      lifetimeSeconds: link.ttl_sec ?? lifetimeSeconds,
    }),
    facts: { ...facts, url },
  })
}
