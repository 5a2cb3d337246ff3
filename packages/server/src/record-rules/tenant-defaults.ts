import type { Schema } from '@latchkey/contract'

/**
 * The settings of a tenant. `default_audience` is the stored identifier, without the host of the
 * tenant.
 */
export type Settings = Schema<'TenantSettings'>

interface Row {
  readonly settings: unknown
  readonly logRetentionDays: number
}

/** The stored settings, completed by the defaults. */
export function settingsOf({ settings, logRetentionDays }: Row): Settings {
  const stored = settings as Settings
  return {
    ...defaults,
    ...stored,
    flags: { ...defaultFlags, ...stored.flags },
    log_retention_days: logRetentionDays,
  }
}

const flagsOn = [
  'disable_impersonation',
  'enable_pipeline2',
  'enable_sso',
  'use_scope_descriptions_for_consent',
  'universal_login',
  'new_universal_login_experience_enabled',
] as const

/**
 * Flags that are off by default. One is `enable_public_signup_user_exists_error`, so that a sign-up
 * does not reveal whether an account exists.
 */
const flagsOff = [
  'change_pwd_flow_v1',
  'enable_apis_section',
  'enable_client_connections',
  'allow_legacy_delegation_grant_types',
  'allow_legacy_ro_grant_types',
  'allow_legacy_tokeninfo_endpoint',
  'enable_legacy_profile',
  'enable_idtoken_api2',
  'enable_public_signup_user_exists_error',
  'allow_changing_enable_sso',
  'disable_clickjack_protection_headers',
  'no_disclose_enterprise_connections',
  'enable_adfs_waad_email_verification',
  'revoke_refresh_token_grant',
  'dashboard_log_streams_next',
  'dashboard_insights_view',
  'disable_fields_map_fix',
  'mfa_show_factor_list_on_enrollment',
  'remove_alg_from_jwks',
  'improved_signup_bot_detection_in_classic',
  'genai_trial',
  'local_resource_discovery',
  'enable_dynamic_client_registration',
  'disable_management_api_sms_obfuscation',
  'trust_azure_adfs_email_verified_connection_property',
  'custom_domains_provisioning',
] as const

const defaultFlags: Schema<'TenantFlags'> = {
  ...Object.fromEntries(flagsOff.map((name) => [name, false])),
  ...Object.fromEntries(flagsOn.map((name) => [name, true])),
  enforce_client_authentication_on_passwordless_start: true,
}

/** In the order of the document. */
const defaults: Settings = {
  default_audience: '',
  default_directory: '',
  device_flow: { charset: 'base20', mask: '****-****' },
  flags: defaultFlags,
  friendly_name: '',
  picture_url: '',
  support_email: '',
  support_url: '',
  allowed_logout_urls: [],
  session_lifetime: 168,
  idle_session_lifetime: 72,
  sandbox_version: '22',
  sandbox_versions_available: ['22'],
  default_redirection_uri: '',
  enabled_locales: ['en'],
  session_cookie: { mode: 'persistent' },
  sessions: { oidc_logout_prompt_enabled: true },
  oidc_logout: { rp_logout_end_session_endpoint_discovery: true },
  allow_organization_name_in_authentication_api: false,
  customize_mfa_in_postlogin_action: false,
  pushed_authorization_requests_supported: true,
  authorization_response_iss_parameter_supported: true,
  resource_parameter_profile: 'compatibility',
  client_id_metadata_document_supported: false,
  phone_consolidated_experience: false,
  enable_ai_guide: false,
  include_session_metadata_in_tenant_logs: false,
  dynamic_client_registration_security_mode: 'permissive',
  universal_login: {},
  compatible_answers: false,
  compatible_pictures: false,
}
