import type { KoaContextWithOIDC } from 'oidc-provider'
import { loadProvider } from '../provider/load-provider.ts'
import { confirmEndSession, logoutStateOf } from '../provider/patches.ts'

/**
 * Whether the `id_token_hint` of a log-out request, which oidc-provider has verified, was issued in
 * this session (OpenID Connect RP-Initiated Logout 1.0, sections 2 and 4). Such a request needs no
 * confirmation: other sites have no such token.
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
  ctx.body = '' // Koa writes a body for a redirect, which the contract does not document
  ctx.remove('Content-Type')
}

/**
 * Redirects at once where nobody is logged in, in place of the self-posting form of oidc-provider:
 * there is no session to protect.
 */
export async function endWithoutSession(ctx: KoaContextWithOIDC): Promise<void> {
  const { session } = ctx.oidc
  const { secret } = logoutStateOf(session)
  if (ctx.status === 200 && secret !== undefined && !session?.accountId) await endSessionNow(ctx)
}
