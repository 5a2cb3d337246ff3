import type { Client, errors, KoaContextWithOIDC } from 'oidc-provider'
import { findInexactNumber } from '../../json-text/inexact-number.ts'
import { accountClientId } from '../../tenancy/account-client.ts'
import { consoleClientId } from '../../tenancy/console-client.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { isSignedBy, type KeyUse, keysFor } from './client-keys.ts'
import { profileOf } from './fapi.ts'

/** The algorithms by which clients may sign assertions and requests. */
export const clientAlgorithms: ('RS256' | 'RS384' | 'PS256')[] = ['RS256', 'RS384', 'PS256']

/** The longest lifetime of a client assertion, in seconds. */
const assertionSecondsMax = 5 * 60
/**
 * The tolerated difference of clocks, in seconds: FAPI 2.0 Security Profile, section 5.3.2.1 (13),
 * requires that `iat` and `nbf` up to 10 seconds in the future are accepted.
 */
export const leewaySeconds = 10
/** The same clause requires that later `iat` and `nbf` are refused. */
const futureSecondsMax = 60
/**
 * FAPI 1.0 Advanced, section 5.2.2: the greatest age and the longest lifetime of a Request Object.
 */
const requestSecondsMax = 60 * 60

type Claims = Readonly<Record<string, unknown>>
type Errors = typeof errors

/**
 * Checks of client assertions (RFC 7523) in addition to those of oidc-provider: a short lifetime, a
 * key that is registered for client authentication, and for FAPI 2.0 the issuer as the only
 * audience.
 */
export function checkAssertion(tenant: Tenant, { InvalidClientAuth }: Errors) {
  return async (
    ctx: KoaContextWithOIDC,
    { aud, exp, iat }: Claims,
    { typ, crit }: Claims,
    client: Client,
  ): Promise<void> => {
    if (profileOf(client) === '2.0' && aud !== tenant.issuer) {
      throw new InvalidClientAuth(
        `\`aud\` of the client_assertion must be ${tenant.issuer} and nothing else`,
      )
    }
    if (Number(exp) > Date.now() / 1000 + assertionSecondsMax + leewaySeconds) {
      throw new InvalidClientAuth(
        '`exp` of the client_assertion must be within five minutes from now',
      )
    }
    // RFC 7515, section 4.1.11: an extension must not be ignored, and the server supports none.
    if (crit !== undefined) {
      throw new InvalidClientAuth('`crit` is not allowed in the header of the client_assertion')
    }
    if (isInFuture(iat)) {
      throw new InvalidClientAuth('`iat` of the client_assertion is in the future')
    }
    // RFC 9101, section 10.8: a Request Object must not be accepted as an assertion.
    if (typ === 'oauth-authz-req+jwt') {
      throw new InvalidClientAuth('a Request Object must not be used as a client_assertion')
    }
    if (!(await isSignedFor('private_key_jwt', tenant, client, ctx.oidc.params))) {
      throw new InvalidClientAuth(
        'the key that signed the client_assertion is not registered for client authentication',
      )
    }
  }
}

/** Clients of this server, which have no keys to sign requests by. */
const ownClients: readonly string[] = [accountClientId, consoleClientId]

/** Whether the tenant refuses requests of a client without a Request Object (RFC 9101, 10.5). */
export const requiresSignedRequests = ({ settings }: Tenant, clientId: string) =>
  settings.flags?.require_signed_request_object === true && !ownClients.includes(clientId)

const isInFuture = (seconds: unknown) =>
  typeof seconds === 'number' && seconds > Date.now() / 1000 + futureSecondsMax

/**
 * Checks of Request Objects (RFC 9101) in addition to those of oidc-provider. They were applied to
 * a pushed one when it was pushed.
 */
