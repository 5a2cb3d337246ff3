import { requireDatabaseConnection } from '../../connectors/database-connection.ts'
import type { Identifier } from '../../identifiers/identifiers.ts'
import { logTypes } from '../../log-types.ts'
import { composeResetPassword } from '../../mail/compose.ts'
import type { Mailer } from '../../mail/mail.ts'
import type { ResolvedBranding } from '../../pages/resolved-branding.ts'
import { entryOfOrigin, type LoginOrigin } from '../../store/logs/logins.ts'
import type { Organization } from '../../store/organizations/organizations.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { linkSettings } from '../../tenant-mail/link-settings.ts'
import { sendTenantMail } from '../../tenant-mail/send-tenant-mail.ts'
import { appendEntry } from '../append-entry.ts'
import { findPasswordAccount } from '../log-in/find-password-account.ts'
import { allowsPasswordChange } from './allows-password-change.ts'

interface ResetRequest {
  readonly tenant: Tenant
  readonly mailer: Mailer
  /** Of the tenant, or of the organization. */
  readonly branding: ResolvedBranding
  readonly origin: LoginOrigin
  readonly identifier: Identifier
  readonly connection?: string | undefined
  /** The organization that the user wants to log in to. */
  readonly organization?: Organization | undefined
  /** The names of the connections of the requested organization. */
  readonly among?: ReadonlySet<string> | undefined
}

const lifetimeSeconds = 60 * 60
/** The most mails to one account in a window. */
const mailsMax = 10
const windowMs = 60 * 60 * 1000

/**
 * Mails a link for a new password, if the account exists. Runs in the background, so that neither
 * the response nor its time reveals whether it does.
 */
export function sendReset(request: ResetRequest): void {
  request.mailer.later(request.tenant.id, () => findAndSend(request))
}

async function findAndSend({
  tenant,
  mailer,
  branding,
  origin,
  ...target
}: ResetRequest): Promise<void> {
  const { identifier, connection, organization, among } = target
  const found = await findPasswordAccount(tenant, {
    clientId: origin.clientId,
    identifier: identifier.value,
    among,
    ...(connection !== undefined && { connection }),
  })
  const account = found?.account
  if (!account?.email || account.isBlocked) {
    const reason = account?.isBlocked ? 'the user is blocked' : 'no user has this identifier'
    return logFailure(tenant, origin, identifier.value, reason)
  }
  const { connectors, store } = tenant
  if (
    !allowsPasswordChange(await requireDatabaseConnection(connectors, store, account.connection))
  ) {
    return logFailure(tenant, origin, account.email, 'users of the connection cannot request it')
  }
  const { userId, provider, providerUserId, email } = account
  const facts = {
    userId,
    clientId: origin.clientId,
    connection: account.connection,
    ...(organization && { organization }),
  }
  const link = { ttl_sec: lifetimeSeconds, ...(await linkSettings(tenant, 'reset_email', facts)) }
  const author = { description: 'Request a password change', clientId: origin.clientId }
  const secret = await tenant.store.write(author, async ({ tickets, logs, attempts }) => {
    if ((await attempts.count(`reset ${userId}`, windowMs)).count > mailsMax) return undefined
    const { ip } = origin
    await logs.append({
      type: 'scpr',
      client_id: origin.clientId,
      ...(ip !== undefined && { ip }),
      user_id: userId,
      user_name: email,
    })
    const reset = {
      user_id: userId,
      identity: { provider, user_id: providerUserId },
      client_id: origin.clientId,
      ...(organization && { organization_id: organization.id }),
      mark_email_as_verified: true,
      ...link,
    }
    return tickets.createPasswordChange(reset, [provider])
  })
  if (secret === undefined) return logFailure(tenant, origin, email, 'too many e-mails')
  const url = `${tenant.issuer}lo/reset?ticket=${secret}`
  const mail = composeResetPassword(branding, { to: email, url, lifetimeSeconds: link.ttl_sec })
  sendTenantMail(mailer, tenant, {
    template: 'reset_email',
    branding,
    mail,
    facts: { ...facts, url },
  })
}

function logFailure(
  tenant: Tenant,
  origin: LoginOrigin,
  identifier: string,
  reason: string,
): Promise<void> {
  const description = `${logTypes.fcpr}: ${reason}`
  return appendEntry(tenant, 'Request a password change', {
    type: 'fcpr',
    ...entryOfOrigin(origin),
    user_name: identifier,
    description,
  })
}
