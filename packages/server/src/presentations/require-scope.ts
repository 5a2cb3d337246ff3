import type { Request } from 'express'
import { ApiError } from '../errors.ts'
import { verificationAudiences } from '../login/credential-verifications.ts'
import type { Client } from '../store/clients/clients.ts'
import { readAccessToken, requirePossession } from '../tenancy/proof-of-possession.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import { AccessTokenError, verifyAccessToken } from '../tenancy/verify-access-token.ts'

const challenge = { 'WWW-Authenticate': 'Bearer' }

/**
 * The client of an access token for the verifications of this tenant, with this scope.
 *
 * @throws ApiError `missing_authentication`, `invalid_token`, `insufficient_scope`
 */
export async function requireScope(req: Request, scope: string, now: () => Date): Promise<Client> {
  const { tenant } = req
  const presented = readAccessToken(req.headers.authorization)
  if (!presented) throw new ApiError('missing_authentication', { headers: challenge })
  const token = verify(presented.token, tenant, now())
  const url = new URL(req.originalUrl, tenant.issuer)
  await requirePossession(req, presented, token.cnf, { urls: [url.origin + url.pathname], now })
  const client = await tenant.clients.find(String(token.client_id ?? token.azp))
  if (!client) throw new ApiError('invalid_token', { headers: challenge })
  const scopes = typeof token.scope === 'string' ? token.scope.split(' ') : []
  if (scopes.includes(scope)) return client
  throw new ApiError('insufficient_scope', { message: `The token lacks the scope ${scope}.` })
}

function verify(token: string, tenant: Tenant, now: Date) {
  const accepted = {
    audience: verificationAudiences(tenant),
    types: ['JWT', 'at+jwt'],
    leewaySeconds: 5,
  }
  try {
    return verifyAccessToken(token, tenant, Math.floor(now.getTime() / 1000), accepted)
  } catch (cause) {
    if (!(cause instanceof AccessTokenError)) throw cause
    throw new ApiError('invalid_token', { headers: challenge, cause })
  }
}
