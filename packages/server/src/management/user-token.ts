import { managementAudience } from '../record-rules/management-audience.ts'
import type { Tenant } from '../tenancy/tenancy.ts'

interface UserOfToken {
  readonly userId: string
  /** The hash of the id of the grant that the token was issued for. */
  readonly grantId: string | undefined
}

/** Whether the user may still log in, and the log-in of the token has not ended. */
export async function isStanding(
  { store }: Pick<Tenant, 'store'>,
  { userId, grantId }: UserOfToken,
): Promise<boolean> {
  if (grantId === undefined) return false
  const [user, isGranted] = await Promise.all([
    store.oidc.findSubject(userId),
    store.oidc.records.isGranted(grantId),
  ])
  return user !== undefined && !user.blocked && isGranted
}

/**
 * The scopes that are current permissions of the user, assigned directly or by roles: removing a
 * role takes effect also for tokens that were issued before.
 */
export async function scopesOfUser(
  { store }: Pick<Tenant, 'store'>,
  userId: string,
  scopes: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const names = await store.userEffectivePermissions.listNames(userId, managementAudience)
  return new Set(names.filter((name) => scopes.has(name)))
}
