import type { errors, KoaContextWithOIDC, Provider } from 'oidc-provider'

/** Details that would reveal whether a client exists. */
const hiddenDetails: readonly (string | undefined)[] = [
  undefined,
  'client not found',
  'invalid secret provided',
]

/** Adds to the error why an assertion or a certificate failed to authenticate the client. */
export function describeClientErrors(provider: Provider): void {
  const describe = (ctx: KoaContextWithOIDC, error: errors.OIDCProviderError) => {
    const { error: code, error_detail: detail } = error
    if (code !== 'invalid_client' || hiddenDetails.includes(detail)) return
    const error_description = `client authentication failed: ${detail}`
    ctx.body = { ...(ctx.body as object), error_description }
  }
  provider.on('grant.error', describe)
  provider.on('pushed_authorization_request.error', describe)
  provider.on('introspection.error', describe)
  provider.on('revocation.error', describe)
  provider.on('device_authorization.error', describe)
  provider.on('backchannel_authentication.error', describe)
}
