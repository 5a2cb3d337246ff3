import type { OpenedPhoneProvider } from '../store/phone/phone-providers.ts'
import type { GuardianProvider } from '../store/second-factors/guardian-providers.ts'
import type { Tenant } from '../tenancy/tenancy.ts'

/** Whether second factors use the phone provider and the phone templates of the tenant. */
async function isConsolidated({ appearance }: Tenant): Promise<boolean> {
  const { settings } = await appearance.get()
  return settings.phone_consolidated_experience === true
}

/**
 * The provider that sends codes of second factors: the Twilio account that the tenant selected for
 * them, or else the phone provider of the tenant.
 */
export async function factorProvider(tenant: Tenant): Promise<OpenedPhoneProvider | undefined> {
  const { guardian, store } = tenant
  if (guardian.phone_provider !== 'twilio' || (await isConsolidated(tenant))) {
    return store.phoneProviders.findOpened()
  }
  const account = await store.guardianProviders.find('twilio')
  return account && openedTwilio(account)
}

function openedTwilio(account: GuardianProvider<'twilio'>): OpenedPhoneProvider | undefined {
  const { sid, auth_token, from, messaging_service_sid: mssid } = account
  if (!sid || !auth_token || !(from || mssid)) return undefined
  // A messaging service of Twilio sends text messages, but makes no calls.
  const delivery_methods = from ? (['text', 'voice'] as const) : (['text'] as const)
  const configuration = {
    sid,
    delivery_methods: [...delivery_methods],
    ...(mssid && { mssid }),
    ...(from && { default_from: from }),
  }
  return {
    id: 'guardian',
    name: 'twilio',
    disabled: false,
    configuration,
    credentials: { auth_token },
  }
}

/** The text that the tenant set for second factors; undefined to use the phone template. */
export async function factorText(
  tenant: Tenant,
  template: 'otp_enroll' | 'otp_verify',
): Promise<string | undefined> {
  const { phone_templates: texts } = tenant.guardian
  if (!texts || (await isConsolidated(tenant))) return undefined
  return template === 'otp_enroll' ? texts.enrollment_message : texts.verification_message
}
