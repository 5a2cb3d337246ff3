import type { KoaContextWithOIDC } from 'oidc-provider'
import { changesUser, type PostLoginState } from '../../actions/post-login/post-login-state.ts'
import { withoutMetFactors } from '../../actions/post-login/required-factors.ts'
import { runPostLogin } from '../../actions/post-login/run-post-login.ts'
import { isBound } from '../../actions/run-trigger.ts'
import { newSubjectOf } from '../../login/actions/with-subject.ts'
import type { LoginDevice } from '../../risk/assess-log-in.ts'
import { programOfGrant } from '../grants/granting.ts'
import {
  type Authenticated,
  type GrantContext,
  requireOrganization,
} from '../grants/issue-tokens.ts'
import { refusal } from '../grants/refusal.ts'
import type { Oidc } from '../provider/load-provider.ts'
import { oidcRequestOf } from '../provider/oidc-request.ts'
import {
  cibaGrant,
  deviceGrant,
  jwtBearerGrantType,
  tokenExchangeGrantType,
} from '../provider/served-grants.ts'
import { askedBy } from './asked-by.ts'
import { factsOfRequest } from './facts-of-request.ts'

type Services = { readonly oidc: Pick<Oidc, 'errors'> }

/** The user of a token request. */
export type GrantUser = Pick<
  Authenticated,
  'accountId' | 'amr' | 'verifiedFactors' | 'connection' | 'actions'
>

/**
 * Runs the actions of the tenant for the user whom a grant has authenticated.
 *
 * @throws 403 `access_denied` where an action refuses the log-in
 */
export async function runActionsOfGrant(
  ctx: GrantContext,
  services: Services,
  user: Authenticated,
): Promise<Authenticated> {
  const { tenant } = oidcRequestOf(ctx).req
  if (!isBound(tenant, 'post-login')) return user
  const { actions: former } = user
  if (former && former.after === undefined) return user
  const { errors } = services.oidc
  const organizationId = await requireOrganization(ctx, { tenant, errors })
  const device = await programOfGrant(ctx, { tenant })
  const logIn = { organizationId, device, mayChangeUser: true }
  const decided = await decide(ctx, services, user, logIn)
  if (!decided) return user
  const acting = withSubject(user, decided)
  const actions = withoutMetFactors(decided, { hasFactor: acting.amr.includes('mfa') })
  const acted = { ...acting, actions }
  return actions.after === undefined ? acted : runActionsOfGrant(ctx, services, acted)
}

/** The user whom an action has made the subject; the policy on second factors is still to apply. */
function withSubject(user: Authenticated, state: PostLoginState): Authenticated {
  const found = newSubjectOf(state, user.accountId, user.amr)
  if (!found) return user
  const { meetsFactorPolicy: _, pendingAccount, ...login } = user
  const { userId: accountId, ...subject } = found
  return { ...login, accountId, ...subject, ...(pendingAccount && { dueEntry: {} }) }
}

/** What the log-in of a token request is for. */
interface LogInOfGrant {
  readonly organizationId: string | undefined
  readonly refreshTokenId?: string | undefined
  /** The program that has just logged the user in. */
  readonly device?: LoginDevice | undefined
  /** Whether an action may make another user the subject. */
  readonly mayChangeUser?: boolean
  /** The API and the scopes, where the parameters of the request do not name them. */
  readonly resource?: unknown
  readonly scope?: unknown
}

/**
 * What the actions decide for the user of a token request.
 *
 * @throws 403 `access_denied`
 */
export async function decide(
  ctx: KoaContextWithOIDC,
  { oidc }: Services,
  { accountId: userId, amr, verifiedFactors, connection, actions: former }: GrantUser,
  { organizationId, refreshTokenId, device, mayChangeUser = false, ...asked }: LogInOfGrant,
): Promise<PostLoginState | undefined> {
  const { params = {} } = ctx.oidc
  const { resource, scope } = { ...params, ...asked }
  const known = await factsOfRequest(ctx, organizationId, { resource })
  if (!known) return undefined
  const grantType = String(params.grant_type)
  const facts = {
    ...known,
    userId,
    amr,
    verifiedFactors,
    connection,
    transaction: askedBy({ ...params, scope }, protocols[grantType] ?? 'oauth2-password'),
    refreshTokenId,
    device,
    isSilent: true,
  }
  const result = await runPostLogin(facts, former)
  oidcRequestOf(ctx).executions = result?.executions ?? []
  if (!result) return undefined
  if (!('denied' in result)) {
    if (mayChangeUser || !changesUser(result, userId)) return result
    throw refusal(oidc, 403, 'access_denied', otherUser)
  }
  const { error, denied, description } = result
  throw Object.assign(refusal(oidc, 403, error, denied), { error_detail: description ?? denied })
}

const otherUser =
  'An action makes another user the subject, which this request cannot do. Send the user to ' +
  '/authorize.'

/** The names of grants in `event.transaction.protocol`; the others are log-ins by password. */
const protocols: Readonly<Record<string, string>> = {
  authorization_code: 'oidc-basic-profile',
  refresh_token: 'oauth2-refresh-token',
  [deviceGrant]: 'oauth2-device-code',
  [cibaGrant]: 'oauth2-ciba',
  [tokenExchangeGrantType]: 'oauth2-token-exchange',
  [jwtBearerGrantType]: 'oauth2-resource-owner-jwt-bearer',
}
