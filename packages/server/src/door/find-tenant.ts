import type { RequestHandler } from 'express'
import { ApiError } from '../errors.ts'
import { findByHost } from '../tenancy/find-by-host.ts'
import type { Tenancy } from '../tenancy/tenancy.ts'

/** The tenant is the host name that is called; an unknown one is nobody's: 404. */
export function findTenant(tenancy: Tenancy): RequestHandler {
  return async (req, _res, next) => {
    const found = findByHost(tenancy, req.facts.host)
    const tenant = found instanceof Promise ? await found : found
    if (!tenant) throw new ApiError('tenant_not_found')
    req.tenant = tenant
    next()
  }
}
