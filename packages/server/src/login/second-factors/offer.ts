import { TOTP } from 'otpauth'
import { newTotpSecret } from '../../record-rules/authentication-method-members.ts'
import { newRecoveryCode } from '../../store/second-factors/second-factors.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { keepPending, type Pending, type PendingKind } from './pending.ts'

/**
 * The secret that somebody is about to enroll, the same until then. It is known to this log-in
 * alone: whoever else has the password is offered another one.
 */
export async function offerSecret(
  tenant: Tenant,
  kind: PendingKind,
  id: string,
  pending: Pending,
): Promise<string> {
  const { seal, open } = tenant.store.oidc
  if (pending.offered !== undefined) return open(pending.offered)
  const secret = newTotpSecret()
  await keepPending(tenant, kind, id, { ...pending, offered: await seal(secret) })
  return secret
}

/** For an authenticator app (Key Uri Format): the secret, and whose it is where. */
export async function keyUriOf(tenant: Tenant, userId: string, secret: string): Promise<string> {
  const [user, { name, settings }] = await Promise.all([
    tenant.store.users.get(userId),
    tenant.appearance.get(),
  ])
  const label = user?.email ?? user?.username ?? user?.phone_number ?? userId
  return new TOTP({ issuer: settings.friendly_name ?? name, label, secret }).toString()
}

/** A new recovery code for who has none, where there are such codes. */
export async function recoveryCodeFor(tenant: Tenant, userId: string): Promise<string | undefined> {
  if (!tenant.guardian.factors['recovery-code']) return undefined
  const methods = await tenant.store.authenticationMethods.listOf(userId)
  return methods.some(({ type }) => type === 'recovery-code') ? undefined : newRecoveryCode()
}
