import type { ConnectionOptions } from '../connector.ts'

type Members = readonly (keyof ConnectionOptions)[]

/** Options that every connection to an identity provider can have. */
export const upstreamMembers: Members = [
  'brute_force_protection',
  'client_id',
  'client_secret',
  'disable_signup',
  'domain_aliases',
  'icon_url',
  'non_persistent_attrs',
  'set_user_root_attributes',
  'strategy_version',
  'tenant_domain',
  'upstream_params',
]

/** Further options of OAuth 2.0. */
export const oauthMembers: Members = [
  ...upstreamMembers,
  'attribute_map',
  'connection_settings',
  'federated_connections_access_tokens',
  'fieldsMap',
  'freeform_scopes',
  'scope',
]

/** Further options of OpenID Connect. */
export const openIdMembers: Members = [
  ...oauthMembers,
  'authorization_endpoint',
  'discovery_url',
  'dpop_signing_alg',
  'enable_pushed_authorization_requests',
  'id_token_session_expiry_supported',
  'id_token_signed_response_algs',
  'issuer',
  'jwks_uri',
  'oidc_metadata',
  'pushed_authorization_request_endpoint',
  'schema_version',
  'send_back_channel_nonce',
  'should_trust_email_verified_connection',
  'token_endpoint',
  'token_endpoint_auth_method',
  'token_endpoint_auth_signing_alg',
  'token_endpoint_jwtca_aud_format',
  'type',
  'userinfo_endpoint',
]

/**
 * URLs that can be null: clients send null for a URL that a connection does not have, and expect
 * null in responses.
 */
export const nullableAddresses: Members = [
  'authorizationURL',
  'discovery_url',
  'tokenURL',
  'token_endpoint',
  'userinfo_endpoint',
]

/** Further options of SAML. */
export const samlMembers: Members = [
  'adfs_server',
  'agentIP',
  'agentMode',
  'agentVersion',
  'api_enable_users',
  'assertion_decryption_settings',
  'bindingMethod',
  'binding_method',
  'cert',
  'cert_rollover_notification',
  'debug',
  'decryptionKey',
  'decryption_key',
  'deflate',
  'destinationUrl',
  'digestAlgorithm',
  'disableSignout',
  'entityID',
  'entityId',
  'expires',
  'ext_groups',
  'ext_profile',
  'fedMetadataXml',
  'fieldsMap',
  'fields_map',
  'global_token_revocation_jwt_iss',
  'global_token_revocation_jwt_sub',
  'idpEntityId',
  'idpinitiated',
  'metadataUrl',
  'metadataXml',
  'pingFederateBaseUrl',
  'prev_thumbprints',
  'protocolBinding',
  'recipientUrl',
  'requestTemplate',
  'should_trust_email_verified_connection',
  'signInEndpoint',
  'signOutBinding',
  'signOutEndpoint',
  'signOutResponseEndpoint',
  'signSAMLRequest',
  'signatureAlgorithm',
  'signingCert',
  'signingKey',
  'signing_key',
  'subject',
  'thumbprints',
  'user_id_attribute',
]
