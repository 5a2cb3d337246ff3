import { ApiError } from '../errors.ts'
import { managementAudience, organizationAudience } from '../record-rules/management-audience.ts'
import type { OrganizationCall } from './organization-call.ts'

const apis = [managementAudience, organizationAudience]

/**
 * Those of the roles that a member can give. The others would raise what the member may do: those
 * with permissions of the management API, and with permissions of this API that the token lacks.
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

/** @throws ApiError 403 that names the first role that the member cannot give */
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
