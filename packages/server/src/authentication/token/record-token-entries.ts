import type { errors, KoaContextWithOIDC, Provider } from 'oidc-provider'
import { detailsOfExecutions } from '../../actions/details-of-executions.ts'
import type { LogType } from '../../log-types.ts'
import type { LogEntry } from '../../store/logs/logs.ts'
import type { LogRecorder } from '../../tenancy/log-recorder.ts'
import { executionsFor } from '../actions/actions-of-request.ts'
import { detailsOfLogout } from '../logout/session-metadata.ts'
import { oidcRequestOf, type WithOidc } from '../provider/oidc-request.ts'
import {
  cibaGrant,
  deviceGrant,
  jwtBearerGrantType,
  providerTokenGrant,
  tokenExchangeGrantType,
} from '../provider/served-grants.ts'
import { recordEntry } from './record-entry.ts'
import { revokedRefreshTokenOf } from './revoked-refresh-token.ts'

type OidcError = errors.OIDCProviderError
type Outcome = readonly [succeeded: LogType, failed: LogType]

const byPassword: Outcome = ['sepft', 'fepft']

/** The log types of a successful and a failed exchange, by grant. */
const exchanges = new Map(
  Object.entries<Outcome>({
    authorization_code: ['seacft', 'feacft'],
    client_credentials: ['seccft', 'feccft'],
    refresh_token: ['sertft', 'fertft'],
    password: byPassword,
    'http://auth0.com/oauth/grant-type/password-realm': byPassword,
    'http://auth0.com/oauth/grant-type/passwordless/otp': ['sepotpft', 'fepotpft'],
    'http://auth0.com/oauth/grant-type/mfa-otp': ['seotpft', 'feotpft'],
    'http://auth0.com/oauth/grant-type/mfa-oob': ['seoobft', 'feoobft'],
    'http://auth0.com/oauth/grant-type/mfa-recovery-code': ['sercft', 'fercft'],
    [deviceGrant]: ['sede', 'fede'],
    [tokenExchangeGrantType]: ['secte', 'fecte'],
    [providerTokenGrant]: ['secte', 'fecte'],
    [jwtBearerGrantType]: ['secte', 'fecte'],
    [cibaGrant]: ['ciba_exchange_succeeded', 'ciba_exchange_failed'],
  }),
)

/** The errors of polling that are not logged, because the request is still pending. */
const pollErrors: readonly string[] = ['authorization_pending', 'slow_down']

/** Records exchanges, authorizations, log-outs and revocations in the tenant's log. */
export function recordTokenEntries(provider: Provider, recorder: LogRecorder): void {
  const note = (ctx: KoaContextWithOIDC, type: LogType, more: Partial<LogEntry> = {}) =>
    recordEntry(ctx, recorder, { type, ...aboutOf(ctx), ...executionsOf(ctx), ...more })
  provider.on('grant.success', (ctx) => {
    const [type] = exchangeOf(ctx)
    if (type) note(ctx, type)
  })
  provider.on('grant.error', (ctx, error) => {
    const [, type] = exchangeOf(ctx)
    if (!type || pollErrors.includes(error.error)) return
    const isReuse = type === 'fertft' && error.error_detail === 'refresh token already used'
    note(ctx, isReuse ? 'ferrt' : type, { description: sentenceOf(error) })
  })
  provider.on('authorization.success', (ctx) => {
    if (ctx.oidc.params?.prompt === 'none') note(ctx, 'ssa')
  })
  provider.on('authorization.error', (ctx, error) => {
    const isSilent = ctx.oidc.params?.prompt === 'none'
    const description = loggedOf(ctx) ?? sentenceOf(error)
    note(ctx, isSilent ? 'fsa' : 'f', { description: description.slice(0, sentenceLengthMax) })
  })
  provider.on('end_session.success', (ctx) => note(ctx, 'slo', detailsOf(ctx)))
  provider.on('end_session.error', (ctx, error) =>
    note(ctx, 'flo', { description: sentenceOf(error) }),
  )
  provider.on('backchannel.success', (ctx, client) =>
    note(ctx, 'oidc_backchannel_logout_succeeded', {
      client_id: client.clientId,
      ...detailsOf(ctx),
    }),
  )
  provider.on('backchannel.error', (ctx, error, client) => {
    const description = sentenceOf(error as OidcError)
    const type = 'oidc_backchannel_logout_failed'
    note(ctx, type, { client_id: client.clientId, description, ...detailsOf(ctx) })
  })
  provider.on('revocation.error', (ctx, error) =>
    note(ctx, 'frrt', { description: sentenceOf(error) }),
  )
  provider.use<object, WithOidc>(async (ctx, next) => {
    await next()
    if (revokedRefreshTokenOf(ctx)) note(ctx, 'srrt')
  })
}

/** The executions of the actions that ran for the log-in, as `details`. */
function executionsOf(ctx: KoaContextWithOIDC): Partial<LogEntry> {
  return detailsOfExecutions(executionsFor(ctx))
}

/** The details of a log-out. */
function detailsOf(ctx: KoaContextWithOIDC) {
  const { req, endedMetadata } = oidcRequestOf(ctx)
  return detailsOfLogout(req.tenant, endedMetadata)
}

function exchangeOf({ oidc }: KoaContextWithOIDC): Outcome | readonly [] {
  const grantType = oidc.params?.grant_type
  return (typeof grantType === 'string' && exchanges.get(grantType)) || []
}

function aboutOf({ oidc }: KoaContextWithOIDC): Partial<LogEntry> {
  const { session, entities } = oidc
  const { Account, AccessToken, ClientCredentials, RefreshToken } = entities
  const token = AccessToken ?? ClientCredentials
  const userId = Account?.accountId ?? RefreshToken?.accountId ?? session?.accountId
  return {
    ...(userId !== undefined && { user_id: userId }),
    ...(typeof token?.aud === 'string' && { audience: token.aud }),
    ...(token?.scope && { scope: token.scope }),
  }
}

/** What the log says of a log-in that the pages have refused, where the client is told less. */
function loggedOf({ oidc }: KoaContextWithOIDC): string | undefined {
  const logged: unknown = oidc.entities.Interaction?.result?.logged
  return typeof logged === 'string' ? logged : undefined
}

/** The longest description in a log entry; it may contain what the client sent. */
const sentenceLengthMax = 500

function sentenceOf(error: OidcError): string {
  const { error_description: description, error_detail: detail, message } = error
  return (detail ?? description ?? message).slice(0, sentenceLengthMax)
}
