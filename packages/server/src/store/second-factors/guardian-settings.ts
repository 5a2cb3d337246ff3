import type { Schema } from '@latchkey/contract'

type Factor = Schema<'GuardianFactor'>
/** The name of a factor. */
export type FactorName = Factor['name']
/** The settings of codes. */
export type CodeSettings = Schema<'GuardianCodeSettings'>

/** The settings of second factors of one tenant that contain no secrets. */
export interface GuardianSettings {
  readonly policies: Schema<'GuardianPolicies'>
  readonly factors: Readonly<Record<FactorName, boolean>>
  /** An empty list means text messages only. */
  readonly message_types: Schema<'GuardianPhoneMessageTypes'>['message_types']
  readonly phone_provider: Schema<'GuardianPhoneSelectedProvider'>['provider']
  /** Absent: the phone templates of the tenant apply. */
  readonly phone_templates?: Schema<'GuardianPhoneTemplatesDefinition'>
  readonly phone_codes: CodeSettings
  readonly email_codes: CodeSettings
  readonly security_keys: Schema<'GuardianWebauthnRoamingSettings'>
  readonly device_biometrics: Schema<'GuardianWebauthnPlatformSettings'>
  readonly push_app: Schema<'PushApp'>
  readonly push_provider: Schema<'GuardianPushSelectedProvider'>['provider']
  /** How long a browser is remembered, so that it needs no second factor. */
  readonly remembering: Schema<'GuardianSettings'>
}

const codes: CodeSettings = { otp_length: 6, otp_expiration_time: 5 * 60 }
const thirtyDays = 30 * 24 * 60 * 60

const defaults: GuardianSettings = {
  policies: [],
  factors: {
    sms: false,
    'push-notification': false,
    otp: true,
    email: false,
    duo: false,
    'webauthn-roaming': false,
    'webauthn-platform': false,
    'recovery-code': true,
  },
  message_types: [],
  phone_provider: 'auth0',
  phone_codes: codes,
  email_codes: codes,
  security_keys: { userVerification: 'discouraged', overrideRelyingParty: false },
  device_biometrics: { overrideRelyingParty: false },
  push_app: {},
  push_provider: 'guardian',
  remembering: {
    display_remember_me_checkbox: true,
    remember_me_default_value: false,
    mfa_session_inactivity_timeout: thirtyDays,
    mfa_session_overall_timeout: thirtyDays,
  },
}

/** The stored settings of a tenant, completed by defaults. */
export function guardianOf(stored: unknown): GuardianSettings {
  const settings = (stored ?? {}) as Partial<GuardianSettings>
  return { ...defaults, ...settings, factors: { ...defaults.factors, ...settings.factors } }
}
