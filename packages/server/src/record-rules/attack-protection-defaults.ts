import type { Schema } from '@latchkey/contract'

type BruteForce = Required<Schema<'BruteForceProtection'>>
type Throttling = Required<Schema<'SuspiciousIpThrottling'>>
type BreachedPasswords = Required<Schema<'BreachedPasswordDetection'>>
/** The settings of bot detection. */
export type BotDetection = Schema<'BotDetection'>
/** Whether log-ins are assessed, and how many days their devices are remembered. */
export type RiskAssessment = Schema<'RiskAssessmentSettings'> &
  Schema<'RiskAssessmentNewDeviceSettings'>
/** The settings of captcha providers. */
export type Captcha = Schema<'Captcha'>

/** The complete attack protection settings of a tenant. */
export interface AttackProtectionSettings {
  readonly bruteForce: BruteForce
  readonly throttling: Throttling & { readonly stage: Required<ThrottlingStages> }
  readonly breachedPasswords: BreachedPasswords
  readonly botDetection: BotDetection
  /** Without the secrets of the providers. */
  readonly captcha: Captcha
  readonly phoneProvider: Schema<'PhoneProviderProtection'>
  readonly riskAssessment: RiskAssessment
}

type ThrottlingRate = Required<Schema<'SuspiciousIpThrottlingRate'>>
interface ThrottlingStages {
  readonly 'pre-login'?: ThrottlingRate
  readonly 'pre-user-registration'?: ThrottlingRate
  readonly 'pre-custom-token-exchange'?: ThrottlingRate
}

/** The stored settings, which are those that differ from the defaults. */
export type StoredProtection = {
  readonly [Part in keyof AttackProtectionSettings]?: Partial<AttackProtectionSettings[Part]>
}

/** The stored settings, completed by the defaults, in the order of the document. */
export function attackProtectionOf(stored: StoredProtection): AttackProtectionSettings {
  const { throttling = {}, breachedPasswords = {} } = stored
  return {
    bruteForce: { ...bruteForce, ...stored.bruteForce },
    throttling: {
      ...defaultThrottling,
      ...throttling,
      stage: withDefaults(defaultThrottling.stage, throttling.stage),
    },
    breachedPasswords: {
      ...defaultBreachedPasswords,
      ...breachedPasswords,
      stage: withDefaults(defaultBreachedPasswords.stage, breachedPasswords.stage),
    },
    botDetection: { ...defaultBotDetection, ...stored.botDetection },
    captcha: { ...defaultCaptcha, ...stored.captcha },
    phoneProvider: { type: 'default', ...stored.phoneProvider },
    riskAssessment: { enabled: false, remember_for: 30, ...stored.riskAssessment },
  }
}

function withDefaults<T extends object>(defaults: T, stored: Partial<T> = {}): T {
  const entries = Object.entries(defaults).map(([name, value]) => [
    name,
    { ...value, ...stored[name as keyof T] },
  ])
  return Object.fromEntries(entries) as T
}

const bruteForce: BruteForce = {
  enabled: true,
  shields: ['block', 'user_notification'],
  allowlist: [],
  mode: 'count_per_identifier_and_ip',
  max_attempts: 10,
}

const defaultThrottling: AttackProtectionSettings['throttling'] = {
  enabled: true,
  shields: ['admin_notification', 'block'],
  allowlist: [],
  stage: {
    'pre-login': { max_attempts: 100, rate: 864_000 },
    'pre-user-registration': { max_attempts: 50, rate: 1_200 },
    'pre-custom-token-exchange': { max_attempts: 10, rate: 600_000 },
  },
}

const defaultBreachedPasswords: BreachedPasswords = {
  enabled: false,
  shields: [],
  admin_notification_frequency: [],
  method: 'standard',
  stage: { 'pre-user-registration': { shields: [] }, 'pre-change-password': { shields: [] } },
}

const defaultBotDetection: BotDetection = {
  bot_detection_level: 'medium',
  challenge_password_policy: 'never',
  challenge_passwordless_policy: 'never',
  challenge_password_reset_policy: 'never',
  allowlist: [],
  monitoring_mode_enabled: false,
}

const defaultCaptcha: Captcha = {
  active_provider_id: 'auth_challenge',
  auth_challenge: { fail_open: false },
}
