import type { Schema } from '@latchkey/contract'
import { Secret } from 'otpauth'
import { refusedBody } from '../../errors.ts'
import { newMethodId } from '../rows/ids.ts'
import type { Scope } from '../rows/scope.ts'

type Definition = Schema<'UserAuthenticationMethodDefinition'>
type Named = keyof Definition & string

/** What each type needs, and what it may have besides a name. */
const membersOf: Readonly<
  Record<Definition['type'], { readonly needs: readonly Named[]; readonly takes: readonly Named[] }>
> = {
  totp: { needs: [], takes: ['totp_secret'] },
  email: { needs: ['email'], takes: [] },
  phone: { needs: ['phone_number'], takes: ['preferred_authentication_method'] },
  passkey: {
    needs: ['key_id', 'public_key', 'relying_party_identifier'],
    takes: [
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
    needs: ['key_id', 'public_key', 'relying_party_identifier'],
    takes: ['aaguid', 'user_agent', 'user_handle', 'transports'],
  },
}

/** RFC 4226, section 4: 128 bits at least, 160 recommended. Others' apps have been made of 80. */
const secretBytesMin = 10
const secretBytes = 20

/** The purpose that the secret of a method is sealed for. */
export const totpPurposeOf = (methodId: string) => `totp-secret/${methodId}`

/** A new secret of one-time codes, in Base32. */
export const newTotpSecret = () => new Secret({ size: secretBytes }).base32

/**
 * The columns of a method that an administrator makes, and its secret.
 *
 * @throws ApiError `invalid_body` where the type does not fit the other members
 */
export async function newMethodRow({ sealer, tenantId }: Scope, definition: Definition) {
  const id = newMethodId(definition.type)
  const { type, name, totp_secret: given, ...rest } = definition
  const { needs, takes } = membersOf[type]
  const said = Object.keys(definition) as Named[]
  const missing = needs.find((each) => definition[each] === undefined)
  if (missing) throw refusedBody(`\`${missing}\` is required for the type \`${type}\``, missing)
  const fits: readonly Named[] = ['type', 'name', ...needs, ...takes]
  const odd = said.find((each) => !fits.includes(each))
  if (odd) throw refusedBody(`\`${odd}\` is not allowed for the type \`${type}\``, odd)
  const secret = type === 'totp' ? checkedSecret(given ?? newTotpSecret()) : undefined
  return {
    id,
    type,
    name: name ?? null,
    secret,
    sealedSecret:
      secret === undefined ? null : await sealer.seal(tenantId, totpPurposeOf(id), secret),
    email: rest.email?.toLowerCase() ?? null,
    phoneNumber: rest.phone_number ?? null,
    preferredMethod: rest.preferred_authentication_method ?? null,
    keyId: rest.key_id ?? null,
    publicKey: rest.public_key ?? null,
    aaguid: rest.aaguid ?? null,
    relyingPartyIdentifier: rest.relying_party_identifier ?? null,
    credentialDeviceType: rest.credential_device_type ?? null,
    credentialBackedUp: rest.credential_backed_up ?? null,
    transports: rest.transports ?? [],
    userHandle: rest.user_handle ?? null,
    identityUserId: rest.identity_user_id ?? null,
    userAgent: rest.user_agent ?? null,
  }
}

function checkedSecret(text: string): string {
  const secret = Secret.fromBase32(text.replace(/=+$/, ''))
  if (secret.bytes.length < secretBytesMin) {
    throw refusedBody(`\`totp_secret\` must have at least ${secretBytesMin} bytes`, 'totp_secret')
  }
  return secret.base32
}
