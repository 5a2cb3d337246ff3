import { decodeJwt, decodeProtectedHeader, UnsecuredJWT } from 'jose'
import type { Provider } from 'oidc-provider'
import type { Oidc } from '../provider/load-provider.ts'
import { oidcRequestOf } from '../provider/oidc-request.ts'

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
  const model = provider.PushedAuthorizationRequest.prototype
  const { save } = model
  model.save = function saveAsLongAsSaid(this: typeof model & { request: string }) {
    const { ctx } = oidc.Provider
    const client = ctx?.oidc.client
    const said = Number(client?.[expiryMember] ?? expirySeconds)
    const claims = decodeJwt(this.request)
    const nowSeconds = Math.floor(Date.now() / 1000)
    const isSigned = decodeProtectedHeader(this.request).alg !== 'none'
    const left = isSigned && claims.exp !== undefined ? claims.exp - nowSeconds : said
    const seconds = Math.max(1, Math.min(said, left))
    if (!isSigned) {
      this.request = new UnsecuredJWT({ ...claims, exp: nowSeconds + said }).encode()
    }
    if (ctx) oidcRequestOf(ctx).pushedSeconds = seconds
    return save.call(this, seconds)
  }
}
