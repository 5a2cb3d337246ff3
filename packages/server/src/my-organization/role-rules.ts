import { ApiError } from '../errors.ts'
import { managementAudience, organizationAudience } from '../record-rules/management-audience.ts'
import type { OrganizationCall } from './organization-call.ts'

const apis = [managementAudience, organizationAudience]

/**
 * The roles that a member may assign and remove. Roles with permissions of the management API, or
 * with permissions of this API that the token lacks, would give more rights than the member has, or
 * take rights from those who have more.
 */
export async function assignableRoles(
  { tenant, scopes }: Pick<OrganizationCall, 'tenant' | 'scopes'>,
  roleIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const granted = await tenant.store.roles.listGranted(roleIds, apis)
  const beyond = granted.filter(
    ({ api, permission }) => api !== organizationAudience || !scopes.includes(permission),
  )
  const refused = new Set(beyond.map(({ roleId }) => roleId))
  return new Set(roleIds.filter((id) => !refused.has(id)))
}

/**
 * Refuses roles that the member may neither assign nor remove.
 *
 * @throws ApiError 403 that names the first such role
 */
export async function requireAssignable(
  call: Pick<OrganizationCall, 'tenant' | 'scopes'>,
  roleIds: readonly string[],
): Promise<void> {
  if (roleIds.length === 0) return
  const assignable = await assignableRoles(call, roleIds)
  const refused = roleIds.find((id) => !assignable.has(id))
  if (refused === undefined) return
  const message = `The role ${refused} has permissions that you do not have here.`
  throw new ApiError('insufficient_scope', { message })
}
