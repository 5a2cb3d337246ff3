import type { Client, errors, KoaContextWithOIDC, Provider } from 'oidc-provider'
import { noSubject } from './client-metadata.ts'
import { levelMember, methodsOf } from './fapi.ts'

/** Details of errors that would reveal whether a client exists. */
const hiddenDetails: readonly (string | undefined)[] = [
  undefined,
  'client not found',
  'invalid secret provided',
]

/** Adds to an error why an assertion or a certificate did not authenticate the client. */
export function describeClientErrors(provider: Provider): void {
  const describe = (ctx: KoaContextWithOIDC, error: errors.OIDCProviderError) => {
    const { error: code, error_detail: detail } = error
    if (code !== 'invalid_client' || hiddenDetails.includes(detail)) return
    const reason = missingCredentialOf(ctx.oidc?.client) ?? detail
    const error_description = `client authentication failed: ${reason}`
    ctx.body = { ...(ctx.body as object), error_description }
  }
  provider.on('grant.error', describe)
  provider.on('pushed_authorization_request.error', describe)
  provider.on('introspection.error', describe)
  provider.on('revocation.error', describe)
  provider.on('device_authorization.error', describe)
  provider.on('backchannel_authentication.error', describe)
}

/**
 * Why a client with a `compliance_level` cannot authenticate: it lacks the credential that the
 * level requires.
 */
function missingCredentialOf(client: Client | undefined): string | undefined {
  const methods = methodsOf(client)
  if (!client || !methods || hasCredential(client)) return undefined
  const level = String(client[levelMember])
  return `the compliance_level ${level} requires a credential for ${methods.join(' or ')}, and the client has none`
}

function hasCredential({ clientAuthMethod, jwks, jwksUri, tlsClientAuthSubjectDn }: Client) {
  if (clientAuthMethod === 'tls_client_auth') return tlsClientAuthSubjectDn !== noSubject
  return jwksUri !== undefined || (jwks?.keys.length ?? 0) > 0
}
