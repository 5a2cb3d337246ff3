import { createHmac } from 'node:crypto'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { CredentialType, NewPasskey, Passkey } from '../../store/second-factors/passkeys.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import {
  type ChallengePlace,
  challengeSeconds,
  consumeChallenge,
  newChallenge,
} from './challenges.ts'
import { isUsableKey } from './credential-keys.ts'
import type { AuthenticatorAnswer } from './read-answer.ts'

const loadLibrary = () => import('@simplewebauthn/server')

const timeout = challengeSeconds * 1000

/** What a credential is for, and what its authenticator has to do. */
export interface CeremonyRules {
  readonly type: CredentialType
  /** Web Authentication Level 3, section 5. */
  readonly rpID: string
  readonly userVerification: 'discouraged' | 'preferred' | 'required'
  /** Absent: any authenticator. */
  readonly authenticatorAttachment?: 'cross-platform' | 'platform'
  readonly residentKey: 'discouraged' | 'required'
  /** Accepted origins besides that of the tenant; by default none. */
  readonly origins?: readonly string[]
}

/** The RP ID of a tenant: the host name of the request, or what its custom domain has for it. */
export const relyingPartyOf = ({ issuer, customDomain }: Tenant): string =>
  customDomain?.relyingPartyIdentifier ?? new URL(issuer).hostname

export const passkeyRules = (tenant: Tenant): CeremonyRules => ({
  type: 'passkey',
  rpID: relyingPartyOf(tenant),
  userVerification: 'required',
  residentKey: 'required',
})

/** A credential that a user has. */
interface KnownCredential {
  readonly key_id?: string
  readonly transports?: readonly string[]
}

const descriptorsOf = (known: readonly KnownCredential[]) =>
  known.flatMap(({ key_id: id, transports = [] }) =>
    id === undefined ? [] : [{ id, transports: [...transports] }],
  )

/** Options of `navigator.credentials.get`: any passkey of this tenant, or one of `allowed`. */
export async function createLoginOptions(
  tenant: Tenant,
  place: ChallengePlace,
  { rpID, userVerification }: CeremonyRules = passkeyRules(tenant),
  allowed?: readonly KnownCredential[],
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await loadLibrary()
  const challenge = newChallenge(tenant, place)
  const allowCredentials = allowed && { allowCredentials: descriptorsOf(allowed) }
  return generateAuthenticationOptions({
    rpID,
    timeout,
    challenge,
    userVerification,
    ...allowCredentials,
  })
}

interface Enrolling {
  /** The name of the passkey in lists on the device. */
  readonly userName: string
  readonly displayName?: string | undefined
  /** The id of the user, or a random one for a sign-up. The user handle does not reveal it. */
  readonly subject: string
  /** The existing credentials of the user, which are not enrolled again. */
  readonly known: readonly KnownCredential[]
  readonly tenantName: string
}

/** Options of `navigator.credentials.create`. */
export async function createEnrollmentOptions(
  tenant: Tenant,
  place: ChallengePlace,
  { userName, displayName, subject, known, tenantName }: Enrolling,
  rules: CeremonyRules = passkeyRules(tenant),
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await loadLibrary()
  const { type, rpID, userVerification, residentKey, authenticatorAttachment } = rules
  return generateRegistrationOptions({
    challenge: newChallenge(tenant, place),
    rpName: tenantName,
    rpID,
    userName,
    userDisplayName: displayName ?? userName,
    userID: new Uint8Array(Buffer.from(userHandleOf(tenant, subject, type), 'base64url')),
    timeout,
    attestationType: 'none',
    excludeCredentials: descriptorsOf(known),
    authenticatorSelection: {
      residentKey,
      userVerification,
      ...(authenticatorAttachment && { authenticatorAttachment }),
    },
  })
}

/**
 * The user handle, which must not identify the user (section 14.6.1). It is always the same for a
 * type, so that a new passkey replaces an old one on the device, and a second factor does not.
 */
export function userHandleOf(
  { store }: Tenant,
  userId: string,
  type: CredentialType = 'passkey',
): string {
  return createHmac('sha256', store.oidc.cookieKey).update(`${type} ${userId}`).digest('base64url')
}

/** Verifies a new credential for a challenge of this place; undefined if it is invalid. */
export async function verifyEnrollment(
  tenant: Tenant,
  place: ChallengePlace,
  { challenge, response }: AuthenticatorAnswer<RegistrationResponseJSON>,
  rules: CeremonyRules = passkeyRules(tenant),
): Promise<Omit<NewPasskey, 'userHandle' | 'identityUserId' | 'userAgent'> | undefined> {
  if (!(await consumeChallenge(tenant, place, challenge))) return undefined
  const { rpID, authenticatorAttachment: wanted } = rules
  const { authenticatorAttachment: claimed = wanted } = response
  if (wanted && claimed !== wanted) return undefined
  const { verifyRegistrationResponse } = await loadLibrary()
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: [originOf(tenant), ...(rules.origins ?? [])],
    expectedRPID: rpID,
    requireUserVerification: rules.userVerification === 'required',
  }).catch(asUnverified)
  if (!verified?.verified) return undefined
  const { credential, aaguid, credentialBackedUp, ...info } = verified.registrationInfo
  if (!(await isUsableKey(credential.publicKey))) return undefined
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
  rules: CeremonyRules = passkeyRules(tenant),
): Promise<PasskeyProof | undefined> {
  const { type, rpID } = rules
  if (relyingPartyIdentifier !== rpID) return undefined
  // Section 7.2, step 6: only a discoverable credential has to name the user.
  const { userHandle: named = type === 'passkey' ? undefined : userHandle } = response.response
  if (userHandle !== null && named !== userHandle) return undefined
  const { verifyAuthenticationResponse } = await loadLibrary()
  const bytes = new Uint8Array(Buffer.from(publicKey, 'base64url'))
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: [originOf(tenant), ...(rules.origins ?? [])],
    expectedRPID: rpID,
    credential: { id: keyId, publicKey: bytes, counter: signCounter },
    requireUserVerification: rules.userVerification === 'required',
  }).catch(asUnverified)
  if (!verified?.verified) return undefined
  const { newCounter, credentialBackedUp, credentialDeviceType } = verified.authenticationInfo
  const amr = amrOf(deviceTypes[credentialDeviceType])
  return { signCounter: newCounter, isBackedUp: credentialBackedUp, amr }
}

const originOf = ({ issuer }: Tenant) => new URL(issuer).origin

/** The library throws for every invalid response; no other error can occur in it. */
const asUnverified = () => undefined
