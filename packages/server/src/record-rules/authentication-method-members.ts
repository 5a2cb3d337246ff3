import type { Schema } from '@latchkey/contract'
import { Secret } from 'otpauth'
import { refusedBody } from '../errors.ts'

type Definition = Schema<'UserAuthenticationMethodDefinition'>
type Member = keyof Definition & string

/** The members of each type besides `type` and `name`. */
const membersOf: Readonly<
  Record<
    Definition['type'],
    { readonly required: readonly Member[]; readonly optional: readonly Member[] }
  >
> = {
  totp: { required: [], optional: ['totp_secret'] },
  email: { required: ['email'], optional: [] },
  phone: { required: ['phone_number'], optional: ['preferred_authentication_method'] },
  passkey: {
    required: ['key_id', 'public_key', 'relying_party_identifier'],
    optional: [
      'aaguid',
      'credential_device_type',
      'credential_backed_up',
      'identity_user_id',
      'user_agent',
      'user_handle',
      'transports',
    ],
  },
  'webauthn-roaming': {
    required: ['key_id', 'public_key', 'relying_party_identifier'],
    optional: ['aaguid', 'user_agent', 'user_handle', 'transports'],
  },
}

/** RFC 4226, section 4, requires 128 bits and recommends 160; imported secrets often have 80. */
const secretBytesMin = 10
const secretBytes = 20

/** The purpose for which the secret of an authentication method is sealed. */
export const totpPurposeOf = (methodId: string) => `totp-secret/${methodId}`

/** Generates the secret of an authenticator app, in Base32. */
export const newTotpSecret = () => new Secret({ size: secretBytes }).base32

/**
 * Requires the members that the type of a method needs, and no others.
 *
 * @throws ApiError `invalid_body`
 */
export function requireMembersOfType(definition: Definition): void {
  const { type } = definition
  const { required, optional } = membersOf[type]
  const missing = required.find((name) => definition[name] === undefined)
  if (missing) throw refusedBody(`\`${missing}\` is required for the type \`${type}\``, missing)
  const allowed: readonly Member[] = ['type', 'name', ...required, ...optional]
  const extra = (Object.keys(definition) as Member[]).find((name) => !allowed.includes(name))
  if (extra) throw refusedBody(`\`${extra}\` is not allowed for the type \`${type}\``, extra)
}

/**
 * Normalizes the secret of an authenticator app to Base32 (RFC 4648, section 6) without padding.
 *
 * @throws ApiError `invalid_body` for a secret of less than 10 bytes
 */
export function requireTotpSecret(text: string): string {
  const secret = Secret.fromBase32(text.replace(/=+$/, ''))
  if (secret.bytes.length < secretBytesMin) {
    throw refusedBody(`\`totp_secret\` must have at least ${secretBytesMin} bytes`, 'totp_secret')
  }
  return secret.base32
}
