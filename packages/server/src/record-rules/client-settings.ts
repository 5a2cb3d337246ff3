import type { Schema } from '@latchkey/contract'
import { refusedBody } from '../errors.ts'
import { mergeMetadata, withoutNulls } from '../merge-members.ts'
import { refuseNotCompliant } from './client-compliance.ts'
import type { Client, ClientSettings } from './client-members.ts'

type Definition = Schema<'ClientDefinition'>
type Patch = Schema<'ClientPatch'>

/** The order of the members in responses, which is that of the document. */
const memberOrder = `
  client_id created_at updated_at tenant name description global client_secret app_type logo_uri
  policy_uri tos_uri is_first_party oidc_conformant callbacks allowed_origins web_origins
  client_aliases allowed_clients allowed_logout_urls session_transfer oidc_logout
  oidc_backchannel_logout grant_types
  jwt_configuration encryption_key sso sso_disabled cross_origin_authentication cross_origin_auth cross_origin_loc
  signing_keys callback_url_template custom_login_page_on custom_login_page custom_login_page_preview form_template addons
  token_endpoint_auth_method is_token_endpoint_ip_header_trusted client_metadata mobile
  initiate_login_uri native_social_login fedcm_login refresh_token default_organization
  organization_usage organization_require_behavior organization_discovery_methods
  client_authentication_methods jwks_uri request_uris userinfo_signed_response_alg
  require_pushed_authorization_requests require_proof_of_possession signed_request_object
  token_vault_privileged_access
  compliance_level skip_non_verifiable_callback_uri_confirmation_prompt token_exchange
  par_request_expiry token_quota express_configuration b2b_integration_configuration
  my_organization_configuration identity_assertion_authorization_grant anonymous_sessions
  third_party_security_mode redirection_policy resource_server_identifier
  async_approval_notification_channels external_client_id external_metadata_type
  external_metadata_created_by`
  .trim()
  .split(/\s+/)

/** Copying this object is much faster than adding the members one by one. */
const places: object = Object.fromEntries(memberOrder.map((name) => [name, undefined]))

/**
 * The `app_type` of public clients (RFC 6749, section 2.1): their users can read the application,
 * so it has no secret.
 */
const publicTypes: readonly unknown[] = ['native', 'spa']
const userGrants = ['authorization_code', 'implicit', 'refresh_token']

/** The most names in `client_metadata`. */
const metadataNamesMax = 10

/** The settings of a new client that its definition does not contain. */
export function defaultsOfNew(definition: Definition) {
  const { app_type, client_authentication_methods: methods, jwks_uri } = definition
  const byType = publicTypes.includes(app_type) ? 'none' : undefined
  const method = definition.token_endpoint_auth_method ?? (methods || jwks_uri ? undefined : byType)
  const grantTypes = method === 'none' ? userGrants : [...userGrants, 'client_credentials']
  return {
    ...(app_type === 'express_configuration' && ofExpressConfiguration),
    ...(method && { token_endpoint_auth_method: method }),
    grant_types: grantTypes,
  }
}

/** The settings of a client that configures an organization: it authenticates by a key. */
const ofExpressConfiguration: ClientSettings = {
  organization_usage: 'require',
  organization_require_behavior: 'pre_login_prompt',
  client_authentication_methods: { private_key_jwt: { credentials: [] } },
}

/**
 * The `token_endpoint_auth_method` of a client; `client_secret_post` by default. A client with
 * `client_authentication_methods` has none, so that a leaked secret is of no use.
 */
export function authMethodOf(settings: ClientSettings) {
  const { token_endpoint_auth_method: method, client_authentication_methods: methods } = settings
  return method ?? (methods || settings.jwks_uri ? undefined : 'client_secret_post')
}

/** The settings of a client and the defaults of those that it does not have, for `inOrder`. */
export function withDefaults(settings: ClientSettings): readonly Part[] {
  const computed = {
    jwt_configuration: { ...defaultJwtConfiguration, ...settings.jwt_configuration },
    refresh_token: refreshTokenOf(settings.refresh_token),
    token_endpoint_auth_method: authMethodOf(settings),
  }
  return [defaults, settings, computed]
}

/**
 * The members of all parts in the order of responses. Members that a client lacks are undefined,
 * and so are not written.
 */
export const inOrder = (...parts: readonly Part[]): Client => Object.assign({ ...places }, ...parts)

/** Adds members to this client, whose members are in the order of responses. */
export const addMembers = (client: Client, ...parts: readonly Part[]): Client =>
  Object.assign(client, ...parts)

type Part = { readonly [Name in keyof Client]?: Client[Name] | undefined }

/** Members of responses that are not stored. */
export const shownMembers = ({
  cross_origin_authentication = false,
  oidc_logout,
  is_first_party,
  third_party_security_mode: mode = 'permissive',
  native_social_login: social,
}: Client) => ({
  cross_origin_auth: cross_origin_authentication, // its older name
  ...(oidc_logout?.backchannel_logout_urls && {
    oidc_backchannel_logout: { backchannel_logout_urls: oidc_logout.backchannel_logout_urls },
  }),
  callback_url_template: false,
  ...(is_first_party === false && { third_party_security_mode: mode }),
  ...(social && { native_social_login: { ...noSocialLogin, ...social } }),
})

