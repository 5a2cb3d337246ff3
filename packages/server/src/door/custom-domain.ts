import type { RequestHandler } from 'express'
import { ApiError } from '../errors.ts'
import { toAddress } from '../peers/address.ts'
import type { Peers } from '../peers/peer-facts.ts'
import type { Tenancy } from '../tenancy/tenancy.ts'
import { type EdgeKeys, isEdge } from './client-certificate.ts'

interface EdgeOptions {
  readonly peers: Peers
  readonly edgeKeys: EdgeKeys
}

/**
 * Reads the address of the client from the header that the custom domain configures. The header is
 * read only from a trusted proxy that sends the API key of the domain; an earlier step has read
 * `X-Forwarded-For` of all trusted proxies.
 */
export function readClientAddress({ peers, edgeKeys }: EdgeOptions): RequestHandler {
  return (req, _res, next) => {
    const header = req.tenant.customDomain?.clientIpHeader
    if (header === undefined || header === 'x-forwarded-for') return next()
    if (!peers.get(req.socket)?.isProxy || !isEdge(req, edgeKeys)) return next()
    const sent = req.headers[header]
    const address = typeof sent === 'string' ? toAddress(sent) : undefined
    if (address !== undefined) req.facts = req.facts.at(address)
    return next()
  }
}

const header = 'auth0-custom-domain'

/**
 * Chooses the domain of links in e-mails that a request of the management API sends: the custom
 * domain that its header names, or the default one. If a flag of the tenant is off, it is the
 * domain of the request.
 *
 * @throws ApiError 400 if the header names no custom domain of the tenant
 */
export function chooseLinkDomain(tenancy: Tenancy): RequestHandler {
  return async (req, _res, next) => {
    const { tenant } = req
    const named = req.get(header)
    const isOwn = tenant.settings.flags?.enable_custom_domain_in_emails === false
    const domain = named ?? (tenant.customDomain || isOwn ? undefined : tenant.linkDomain)
    if (domain === undefined) return next()
    const found = await tenancy.find(domain.toLowerCase())
    if (found?.id === tenant.id) req.linkTenant = found
    else if (named !== undefined) {
      const message = `The header ${header} must name a domain of the tenant that is ready.`
      throw new ApiError('invalid_request', { message })
    }
    return next()
  }
}
