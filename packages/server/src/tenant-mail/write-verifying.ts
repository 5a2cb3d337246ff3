import type { Schema } from '@latchkey/contract'
import { resolveBranding } from '../branding/resolve-branding.ts'
import { refusedBody } from '../errors.ts'
import type { Mailer } from '../mail/mail.ts'
import type { Resources } from '../store/tenants/resources.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import { linkSettings } from './link-settings.ts'
import { sendVerificationEmail } from './verification-email.ts'

/** What writes a user. */
interface Writing {
  readonly tenant: Tenant
  readonly mailer: Mailer
  /** Runs a write in one transaction, together with its log entry. */
  readonly write: <T>(work: (store: Resources) => Promise<T>) => Promise<T>
}

interface VerificationRequest {
  /** Whether the request asks for a mail. */
  readonly isRequested: boolean
  /** The client of the link in the mail. */
  readonly clientId?: string | undefined
}

/**
 * Writes a user, and if requested a ticket that verifies the e-mail address. The mail is sent after
 * both are committed; a verified address gets none.
 *
 * @throws ApiError `invalid_body` for a user without an e-mail address, and for an unknown client
 */
export async function writeVerifying<User extends Schema<'User'> | undefined>(
  { tenant, write, mailer }: Writing,
  { isRequested, clientId }: VerificationRequest,
  writeUser: (store: Resources) => Promise<User>,
): Promise<User> {
  if (!isRequested) return write(writeUser)
  if (clientId !== undefined && !(await tenant.clients.find(clientId))) {
    throw refusedBody('The client does not exist', 'client_id')
  }
  const application = clientId === undefined ? {} : { clientId }
  const link = await linkSettings(tenant, 'verify_email', application)
  const { user, secret } = await write(async (store) => {
    const user = await writeUser(store)
    if (!user || user.email_verified) return { user }
    const { user_id = '', email } = user
    if (email === undefined) {
      throw refusedBody('`verify_email` requires an e-mail address of the user', 'verify_email')
    }
    const named = clientId === undefined ? {} : { client_id: clientId }
    const secret = await store.tickets.createEmailVerification({ user_id, ...named, ...link })
    return { user, secret }
  })
  if (user?.email !== undefined && secret !== undefined) {
    const facts = { ...application, ...(user.user_id !== undefined && { userId: user.user_id }) }
    const branding = await resolveBranding(tenant)
    sendVerificationEmail(mailer, tenant, { branding, to: user.email, secret, link, facts })
  }
  return user
}