const noSocialLogin = {
  apple: { enabled: false },
  facebook: { enabled: false },
  google: { enabled: false },
} as const

/** The default of `async_approval_notification_channels`. */
export const approvalChannels: NonNullable<ClientSettings['async_approval_notification_channels']> =
  ['email']

const defaults: ClientSettings = {
  oidc_conformant: false,
  callbacks: [],
  sso_disabled: false,
  cross_origin_authentication: false,
  custom_login_page_on: true,
  is_token_endpoint_ip_header_trusted: false,
}

const defaultJwtConfiguration = {
  alg: 'RS256',
  lifetime_in_seconds: 36_000,
  secret_encoded: false,
} as const

/** The defaults of `session_transfer`, for a client that sets a part of it. */
const transferDefaults: NonNullable<ClientSettings['session_transfer']> = {
  can_create_session_transfer_token: false,
  allowed_authentication_methods: [],
  enforce_device_binding: 'ip',
  allow_refresh_token: false,
  enforce_online_refresh_tokens: true,
  enforce_cascade_revocation: true,
}

const day = 24 * 60 * 60

/**
 * The setting `refresh_token`, completed by defaults: refresh tokens rotate and expire. Lifetimes
 * are in seconds.
 */
export function refreshTokenOf(set: Client['refresh_token']): Schema<'ClientRefreshToken'> {
  const expiration = set?.expiration_type ?? 'expiring'
  const isInfinite = expiration === 'non-expiring'
  return {
    rotation_type: 'rotating',
    expiration_type: expiration,
    leeway: 0,
    token_lifetime: 30 * day,
    infinite_token_lifetime: isInfinite,
    idle_token_lifetime: 15 * day,
    infinite_idle_token_lifetime: isInfinite,
    ...set,
  }
}

/** The members of a client that have columns of their own. */
export type ColumnMember = 'name' | 'app_type' | 'is_first_party' | 'grant_types'

/** The members of a body that belong into `settings`; null removes one. */
export type SettingsPatch = Omit<Patch, ColumnMember | 'client_secret'> &
  Pick<Definition, 'resource_server_identifier'>

/**
 * The settings after a patch: members are replaced, those that are null are removed, and
 * `client_metadata`, `mobile`, `session_transfer` and `signed_request_object` are merged.
 *
 * @throws ApiError `invalid_body` for more than ten names in `client_metadata`, for both
 *   `client_authentication_methods` and `token_endpoint_auth_method`, for both `jwks_uri` and
 *   credentials, and for a `compliance_level` that the settings do not meet.
 */
export function settingsWith(before: ClientSettings, patch: SettingsPatch): ClientSettings {
  const { oidc_backchannel_logout: oidc_logout, client_metadata: metadata, ...members } = patch
  const { native_social_login: social, fedcm_login: fedcm } = members
  const { mobile, session_transfer: transfer, signed_request_object: signed } = members
  const settings = withoutNulls({
    ...withoutExcluded(before, patch),
    ...(oidc_logout !== undefined && { oidc_logout }),
    ...members,
    ...(mobile && { mobile: { ...before.mobile, ...mobile } }),
    ...(signed && { signed_request_object: { ...before.signed_request_object, ...signed } }),
    ...(transfer && {
      session_transfer: {
        ...transferDefaults,
        ...withoutNulls({ ...before.session_transfer, ...transfer }),
      },
    }),
    ...(social && { native_social_login: withoutNulls(social) }),
    ...(fedcm && { fedcm_login: withoutNulls(fedcm) }),
    ...(metadata !== undefined && {
      client_metadata: metadata && metadataWith(before.client_metadata, metadata),
    }),
  }) as ClientSettings
  refuseKeysOfTwoPlaces(settings)
  refuseNotCompliant(settings)
  return settings
}

function metadataWith(before: Client['client_metadata'], patch: object) {
  const metadata = mergeMetadata(before, { ...patch })
  if (Object.keys(metadata).length > metadataNamesMax) {
    throw refusedBody(`Too many properties defined, maximum ${metadataNamesMax}`, 'client_metadata')
  }
  return metadata
}

/** Refuses both `jwks_uri` and `jwks` (RFC 7591, section 2). */
function refuseKeysOfTwoPlaces({ jwks_uri, ...settings }: ClientSettings): void {
  if (jwks_uri === undefined) return
  const { client_authentication_methods: methods, signed_request_object: signed } = settings
  if (!methods && !signed?.credentials?.length) return
  const other = methods ? 'client_authentication_methods' : 'signed_request_object.credentials'
  throw refusedBody(`\`jwks_uri\` and \`${other}\` are mutually exclusive`, 'jwks_uri')
}

function withoutExcluded(before: ClientSettings, patch: SettingsPatch): ClientSettings {
  const { token_endpoint_auth_method: method, client_authentication_methods: methods } = patch
  if (method && methods) {
    const reason =
      '`client_authentication_methods` and `token_endpoint_auth_method` are mutually exclusive'
    throw refusedBody(reason, 'client_authentication_methods')
  }
  const { token_endpoint_auth_method, client_authentication_methods, ...kept } = before
  return {
    ...kept,
    ...(!method && client_authentication_methods && { client_authentication_methods }),
    ...(!methods && token_endpoint_auth_method && { token_endpoint_auth_method }),
  }
}
