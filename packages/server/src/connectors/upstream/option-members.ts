import type { ConnectionOptions } from '../connector.ts'

type Members = readonly (keyof ConnectionOptions)[]

/** Options that every connection to an identity provider has. */
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

/** Options of OAuth 2.0 besides. */
export const oauthMembers: Members = [
  ...upstreamMembers,
  'attribute_map',
  'connection_settings',
  'federated_connections_access_tokens',
  'fieldsMap',
  'freeform_scopes',
  'scope',
]

/** Options of OpenID Connect besides. */
export const openIdMembers: Members = [
  ...oauthMembers,
  'authorization_endpoint',
  'discovery_url',
  'id_token_signed_response_algs',
  'issuer',
  'jwks_uri',
  'oidc_metadata',
  'schema_version',
  'send_back_channel_nonce',
  'token_endpoint',
  'token_endpoint_auth_method',
  'token_endpoint_auth_signing_alg',
  'type',
  'userinfo_endpoint',
]

/** Options of SAML besides those of every connection. */
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
