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

/** Web Authentication Level 3, section 5: passkeys are for the host name of the tenant. */
function relyingPartyOf({ issuer }: Tenant) {
  const { hostname, origin } = new URL(issuer)
  return { rpID: hostname, origin }
}

/** What `navigator.credentials.get` takes: any passkey of this tenant, with the user verified. */
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
  /** What the passkey is called in lists of the device. */
  readonly userName: string
  readonly displayName?: string | undefined
  /** The user, or whoever will be one. It is not readable from the handle. */
  readonly subject: string
  /** Those that the user has already. */
  readonly known: readonly { readonly key_id?: string; readonly transports?: readonly string[] }[]
  readonly tenantName: string
}

/** What `navigator.credentials.create` takes: a passkey that is found without a name. */
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
 * What the authenticator calls the user, who is not to be known by it (section 14.6.1): always the
 * same, so that a new passkey takes the place of an old one on the device.
 */
export function userHandleOf({ store }: Tenant, userId: string): string {
  return createHmac('sha256', store.oidc.cookieKey).update(`passkey ${userId}`).digest('base64url')
}

/** The passkey that was made for a challenge of this place; nothing for anything else. */
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

/** RFC 8176, section 2: a key that may be on several devices is not one of hardware. */
export const amrOf = (deviceType: NewPasskey['credentialDeviceType']): readonly string[] => [
  deviceType === 'single_device' ? 'hwk' : 'swk',
  'user',
]

export interface PasskeyProof {
  readonly signCounter: number
  readonly isBackedUp: boolean
  /** RFC 8176. */
  readonly amr: readonly string[]
}

/** Whether an answer is that of a passkey, to a challenge that was taken before. */
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

/** The library throws whatever is wrong with an answer, and there is nothing else in it to fail. */
const asUnverified = () => undefined
