import type { errors, KoaContextWithOIDC, Provider } from 'oidc-provider'

/** Nobody is told whether the client or its secret is wrong. */
const untold: readonly (string | undefined)[] = [
  undefined,
  'client not found',
  'invalid secret provided',
]

/** Says what is wrong with an assertion or a certificate: whoever made it can mend that. */
export function sayWhatClientLacks(provider: Provider): void {
  const say = (ctx: KoaContextWithOIDC, error: errors.OIDCProviderError) => {
    const { error: code, error_detail: detail } = error
    if (code !== 'invalid_client' || untold.includes(detail)) return
    const error_description = `client authentication failed: ${detail}`
    ctx.body = { ...(ctx.body as object), error_description }
  }
  provider.on('grant.error', say)
  provider.on('pushed_authorization_request.error', say)
  provider.on('introspection.error', say)
  provider.on('revocation.error', say)
  provider.on('device_authorization.error', say)
  provider.on('backchannel_authentication.error', say)
}
