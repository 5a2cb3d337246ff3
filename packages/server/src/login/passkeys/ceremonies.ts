import { createHmac } from 'node:crypto'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { NewPasskey, Passkey } from '../../store/second-factors/passkeys.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import {
  type ChallengePlace,
  challengeSeconds,
  consumeChallenge,
  newChallenge,
} from './challenges.ts'
import type { AuthenticatorAnswer } from './read-answer.ts'

const loadLibrary = () => import('@simplewebauthn/server')

const timeout = challengeSeconds * 1000

/**
 * Web Authentication Level 3, section 5: the RP ID is the host name of the request, or what its
 * custom domain has in place of it.
 */
function relyingPartyOf({ issuer, customDomain }: Tenant) {
  const { hostname, origin } = new URL(issuer)
  return { rpID: customDomain?.relyingPartyIdentifier ?? hostname, origin }
}

/** Options of `navigator.credentials.get`: any passkey of this tenant, with user verification. */
export async function createLoginOptions(
  tenant: Tenant,
  place: ChallengePlace,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await loadLibrary()
  const { rpID } = relyingPartyOf(tenant)
  const challenge = newChallenge(tenant, place)
  return generateAuthenticationOptions({ rpID, timeout, challenge, userVerification: 'required' })
}

interface Enrolling {
  /** The name of the passkey in lists on the device. */
  readonly userName: string
  readonly displayName?: string | undefined
  /** The id of the user, or a random one for a sign-up. The user handle does not reveal it. */
  readonly subject: string
  /** The existing passkeys of the user. */
  readonly known: readonly { readonly key_id?: string; readonly transports?: readonly string[] }[]
  readonly tenantName: string
}

/** Options of `navigator.credentials.create` for a discoverable credential. */
export async function createEnrollmentOptions(
  tenant: Tenant,
  place: ChallengePlace,
  { userName, displayName, subject, known, tenantName }: Enrolling,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await loadLibrary()
  return generateRegistrationOptions({
    challenge: newChallenge(tenant, place),
    rpName: tenantName,
    rpID: relyingPartyOf(tenant).rpID,
    userName,
    userDisplayName: displayName ?? userName,
    userID: new Uint8Array(Buffer.from(userHandleOf(tenant, subject), 'base64url')),
    timeout,
    attestationType: 'none',
    excludeCredentials: known.flatMap(({ key_id: id, transports = [] }) =>
      id === undefined ? [] : [{ id, transports: [...transports] }],
    ),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/**
 * The user handle, which must not identify the user (section 14.6.1). It is always the same, so
 * that a new passkey replaces an old one on the device.
 */
export function userHandleOf({ store }: Tenant, userId: string): string {
  return createHmac('sha256', store.oidc.cookieKey).update(`passkey ${userId}`).digest('base64url')
}

/** Verifies a new passkey for a challenge of this place; undefined if it is invalid. */
export async function verifyEnrollment(
  tenant: Tenant,
  place: ChallengePlace,
  { challenge, response }: AuthenticatorAnswer<RegistrationResponseJSON>,
): Promise<Omit<NewPasskey, 'userHandle' | 'identityUserId' | 'userAgent'> | undefined> {
  if (!(await consumeChallenge(tenant, place, challenge))) return undefined
  const { verifyRegistrationResponse } = await loadLibrary()
  const { rpID, origin } = relyingPartyOf(tenant)
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(asUnverified)
  if (!verified?.verified) return undefined
  const { credential, aaguid, credentialBackedUp, ...info } = verified.registrationInfo
  return {
    keyId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    signCounter: credential.counter,
    aaguid,
    relyingPartyIdentifier: rpID,
    credentialDeviceType: deviceTypes[info.credentialDeviceType],
    credentialBackedUp,
    transports: credential.transports ?? [],
  }
}

const deviceTypes = { singleDevice: 'single_device', multiDevice: 'multi_device' } as const

/**
 * The values of `amr` (RFC 8176, section 2): `hwk` only for a key that cannot be copied to other
 * devices.
 */
export const amrOf = (deviceType: NewPasskey['credentialDeviceType']): readonly string[] => [
  deviceType === 'single_device' ? 'hwk' : 'swk',
  'user',
]

/** The result of a verified passkey. */
export interface PasskeyProof {
  readonly signCounter: number
  readonly isBackedUp: boolean
  /** Authentication Method Reference values (RFC 8176). */
  readonly amr: readonly string[]
}

/** Verifies the response to a challenge that was already consumed; undefined if it is invalid. */
export async function verifyLogin(
  tenant: Tenant,
  { challenge, response }: AuthenticatorAnswer<AuthenticationResponseJSON>,
  { keyId, publicKey, signCounter, userHandle, relyingPartyIdentifier }: Passkey,
): Promise<PasskeyProof | undefined> {
  const { rpID, origin } = relyingPartyOf(tenant)
  if (relyingPartyIdentifier !== rpID) return undefined
  // Section 7.2, step 6.
  if (userHandle !== null && response.response.userHandle !== userHandle) return undefined
  const { verifyAuthenticationResponse } = await loadLibrary()
  const bytes = new Uint8Array(Buffer.from(publicKey, 'base64url'))
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: { id: keyId, publicKey: bytes, counter: signCounter },
    requireUserVerification: true,
  }).catch(asUnverified)
  if (!verified?.verified) return undefined
  const { newCounter, credentialBackedUp, credentialDeviceType } = verified.authenticationInfo
  const amr = amrOf(deviceTypes[credentialDeviceType])
  return { signCounter: newCounter, isBackedUp: credentialBackedUp, amr }
}

/** The library throws for every invalid response; no other error can occur in it. */
const asUnverified = () => undefined
