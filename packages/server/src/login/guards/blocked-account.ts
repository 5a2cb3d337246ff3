import { resolveBranding } from '../../branding/resolve-branding.ts'
import { composeBlockedAccount } from '../../mail/compose.ts'
import type { Mailer } from '../../mail/mail.ts'
import type { LoginAccount, LoginOrigin } from '../../store/logs/logins.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { linkSettings } from '../../tenant-mail/link-settings.ts'
import { sendTenantMail } from '../../tenant-mail/send-tenant-mail.ts'

interface Blocked {
  readonly tenant: Tenant
  readonly mailer: Mailer
  readonly account: LoginAccount
  readonly origin: LoginOrigin
  /** The blocked identifier and IP address; without `ip` it is blocked for all addresses. */
  readonly blocked: { readonly identifier: string; readonly ip?: string }
}

const lifetimeSeconds = 24 * 60 * 60
/** The most mails to one user in a window, whatever the addresses of the attempts. */
const mailsMax = 10
const mailsWindowMs = 24 * 60 * 60 * 1000

/**
 * Mails the user that the account is blocked, with a link that ends the block. Runs in the
 * background.
 */
export function sendBlockedAccount({ tenant, mailer, account, origin, blocked }: Blocked): void {
  const { email: to, userId } = account
  if (to === null || account.isBlocked) return
  mailer.later(tenant.id, async () => {
    const { clientId, ip = '' } = origin
    const facts = { userId, clientId, connection: account.connection, ip }
    const { ttl_sec = lifetimeSeconds } = await linkSettings(tenant, 'blocked_account', facts)
    const author = { description: 'Notify a user of a blocked account' }
    const secret = await tenant.store.write(author, async ({ attempts, tickets }) => {
      const sent = await attempts.countInRow(`mails to ${userId}`, mailsWindowMs)
      return sent > mailsMax
        ? undefined
        : tickets.createUnblock({ user_id: userId, blocked, ttl_sec })
    })
    if (secret === undefined) return
    const branding = await resolveBranding(tenant)
    const url = `${tenant.issuer}lo/unblock?ticket=${secret}`
    const words = { to, url, lifetimeSeconds: ttl_sec, address: ip }
    const mail = composeBlockedAccount(branding, words)
    const template = 'blocked_account'
    sendTenantMail(mailer, tenant, { template, branding, mail, facts: { ...facts, url } })
  })
}
