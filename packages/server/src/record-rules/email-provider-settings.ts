import type { Schema } from '@latchkey/contract'
import { refusedBody } from '../errors.ts'
import type { EmailProviderName } from './email-provider-credentials.ts'
import { requireNoUserInUrl } from './url-without-user.ts'

/** The settings of an e-mail provider, without null. */
export type EmailProviderSettings = NonNullable<Schema<'EmailProviderSettings'>>

/** The settings that each provider has; a provider that is not listed has none. */
const known: Readonly<Partial<Record<EmailProviderName, readonly string[]>>> = {
  smtp: ['headers.X-MC-ViewContentLink', 'headers.X-SES-Configuration-Set'],
  ses: ['message.configuration_set_name'],
  mandrill: ['message.view_content_link'],
  custom: ['gateway_url'],
}

/**
 * @throws ApiError `invalid_body` for a setting that the provider does not have, and for a URL
 *   with credentials
 */
export function requireSettingsOf(name: EmailProviderName, settings: EmailProviderSettings): void {
  const given = Object.entries(settings).flatMap(([group, members]) =>
    typeof members === 'string'
      ? [group]
      : Object.keys(members ?? {}).map((each) => `${group}.${each}`),
  )
  const foreign = given.find((each) => !known[name]?.includes(each))
  if (foreign !== undefined) {
    throw refusedBody(`This setting is not allowed for ${name}`, `settings.${foreign}`)
  }
  requireNoUserInUrl(settings.gateway_url, 'settings.gateway_url')
}
