/*
 * What a refresh token is exchanged for (RFC 6749, section 6; RFC 8707, section 2.2): the API and
 * the scopes of its log-in, and those that the policies of the client add to them (multi-resource
 * refresh tokens).
 */

import type { KoaContextWithOIDC, RefreshToken } from 'oidc-provider'
import type { Client } from '../../store/clients/clients.ts'
import { hasPolicies, policyScopesOf } from '../../store/clients/refresh-token-policies.ts'
import { shownIdentifier } from '../../store/resource-servers/management-api.ts'
import { audienceOf } from '../authorize/resource-identifiers.ts'
import { getResourceServerInfo } from '../authorize/resource-servers.ts'
import { oidcRequestOf } from '../provider/oidc-request.ts'
import { claimsOfScopes } from '../provider/served-grants.ts'
import { requirePossession } from '../token/token-format.ts'
import { amendTransferResponse, chooseTransfer } from '../transfer/issue-transfer-token.ts'
import type { Granting } from './granting.ts'
import type { GrantContext } from './issue-tokens.ts'
import { refusal } from './refusal.ts'

type Services = Pick<Granting, 'tenant' | 'oidc'>

/**
 * Lets oidc-provider validate a refresh token without the requested `scope`, of which it would
 * accept only that of the log-in; `chooseApi` restores it.
 */
export async function withholdScope(
  ctx: GrantContext,
  exchange: () => Promise<void>,
): Promise<void> {
  const { params } = ctx.oidc
  oidcRequestOf(ctx).refresh = { scope: params.scope }
  params.scope = undefined
  await exchange()
  if (oidcRequestOf(ctx).refresh?.transfer) amendTransferResponse(ctx)
}

/** What a client may have by a refresh token for the API that it asks for. */
interface Offer {
  /** The API as oidc-provider knows it; undefined for a log-in without an API. */
  readonly resource: string | undefined
  /** Whether the user logged in for this API. */
  readonly isOfLogIn: boolean
  /** The scopes by policies; undefined if none names the API. */
  readonly added: readonly string[] | undefined
  readonly scopes: ReadonlySet<string>
}

/**
 * Chooses the API and the scopes of the access token, after the refresh token was validated and
 * before it is consumed: a refused request does not use it up. The stored grant and the next
 * refresh token remain those of the log-in, so that a policy has effect as long as it exists.
 *
 * @throws `invalid_target` for an API that neither the log-in nor a policy is for; `invalid_scope`
 *   if no requested scope remains, and without policies for each scope that was not granted; what
 *   the API refuses, such as 403 `access_denied`
 */
export async function chooseApi(ctx: KoaContextWithOIDC, services: Services): Promise<void> {
  const { client, entities, params } = ctx.oidc
  const { RefreshToken: token, Grant: grant } = entities
  const request = oidcRequestOf(ctx)
  const { refresh } = request
  if (!client || !token || !grant || !params || !refresh) return
  if (await chooseTransfer(ctx, services)) return
  const stored = await services.tenant.clients.find(client.clientId)
  const { resource, isOfLogIn, added, scopes } = offerOf(ctx, token, stored, services)
  if (refresh.scope || added) {
    const isStrict = !hasPolicies(stored)
    const chosen = scopesFrom(scopes, refresh.scope, { isStrict, ...services })
    params.scope = chosen.join(' ')
  }
  if (params.resource !== undefined) params.resource = resource
  if (resource === undefined || !added) return
  await requireAccess(ctx, resource, isOfLogIn, services)
  grant.addResourceScope(resource, added.join(' '))
  if (isOfLogIn) return
  request.refresh = { ...refresh, resource }
}

/** @throws `invalid_target` */
function offerOf(
  { oidc: { params } }: KoaContextWithOIDC,
  token: RefreshToken,
  client: Client | undefined,
  { tenant, oidc }: Services,
): Offer {
  const ofLogIn = [token.resource ?? []].flat()
  const [named = ofLogIn[0]] = [params?.resource ?? []].flat().map(String)
  const audience = named === undefined ? undefined : audienceOf(named)
  if (named === undefined || audience === undefined) {
    return { resource: undefined, isOfLogIn: true, added: undefined, scopes: token.scopes }
  }
  // A Request Object may have named it otherwise.
  const known = ofLogIn.find((each) => audienceOf(each) === audience)
  const isOfLogIn = known !== undefined
  const absolute = tenant.managementAudience
  const added = policyScopesOf(client, audience, absolute)?.filter((each) => !isOfOidc(each))
  if (!isOfLogIn && !added) {
    const shown = shownIdentifier(audience, absolute)
    throw new oidc.errors.InvalidTarget(
      `The refresh token is not for "${shown}". ${todoOf(client)}`,
    )
  }
  // A scope that was granted for the API of the log-in is not granted for another one.
  const granted = isOfLogIn ? [...token.scopes] : [...token.scopes].filter(isOfOidc)
  return {
    resource: known ?? named,
    isOfLogIn,
    added,
    scopes: new Set([...granted, ...(added ?? [])]),
  }
}

/** Whether a scope is of OpenID Connect, and so of no API. */
const isOfOidc = (scope: string) =>
  scope === 'offline_access' || Object.hasOwn(claimsOfScopes, scope)

function todoOf(client: Client | undefined): string {
  const logIn = 'send the user to /authorize with this audience.'
  if (!client?.isFirstParty) return `For a third-party client, ${logIn}`
  return `Add a policy for it to \`refresh_token.policies\` of the client, or ${logIn}`
}

interface Choosing extends Services {
  /** Whether each requested scope must be granted; otherwise the others are left out. */
  readonly isStrict: boolean
}

/** The most scopes that an error names. */
const namedMax = 5

/** @throws `invalid_scope` */
function scopesFrom(
  offered: ReadonlySet<string>,
  requested: string | undefined,
  { isStrict, oidc }: Choosing,
): readonly string[] {
  if (!requested) return [...offered]
  const named = requested.split(' ').filter(Boolean)
  const chosen = named.filter((each) => offered.has(each))
  const missing = named.filter((each) => !offered.has(each))
  if (chosen.length > 0 && (missing.length === 0 || !isStrict)) return chosen
  const shown = missing.slice(0, namedMax).join(' ')
  const todo = isStrict
    ? 'Request scopes of the log-in'
    : 'Add them to the policy for the API in `refresh_token.policies` of the client'
  const description = `The refresh token does not give the scopes ${shown}. ${todo}, or send the user`
  throw refusal(oidc, 400, 'invalid_scope', `${description} to /authorize with them.`)
}

/**
 * Refuses what the API would refuse after the refresh token was consumed.
 *
 * @throws 403 `access_denied`, `invalid_request`, `invalid_authorization_details`
 */
async function requireAccess(
  ctx: KoaContextWithOIDC,
  resource: string,
  isOfLogIn: boolean,
  { tenant, oidc: { errors } }: Services,
): Promise<void> {
  const { client, params } = ctx.oidc
  if (!client) return
  const { audience = '' } = await getResourceServerInfo(tenant, errors)(ctx, resource, client)
  const api = oidcRequestOf(ctx).apis.get(audience)
  // oidc-provider has verified the proof, and binds the token to its key.
  const known = ctx.get('DPoP') === '' ? undefined : { jkt: true }
  if (api) requirePossession(ctx, api, known, errors)
  if (isOfLogIn || params?.authorization_details === undefined) return
  throw new errors.InvalidAuthorizationDetails(
    '`authorization_details` need consent: send the user to /authorize',
  )
}
