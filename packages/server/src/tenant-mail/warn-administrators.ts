import { resolveBranding } from '../branding/resolve-branding.ts'
import { isMailAddress, type Mail, type Mailer } from '../mail/mail.ts'
import type { ResolvedBranding } from '../pages/resolved-branding.ts'
import { managementAudience } from '../record-rules/management-audience.ts'
import type { Resources } from '../store/tenants/resources.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import { sendTenantMail } from './send-tenant-mail.ts'

/** The most administrators who get a mail. */
const recipientsMax = 20

/**
 * Counts a reason to warn the administrators of a tenant, in the transaction that logs it.
 *
 * @param kind with what it is about: there is one mail about it in a window
 * @returns whether they have to be warned now, and otherwise when they were
 */
export async function countWarning(
  { attempts }: Pick<Resources, 'attempts'>,
  kind: string,
  windowMs: number,
): Promise<{ readonly isDue: boolean; readonly at: Date }> {
  const { count, endsAt } = await attempts.count(`warned of ${kind} in ${windowMs}`, windowMs)
  return { isDue: count === 1, at: new Date(endsAt.getTime() - windowMs) }
}

/** As `countWarning`, without the time. */
export const isWarningDue = async (...counted: Parameters<typeof countWarning>): Promise<boolean> =>
  (await countWarning(...counted)).isDue

/**
 * Mails the administrators of a tenant in the background: the users who may do something about it,
 * or the support address if there are none.
 *
 * @param permission of the management API, which recipients have by a role
 */
export function warnAdministrators(
  mailer: Mailer,
  tenant: Tenant,
  permission: string,
  compose: (branding: ResolvedBranding, to: string) => Mail,
): void {
  mailer.later(tenant.id, async () => {
    const branding = await resolveBranding(tenant)
    const granted = { identifier: managementAudience, name: permission }
    const found = await tenant.store.roleUsers.listAddressesOf(granted, recipientsMax)
    const { supportEmail } = branding
    const recipients = found.length > 0 ? found : [supportEmail ?? '']
    for (const to of recipients.filter(isMailAddress)) {
      sendTenantMail(mailer, tenant, { branding, mail: compose(branding, to), facts: {} })
    }
  })
}
