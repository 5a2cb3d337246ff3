/*
 * Responses of the token endpoint: access tokens (RFC 9068), errors (RFC 6749, section 5.2), and
 * log entries.
 */

import { createPublicKey, createSecretKey } from 'node:crypto'
import type {
  AccessToken,
  ClientCredentials,
  errors,
  KoaContextWithOIDC,
  ResourceServer,
} from 'oidc-provider'
import { subjectOfClient } from '../../record-rules/client-subject.ts'
import { isOwnRecordScope, managementAudience } from '../../record-rules/management-audience.ts'
import { hashOfId } from '../../store/oidc/record-ids.ts'
import type { Audience } from '../../store/resource-servers/audience.ts'
import { organizationClaims } from '../../tenancy/organization-logins.ts'
import type { Confirmation } from '../../tenancy/proof-of-possession.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { runActionsOfClient } from '../actions/actions-of-client.ts'
import { knownActions } from '../actions/actions-of-request.ts'
import { scopesByActions } from '../actions/scopes-by-actions.ts'
import { certificateOf } from '../clients/mutual-tls.ts'
import { oidcRequestOf } from '../provider/oidc-request.ts'
import type { SpendQuotas } from './token-quota.ts'

type Jwt = NonNullable<ResourceServer['jwt']>
/** The header and the claims of a token before oidc-provider signs it. */
interface Draft {
  header?: object | undefined
  payload: Record<string, unknown>
}

/** The parsed keys by the cached row of the API. */
const formats = new WeakMap<Audience, Jwt>()

/** The signature and encryption of access tokens for an API. */
export function jwtOf(api: Audience): Jwt {
  const known = formats.get(api)
  if (known) return known
  const { keyAlgorithm, signingSecret, encryptionKey } = api
  const jwt: Jwt = {
    sign:
      signingSecret === undefined
        ? { alg: keyAlgorithm }
        : { alg: 'HS256', key: createSecretKey(Buffer.from(signingSecret)) },
    ...(encryptionKey && {
      encrypt: {
        alg: encryptionKey.alg,
        enc: 'A256GCM',
        key: createPublicKey(encryptionKey.pem),
        ...(encryptionKey.kid !== undefined && { kid: encryptionKey.kid }),
      },
    }),
  }
  formats.set(api, jwt)
  return jwt
}

/** The values of the claim `gty` by grant; tokens of other grants lack the claim. */
const grantNames: Readonly<Record<string, string>> = {
  client_credentials: 'client-credentials',
  password: 'password',
  refresh_token: 'refresh_token',
}

type Token = Pick<ClientCredentials | AccessToken, 'clientId' | 'resourceServer'> & {
  readonly accountId?: string | undefined
  readonly gty?: string | undefined
  readonly grantId?: string | undefined
}

/**
 * Writes the header and the claims of an access token by the `token_dialect` of its API. It is the
 * last that can refuse the token, so it counts it too.
 */
export function writeInDialect(
  tenant: Tenant,
  oidcErrors: typeof errors,
  spendQuotas: SpendQuotas,
) {
  return async (ctx: KoaContextWithOIDC, token: Token, draft: Draft): Promise<void> => {
    const { clientId, resourceServer, accountId } = token
    const request = oidcRequestOf(ctx)
    const api = request.apis.get(resourceServer?.audience ?? '')
    if (!api) throw new Error('The audience of the token is not an API of the request')
    const isOfRfc = api.tokenDialect.startsWith('rfc9068_profile')
    draft.header = { typ: isOfRfc ? 'at+jwt' : 'JWT' } // RFC 9068, section 2.1
    const { iss, aud, iat, exp, jti, scope, authorization_details } = draft.payload
    const known = draft.payload.cnf as Confirmation | undefined
    const cnf = requirePossession(ctx, api, known, oidcErrors)
    const granted = typeof scope === 'string' ? scope.split(' ') : []
    const actions =
      accountId === undefined
        ? await runActionsOfClient(ctx, oidcErrors, api.identifier, granted)
        : knownActions(ctx, accountId)
    const named = scopesByActions(granted, actions, resourceServer?.scope)
    const user =
      accountId === undefined ? undefined : await userScopesOf(tenant, ctx, accountId, api)
    const may = user ? named.filter(user.may) : named
    const ofOidc = scopesByActions(user?.oidcScopes ?? [], actions)
    const written = user || actions ? [...ofOidc, ...may].join(' ') : scope
    if (typeof written === 'string') request.writtenScope = written
    const isForUserinfo = ofOidc.includes('openid')
    const gty = grantNames[user ? (token.gty?.split(' ').at(-1) ?? '') : 'client_credentials']
    if (request.quotas.length > 0) await spendQuotas(ctx, tenant, request.quotas)
    draft.payload = {
      ...actions?.accessToken,
      iss,
      sub: user ? accountId : subjectOfClient(clientId ?? ''),
      aud: isForUserinfo ? [aud, `${tenant.issuer}userinfo`] : aud,
      iat,
      exp,
      scope: written === '' ? undefined : written,
      ...(request.actor && { act: request.actor }),
      // By this hash, our endpoints refuse the tokens of an ended grant. The id itself is a secret.
      ...(user && token.grantId !== undefined && { grant_id: hashOfId(token.grantId) }),
      ...(cnf !== undefined && { cnf }),
      ...(authorization_details !== undefined && { authorization_details }),
      ...(isOfRfc ? { jti, client_id: clientId } : { ...(gty && { gty }), azp: clientId }),
      ...organizationClaims(tenant, request.organization),
      ...(hasPermissions(api) && { permissions: (await user?.allPermissions()) ?? may }),
    }
  }
}

