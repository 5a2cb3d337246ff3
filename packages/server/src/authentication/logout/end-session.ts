import type { KoaContextWithOIDC } from 'oidc-provider'
import { loadProvider } from '../provider/load-provider.ts'
import { logoutStateOf } from '../provider/patches.ts'

/**
 * Whether a request to log out proves itself: its ID token, which oidc-provider has verified, was
 * issued in this very session (OpenID Connect RP-Initiated Logout 1.0, sections 2 and 4). Whoever
 * sends a browser here from elsewhere has none.
 */
export function isOwnLogOut({ oidc }: KoaContextWithOIDC): boolean {
  const { session, client, entities } = oidc
  const { sub, sid } = entities.IdTokenHint?.payload ?? {}
  if (!session?.accountId || !client || typeof sid !== 'string') return false
  return sub === session.accountId && sid === session.authorizations?.[client.clientId]?.sid
}

/** Ends the session as if the user had said so, tells the clients of it, and goes on. */
export async function endSessionNow(ctx: KoaContextWithOIDC): Promise<void> {
  const { endSession } = await loadProvider()
  Object.assign(ctx.oidc.params ?? {}, { logout: 'yes' })
  await endSession(ctx)
  ctx.body = '' // Koa writes one for a redirect, which the document does not have
  ctx.remove('Content-Type')
}

/**
 * Goes on where nobody is logged in. oidc-provider answers with a form that a script sends; there
 * is nothing to ask and nothing to protect.
 */
export async function endWithoutSession(ctx: KoaContextWithOIDC): Promise<void> {
  const { session } = ctx.oidc
  const { secret } = logoutStateOf(session)
  if (ctx.status === 200 && secret !== undefined && !session?.accountId) await endSessionNow(ctx)
}
