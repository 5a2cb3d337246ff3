import { resolveBranding } from '../../branding/resolve-branding.ts'
import { composeStolenCredentials } from '../../mail/compose.ts'
import type { Mailer } from '../../mail/mail.ts'
import type { LoginAccount, LoginOrigin } from '../../store/logs/logins.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { sendTenantMail } from '../../tenant-mail/send-tenant-mail.ts'
import type { LeakedPasswords } from './leaked-passwords.ts'
import { isLeakNoticeDue, notifyOfLeak } from './warn-of-attacks.ts'

/** Whose password it is; without a user id, the account does not exist yet. */
export interface PasswordOwner extends Pick<LoginAccount, 'email' | 'connection'> {
  readonly userId?: string
}

interface Checked {
  readonly tenant: Tenant
  readonly mailer: Mailer
  readonly leaks: LeakedPasswords
  readonly owner: PasswordOwner
  readonly origin: LoginOrigin
  readonly identifier: string
  readonly password: string
}

/** Whether a correct password is refused because it has leaked. */
export async function isStolen(checked: Checked): Promise<boolean> {
  const { tenant, mailer, leaks, owner, origin, identifier, password } = checked
  const { enabled, shields } = tenant.attackProtection.breachedPasswords
  if (!enabled || shields.length === 0 || !(await leaks.has(tenant.id, password))) return false
  const isNoticeDue = await tenant.store.writeLogIn({ description: 'Log in' }, async (store) => {
    await store.failedLogins.add('pwd_leak', identifier, origin)
    return isLeakNoticeDue(store, tenant, { name: 'pre-login', shields })
  })
  if (isNoticeDue) notifyOfLeak(checked)
  const { email: to, userId, connection } = owner
  if (shields.includes('user_notification') && to !== null) {
    mailer.later(tenant.id, async () => {
      const branding = await resolveBranding(tenant)
      const mail = composeStolenCredentials(branding, { to })
      const facts = {
        ...(userId !== undefined && { userId }),
        clientId: origin.clientId,
        connection,
      }
      sendTenantMail(mailer, tenant, { template: 'stolen_credentials', branding, mail, facts })
    })
  }
  return shields.includes('block')
}
