import { revocationTokenType } from '../../connectors/upstream/revocation-token.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { endpointAliases } from '../clients/endpoint-aliases.ts'

/** Whether authorization responses contain `iss` (RFC 9207). Those to FAPI clients always do. */
export const namesIssuer = (settings: Tenant['settings']) =>
  settings.authorization_response_iss_parameter_supported !== false

/** Metadata of oidc-provider, with the members that are read here. */
export interface Metadata {
  readonly response_types_supported: readonly string[]
  readonly acr_values_supported?: readonly string[]
}

/** Adds to the metadata what this server supports beyond oidc-provider (RFC 8414, section 2). */
export function amendMetadata(tenant: Tenant, mtlsPort: number | undefined, metadata: Metadata) {
  const { issuer, settings } = tenant
  const all = {
    ...metadata,
    response_types_supported: [...metadata.response_types_supported, 'token'],
    userinfo_endpoint: `${issuer}userinfo`,
    mfa_challenge_endpoint: `${issuer}mfa/challenge`,
    global_token_revocation_endpoint: `${issuer}oauth/global-token-revocation/connection/{connectionName}`,
    global_token_revocation_endpoint_auth_methods_supported: [revocationTokenType],
    frontchannel_logout_supported: true,
    frontchannel_logout_session_supported: true,
    request_uri_parameter_supported: true,
    require_request_uri_registration: true,
    acr_values_supported: settings.acr_values_supported ?? metadata.acr_values_supported,
    authorization_response_iss_parameter_supported: namesIssuer(settings),
    ...(settings.flags?.require_signed_request_object && { require_signed_request_object: true }),
    ...(settings.pushed_authorization_requests_supported === false && {
      pushed_authorization_request_endpoint: undefined,
    }),
    ...(settings.oidc_logout?.rp_logout_end_session_endpoint_discovery === false && {
      end_session_endpoint: undefined,
    }),
    ...(settings.flags?.enable_dynamic_client_registration && {
      registration_endpoint: `${issuer}oidc/register`,
    }),
  }
  return { ...all, ...endpointAliases(tenant, mtlsPort, all) }
}

/**
 * The public keys of the JWK Set, without `alg` if the tenant sets the flag `remove_alg_from_jwks`.
 */
export function publishedKeysOf({ keys, settings }: Tenant) {
  if (!settings.flags?.remove_alg_from_jwks) return keys.jwks
  return { keys: keys.jwks.keys.map(({ alg: _alg, ...jwk }) => jwk) }
}
