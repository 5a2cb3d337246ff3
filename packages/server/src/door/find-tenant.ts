import type { Request, RequestHandler, Response } from 'express'
import type { RateLimit } from '../config/read-rate-limits.ts'
import { ApiError } from '../errors.ts'
import { networkOf } from '../peers/address.ts'
import type { Peers } from '../peers/peer-facts.ts'
import { findByHost } from '../tenancy/find-by-host.ts'
import type { Tenancy, Tenant } from '../tenancy/tenancy.ts'
import { createRateCounter, setRateLimitHeaders } from './rate-counter.ts'

interface FindingTenants {
  readonly peers: Peers
  readonly rateOfUnknown: RateLimit
}

/**
 * Finds the tenant by the host name. An unknown host is a 404, and many requests for them are a
 * 429. A socket whose SNI (RFC 6066, section 3) names one tenant must not be used for another:
 * 421 (RFC 9110, section 15.5.20). Trusted proxies are exempt, because they choose the SNI freely.
 */
export function findTenant(
  tenancy: Tenancy,
  { peers, rateOfUnknown }: FindingTenants,
): RequestHandler {
  const counter = rateOfUnknown === 'off' ? undefined : createRateCounter(rateOfUnknown)
  const admit = async (req: Request, res: Response, found: ReturnType<typeof findByHost>) => {
    const tenant = await found
    if (!tenant) {
      const network = networkOf(req.facts.address ?? '')
      if (counter) setRateLimitHeaders(res, counter.limit, await counter.count(network))
      throw new ApiError('tenant_not_found')
    }
    const isProxy = peers.get(req.socket)?.isProxy
    if (!isProxy && (await isOfAnother(tenancy, req, tenant))) {
      throw new ApiError('misdirected_request')
    }
    enter(req, tenant)
  }
  return (req, res, next) => {
    const { host, sni = host } = req.facts
    const found = findByHost(tenancy, host)
    const isRemembered = found !== undefined && !(found instanceof Promise)
    if (!isRemembered || sni !== host) return admit(req, res, found).then(() => next())
    enter(req, found)
    return next()
  }
}

function enter(req: Request, tenant: Tenant): void {
  req.tenant = tenant
  req.deadline.tenantId = tenant.id
}

/** Whether the SNI of the socket names another tenant. */
async function isOfAnother(tenancy: Tenancy, { facts }: Request, tenant: Tenant): Promise<boolean> {
  const { sni, host } = facts
  if (sni === undefined || sni === host) return false
  const named = await findByHost(tenancy, sni)
  return named !== undefined && named.id !== tenant.id
}
