import type { AccessToken, Account, Grant, TokenEndpointGrantContext } from 'oidc-provider'
import type {
  DueEntry,
  PostLoginState,
  VerifiedFactor,
} from '../../actions/post-login/post-login-state.ts'
import type { Delegation } from '../../login/second-factors/pending.ts'
import { multiFactor } from '../../login/second-factors/second-factor-policy.ts'
import type { LoginAccount } from '../../store/logs/logins.ts'
import {
  join,
  type MembershipStatus,
  membershipStatusOf,
} from '../../tenancy/organization-logins.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { bindToConnection } from '../authorize/connection-prompt.ts'
import {
  bindToOrganization,
  checkOrganization,
  requestedOrganization,
} from '../authorize/organizations.ts'
import type { Oidc } from '../provider/load-provider.ts'
import { oidcRequestOf } from '../provider/oidc-request.ts'
import { setLifetime, setScope } from '../provider/patches.ts'

/** The context of a handler of `provider.registerGrantType`. */
export type GrantContext = TokenEndpointGrantContext

/** The user whom a grant has authenticated. */
export interface Authenticated {
  readonly accountId: string
  /** Authentication method references (RFC 8176). */
  readonly amr: readonly string[]
  /** The name of the connection of the log-in; absent if a token identifies the user. */
  readonly connection?: string | undefined
  /** The access epoch of the user at the time of authentication. */
  readonly accessEpoch?: number | undefined
  /** Whether this log-in satisfied the policy on second factors. */
  readonly meetsFactorPolicy?: true
  /** The name of the grant as one word; `token-format.ts` maps it to the claim `gty`. */
  readonly gty: string
  /** The account whose first factor was verified, while a second factor is required. */
  readonly pendingAccount?: LoginAccount
  /** The new recovery code that replaces the one that was used. */
  readonly recoveryCode?: string
  /** The second factors that the user has verified in this log-in. */
  readonly verifiedFactors?: readonly VerifiedFactor[] | undefined
  /** The log entry of the log-in, while it waits for the actions. */
  readonly dueEntry?: DueEntry | undefined
  /** What the actions of the tenant have decided of this log-in. */
  readonly actions?: PostLoginState | undefined
  /** Set if a token names the user, who is not present: the response has only an access token. */
  readonly delegation?: Delegation
  /**
   * The seconds until the access token expires that the user has authenticated with; the new one
   * does not outlive it, and there is no refresh token.
   */
  readonly secondsMax?: number
}

interface Issuing {
  readonly oidc: Oidc
  readonly ctx: GrantContext
  readonly user: Authenticated
  readonly account: Account
  readonly grant: Grant
  /** Seconds since 1970. */
  readonly authTime: number
}

/**
 * Validates the DPoP proof or certificate, and the requested API. It runs before a password or code
 * is verified, and may run again.
 *
 * @throws `invalid_dpop_proof`, `invalid_grant`, `invalid_target`, 403 `access_denied`
 */
export async function checkRequest(ctx: GrantContext, { grants, errors }: Oidc) {
  const { provider } = ctx.oidc
  const dPoP = await grants.validateDpop(provider, ctx)
  const certificate = grants.checkMtlsCert(provider, ctx)
  grants.checkDpopRequired(provider, ctx, dPoP)
  const [resourceServer, ...others] = await grants.resolveRequestedResources(provider, ctx)
  if (others.length > 0) throw new errors.InvalidTarget('A token can be issued for one API only.')
  // Without `scope`, a request is for all scopes of the API. An empty one is what a grant has left
  // of the requested scope.
  if (resourceServer && ctx.oidc.params.scope === undefined) {
    ctx.oidc.params.scope = resourceServer.scope
  }
  return { dPoP, certificate, resourceServer }
}

/**
 * Answers the tokens of a user: an access token, for the `resource` of the request if it has one;
 * an ID token for the scope `openid`; and a refresh token under the conditions of the authorization
 * code flow. They have one new grant, by which they can be revoked together.
 *
 * @throws `invalid_grant` for a deleted or blocked user, and what `checkRequest` throws
 */
