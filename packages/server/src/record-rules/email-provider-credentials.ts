import type { Schema } from '@latchkey/contract'

/** The name of an e-mail provider, such as `ses`. */
export type EmailProviderName = Schema<'EmailProviderName'>
type Credential = keyof Schema<'EmailProviderCredentialsDefinition'>

interface CredentialRules {
  readonly required: readonly Credential[]
  readonly optional: readonly Credential[]
}

/** The credentials that each provider of e-mail has. */
export const providerCredentials: Readonly<Record<EmailProviderName, CredentialRules>> = {
  smtp: { required: ['smtp_host', 'smtp_port'], optional: ['smtp_user', 'smtp_pass'] },
  sendgrid: { required: ['api_key'], optional: ['api_user'] },
  mailgun: { required: ['api_key', 'domain'], optional: ['region'] },
  mandrill: { required: ['api_key'], optional: [] },
  sparkpost: { required: ['api_key'], optional: ['region'] },
  resend: { required: ['api_key'], optional: [] },
  ses: { required: ['accessKeyId', 'secretAccessKey', 'region'], optional: [] },
  azure_cs: { required: ['connectionString'], optional: [] },
  ms365: { required: ['tenantId', 'clientId', 'clientSecret'], optional: [] },
  custom: { required: [], optional: ['gateway_token'] },
}

/** Credentials that are stored encrypted and never returned. */
export const secretCredentials: readonly Credential[] = [
  'smtp_pass',
  'api_key',
  'accessKeyId',
  'secretAccessKey',
  'connectionString',
  'clientSecret',
  'gateway_token',
]

/** Whether a text is the name of an e-mail provider. */
export const isEmailProvider = (name: string): name is EmailProviderName =>
  Object.hasOwn(providerCredentials, name)
