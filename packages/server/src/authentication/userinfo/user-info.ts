import type { Request, Response } from 'express'
import jsonwebtoken from 'jsonwebtoken'
import { ApiError } from '../../errors.ts'
import {
  type Confirmation,
  readAccessToken,
  requirePossession,
} from '../../tenancy/proof-of-possession.ts'
import { rememberingTokens } from '../../tenancy/remembered-tokens.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { readTokenHeader } from '../../tenancy/token-header.ts'
import { answerJson } from '../answer-json.ts'
import { demandsOn } from '../clients/fapi.ts'
import { claimsForScopes } from '../provider/accounts.ts'

const leewaySeconds = 5
/** What the header of an access token says it is, in the one dialect or the other. */
const types: readonly string[] = ['JWT', 'at+jwt']

interface UserToken {
  readonly sub: string
  readonly scope?: unknown
  readonly cnf?: Confirmation
  /** The client, in the one dialect or the other. */
  readonly azp?: unknown
  readonly client_id?: unknown
}

/**
 * Answers who a JWT is about (OpenID Connect Core, section 5.3). Tokens for an API are told apart
 * by their form: the others are opaque, and oidc-provider's.
 *
 * @returns whether it was such a token
 * @throws ApiError `invalid_token`, `insufficient_scope`
 */
export async function serveUserInfo(
  req: Request,
  res: Response,
  now: () => Date,
): Promise<boolean> {
  const presented = readAccessToken(req.headers.authorization)
  if (!presented) return false
  const nowSeconds = Math.floor(now().getTime() / 1000)
  const known = verify(presented.token, req.tenant, nowSeconds)
  const { sub, scopes, cnf, azp, client_id = azp } = known
  await requirePossession(req, presented, cnf, { url: `${req.tenant.issuer}userinfo`, now })
  if (!scopes.includes('openid')) throw new ApiError('insufficient_scope')
  const user = await req.tenant.store.oidc.findSubject(sub)
  if (!user || user.blocked) throw new ApiError('invalid_token')
  const client = await req.tenant.clients.find(String(client_id))
  const isStandard = client !== undefined && demandsOn(client) !== undefined
  answerJson(res, 200, claimsForScopes(user, scopes, isStandard))
  return true
}

const verify = rememberingTokens((token, tenant: Tenant, nowSeconds) =>
  verifiedUser(token, tenant, nowSeconds, `${tenant.issuer}userinfo`),
)

/**
 * Whose access token it is, for an API of ours.
 *
 * @throws ApiError `invalid_token`
 */
export function verifiedUser(token: string, tenant: Tenant, nowSeconds: number, audience: string) {
  const { kid = '', typ = '', crit } = readTokenHeader(token) ?? {}
  const key = tenant.keys.publicKeys.get(kid)
  // RFC 7515, section 4.1.11: we understand no extension, so none may be critical.
  if (!key || !types.includes(typ) || crit !== undefined) throw new ApiError('invalid_token')
  try {
    const claims = jsonwebtoken.verify(token, key, {
      algorithms: ['RS256'],
      issuer: tenant.issuer,
      audience,
      clockTimestamp: nowSeconds,
      clockTolerance: leewaySeconds,
    })
    if (typeof claims === 'object' && claims.sub !== undefined && claims.exp !== undefined) {
      const { exp: expiresAt, scope } = claims
      const scopes: readonly string[] = typeof scope === 'string' ? scope.split(' ') : []
      return { ...(claims as UserToken), expiresAt, scopes }
    }
  } catch (cause) {
    throw new ApiError('invalid_token', { cause })
  }
  throw new ApiError('invalid_token')
}
