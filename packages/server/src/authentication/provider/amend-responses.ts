import type { KoaContextWithOIDC, Provider } from 'oidc-provider'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { isAllowedOrigin } from '../clients/allowed-origins.ts'
import { profileOf } from '../clients/fapi.ts'
import { endWithoutSession } from '../logout/end-session.ts'
import { logOutUpstream } from '../logout/federated.ts'
import { showFrontChannelLogout } from '../logout/front-channel.ts'
import { amendPoll, amendStart } from '../token/polling.ts'
import { serveStructuredToken } from '../token/structured-tokens.ts'
import { amendMetadata, type Metadata, namesIssuer, publishedKeysOf } from './amend-metadata.ts'
import { oidcRequestOf } from './oidc-request.ts'
import type { Senders } from './senders.ts'

/**
 * Adds `iss` to authorization responses (RFC 9207, section 2), which oidc-provider leaves out next
 * to an ID token; a JARM response contains it already. Sets `scope` to that of the issued access
 * token.
 */
export function amendAuthorizationResponses(provider: Provider, { settings }: Tenant): void {
  provider.on('authorization.success', (ctx, answer) => {
    if (!answer) return
    const isSigned = ctx.oidc.responseMode?.includes('jwt')
    const isNamed = namesIssuer(settings) || profileOf(ctx.oidc.client) !== undefined
    if (!isNamed && !isSigned) delete (answer as { iss?: string }).iss
    else if (!isSigned) Object.assign(answer, { iss: provider.issuer })
    const { writtenScope: scope } = oidcRequestOf(ctx)
    if ('access_token' in answer && scope) Object.assign(answer, { scope })
  })
}

/** Removes the CORS header unless the origin is one of the client's. */
export async function restrictCors(ctx: KoaContextWithOIDC, { clients }: Tenant): Promise<void> {
  const origin = ctx.get('Origin')
  const clientId = ctx.oidc?.client?.clientId
  if (origin === '' || clientId === undefined) return
  const client = await clients.find(clientId)
  if (client && !isAllowedOrigin(client, origin)) ctx.remove('Access-Control-Allow-Origin')
}

interface Amending {
  readonly tenant: Tenant
  readonly senders: Senders
  readonly mtlsPort: number | undefined
  readonly now: () => Date
}

/**
 * Changes responses of oidc-provider to those that the document describes.
 *
 * @returns undefined if there is nothing to wait for, as for most tokens
 */
export function amendResponse(
  ctx: KoaContextWithOIDC,
  { tenant, senders, mtlsPort, now }: Amending,
): Promise<void> | undefined {
  switch (ctx.oidc?.route) {
    case 'token':
      setWrittenScope(ctx)
      return ctx.status === 200 ? undefined : amendPoll(ctx, tenant)
    case 'device_authorization':
    case 'backchannel_authentication':
      amendStart(ctx, senders.recorder, tenant.settings)
      break
    case 'revocation':
      return amendRevocation(ctx, tenant, now)
    case 'introspection':
      return ctx.status === 200 ? undefined : serveStructuredToken(ctx, tenant, now)
    case 'end_session':
      return endWithoutSession(ctx).then(() => endElsewhere(ctx, tenant))
    case 'end_session_confirm':
      return endElsewhere(ctx, tenant)
    case 'discovery':
      ctx.body = amendMetadata(tenant, mtlsPort, ctx.body as Metadata)
      break
    case 'pushed_authorization_request': {
      const { pushedSeconds: expires_in } = oidcRequestOf(ctx)
      if (expires_in !== undefined) ctx.body = { ...(ctx.body as object), expires_in }
      break
    }
    case 'jwks':
      ctx.body = publishedKeysOf(tenant)
      ctx.type = 'application/json'
      break
  }
  return undefined
}

/** Serves JWTs, and removes the type of the empty response, which oidc-client-ts would refuse. */
async function amendRevocation(
  ctx: KoaContextWithOIDC,
  tenant: Tenant,
  now: () => Date,
): Promise<void> {
  if (ctx.status !== 200) await serveStructuredToken(ctx, tenant, now)
  if (ctx.status === 200) ctx.remove('Content-Type')
}

/** Continues a log-out at the identity provider and at clients of other protocols. */
async function endElsewhere(ctx: KoaContextWithOIDC, tenant: Tenant): Promise<void> {
  await logOutUpstream(ctx, tenant)
  await showFrontChannelLogout(ctx, tenant)
}

/**
 * Sets the `scope` of a token response to that of the token; oidc-provider writes the requested
 * scope.
 */
function setWrittenScope(ctx: KoaContextWithOIDC): void {
  const { writtenScope: scope } = oidcRequestOf(ctx)
  if (scope !== undefined && ctx.status === 200) {
    ctx.body = { ...(ctx.body as object), scope: scope === '' ? undefined : scope }
  }
}
