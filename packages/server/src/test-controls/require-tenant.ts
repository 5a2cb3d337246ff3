import { ApiError } from '../errors.ts'
import type { Tenancy, Tenant } from '../tenancy/tenancy.ts'

/** @throws ApiError `tenant_not_found` */
export type RequireTenant = (domain: string) => Promise<Tenant>

/** Finds the tenant that a test names. */
export const requireTenantOf =
  (tenancy: Pick<Tenancy, 'find'>): RequireTenant =>
  async (domain) => {
    const tenant = await tenancy.find(domain.toLowerCase())
    if (!tenant) throw new ApiError('tenant_not_found')
    return tenant
  }