export async function issueTokens(
  ctx: GrantContext,
  oidc: Oidc,
  user: Authenticated,
): Promise<void> {
  const { provider } = ctx.oidc
  const { grants } = oidc
  await checkRequest(ctx, oidc)
  const { account, entered } = await requireAdmission(ctx, oidc, user)
  const organization = await enter(ctx, user, entered)
  ctx.oidc.entity('Account', account)
  const { accountId, accessEpoch, actions } = user
  oidcRequestOf(ctx).actions = actions
  if (accessEpoch !== undefined) oidcRequestOf(ctx).accessEpochs.set(accountId, accessEpoch)
  const authTime = Math.floor(Date.now() / 1000)
  const scopes = ctx.oidc.requestParamScopes
  const isRefreshable =
    user.secondsMax === undefined &&
    user.delegation === undefined &&
    (await grants.shouldIssueRefreshToken(provider, ctx, { scopes }))
  const { connection } = user
  const grant = await saveGrant(ctx, account, { isRefreshable, organization, connection })
  const issuing = { oidc, ctx, user, account, grant, authTime }
  const token = await createAccessToken(issuing)
  const accessToken = await token.save()
  ctx.body = grants.buildTokenResponse(provider, {
    accessToken,
    expiresIn: token.expiration,
    issuedTokenType: user.gty === tokenExchange ? accessTokenType : undefined,
    refreshToken: isRefreshable ? await issueRefreshToken(issuing, token) : undefined,
    idToken: user.delegation ? undefined : await issueIdToken(issuing),
    scope: token.scope || undefined,
    tokenType: token.tokenType,
  })
  const { recoveryCode: recovery_code } = user
  if (recovery_code !== undefined) ctx.body = { ...(ctx.body as object), recovery_code }
}

interface Entered {
  readonly id: string
  readonly status: MembershipStatus
}

/**
 * Requires a user who may have tokens: not deleted or blocked, and able to log in to the
 * organization that the request names. It changes nothing, so that a grant can call it before it
 * consumes a code.
 *
 * @throws `invalid_request`, `invalid_grant`
 */
export async function requireAdmission(
  ctx: GrantContext,
  { grants, errors }: Oidc,
  { accountId: userId, connection }: Pick<Authenticated, 'accountId' | 'connection'>,
): Promise<{ readonly account: Account; readonly entered: Entered | undefined }> {
  const { tenant } = oidcRequestOf(ctx).req
  const id = await requireOrganization(ctx, { tenant, errors })
  const status =
    id && (await membershipStatusOf(tenant, { organizationId: id, userId, connection }))
  if (status === 'nonmember') {
    throw new errors.InvalidGrant(`user ${userId} is not part of the ${id} organization`)
  }
  const account = await grants.findAccount(ctx.oidc.provider, ctx, userId)
  if (!account) throw new errors.InvalidGrant('The user is blocked, or does not exist.')
  return { account, entered: id && status ? { id, status } : undefined }
}

/**
 * Checks the organization of the request. It runs before a grant creates users or consumes what it
 * verifies, and again with the user.
 *
 * @returns the id of the organization
 * @throws `invalid_request`
 */
export function requireOrganization(
  ctx: GrantContext,
  { tenant, errors }: Pick<Oidc, 'errors'> & { readonly tenant: Tenant },
): Promise<string | undefined> {
  const { clientId } = ctx.oidc.client
  return checkOrganization(tenant, errors, requestedOrganization(ctx.oidc.body), { clientId })
}

/** Users of a connection with automatic membership become members. */
async function enter(
  ctx: GrantContext,
  { accountId }: Authenticated,
  entered: Entered | undefined,
): Promise<string | undefined> {
  if (!entered) return undefined
  const { id, status } = entered
  const request = oidcRequestOf(ctx)
  const { tenant } = request.req
  if (status === 'admissible') await join(tenant, id, accountId)
  request.organization = await tenant.store.organizations.get(id)
  return id
}

interface GrantOptions {
  readonly isRefreshable: boolean
  readonly connection: string | undefined
  readonly organization: string | undefined
}

