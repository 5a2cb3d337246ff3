import { ApiError } from '../errors.ts'
import type { accountAudience, organizationAudience } from '../record-rules/management-audience.ts'
import type { Client } from '../store/clients/clients.ts'
import { shownIdentifier } from '../store/resource-servers/management-api.ts'
import { type PresentedToken, readAccessToken, requirePossession } from './proof-of-possession.ts'
import { bearerChallenge as headers, requireAccessToken } from './require-access-token.ts'
import type { Tenant } from './tenancy.ts'

type OwnApiAudience = typeof accountAudience | typeof organizationAudience

/** The members of a request that are read. */
type CalledRequest = Parameters<typeof requirePossession>[0] & {
  readonly tenant: Tenant
  readonly operation?: { readonly scopes: readonly string[] } | undefined
  readonly signedToken?: PresentedToken | undefined
  readonly originalUrl: string
}

/** The user of an access token, and the application that calls for them. */
export interface OwnApiCaller {
  readonly userId: string
  readonly client: Client
  /** The scopes of the token that the application still has. */
  readonly scopes: readonly string[]
  /** The claim `org_id` of the token. */
  readonly organizationId: string | undefined
}

/**
 * Requires an access token of a user for one of the server's own APIs, with a scope of the
 * operation. The client must still be allowed to use the API, and the log-in must not have ended.
 *
 * @throws ApiError 401 for an invalid token, 403 with the required scopes
 */
export async function authenticateCaller(
  req: CalledRequest,
  audience: OwnApiAudience,
  now: () => Date,
): Promise<OwnApiCaller> {
  const { tenant, operation } = req
  if (req.headers.authorization === undefined) {
    throw new ApiError('missing_authentication', { headers })
  }
  const presented = req.signedToken ?? readAccessToken(req.headers.authorization)
  if (!presented) throw new ApiError('invalid_token', { headers })
  const shown = shownIdentifier(audience, tenant.managementAudience)
  const token = requireAccessToken(presented.token, tenant, now(), shown)
  const { sub: userId = '', grant_id: grantId, org_id: organizationId } = token
  const url = new URL(req.originalUrl, tenant.issuer)
  await requirePossession(req, presented, token.cnf, { urls: [url.origin + url.pathname], now })
  if (typeof grantId !== 'string') throw new ApiError('invalid_token', { headers })
  const [user, client, api] = await Promise.all([
    tenant.store.oidc.findSubjectOfToken({ userId, grantHash: grantId }),
    tenant.clients.find(String(token.client_id ?? token.azp)),
    tenant.audiences.find(audience),
  ])
  if (!user || !client || !api) throw new ApiError('invalid_token', { headers })
  const named = typeof token.scope === 'string' ? token.scope.split(' ') : []
  const scopes = named.filter((scope) => isAllowed(client, audience, api.usersBy, scope))
  const required = operation?.scopes ?? []
  if (!required.some((scope) => scopes.includes(scope))) {
    const message = `Insufficient scope, expected any of: ${required.join(',')}`
    throw new ApiError('insufficient_scope', { message })
  }
  return {
    userId,
    client,
    scopes,
    organizationId: typeof organizationId === 'string' ? organizationId : undefined,
  }
}

/**
 * Whether the application still has a scope: its client grant may have been deleted or narrowed
 * since.
 */
function isAllowed(
  { userGrants }: Client,
  audience: OwnApiAudience,
  usersBy: string,
  scope: string,
): boolean {
  if (usersBy === 'allow_all') return true
  const grant = userGrants.find((each) => each.audience === audience)
  if (!grant || usersBy === 'deny_all') return false
  return grant.allowsAllScopes || grant.scope.includes(scope)
}
