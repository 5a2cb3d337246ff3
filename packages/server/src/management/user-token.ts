import { isOwnRecordScope, managementAudience } from '../record-rules/management-audience.ts'
import type { Tenant } from '../tenancy/tenancy.ts'

interface UserOfToken {
  readonly userId: string
  /** The hash of the id of the grant of the token. */
  readonly grantId: string | undefined
}

/** Whether the user may log in, and the log-in of the token has not ended. */
export async function isStanding(
  { store }: Pick<Tenant, 'store'>,
  { userId, grantId }: UserOfToken,
): Promise<boolean> {
  if (grantId === undefined) return false
  const user = await store.oidc.findSubjectOfToken({ userId, grantHash: grantId })
  return user !== undefined
}

/**
 * The scopes that the user has now: those for their own record, and permissions by role or
 * directly. If the user loses a role, earlier tokens lose its scopes.
 */
export async function scopesOfUser(
  { store }: Pick<Tenant, 'store'>,
  userId: string,
  scopes: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const own = [...scopes].filter(isOwnRecordScope)
  if (own.length === scopes.size) return scopes
  const names = await store.userEffectivePermissions.listNames(userId, managementAudience)
  return new Set([...own, ...names.filter((name) => scopes.has(name))])
}

/**
 * Whether a request is about the user's own record: a path below it, or a device credential of the
 * user, who creates no others.
 */
export async function isOwnRecord(
  { store }: Pick<Tenant, 'store'>,
  userId: string,
  { template, id = '' }: { readonly template: string; readonly id: string | undefined },
): Promise<boolean> {
  if (template.startsWith('/users/{id}')) return id === userId
  if (template === '/device-credentials') return true
  if (template !== '/device-credentials/{id}') return false
  return store.deviceCredentials.findOwned(userId, id)
}
