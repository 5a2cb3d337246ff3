import type { KoaContextWithOIDC } from 'oidc-provider'
import { loadProvider } from '../provider/load-provider.ts'
import { confirmEndSession, logoutStateOf } from '../provider/patches.ts'

/**
 * Whether the `id_token_hint` of a log-out request was issued in this session (OpenID Connect
 * RP-Initiated Logout 1.0, sections 2 and 4); oidc-provider has verified the token. Such a request
 * needs no confirmation, because other sites do not have the token.
 */
export function hasHintOfSession({ oidc }: KoaContextWithOIDC): boolean {
  const { session, client, entities } = oidc
  const { sub, sid } = entities.IdTokenHint?.payload ?? {}
  if (!session?.accountId || !client || typeof sid !== 'string') return false
  return sub === session.accountId && sid === session.authorizations?.[client.clientId]?.sid
}

/** Ends the session without confirmation, notifies the clients, and redirects. */
export async function endSessionNow(ctx: KoaContextWithOIDC): Promise<void> {
  await confirmEndSession(ctx, await loadProvider())
  ctx.body = '' // the document has no body here, and Koa would write one
  ctx.remove('Content-Type')
}

/**
 * Redirects at once if nobody is logged in. oidc-provider would answer a form that submits itself,
 * but there is no session to protect.
 */
export async function endWithoutSession(ctx: KoaContextWithOIDC): Promise<void> {
  const { session } = ctx.oidc
  const { secret } = logoutStateOf(session)
  if (ctx.status === 200 && secret !== undefined && !session?.accountId) await endSessionNow(ctx)
}
