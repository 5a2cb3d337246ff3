import type { Schema } from '@latchkey/contract'
import { refusedBody } from '../../errors.ts'
import { isMailAddress } from '../../mail/mail.ts'
import { partsOf } from '../../mail/providers/azure.ts'
import {
  type EmailProviderName,
  providerCredentials,
} from '../../record-rules/email-provider-credentials.ts'
import { requireSettingsOf } from '../../record-rules/email-provider-settings.ts'
import type { EmailProviderPatch } from '../../store/mail/email-providers.ts'

type Credentials = Schema<'EmailProviderCredentialsDefinition'>

/**
 * The changes that a body makes; it may have the members of any provider.
 *
 * @param stored the current provider of the tenant
 * @throws ApiError `invalid_body`
 */
export function readEmailProvider(
  body: Schema<'EmailProviderPatch'>,
  stored?: Schema<'EmailProvider'>,
): EmailProviderPatch {
  const before = stored?.name ?? 'smtp'
  const { name = before, enabled, default_from_address: from, credentials, settings } = body
  // An empty text removes the address, as null does.
  if (from && !isMailAddress(from)) {
    throw refusedBody('`default_from_address` must be one e-mail address', 'default_from_address')
  }
  if (!credentials) requireSameReceiver(body, name, stored)
  if (settings) requireSettingsOf(name, settings)
  // The settings of the former provider do not apply to a new one.
  const given = settings === undefined && name !== before ? null : settings
  return {
    ...(given !== undefined && { settings: given }),
    ...(body.name !== undefined && { name }),
    ...(enabled !== undefined && { enabled }),
    ...(from !== undefined && { default_from_address: from }),
    ...(credentials && { credentials: readCredentials(name, credentials) }),
  }
}

/**
 * Requires the secrets again for another receiver: a stored secret is only sent to the receiver
 * that it was entered for.
 */
function requireSameReceiver(
  { settings }: Schema<'EmailProviderPatch'>,
  name: EmailProviderName,
  stored: Schema<'EmailProvider'> | undefined,
): void {
  if (stored && name !== stored.name) {
    throw refusedBody('`credentials` are required with another `name`', 'credentials')
  }
  const url = settings?.gateway_url
  if (url !== undefined && url !== stored?.settings?.gateway_url) {
    throw refusedBody('`credentials` are required with another `gateway_url`', 'credentials')
  }
}

function readCredentials(name: EmailProviderName, credentials: Credentials): Credentials {
  const { required, optional } = providerCredentials[name]
  const known: readonly string[] = [...required, ...optional]
  const other = Object.keys(credentials).find((each) => !known.includes(each))
  if (other !== undefined) {
    throw refusedBody(`This credential is not allowed for ${name}`, `credentials.${other}`)
  }
  if (required.some((each) => credentials[each] == null)) {
    const names = required.map((each) => `\`${each}\``).join(' and ')
    const verb = required.length === 1 ? 'is' : 'are'
    throw refusedBody(`${names} ${verb} required`, 'credentials')
  }
  if (credentials.smtp_pass !== undefined && credentials.smtp_user === undefined) {
    throw refusedBody('`smtp_user` is required with `smtp_pass`', 'credentials')
  }
  if (credentials.connectionString !== undefined) requireEndpoint(credentials.connectionString)
  // Null means that there is none.
  const { region, ...others } = credentials
  return typeof region === 'string' ? { ...others, region } : others
}

function requireEndpoint(connectionString: string): void {
  const { endpoint, accesskey } = partsOf(connectionString)
  if (URL.canParse(endpoint) && endpoint.startsWith('https://') && accesskey !== '') return
  const reason = '`connectionString` must have the form endpoint=https://…;accesskey=…'
  throw refusedBody(reason, 'credentials.connectionString')
}
