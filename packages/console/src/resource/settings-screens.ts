import type { IconName } from '../parts/icons.tsx'
import type { ScreenNames, ScreenPath } from './resource-screens.ts'

/** Settings that a tenant has once, or once for each of several names. */
export type SettingsScreen = SettingsOperations &
  (
    | { readonly path: ScreenPath; readonly named?: undefined }
    | { readonly path: `more/${string}`; readonly named: ScreenNames }
  )

interface SettingsOperations {
  readonly resource: string
  /** The initial value of the form that creates the settings. */
  readonly starting?: Readonly<Record<string, unknown>>
  /** The path parameters of settings that exist once for each name. */
  readonly input?: { readonly path: Readonly<Record<string, string>> }
  readonly icon: IconName
  readonly get: string
  readonly update: string
  /** Set if the settings may be absent: the operations that create and delete them. */
  readonly create?: string
  readonly remove?: string
  readonly first?: readonly string[]
}

/** The settings in the menu, with their operations. */
export const settingsScreens: readonly (SettingsOperations & { readonly path: ScreenPath })[] = [
  {
    path: 'tenant',
    resource: 'tenants',
    icon: 'cog',
    get: 'getTenantSettings',
    update: 'updateTenantSettings',
    first: ['friendly_name', 'support_email', 'support_url', 'enabled_locales', 'default_audience'],
  },
  {
    path: 'branding',
    resource: 'branding',
    icon: 'brush',
    get: 'getBranding',
    update: 'updateBranding',
  },
  {
    path: 'brute-force-protection',
    resource: 'attack-protection',
    icon: 'lock',
    get: 'getBruteForceProtection',
    update: 'updateBruteForceProtection',
  },
  {
    path: 'suspicious-ip-throttling',
    resource: 'attack-protection',
    icon: 'lock',
    get: 'getSuspiciousIpThrottling',
    update: 'updateSuspiciousIpThrottling',
  },
  {
    path: 'breached-passwords',
    resource: 'attack-protection',
    icon: 'lock',
    get: 'getBreachedPasswordDetection',
    update: 'updateBreachedPasswordDetection',
  },
  {
    path: 'bot-detection',
    resource: 'attack-protection',
    icon: 'lock',
    get: 'getBotDetection',
    update: 'updateBotDetection',
  },
  {
    path: 'captcha',
    resource: 'attack-protection',
    icon: 'lock',
    get: 'getCaptcha',
    update: 'updateCaptcha',
  },
  {
    path: 'phone-provider-protection',
    resource: 'attack-protection',
    icon: 'lock',
    get: 'getPhoneProviderProtection',
    update: 'updatePhoneProviderProtection',
  },
  {
    path: 'risk-assessments',
    resource: 'risk-assessments',
    icon: 'lock',
    get: 'getRiskAssessmentSettings',
    update: 'updateRiskAssessmentSettings',
  },
  {
    path: 'known-devices',
    resource: 'risk-assessments',
    icon: 'lock',
    get: 'getRiskAssessmentSettingsNewDevice',
    update: 'updateRiskAssessmentSettingsNewDevice',
  },
  {
    path: 'email-provider',
    resource: 'emails',
    icon: 'mail',
    get: 'getEmailProvider',
    update: 'updateEmailProvider',
    create: 'createEmailProvider',
    remove: 'deleteEmailProvider',
  },
  {
    path: 'log-in-pages',
    resource: 'prompts',
    icon: 'brush',
    get: 'getPromptSettings',
    update: 'updatePromptSettings',
  },
]

/** The settings at a path of the console; undefined for any other path. */
export const settingsAt = (path: string | undefined) =>
  settingsScreens.find((screen) => screen.path === path)
