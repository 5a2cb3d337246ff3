import { createHmac, randomBytes } from 'node:crypto'
import { isSameSecret } from '../../keys/is-same-secret.ts'
import { noLinks } from '../../store/oidc/oidc-statements.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'

/** The lifetime of a challenge, in seconds. */
export const challengeSeconds = 5 * 60

/** What a challenge is bound to: a log-in, or a passkey session of an application. */
export interface ChallengePlace {
  readonly purpose: 'log-in' | 'enrollment'
  readonly id: string
}

const model = 'PasskeyChallenge'
/** Web Authentication Level 3, section 13.4.3: at least 16 bytes of entropy. */
const randomLength = 16
const expiryLength = 6
const macLength = 32

/**
 * Creates a challenge for one place: random bytes, the expiry, and a MAC of both. It is stored only
 * when it is consumed, so that showing a page writes nothing.
 */
export function newChallenge(tenant: Tenant, place: ChallengePlace): Uint8Array<ArrayBuffer> {
  const signed = Buffer.alloc(randomLength + expiryLength)
  randomBytes(randomLength).copy(signed)
  signed.writeUIntBE(nowSecondsOf(tenant) + challengeSeconds, randomLength, expiryLength)
  return new Uint8Array(Buffer.concat([signed, macOf(tenant.store.oidc.cookieKey, place, signed)]))
}

/** Verifies and consumes a challenge. Of concurrent calls, one resolves to true. */
export async function consumeChallenge(
  tenant: Tenant,
  place: ChallengePlace,
  challenge: string,
): Promise<boolean> {
  const bytes = Buffer.from(challenge, 'base64url')
  if (bytes.length !== randomLength + expiryLength + macLength) return false
  const signed = bytes.subarray(0, randomLength + expiryLength)
  const mac = bytes.subarray(randomLength + expiryLength).toString('base64url')
  const { cookieKey, cookieKeys } = tenant.store.oidc
  // Only the current key: the user handle of the enrollment was derived from it.
  const keys = place.purpose === 'enrollment' ? [cookieKey] : cookieKeys
  const macs = keys.map((key) => macOf(key, place, signed))
  if (!macs.some((each) => isSameSecret(each.toString('base64url'), mac))) return false
  const expirySeconds = signed.readUIntBE(randomLength, expiryLength)
  if (expirySeconds <= nowSecondsOf(tenant)) return false
  const expiresAt = new Date(expirySeconds * 1000)
  return tenant.store.oidc.records.insert(model, mac, {
    payload: {},
    ...noLinks,
    expiresAt,
  })
}

function macOf(key: string, { purpose, id }: ChallengePlace, signed: Buffer): Buffer {
  const hmac = createHmac('sha256', key)
  return hmac.update(`passkey challenge ${purpose} ${id} `).update(signed).digest()
}

const nowSecondsOf = ({ store }: Tenant) => Math.floor(store.oidc.now().getTime() / 1000)
