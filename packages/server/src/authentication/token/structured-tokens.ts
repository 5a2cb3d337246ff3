/*
 * Introspection (RFC 7662) and revocation (RFC 7009) of JWT access tokens, which oidc-provider
 * refuses.
 */

import type { Client, KoaContextWithOIDC } from 'oidc-provider'
import { memberOf } from '../../members.ts'
import { subjectOfClient } from '../../record-rules/client-subject.ts'
import { shownIdentifier } from '../../store/resource-servers/management-api.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { readTokenHeader } from '../../tenancy/token-header.ts'
import {
  type AccessTokenClaims,
  AccessTokenError,
  accessTokenTypes,
  verifyAccessToken,
} from '../../tenancy/verify-access-token.ts'
import { oidcRequestOf } from '../provider/oidc-request.ts'
import { originOf } from '../provider/request-origin.ts'

interface Issued {
  readonly claims: AccessTokenClaims
  /** The client that the token was issued to. */
  readonly clientId: string
}

/** Answers a request that oidc-provider has refused because its token is a JWT. */
export async function serveStructuredToken(
  ctx: KoaContextWithOIDC,
  tenant: Tenant,
  now: () => Date,
): Promise<void> {
  const { client, params, route } = ctx.oidc
  if (!client || memberOf(ctx.body, 'error') !== 'unsupported_token_type') return
  const token = String(params?.token)
  if (isReadableByItsApiAlone(token)) return
  const issued = verifiedToken(token, tenant, now)
  if (route === 'introspection') {
    const isAllowed = issued && mayIntrospect(client, issued)
    const body = isAllowed && (await isActive(tenant, issued)) ? shown(issued) : { active: false }
    answer(ctx, body)
  } else if (issued === undefined || issued.clientId !== client.clientId) {
    // An invalid token is no error, and whether it is valid is not told to another client.
    answer(ctx, '')
  } else if (await endLogInOf(ctx, tenant, issued)) {
    answer(ctx, '')
  }
}

/** A confidential client may be a resource server, which introspects tokens of other clients. */
export const mayIntrospect = (
  { clientAuthMethod, clientId }: Pick<Client, 'clientAuthMethod' | 'clientId'>,
  token: { readonly clientId?: string | undefined },
) => clientAuthMethod !== 'none' || clientId === token.clientId

function answer(ctx: KoaContextWithOIDC, body: object | ''): void {
  ctx.status = 200
  ctx.body = body
}

/** Whether a token is encrypted to the key of its API, or signed by a secret that it shares. */
function isReadableByItsApiAlone(token: string): boolean {
  const { alg, enc } = readTokenHeader(token) ?? {}
  return enc !== undefined || alg === 'HS256'
}

/** Undefined for what is no valid access token of the tenant, such as an ID token. */
function verifiedToken(token: string, tenant: Tenant, now: () => Date): Issued | undefined {
  const accepted = { types: accessTokenTypes, algorithms: ['RS256', 'PS256'] as const }
  try {
    const claims = verifyAccessToken(token, tenant, Math.floor(now().getTime() / 1000), accepted)
    const { client_id, azp = client_id } = claims
    return typeof azp === 'string' ? { claims, clientId: azp } : undefined
  } catch (error) {
    if (error instanceof AccessTokenError) return undefined
    throw error
  }
}

/**
 * Whether the user, or the grant of the client for the API, is still there, and the log-in has not
 * ended.
 */
async function isActive(tenant: Tenant, { claims, clientId }: Issued): Promise<boolean> {
  const { sub: userId = '', grant_id: grant, aud = [] } = claims
  const client = await tenant.clients.find(clientId)
  if (!client) return false
  if (userId === subjectOfClient(clientId)) {
    const apis = client.grants.map(({ audience }) =>
      shownIdentifier(audience, tenant.managementAudience),
    )
    return [aud].flat().some((each) => apis.includes(each))
  }
  const grantHash = typeof grant === 'string' ? grant : undefined
  return (await tenant.store.oidc.findSubjectOfToken({ userId, grantHash })) !== undefined
}

/** RFC 7662, section 2.2. */
function shown({ claims, clientId }: Issued): object {
  const { grant_id: _ofUs, ...published } = claims
  const token_type = claims.cnf?.jkt === undefined ? 'Bearer' : 'DPoP'
  return { ...published, active: true, client_id: clientId, token_type }
}

/**
 * Ends the log-in of a token, as for an opaque one. The endpoints of this server refuse the token
 * from then on; an API that does not introspect it accepts it until it expires.
 *
 * @returns false for the token of a client, which has no log-in
 */
async function endLogInOf(
  ctx: KoaContextWithOIDC,
  tenant: Tenant,
  { claims: { sub: userId, grant_id: grantHash } }: Issued,
): Promise<boolean> {
  if (typeof grantHash !== 'string' || userId === undefined) return false
  const { method, path } = oidcRequestOf(ctx).req
  const author = { description: 'Revoke a token', ...originOf(ctx), userId, method, path }
  await tenant.store.write(author, ({ grants }) => grants.endLogIn(userId, grantHash))
  return true
}
