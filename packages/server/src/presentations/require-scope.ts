import type { Request } from 'express'
import { ApiError } from '../errors.ts'
import { verificationAudiences } from '../login/credential-verifications.ts'
import type { Client } from '../store/clients/clients.ts'
import { readAccessToken, requirePossession } from '../tenancy/proof-of-possession.ts'
import { bearerChallenge as headers, requireAccessToken } from '../tenancy/require-access-token.ts'

/** The client that calls the API of verifications. */
export interface VerificationCaller {
  readonly client: Client
  /** When the access token expires, in milliseconds since 1970. */
  readonly expiresAtMs: number
}

/**
 * Requires an access token for the verifications of this tenant, with a scope.
 *
 * @throws ApiError `missing_authentication`, `invalid_token`, `insufficient_scope`
 */
export async function requireScope(
  req: Request,
  scope: string,
  now: () => Date,
): Promise<VerificationCaller> {
  const { tenant } = req
  const presented = readAccessToken(req.headers.authorization)
  if (!presented) throw new ApiError('missing_authentication', { headers })
  const token = requireAccessToken(presented.token, tenant, now(), verificationAudiences(tenant))
  const url = new URL(req.originalUrl, tenant.issuer)
  await requirePossession(req, presented, token.cnf, { urls: [url.origin + url.pathname], now })
  const client = await tenant.clients.find(String(token.client_id ?? token.azp))
  if (!client) throw new ApiError('invalid_token', { headers })
  const scopes = typeof token.scope === 'string' ? token.scope.split(' ') : []
  if (scopes.includes(scope)) return { client, expiresAtMs: token.exp * 1000 }
  throw new ApiError('insufficient_scope', { message: `The token lacks the scope ${scope}.` })
}