export function checkRequestObject(tenant: Tenant, { InvalidRequestObject }: Errors) {
  return async (ctx: KoaContextWithOIDC, claims: Claims, header: Claims, client: Client) => {
    if (ctx.oidc.entities.PushedAuthorizationRequest) return
    if (header.crit !== undefined) {
      throw new InvalidRequestObject('`crit` is not allowed in the header of the Request Object')
    }
    if (claims.authorization_details !== undefined) requireExactNumbers(ctx, InvalidRequestObject)
    const isCiba = ctx.oidc.route === 'backchannel_authentication'
    if (isCiba) requireCibaClaims(claims, InvalidRequestObject)
    if (isInFuture(claims.iat)) {
      throw new InvalidRequestObject('`iat` of the Request Object is in the future')
    }
    if (profileOf(client)) requireFapiClaims(claims, { isCiba }, InvalidRequestObject)
    if (!(await isSignedFor('signed_request_object', tenant, client, ctx.oidc.params))) {
      throw new InvalidRequestObject(
        'the key that signed the Request Object is not registered for signed requests',
      )
    }
    if (isCiba) await requireFirstUse(ctx, client, claims, InvalidRequestObject)
  }
}

/** Requires numbers that are exact as doubles: a rounded amount would be another amount. */
function requireExactNumbers(
  { oidc }: KoaContextWithOIDC,
  Invalid: Errors['InvalidRequestObject'],
): void {
  const [, payload = ''] = String(oidc.params?.request).split('.')
  const number = findInexactNumber(Buffer.from(payload, 'base64url').toString())
  if (number === undefined) return
  throw new Invalid(
    `${number} in the Request Object cannot be represented exactly as an IEEE 754 double`,
  )
}

/** FAPI 1.0 Advanced, sections 5.2.2 and 5.2.3; FAPI 1.0 Baseline, section 5.2.2 (9). */
function requireFapiClaims(
  { aud, exp, nbf, redirect_uri }: Claims,
  { isCiba }: { readonly isCiba: boolean },
  Invalid: Errors['InvalidRequestObject'],
): void {
  if (typeof exp !== 'number' || typeof nbf !== 'number' || aud === undefined) {
    throw new Invalid('Request Object must have the claims `aud`, `exp` and `nbf`')
  }
  const isRecent = Date.now() / 1000 - nbf <= requestSecondsMax
  if (!isRecent || exp <= nbf || exp - nbf > requestSecondsMax) {
    throw new Invalid(
      'Request Object must have an `nbf` at most one hour ago, and an `exp` at most one hour after it',
    )
  }
  // Without the claim, oidc-provider would use the only redirect URI of the client.
  if (!isCiba && redirect_uri === undefined) {
    throw new Invalid('Request Object must have the claim `redirect_uri`')
  }
}

/** OpenID Connect CIBA Core 1.0, section 7.1.1. */
const cibaClaims = ['iss', 'aud', 'exp', 'iat', 'nbf', 'jti']

function requireCibaClaims(claims: Claims, Invalid: Errors['InvalidRequestObject']): void {
  const missing = cibaClaims.filter((name) => claims[name] === undefined)
  if (missing.length === 0) return
  throw new Invalid(`Request Object must have the claims ${missing.join(', ')}`)
}

/**
 * Refuses a replayed Request Object, which would cause another mail to the user (CIBA Core 1.0,
 * 7.1.1).
 */
async function requireFirstUse(
  { oidc }: KoaContextWithOIDC,
  { clientId }: Client,
  { jti, exp }: Claims,
  Invalid: Errors['InvalidRequestObject'],
): Promise<void> {
  const { ReplayDetection } = oidc.provider
  const id = `request ${String(jti)}`
  const isFirst = await ReplayDetection.unique(clientId, id, Number(exp) + leewaySeconds)
  if (!isFirst) throw new Invalid('`jti` of the Request Object has been used')
}

async function isSignedFor(
  use: KeyUse,
  tenant: Tenant,
  { clientId }: Client,
  params: Readonly<Record<string, unknown>> | undefined,
): Promise<boolean> {
  const client = await tenant.clients.find(clientId)
  const jwt = params?.[use === 'private_key_jwt' ? 'client_assertion' : 'request']
  if (!client) return false
  // Keys at a `jwks_uri` are for both uses; oidc-provider has verified the signature by them.
  if (client.settings.jwks_uri) return true
  return isSignedBy(keysFor(use, client), String(jwt))
}
