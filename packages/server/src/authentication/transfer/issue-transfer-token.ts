/*
 * A native client exchanges its refresh token for a session transfer token, by which a browser
 * begins a session of the same user ("Native to Web SSO" of the hosted API).
 */

import type { KoaContextWithOIDC, RefreshToken } from 'oidc-provider'
import { connectionOfGrant } from '../authorize/connection-prompt.ts'
import { organizationOfGrant } from '../authorize/organizations.ts'
import { audienceOf } from '../authorize/resource-identifiers.ts'
import { type Granting, originForwarded } from '../grants/granting.ts'
import { refusal } from '../grants/refusal.ts'
import { oidcRequestOf } from '../provider/oidc-request.ts'
import { isTransferAudience, type TransferToken, transferTokenType } from './transfer-token.ts'
import { endsAtOf, transferOfGrant } from './transferred.ts'

type Services = Pick<Granting, 'tenant' | 'oidc'>

/**
 * Prepares the exchange of a refresh token for a session transfer token, if the request names that
 * audience. As with every exchange the refresh token may rotate, and there may be an ID token.
 *
 * @returns whether it names it
 * @throws 403 `unauthorized_client`, 403 `access_denied`, `invalid_grant`
 */
export async function chooseTransfer(
  ctx: KoaContextWithOIDC,
  services: Services,
): Promise<boolean> {
  const { entities, params } = ctx.oidc
  const [resource, ...others] = [params?.resource ?? []].flat().map(String)
  if (resource === undefined || others.length > 0) return false
  if (!isTransferAudience(audienceOf(resource), services.tenant)) return false
  const { RefreshToken: token, Grant: grant } = entities
  const request = oidcRequestOf(ctx)
  if (!token || !params || !request.refresh) return false
  const { oidc, tenant } = services
  const client = await tenant.clients.find(token.clientId ?? '')
  const settings = client?.settings.session_transfer
  if (!client?.isFirstParty || !settings?.can_create_session_transfer_token) {
    throw refusal(oidc, 403, 'unauthorized_client', notPermitted)
  }
  if (transferOfGrant(grant)) throw refusal(oidc, 403, 'access_denied', nested)
  const refreshTokenId = await tenant.store.oidc.records.refreshTokens.familyOf(token.jti)
  if (refreshTokenId === undefined) {
    throw new oidc.errors.InvalidGrant('refresh token has been revoked')
  }
  const { ip } = originForwarded(request.req, client)
  const { asn, address } = request.req.facts
  const transfer: TransferToken = {
    refreshTokenId,
    cascades: settings.enforce_cascade_revocation ?? true,
    amr: token.amr ?? ['pwd'],
    authTime: authTimeOf(token),
    connection: connectionOfGrant(grant),
    endsAt: endsAtOf(grant),
    organization: organizationOfGrant(grant),
    ip,
    asn: ip === address ? asn : undefined,
  }
  params.scope = undefined
  request.refresh = { ...request.refresh, resource, transfer }
  return true
}

const notPermitted =
  'Only a first-party client with `session_transfer.can_create_session_transfer_token` can create ' +
  'session transfer tokens.'
const nested =
  'The refresh token is from a transferred session, which cannot be transferred again. Send the ' +
  'user to /authorize.'

const authTimeOf = ({ authTime, iiat, iat = 0 }: RefreshToken): number => authTime ?? iiat ?? iat

/** Names the type of the issued token, which no API accepts (RFC 8693, section 2.2.1). */
export function amendTransferResponse(ctx: KoaContextWithOIDC): void {
  const issued = { issued_token_type: transferTokenType, token_type: 'N_A', scope: undefined }
  ctx.body = Object.assign({}, ctx.body, issued)
}
