import type { Schema } from '@latchkey/contract'

type Options = Schema<'ConnectionOptions'>

const secretOptions = [
  'admin_access_token',
  'admin_refresh_token',
  'app_secret',
  'client_secret',
  'configuration',
  'consumer_secret',
  'decryptionKey',
  'decryption_key',
  'gateway_authentication',
  'signingKey',
  'signing_key',
  'twilio_token',
] as const satisfies readonly (keyof Options)[]

type SecretOption = (typeof secretOptions)[number]

/** The options of a connection that are stored encrypted, and that no API returns. */
export type ConnectionSecrets = Readonly<Pick<Options, SecretOption>>

/** Separates the secret options from the others. */
export function separateSecrets(options: Options): {
  readonly shown: Omit<Options, SecretOption>
  readonly secrets: ConnectionSecrets
} {
  const isSecret = ([name]: [string, unknown]) => secretOptions.some((each) => each === name)
  const members = Object.entries(options)
  return {
    shown: Object.fromEntries(members.filter((member) => !isSecret(member))),
    secrets: Object.fromEntries(members.filter(isSecret)),
  }
}
