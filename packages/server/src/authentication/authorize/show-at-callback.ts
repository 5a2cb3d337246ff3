import type { Request } from 'express'
import type { KoaContextWithOIDC, Provider } from 'oidc-provider'
import { callbackUrlOf } from '../../tenancy/provider-call.ts'
import { interactionTtlSeconds } from '../provider/ttl.ts'

interface Shown {
  /** The id of the interaction. */
  readonly uid: string
  readonly req: Request
}

/**
 * Sets the cookie of an interaction for the callback of identity providers, besides that for the
 * pages of the interaction. The next log-in of the browser at a provider replaces it.
 */
export function showAtCallback(
  provider: Provider,
  { cookies }: Pick<KoaContextWithOIDC, 'cookies'>,
  { uid, req: { tenant } }: Shown,
): void {
  const { pathname, protocol } = new URL(callbackUrlOf({ tenant }))
  cookies.set(provider.cookieName('interaction'), uid, {
    path: pathname,
    httpOnly: true,
    sameSite: 'lax',
    secure: protocol === 'https:',
    signed: true,
    maxAge: interactionTtlSeconds * 1000,
  })
}
