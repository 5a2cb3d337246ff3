import { createHmac } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { newRecoveryCode } from '../../store/second-factors/second-factors.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import type { OfferKind, Pending } from './pending.ts'

/** RFC 4226, section 4, recommends 160 bits. */
const secretBytes = 20

/**
 * The secret of an authenticator app that is being enrolled, in Base32. It is derived from the
 * log-in: the page shows the same secret each time, and nothing is stored before it is enrolled.
 * Another log-in with the same password gets another secret.
 *
 * @param id the random id of the log-in, the MFA token or the ticket
 */
export function offeredSecret(
  { store }: Tenant,
  kind: OfferKind,
  id: string,
  { userId }: Pick<Pending, 'userId'>,
): string {
  const hmac = createHmac('sha256', store.oidc.cookieKey).update(`totp ${kind} ${id} ${userId}`)
  const { buffer } = new Uint8Array(hmac.digest().subarray(0, secretBytes))
  return new Secret({ buffer }).base32
}

/** The `otpauth:` URI that an authenticator app reads (Key Uri Format). */
export async function keyUriOf(tenant: Tenant, userId: string, secret: string): Promise<string> {
  const [user, { name, settings }] = await Promise.all([
    tenant.store.users.get(userId),
    tenant.appearance.get(),
  ])
  const label = user?.email ?? user?.username ?? user?.phone_number ?? userId
  return new TOTP({ issuer: settings.friendly_name ?? name, label, secret }).toString()
}

/** A new recovery code, for a user without one, if the tenant enables recovery codes. */
export async function recoveryCodeFor(tenant: Tenant, userId: string): Promise<string | undefined> {
  if (!tenant.guardian.factors['recovery-code']) return undefined
  const methods = await tenant.store.authenticationMethods.listOf(userId)
  return methods.some(({ type }) => type === 'recovery-code') ? undefined : newRecoveryCode()
}
