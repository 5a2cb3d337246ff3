import type { KoaContextWithOIDC, Provider } from 'oidc-provider'
import { isBound } from '../../actions/run-trigger.ts'
import { connectionOfGrant } from '../authorize/connection-prompt.ts'
import { organizationOfGrant } from '../authorize/organizations.ts'
import { refusal } from '../grants/refusal.ts'
import type { Oidc } from '../provider/load-provider.ts'
import { oidcRequestOf } from '../provider/oidc-request.ts'
import { beforeAccessTokens, setScope } from '../provider/patches.ts'
import { decide } from './actions-of-grant.ts'
import { knownActions } from './actions-of-request.ts'

/**
 * Runs the actions of the tenant before an access token of a user for whom they have not run yet,
 * such as one by a back-channel authentication request (CIBA), or by a code that is older than the
 * binding of the actions. So no token is issued without them, whatever way the user came. Scopes
 * that they remove are missing in tokens for the UserInfo endpoint, too.
 */
export function requireActions(
  provider: Provider,
  oidc: Pick<Oidc, 'errors'>,
  context: () => KoaContextWithOIDC | undefined,
): void {
  beforeAccessTokens(provider, async (token) => {
    const { accountId } = token
    const ctx = context()
    if (!ctx || accountId === undefined) return
    await run(ctx, oidc, accountId)
    // `writeInDialect` does the same for tokens of an API.
    const removed = knownActions(ctx, accountId)?.removedScopes ?? []
    if (token.resourceServer || removed.length === 0) return
    const kept = token.scope?.split(' ').filter((scope) => !removed.includes(scope))
    setScope(token, kept?.join(' '))
  })
}

async function run(
  ctx: KoaContextWithOIDC,
  oidc: Pick<Oidc, 'errors'>,
  accountId: string,
): Promise<void> {
  const request = oidcRequestOf(ctx)
  const { tenant } = request.req
  if (!isBound(tenant, 'post-login') || knownActions(ctx, accountId)) return
  const { Grant: grant, BackchannelAuthenticationRequest: approved } = ctx.oidc.entities
  const user = {
    accountId,
    amr: approved?.amr ?? [],
    connection: connectionOfGrant(grant),
    actions: undefined,
  }
  const organizationId = organizationOfGrant(grant)
  const actions = await decide(ctx, { oidc }, user, { organizationId })
  if (actions?.factor) throw refusal(oidc, 403, 'access_denied', factorMissing)
  request.actions = actions
}

const factorMissing =
  'An action asks for a second factor, which this request cannot ask for. Send the user to ' +
  '/authorize.'
