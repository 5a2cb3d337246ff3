import { composeWelcome } from '../mail/compose.ts'
import type { Mailer } from '../mail/mail.ts'
import type { ResolvedBranding } from '../pages/resolved-branding.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import { sendTenantMail } from './send-tenant-mail.ts'
import type { MailFacts } from './variables.ts'

interface Welcome {
  readonly branding: ResolvedBranding
  readonly to: string
  readonly facts: MailFacts
}

/** Welcomes a user whose address was verified, if the tenant has the template for it. */
export function sendWelcome(
  tenant: Tenant,
  mailer: Mailer,
  { branding, to, facts }: Welcome,
): void {
  const mail = composeWelcome(branding, { to })
  sendTenantMail(mailer, tenant, {
    template: 'welcome_email',
    branding,
    mail,
    facts,
    isOptional: true,
  })
}
