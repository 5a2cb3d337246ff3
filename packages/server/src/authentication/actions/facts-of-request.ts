import type { KoaContextWithOIDC } from 'oidc-provider'
import type { PostLoginFacts } from '../../actions/post-login/post-login-event.ts'
import { requestedByClient } from '../authorize/requested-by-client.ts'
import { oidcRequestOf } from '../provider/oidc-request.ts'

type FactsOfRequest = Pick<PostLoginFacts, 'request' | 'client' | 'organization' | 'audiences'>

/**
 * What actions get to know of a request to oidc-provider, whoever logs in by it.
 *
 * @param params those that name the requested APIs
 * @returns undefined for a client that was deleted
 */
export async function factsOfRequest(
  ctx: KoaContextWithOIDC,
  organizationId: string | undefined,
  params: Readonly<Record<string, unknown>>,
): Promise<FactsOfRequest | undefined> {
  const { req } = oidcRequestOf(ctx)
  const { clients, store } = req.tenant
  const [client, organization] = await Promise.all([
    clients.find(ctx.oidc.client?.clientId ?? ''),
    organizationId === undefined ? undefined : store.organizations.get(organizationId),
  ])
  const { audiences } = requestedByClient(req.tenant, params)
  return client && { request: req, client, organization, audiences }
}
