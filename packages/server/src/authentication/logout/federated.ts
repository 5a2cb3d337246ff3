import type { KoaContextWithOIDC } from 'oidc-provider'
import { upstreamLogoutUrl } from '../../login/upstream-logout/log-out-upstream.ts'
import { queryOf } from '../../query-of.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { oidcRequestOf } from '../provider/oidc-request.ts'

/** Whether the request also asks for a log-out at the identity provider. */
export function isFederated(ctx: KoaContextWithOIDC): boolean {
  const { req } = oidcRequestOf(ctx)
  return (req.method === 'GET' ? queryOf(req) : req.sent.parameters()).has('federated')
}

/**
 * After the end of a session, redirects the browser to the identity provider that the session came
 * from.
 */
export async function logOutUpstream(ctx: KoaContextWithOIDC, tenant: Tenant): Promise<void> {
  const { endedUpstream } = oidcRequestOf(ctx)
  if (ctx.status !== 303 || !endedUpstream || !isFederated(ctx)) return
  const url = await upstreamLogoutUrl(tenant, endedUpstream, ctx.response.get('Location'))
  if (url !== undefined) ctx.set('Location', url)
}
