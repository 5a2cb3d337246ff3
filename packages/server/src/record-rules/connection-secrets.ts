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
  'ldap_bind_password',
  'signingKey',
  'signing_key',
  'twilio_token',
] as const satisfies readonly (keyof Options)[]

type SecretOption = (typeof secretOptions)[number]

/** The options of a connection that are stored encrypted, and that no API returns. */
export type ConnectionSecrets = Readonly<Pick<Options, SecretOption>>

/** Separates the secret options from the others. */
function separateSecrets(options: Options): {
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

/**
 * Separates the secrets of new options from what APIs return. Secrets that the options do not name
 * stay as they are; of `gateway_authentication`, only `secret` is one.
 *
 * @param before the stored secrets
 */
export function keepSecrets(options: Options, before: ConnectionSecrets) {
  const { shown, secrets } = separateSecrets(options)
  const all: ConnectionSecrets = { ...before, ...secrets }
  const { gateway_authentication: gateway } = all
  if (gateway === undefined) return { shown, secrets: all }
  if (gateway === null) return { shown: { ...shown, gateway_authentication: null }, secrets: all }
  const { secret = before.gateway_authentication?.secret, ...named } = gateway
  const gateway_authentication = { ...named, ...(secret !== undefined && { secret }) }
  return {
    shown: { ...shown, gateway_authentication: named },
    secrets: { ...all, gateway_authentication },
  }
}
