import type { KoaContextWithOIDC } from 'oidc-provider'
import type { RequestOrigin } from '../../store/oidc/oidc-sessions.ts'
import { oidcRequestOf } from './oidc-request.ts'

const userAgentLengthMax = 1024

/**
 * The client, the address and the user agent of a request. Background work has none of them, and
 * test controls have no address.
 */
export function originOf(ctx: KoaContextWithOIDC | undefined): RequestOrigin {
  if (!ctx) return {}
  const { facts, method } = oidcRequestOf(ctx).req
  const { address: ip, userAgent } = facts ?? {}
  const { client } = ctx.oidc ?? {}
  return {
    method,
    ...(client && { clientId: client.clientId, clientName: client.clientName ?? '' }),
    ...(ip !== undefined && { ip }),
    ...(userAgent !== undefined && { userAgent: userAgent.slice(0, userAgentLengthMax) }),
  }
}
