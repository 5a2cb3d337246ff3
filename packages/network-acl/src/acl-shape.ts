import type { NetworkAcl } from './network-acl.ts'
import { NetworkAclError, type NetworkAclErrorCode } from './network-acl-error.ts'
import type { Origin } from './request-facts.ts'

/** The origins to which the rules of each scope apply. */
export const ORIGINS_OF: Readonly<Record<string, readonly Origin[]>> = {
  management: ['management'],
  authentication: ['authentication'],
  dynamic_client_registration: ['dynamic_client_registration'],
  tenant: ['management', 'authentication', 'dynamic_client_registration'],
}

/** Whether a value is an object and no array. */
export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Validates the members of an ACL outside of its criteria.
 *
 * @throws {NetworkAclError}
 */
export const checkShape = (acl: NetworkAcl): void => {
  const refuse = (code: NetworkAclErrorCode): never => {
    const id: unknown = isObject(acl) ? acl.id : acl
    // An object is not converted to a string: its `toString` could come from JSON.
    throw new NetworkAclError(code, { aclId: Array.isArray(id) || isObject(id) ? '' : String(id) })
  }
  if (!isObject(acl) || typeof acl.id !== 'string') refuse('acl_malformed')
  if (!isObject(acl.rule) || !isObject(acl.rule.action)) refuse('acl_malformed')
  if (!Number.isFinite(acl.priority)) refuse('priority_malformed')
  const { scope } = acl.rule
  if (typeof scope !== 'string' || !Object.hasOwn(ORIGINS_OF, scope)) refuse('scope_unknown')
}
