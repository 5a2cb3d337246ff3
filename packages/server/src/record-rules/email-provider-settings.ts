import type { Schema } from '@latchkey/contract'
import { refusedBody } from '../errors.ts'
import type { EmailProviderName } from './email-provider-credentials.ts'

/** The settings of an e-mail provider, without null. */
export type EmailProviderSettings = NonNullable<Schema<'EmailProviderSettings'>>

/** The settings that each provider has. */
const known: Readonly<Partial<Record<EmailProviderName, readonly string[]>>> = {
  smtp: ['headers.X-MC-ViewContentLink', 'headers.X-SES-Configuration-Set'],
  ses: ['message.configuration_set_name'],
  mandrill: ['message.view_content_link'],
}

/** @throws ApiError `invalid_body` for settings that the provider does not have */
export function requireSettingsOf(name: EmailProviderName, settings: EmailProviderSettings): void {
  const given = Object.entries(settings).flatMap(([group, members]) =>
    Object.keys(members ?? {}).map((each) => `${group}.${each}`),
  )
  const foreign = given.find((each) => !known[name]?.includes(each))
  if (foreign === undefined) return
  throw refusedBody(`This setting is not allowed for ${name}`, `settings.${foreign}`)
}
