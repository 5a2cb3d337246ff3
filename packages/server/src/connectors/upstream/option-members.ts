import type { ConnectionOptions } from '../connector.ts'

type Members = readonly (keyof ConnectionOptions)[]

/** Options of every connection to an identity provider. */
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
  'id_token_session_expiry_supported',
  'id_token_signed_response_algs',
  'issuer',
  'jwks_uri',
  'oidc_metadata',
  'schema_version',
  'send_back_channel_nonce',
  'token_endpoint',
  'token_endpoint_auth_method',
  'token_endpoint_auth_signing_alg',
  'token_endpoint_jwtca_aud_format',
  'type',
  'userinfo_endpoint',
]

/** Further options of SAML. */
export const samlMembers: Members = [
  'adfs_server',
  'cert',
  'debug',
  'decryptionKey',
  'deflate',
  'destinationUrl',
  'digestAlgorithm',
  'disableSignout',
  'entityId',
  'expires',
  'fedMetadataXml',
  'fieldsMap',
  'idpEntityId',
  'idpinitiated',
  'metadataUrl',
  'metadataXml',
  'pingFederateBaseUrl',
  'protocolBinding',
  'recipientUrl',
  'requestTemplate',
  'should_trust_email_verified_connection',
  'signInEndpoint',
  'signOutEndpoint',
  'signSAMLRequest',
  'signatureAlgorithm',
  'signingCert',
  'signingKey',
  'subject',
  'thumbprints',
  'user_id_attribute',
]
