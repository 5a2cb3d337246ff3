import { decodeJwt, decodeProtectedHeader, UnsecuredJWT } from 'jose'
import type { Provider } from 'oidc-provider'
import type { Oidc } from '../provider/load-provider.ts'
import { oidcRequestOf } from '../provider/oidc-request.ts'
import { setPushedLifetimes } from '../provider/patches.ts'

/** The member of the client metadata that carries the lifetime to oidc-provider. */
export const expiryMember = 'par_request_expiry'

/** The default lifetime of a pushed request, in seconds. */
const expirySeconds = 30

/**
 * Sets the lifetime of pushed requests (RFC 9126) to `par_request_expiry` of the client, in
 * seconds; a signed one does not outlive its `exp`. By default oidc-provider gives a minute to
 * each.
 */
export function applyPushedLifetimes(provider: Provider, oidc: Oidc): void {
  setPushedLifetimes(provider, (pushed) => {
    const { ctx } = oidc.Provider
    const client = ctx?.oidc.client
    const lifetime = Number(client?.[expiryMember] ?? expirySeconds)
    const claims = decodeJwt(pushed.request)
    const nowSeconds = Math.floor(Date.now() / 1000)
    const isSigned = decodeProtectedHeader(pushed.request).alg !== 'none'
    const left = isSigned && claims.exp !== undefined ? claims.exp - nowSeconds : lifetime
    const seconds = Math.max(1, Math.min(lifetime, left))
    if (!isSigned) {
      pushed.request = new UnsecuredJWT({ ...claims, exp: nowSeconds + lifetime }).encode()
    }
    if (ctx) oidcRequestOf(ctx).pushedSeconds = seconds
    return seconds
  })
}
