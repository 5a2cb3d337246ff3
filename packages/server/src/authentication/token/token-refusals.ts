import type { errors, KoaContextWithOIDC } from 'oidc-provider'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { profileOf } from '../clients/fapi.ts'
import { oidcRequestOf } from '../provider/oidc-request.ts'
import { cibaGrant, deviceGrant } from '../provider/served-grants.ts'

type OidcError = errors.OIDCProviderError

interface Refusal {
  readonly status: number
  readonly error?: string
  readonly error_description?: string
}

type Refusals = Readonly<Record<string, Refusal>>

/** The descriptions and statuses of the hosted token endpoint, by grant and `error`. */
const refusals = new Map(
  Object.entries<Refusals>({
    authorization_code: {
      invalid_grant: { status: 403, error_description: 'Invalid authorization code' },
    },
    refresh_token: {
      invalid_grant: { status: 403, error_description: 'Unknown or invalid refresh token.' },
    },
    [deviceGrant]: {
      authorization_pending: {
        status: 403,
        error_description: 'User has yet to authorize device code.',
      },
      access_denied: { status: 403, error_description: 'User cancelled the confirmation prompt.' },
      expired_token: { status: 403, error_description: 'The device code has expired.' },
      invalid_grant: { status: 403, error_description: 'Invalid or expired device code.' },
    },
    [cibaGrant]: {
      authorization_pending: {
        status: 400,
        error_description: 'The end-user authorization is pending',
      },
      access_denied: {
        status: 400,
        error_description: 'The end-user denied the authorization request',
      },
    },
  }),
)

const notAllowed = 'requested grant type is not allowed for this client'

/**
 * Gives an error of the token endpoint the description of the hosted API, and the status 400 (RFC
 * 6749, section 5.2); with `compatible_answers` also the status of the hosted API.
 */
export function amendTokenError(
  ctx: KoaContextWithOIDC,
  error: OidcError,
  { compatible_answers: isCompatible = false }: Tenant['settings'],
): void {
  const { mfaToken: mfa_token, mfaRequirements: mfa_requirements } = oidcRequestOf(ctx)
  if (mfa_token !== undefined) {
    const requirements = mfa_requirements && { mfa_requirements }
    ctx.body = { ...(ctx.body as object), mfa_token, ...requirements }
  }
  if (profileOf(ctx.oidc.client)) {
    amendByStandard(ctx, error)
    return
  }
  const { status = ctx.status, ...hosted } = refusalOf(ctx.oidc.params?.grant_type, error) ?? {}
  ctx.body = { ...(ctx.body as object), ...hosted }
  ctx.status = status === 403 && !isCompatible ? 400 : status
}

/** Answers exactly as RFC 6749, section 5.2, to clients with a FAPI profile. */
function amendByStandard(ctx: KoaContextWithOIDC, error: OidcError): void {
  if (ctx.status === 403) ctx.status = 400
  if (error.error_description !== notAllowed) return
  ctx.body = { ...(ctx.body as object), error: 'unauthorized_client' }
}

function refusalOf(grantType: unknown, error: OidcError): Refusal | undefined {
  const { error: code, error_description: description, error_detail: detail } = error
  if (description === notAllowed) {
    const error_description = `Grant type '${grantType}' not allowed for the client.`
    return { status: 403, error: 'unauthorized_client', error_description }
  }
  if (typeof grantType !== 'string') return undefined
  const isByVerifier = code === 'invalid_grant' && detail?.startsWith('code_verifier')
  if (isByVerifier) return { status: 403, error_description: 'Failed to verify code verifier' }
  return refusals.get(grantType)?.[code]
}
