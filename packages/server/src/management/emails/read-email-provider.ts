import type { Schema } from '@latchkey/contract'
import { ApiError, refusedBody } from '../../errors.ts'
import { isMailAddress } from '../../mail/mail.ts'
import type { EmailProviderPatch } from '../../store/mail/email-providers.ts'

type Credentials = Schema<'EmailProviderCredentialsDefinition'>

/**
 * What is to be stored of a body, whose members are those of every provider there is.
 *
 * @throws ApiError `email_provider_unspoken`, `invalid_body`
 */
export function readEmailProvider(body: Schema<'EmailProviderPatch'>): EmailProviderPatch {
  const { name = 'smtp', enabled, default_from_address: from, credentials } = body
  if (name !== 'smtp') throw new ApiError('email_provider_unspoken')
  if (from !== undefined && !isMailAddress(from)) {
    throw refusedBody('`default_from_address` must be one e-mail address', 'default_from_address')
  }
  return {
    ...(enabled !== undefined && { enabled }),
    ...(from !== undefined && { default_from_address: from }),
    ...(credentials && { credentials: readCredentials(credentials) }),
  }
}

function readCredentials(credentials: Credentials) {
  const { smtp_host, smtp_port, smtp_user, smtp_pass, ...others } = credentials
  const [other] = Object.keys(others)
  if (other !== undefined) {
    throw refusedBody('This credential is not allowed for smtp', `credentials.${other}`)
  }
  if (smtp_host === undefined || smtp_port === undefined) {
    throw refusedBody('`smtp_host` and `smtp_port` are required', 'credentials')
  }
  if (smtp_user === undefined && smtp_pass !== undefined) {
    throw refusedBody('`smtp_user` is required with `smtp_pass`', 'credentials')
  }
  return {
    smtp_host,
    smtp_port,
    ...(smtp_user !== undefined && { smtp_user }),
    ...(smtp_pass !== undefined && { smtp_pass }),
  }
}
