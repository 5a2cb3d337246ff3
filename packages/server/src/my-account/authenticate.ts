import type { Request } from 'express'
import { ApiError } from '../errors.ts'
import { accountAudience } from '../record-rules/management-audience.ts'
import type { Client } from '../store/clients/clients.ts'
import { shownIdentifier } from '../store/resource-servers/management-api.ts'
import { readAccessToken, requirePossession } from '../tenancy/proof-of-possession.ts'
import { bearerChallenge as headers, requireAccessToken } from '../tenancy/require-access-token.ts'
import type { Tenant } from '../tenancy/tenancy.ts'

/** The user of an access token, and the application that calls for them. */
export interface AccountCaller {
  readonly userId: string
  readonly client: Client
}

/** The `aud` of tokens for the My Account API. */
export const accountAudienceOf = ({ managementAudience }: Tenant) =>
  shownIdentifier(accountAudience, managementAudience)

/**
 * Requires an access token of a user for the My Account API of this tenant, with a scope of the
 * operation. The client must still be allowed to use the API, and the log-in must not have ended.
 *
 * @throws ApiError 401 for an invalid token, 403 with the required scopes
 */
export async function authenticateUser(req: Request, now: () => Date): Promise<AccountCaller> {
  const { tenant, operation } = req
  if (req.headers.authorization === undefined) {
    throw new ApiError('missing_authentication', { headers })
  }
  const presented = req.signedToken ?? readAccessToken(req.headers.authorization)
  if (!presented) throw new ApiError('invalid_token', { headers })
  const token = requireAccessToken(presented.token, tenant, now(), accountAudienceOf(tenant))
  const { sub: userId = '', grant_id: grantId } = token
  const url = new URL(req.originalUrl, tenant.issuer)
  await requirePossession(req, presented, token.cnf, { urls: [url.origin + url.pathname], now })
  const [user, client, isGranted, api] = await Promise.all([
    tenant.store.oidc.findSubject(userId),
    tenant.clients.find(String(token.client_id ?? token.azp)),
    typeof grantId === 'string' && tenant.store.oidc.records.isGranted(grantId),
    tenant.audiences.find(accountAudience),
  ])
  if (!user || user.blocked || !client || !isGranted || !api) {
    throw new ApiError('invalid_token', { headers })
  }
  const scopes = typeof token.scope === 'string' ? token.scope.split(' ') : []
  const required = operation?.scopes ?? []
  if (!required.some((scope) => scopes.includes(scope) && isAllowed(client, api.usersBy, scope))) {
    const message = `Insufficient scope, expected any of: ${required.join(',')}`
    throw new ApiError('insufficient_scope', { message })
  }
  return { userId, client }
}

/** The client grant may have been deleted or narrowed since the token was issued. */
function isAllowed({ userGrants }: Client, usersBy: string, scope: string): boolean {
  if (usersBy === 'allow_all') return true
  const grant = userGrants.find(({ audience }) => audience === accountAudience)
  if (!grant || usersBy === 'deny_all') return false
  return grant.allowsAllScopes || grant.scope.includes(scope)
}
