import type { ConnectionWith } from '../../connectors/connector.ts'
import { findFreshTokens } from '../../login/redirect/fresh-tokens.ts'
import { providerTokenGrant } from '../provider/served-grants.ts'
import { type Granting, required } from './granting.ts'
import { accessTokenType, type GrantContext } from './issue-tokens.ts'
import { refusal } from './refusal.ts'
import { verifySubjectToken } from './subject-token.ts'

const providerTokenType = 'http://auth0.com/oauth/token-type/federated-connection-access-token'
const refreshTokenType = 'urn:ietf:params:oauth:token-type:refresh_token'

/** The grant by which a client obtains a user's access token of an identity provider. */
export const providerToken = {
  grantType: providerTokenGrant,
  parameters: [
    'subject_token',
    'subject_token_type',
    'requested_token_type',
    'connection',
    'login_hint',
  ],
  answer,
} as const

/**
 * Answers the access token of an identity provider, after refreshing it there if it has expired
 * (RFC 8693, section 2.2.1).
 *
 * @throws `invalid_request`, `invalid_grant`; 401 `federated_connection_refresh_token_not_found`,
 *   401 `federated_connection_refresh_token_flow_failed`
 */
async function answer(ctx: GrantContext, granting: Granting): Promise<void> {
  required(ctx, granting, 'subject_token', 'subject_token_type', 'connection')
  const { requested_token_type: requested = providerTokenType, login_hint: hint } = ctx.oidc.params
  if (requested !== providerTokenType) {
    throw invalidRequest(granting, `\`requested_token_type\` must be ${providerTokenType}.`)
  }
  const userId = await userOf(ctx, granting)
  const way = await wayOf(ctx, granting)
  const subject = typeof hint === 'string' ? hint : undefined
  const found = await findFreshTokens({ ...granting, way, userId, subject })
  if ('refused' in found) throw refused(granting, found)
  const { accessToken: access_token, expiresAt } = found
  const leftMs = expiresAt && expiresAt.getTime() - granting.now().getTime()
  ctx.body = {
    access_token,
    issued_token_type: providerTokenType,
    token_type: 'Bearer',
    ...(leftMs !== undefined && { expires_in: Math.max(1, Math.floor(leftMs / 1000)) }),
  }
}

const invalidRequest = ({ oidc }: Granting, description: string) =>
  refusal(oidc, 400, 'invalid_request', description)

/**
 * The user of the subject token, which is a refresh token of this client or an access token for its
 * API.
 */
async function userOf(ctx: GrantContext, granting: Granting): Promise<string> {
  const { oidc, tenant } = granting
  const { subject_token_type: type, subject_token: token } = ctx.oidc.params
  if (type !== refreshTokenType && type !== accessTokenType) {
    const known = `${refreshTokenType} or ${accessTokenType}`
    throw invalidRequest(granting, `\`subject_token_type\` must be ${known}.`)
  }
  const { clientId } = ctx.oidc.client
  const find = async () => {
    if (type === refreshTokenType) return userOfRefreshToken(ctx, String(token))
    const client = await tenant.clients.find(clientId)
    const api = client?.settings.resource_server_identifier
    return (await verifySubjectToken(String(token), api, granting))?.userId
  }
  const userId = await find()
  const account = userId && (await oidc.grants.findAccount(ctx.oidc.provider, ctx, userId))
  if (!account) throw refusal(oidc, 400, 'invalid_grant', foreignSubjectToken)
  ctx.oidc.entity('Account', account)
  return account.accountId
}

const foreignSubjectToken =
  'The `subject_token` is neither a refresh token of this client nor an access token for its API, ' +
  'has ended, or is bound to a key or a certificate.'

/**
 * The user of a refresh token, which is not rotated: no tokens of this server are issued for it.
 */
async function userOfRefreshToken(ctx: GrantContext, value: string): Promise<string | undefined> {
  const { provider, client } = ctx.oidc
  const token = await provider.RefreshToken.find(value)
  if (!token?.isValid || token.clientId !== client.clientId) return undefined
  if (token.jkt !== undefined || token['x5t#S256'] !== undefined) return undefined
  const grant = await provider.Grant.find(token.grantId ?? '')
  return grant?.accountId === token.accountId ? token.accountId : undefined
}

/** The connection, if it provides tokens to clients, and is enabled for this one. */
async function wayOf(ctx: GrantContext, granting: Granting): Promise<ConnectionWith<'redirect'>> {
  const { clientId } = ctx.oidc.client
  const way = await granting.tenant.connections.findEnabledFor(clientId, {
    abilities: ['redirect'],
    name: String(ctx.oidc.params.connection),
    purposes: ['authentication', 'connected_accounts'],
  })
  if (way && givesTokens(way)) return way
  throw invalidRequest(
    granting,
    '`connection` must be a connection of this client to an identity provider, with ' +
      '`connected_accounts.active`, or `federated_connections_access_tokens.active` in its options.',
  )
}

function givesTokens({ connection }: ConnectionWith<'redirect'>): boolean {
  const { connected_accounts: purpose, options } = connection
  return purpose.active || options.federated_connections_access_tokens?.active === true
}

type Failed = Extract<Awaited<ReturnType<typeof findFreshTokens>>, { refused: string }>

function refused({ oidc }: Granting, failed: Failed): Error {
  if (failed.refused === 'no_tokens') {
    const todo =
      'There is no valid token of the identity provider, and no refresh token. The user has to ' +
      'log in at this connection, or connect an account there, with a scope that yields a ' +
      'refresh token.'
    return refusal(oidc, 401, 'federated_connection_refresh_token_not_found', todo)
  }
  const description =
    'description' in failed
      ? failed.description
      : 'Another request is refreshing it. Try again shortly.'
  const code = 'federated_connection_refresh_token_flow_failed'
  return refusal(oidc, 401, code, `The token was not refreshed. ${description}`)
}