/**
 * The claim `cnf` of a token for an API.
 *
 * @throws `invalid_request` if the API requires a binding and there is none
 */
export function requirePossession(
  ctx: KoaContextWithOIDC,
  api: Audience,
  known: Confirmation | undefined,
  { InvalidRequest }: typeof errors,
): Confirmation | undefined {
  const cnf = confirmationOf(ctx, api, known)
  if (cnf !== 'missing') return cnf
  const mechanism = api.possession?.mechanism === 'mtls' ? 'client certificate' : 'DPoP proof'
  throw new InvalidRequest(`Tokens for "${api.identifier}" require a ${mechanism}.`)
}

/**
 * The claim `cnf` of a token (RFC 7800): the key that oidc-provider has bound it to, or the client
 * certificate if the API binds tokens to it.
 *
 * @returns 'missing' if the API requires a binding and there is none
 */
function confirmationOf(
  ctx: KoaContextWithOIDC,
  { possession }: Audience,
  known: Confirmation | undefined,
): Confirmation | undefined | 'missing' {
  if (!possession) return known
  const { mechanism, required, required_for: requiredFor = 'all_clients' } = possession
  const certificate = mechanism === 'mtls' ? certificateOf(ctx) : undefined
  const bound = known ?? (certificate && { 'x5t#S256': certificate.thumbprint })
  const isBound = mechanism === 'mtls' ? bound?.['x5t#S256'] : bound?.jkt
  const isAffected = requiredFor === 'all_clients' || ctx.oidc.client?.clientAuthMethod === 'none'
  return isBound || !required || !isAffected ? bound : 'missing'
}

/**
 * The granted scopes of OpenID Connect, and the scopes of the API for which the user has
 * permission. `allPermissions` reads the permissions of the user, requested or not; undefined if
 * the client may only have what was granted to it.
 */
async function userScopesOf(
  tenant: Tenant,
  ctx: KoaContextWithOIDC,
  accountId: string,
  api: Audience,
) {
  const { oidc } = ctx
  const organizationId = oidcRequestOf(ctx).organization?.id
  const { AuthorizationCode, RefreshToken, Grant } = oidc.entities
  const { DeviceCode, BackchannelAuthenticationRequest: approved } = oidc.entities
  const source = AuthorizationCode ?? RefreshToken ?? DeviceCode ?? approved
  // RFC 6749, section 6: a refresh may request less than was granted.
  const isNarrowed = source !== undefined && source === RefreshToken && oidc.params?.scope
  const requested = source && !isNarrowed ? source.scopes : oidc.requestParamScopes
  const granted = Grant?.getOIDCScopeFiltered(new Set(requested)) ?? ''
  const permissions = api.enforcesPolicies
    ? new Set(
        await tenant.store.userEffectivePermissions.listNames(
          accountId,
          api.identifier,
          organizationId,
        ),
      )
    : undefined
  return {
    oidcScopes: granted.split(' ').filter(Boolean),
    may: (scope: string) =>
      permissions === undefined ||
      permissions.has(scope) ||
      (api.identifier === managementAudience && isOwnRecordScope(scope)),
    async allPermissions() {
      if (api.usersBy === 'require_client_grant') return undefined
      const client = await tenant.clients.find(oidc.client?.clientId ?? '')
      return client?.isFirstParty && permissions ? [...permissions] : undefined
    },
  }
}

const hasPermissions = ({ tokenDialect, enforcesPolicies }: Audience): boolean =>
  enforcesPolicies && tokenDialect.endsWith('_authz')
