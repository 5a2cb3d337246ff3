import { Page } from '../parts/page.tsx'
import { SettingsCard } from '../resource/settings-card.tsx'
import { hrefOf } from '../router.ts'
import { words } from '../texts/texts.ts'

type Names = ReturnType<typeof words>['factors']['settings']

interface Part {
  readonly title: keyof Names
  readonly get: string
  readonly update: string
}

/** The settings of each factor by its name, and those of remembered browsers. */
const screens = {
  sms: [
    {
      title: 'phoneProvider',
      get: 'getGuardianFactorPhoneSelectedProvider',
      update: 'updateGuardianFactorPhoneSelectedProvider',
    },
    {
      title: 'twilio',
      get: 'getGuardianFactorPhoneProviderTwilio',
      update: 'updateGuardianFactorPhoneProviderTwilio',
    },
    {
      title: 'messageTypes',
      get: 'getGuardianFactorPhoneMessageTypes',
      update: 'updateGuardianFactorPhoneMessageTypes',
    },
    {
      title: 'messageTexts',
      get: 'getGuardianFactorPhoneTemplates',
      update: 'updateGuardianFactorPhoneTemplates',
    },
    {
      title: 'codes',
      get: 'getGuardianFactorPhoneSettings',
      update: 'updateGuardianFactorPhoneSettings',
    },
  ],
  email: [
    {
      title: 'codes',
      get: 'getGuardianFactorEmailSettings',
      update: 'updateGuardianFactorEmailSettings',
    },
  ],
  duo: [
    {
      title: 'duoApplication',
      get: 'getGuardianFactorDuoSettings',
      update: 'updateGuardianFactorDuoSettings',
    },
  ],
  'webauthn-roaming': [
    {
      title: 'securityKeys',
      get: 'getGuardianFactorWebauthnRoamingSettings',
      update: 'updateGuardianFactorWebauthnRoamingSettings',
    },
  ],
  'webauthn-platform': [
    {
      title: 'devices',
      get: 'getGuardianFactorWebauthnPlatformSettings',
      update: 'updateGuardianFactorWebauthnPlatformSettings',
    },
  ],
  browsers: [{ title: 'browsers', get: 'getGuardianSettings', update: 'updateGuardianSettings' }],
} as const satisfies Readonly<Record<string, readonly Part[]>>

/** What has settings: a factor by its name, or remembered browsers. */
export type SettingsOf = keyof typeof screens

/** Whether a factor has settings. */
export const hasSettings = (name: string | undefined): name is SettingsOf =>
  name !== undefined && Object.hasOwn(screens, name)

/** Settings of one factor, or of remembered browsers. */
export function FactorSettings({ of }: { readonly of: SettingsOf }) {
  const { factors, titles } = words()
  const title = of === 'browsers' ? factors.settings.browsers : factors.names[of]
  return (
    <Page title={title} above={{ title: titles['second-factors'], href: hrefOf('second-factors') }}>
      {screens[of].map((part) => (
        <SettingsCard
          key={part.get}
          title={factors.settings[part.title]}
          resource="guardian"
          get={part.get}
          update={part.update}
        />
      ))}
    </Page>
  )
}