/** The name of the token exchange grant (RFC 8693). */
export const tokenExchange = 'token_exchange'

/** The token type of access tokens (RFC 8693, section 3). */
export const accessTokenType = 'urn:ietf:params:oauth:token-type:access_token'

/** The lifetime of a grant without a refresh token: that of the access token that lives longest. */
const unrefreshableSeconds = 30 * 24 * 60 * 60

/** Saves a grant of all requested scopes that the API has. */
async function saveGrant(
  ctx: GrantContext,
  { accountId }: Account,
  { isRefreshable, organization, connection }: GrantOptions,
): Promise<Grant> {
  const { provider, client, resourceServers, requestParamScopes } = ctx.oidc
  const made = new provider.Grant({ accountId, clientId: client.clientId })
  const grant = bindToConnection(bindToOrganization(made, organization), connection)
  if (!isRefreshable) setLifetime(grant, unrefreshableSeconds)
  grant.addOIDCScope([...ctx.oidc.requestParamOIDCScopes].join(' '))
  for (const [indicator, { scope = '' }] of Object.entries(resourceServers)) {
    const offered = scope.split(' ').filter((each) => requestParamScopes.has(each))
    grant.addResourceScope(indicator, offered.join(' '))
  }
  await grant.save()
  ctx.oidc.entity('Grant', grant)
  return grant
}

async function createAccessToken({ ctx, oidc, user, grant }: Issuing): Promise<AccessToken> {
  const { provider, client, requestParamScopes: requested } = ctx.oidc
  const { dPoP, certificate, resourceServer } = await checkRequest(ctx, oidc)
  const { accountId, gty, delegation, secondsMax } = user
  const token = new provider.AccessToken({ accountId, client, grantId: grant.jti, gty })
  if (certificate) token.setThumbprint('x5t', certificate)
  if (dPoP) {
    await oidc.grants.checkDpopReplay(provider, ctx, dPoP, client.clientId)
    token.setThumbprint('jkt', dPoP.thumbprint)
  }
  if (resourceServer) token.resourceServer = resourceServer
  if (secondsMax !== undefined) setLifetime(token, Math.min(token.expiration, secondsMax))
  if (delegation?.act) oidcRequestOf(ctx).actor = delegation.act
  token.scope = resourceServer
    ? grant.getResourceScopeFiltered(resourceServer.identifier(), requested)
    : grant.getOIDCScopeFiltered(requested)
  ctx.oidc.entity('AccessToken', token)
  return token
}

async function issueRefreshToken(issuing: Issuing, token: AccessToken) {
  const { ctx, oidc, user, grant, authTime } = issuing
  const { provider, client, resourceServers, requestParamScopes: scopes } = ctx.oidc
  const [resource] = Object.keys(resourceServers)
  const granted = [grant.getOIDCScopeFiltered(scopes)]
  if (resource !== undefined) granted.push(grant.getResourceScopeFiltered(resource, scopes))
  const refreshToken = new provider.RefreshToken({
    client,
    accountId: user.accountId,
    amr: [...user.amr],
    ...(user.amr.includes('mfa') && { acr: multiFactor }),
    authTime,
    grantId: grant.jti,
    gty: user.gty,
    resource,
    rotations: 0,
    scope: granted.filter(Boolean).join(' '),
  })
  await oidc.grants.applyRefreshTokenBindings(provider, ctx, token, refreshToken)
  ctx.oidc.entity('RefreshToken', refreshToken)
  return refreshToken.save()
}

async function issueIdToken({ ctx, user, account, grant, authTime }: Issuing) {
  const { provider, requestParamScopes: scopes } = ctx.oidc
  if (!scopes.has('openid')) return undefined
  const scope = grant.getOIDCScopeFiltered(scopes)
  const claims = await account.claims('id_token', scope, {}, [])
  const token = new provider.IdToken({ ...claims, sub: user.accountId }, { ctx })
  setScope(token, scope)
  token.set('auth_time', authTime)
  token.set('amr', [...user.amr])
  if (user.amr.includes('mfa')) token.set('acr', multiFactor)
  return token.issue({ use: 'idtoken' })
}
