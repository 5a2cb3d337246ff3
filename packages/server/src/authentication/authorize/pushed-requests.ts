import { decodeJwt, decodeProtectedHeader, UnsecuredJWT } from 'jose'
import type { Provider } from 'oidc-provider'
import type { Oidc } from '../provider/load-provider.ts'
import { oidcRequestOf } from '../provider/oidc-request.ts'
import { setPushedLifetimes } from '../provider/patches.ts'

/** The member that carries the lifetime through oidc-provider. */
export const expiryMember = 'par_request_expiry'

/** For how many seconds a pushed request waits where the client does not say. */
const expirySeconds = 30

/**
 * Makes pushed requests wait as long as their client says (`par_request_expiry`); a signed one no
 * longer than it is good for. oidc-provider has a minute for all, and writes it into requests that
 * it signs nowhere.
 */
export function keepAsLongAsSaid(provider: Provider, oidc: Oidc): void {
  setPushedLifetimes(provider, (pushed) => {
    const { ctx } = oidc.Provider
    const client = ctx?.oidc.client
    const said = Number(client?.[expiryMember] ?? expirySeconds)
    const claims = decodeJwt(pushed.request)
    const nowSeconds = Math.floor(Date.now() / 1000)
    const isSigned = decodeProtectedHeader(pushed.request).alg !== 'none'
    const left = isSigned && claims.exp !== undefined ? claims.exp - nowSeconds : said
    const seconds = Math.max(1, Math.min(said, left))
    if (!isSigned) {
      pushed.request = new UnsecuredJWT({ ...claims, exp: nowSeconds + said }).encode()
    }
    if (ctx) oidcRequestOf(ctx).pushedSeconds = seconds
    return seconds
  })
}
