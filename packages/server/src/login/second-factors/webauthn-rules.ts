import type { CredentialType } from '../../store/second-factors/passkeys.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { type CeremonyRules, relyingPartyOf } from '../passkeys/ceremonies.ts'
import type { ChallengePlace } from '../passkeys/challenges.ts'

/** The second factors of Web Authentication: security keys, and the biometrics of a device. */
export type WebauthnFactor = Exclude<CredentialType, 'passkey'>

const attachments = {
  'webauthn-roaming': 'cross-platform',
  'webauthn-platform': 'platform',
} as const

/** What a credential of a factor has to be, by the settings of the tenant. */
export function factorRules(tenant: Tenant, type: WebauthnFactor): CeremonyRules {
  const { security_keys, device_biometrics } = tenant.guardian
  const isKey = type === 'webauthn-roaming'
  return {
    type,
    rpID: relyingPartyFor(tenant, isKey ? security_keys : device_biometrics),
    userVerification: isKey ? security_keys.userVerification : 'required',
    authenticatorAttachment: attachments[type],
    residentKey: 'discouraged',
  }
}

interface RelyingPartySettings {
  readonly overrideRelyingParty: boolean
  readonly relyingPartyIdentifier?: string
}

/** Browsers refuse an identifier that is not the host or above it (section 5.1.3, step 8). */
function relyingPartyFor(
  tenant: Tenant,
  { overrideRelyingParty, relyingPartyIdentifier: id }: RelyingPartySettings,
): string {
  const { hostname } = new URL(tenant.issuer)
  const isAbove = id !== undefined && (hostname === id || hostname.endsWith(`.${id}`))
  return overrideRelyingParty && isAbove ? id : relyingPartyOf(tenant)
}

/** The place of a challenge: one factor of one user in one log-in, or at one ticket. */
export const placeOfFactor = (
  purpose: ChallengePlace['purpose'],
  factor: WebauthnFactor,
  { id, userId }: { readonly id: string; readonly userId: string },
): ChallengePlace => ({ purpose, id: `${factor} ${id} ${userId}` })
