import type { Granting } from './granting.ts'
import type { GrantContext } from './issue-tokens.ts'
import { refusal } from './refusal.ts'

/** Requires an API, and restricts `scope` to the scopes of that API, because no user is present. */
export function limitScopesToApi(ctx: GrantContext, { oidc }: Granting): void {
  const [resourceServer] = Object.values(ctx.oidc.resourceServers)
  if (!resourceServer) {
    const todo = '`audience` is required: name the API that the token is for.'
    throw refusal(oidc, 400, 'invalid_request', todo)
  }
  const offered = resourceServer.scope?.split(' ') ?? []
  const requested = ctx.oidc.requestParamScopes
  ctx.oidc.params.scope = offered.filter((scope) => requested.has(scope)).join(' ')
}
