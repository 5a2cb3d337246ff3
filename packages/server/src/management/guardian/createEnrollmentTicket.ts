import type { Schema } from '@latchkey/contract'
import { resolveBranding } from '../../branding/resolve-branding.ts'
import { refusedBody } from '../../errors.ts'
import { composeEnrollment } from '../../mail/compose.ts'
import { isMailAddress } from '../../mail/mail.ts'
import type { Resources } from '../../store/tenants/resources.ts'
import { linkSettings } from '../../tenant-mail/link-settings.ts'
import { sendTenantMail } from '../../tenant-mail/send-tenant-mail.ts'
import type { Handler } from '../handler.ts'

type Definition = Schema<'EnrollmentTicketDefinition'>

const template = 'enrollment_email'
const lifetimeSeconds = 5 * 24 * 60 * 60

export const createEnrollmentTicket: Handler<'createEnrollmentTicket'> = async (call) => {
  const { tenant, write, mailer, body } = call
  const { user_id: userId, factor = 'otp', send_mail, email_locale: uiLocales } = body
  if (factor !== 'otp' && factor !== 'webauthn-roaming') throw unsupported()
  const isKey = factor === 'webauthn-roaming'
  if (isKey && !tenant.guardian.factors[factor]) {
    throw refusedBody('The factor `webauthn-roaming` must be enabled first', 'factor')
  }
  const link = send_mail ? await linkSettings(tenant, template, { userId }) : {}
  const { ttl_sec = lifetimeSeconds } = link
  const { secret, to } = await write(async (store) => {
    const methods = await store.authenticationMethods.listOf(userId)
    if (!isKey && methods.some(({ type }) => type === 'totp')) {
      throw refusedBody(
        'The user has already enrolled one-time codes. Delete that enrollment first',
        'user_id',
      )
    }
    const isAdditional = body.allow_multiple_enrollments === true
    const secret = await store.tickets.createEnrollment(userId, {
      ttl_sec,
      ...(isKey && { factor, isAdditional }),
    })
    return { secret, to: send_mail ? await addressOf(store, body) : undefined }
  })
  const url = `${tenant.issuer}lo/mfa?ticket=${secret}`
  if (to !== undefined) {
    const branding = await resolveBranding(tenant, { uiLocales })
    const mail = composeEnrollment(branding, { to, url, lifetimeSeconds: ttl_sec })
    sendTenantMail(mailer, tenant, { template, branding, mail, facts: { userId, url } })
  }
  return { status: 200, body: { ticket_id: secret, ticket_url: url } }
}

const unsupported = () =>
  refusedBody('The factors that can be enrolled are `otp` and `webauthn-roaming`', 'factor')

/** @throws ApiError `invalid_body` without an address, and for an invalid one */
async function addressOf({ users }: Resources, { user_id, email }: Definition): Promise<string> {
  const to = email ?? (await users.get(user_id))?.email
  if (to === undefined) {
    throw refusedBody('`email` is required: the user has no e-mail address', 'email')
  }
  if (!isMailAddress(to)) throw refusedBody('`email` must be an e-mail address', 'email')
  return to
}
