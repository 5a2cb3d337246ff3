import { expect } from '@jest/globals'
import type { ManagementClient } from '../../src/management.ts'

export async function useSecondFactors(client: ManagementClient): Promise<void> {
  const factors = await client.guardian.listFactors({})
  expect(factors.filter(({ enabled }) => enabled).map(({ name }) => name)).toEqual([
    'otp',
    'recovery-code',
  ])
  const path = { name: 'email' } as const
  expect(await client.guardian.updateFactor({ path, body: { enabled: true } })).toEqual({
    enabled: true,
  })
  expect(await client.guardian.updatePolicies({ body: ['all-applications'] })).toEqual([
    'all-applications',
  ])
  expect(await client.guardian.getPolicies({})).toEqual(['all-applications'])
  await client.guardian.updatePolicies({ body: [] })
  await useRiskAssessments(client)
  await useMethods(client)
  await usePhoneSettings(client)
  await useProviders(client)
}

async function useRiskAssessments({ riskAssessments }: ManagementClient): Promise<void> {
  const enabled = { enabled: true }
  expect(await riskAssessments.updateSettings({ body: enabled })).toEqual(enabled)
  expect(await riskAssessments.getSettings({})).toEqual(enabled)
  const days = { remember_for: 20 }
  expect(await riskAssessments.updateSettingsNewDevice({ body: days })).toEqual(days)
  expect(await riskAssessments.getSettingsNewDevice({})).toEqual(days)
  await riskAssessments.updateSettings({ body: { enabled: false } })
}

async function useMethods(client: ManagementClient): Promise<void> {
  const connection = 'Guarded'
  const place = await client.connections.create({ body: { name: connection, strategy: 'auth0' } })
  const email = 'guarded@example.com'
  const password = 'Between-engine-and-loom-1843'
  const { user_id: id = '' } = await client.users.create({ body: { connection, email, password } })
  const path = { id }
  await client.users.createRiskAssessmentClearing({
    path,
    body: { connection, assessors: ['new-device'] },
  })
  const { ticket_url } = await client.guardian.createEnrollmentTicket({ body: { user_id: id } })
  expect(ticket_url).toContain('/lo/mfa?ticket=')
  const made = await client.users.createAuthenticationMethod({ path, body: { type: 'totp' } })
  const { totp_secret, ...listed } = made
  expect(totp_secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(await client.users.listAuthenticationMethods({ path })).toEqual([listed])
  const one = { ...path, authentication_method_id: made.id }
  const named = await client.users.updateAuthenticationMethod({
    path: one,
    body: { name: 'Phone' },
  })
  expect(await client.users.getAuthenticationMethod({ path: one })).toEqual(named)
  const [enrollment] = await client.users.listEnrollments({ path })
  const enrolled = { id: enrollment?.id ?? '' }
  expect(await client.guardian.getEnrollment({ path: enrolled })).toMatchObject({ name: 'Phone' })
  await client.guardian.deleteEnrollment({ path: enrolled })
  const [replaced] = await client.users.updateAuthenticationMethods({
    path,
    body: [{ type: 'totp' }],
  })
  const other = { ...path, authentication_method_id: replaced?.id ?? '' }
  await client.users.deleteAuthenticationMethod({ path: other })
  const { recovery_code } = await client.users.rotateRecoveryCode({ path })
  expect(recovery_code).toMatch(/^[A-Z2-9]{24}$/)
  await client.users.deleteMultifactorProvider({ path: { id, provider: 'google-authenticator' } })
  await client.users.revokeRememberedBrowsers({ path })
  await client.users.deleteAuthenticators({ path })
  await client.users.deleteAuthenticationMethods({ path })
  expect(await client.users.listAuthenticationMethods({ path })).toEqual([])
  await client.users.delete({ path })
  await client.connections.delete({ path: { id: place.id ?? '' } })
}

async function usePhoneSettings({ guardian }: ManagementClient): Promise<void> {
  const types = { message_types: ['sms', 'voice'] as const }
  expect(await guardian.getFactorPhoneMessageTypes({})).toEqual({ message_types: [] })
  await guardian.updateFactorPhoneMessageTypes({
    body: { message_types: [...types.message_types] },
  })
  expect(await guardian.getFactorPhoneMessageTypes({})).toEqual(types)

  const provider = { provider: 'twilio' } as const
  expect(await guardian.getFactorPhoneSelectedProvider({})).toEqual({ provider: 'auth0' })
  await guardian.updateFactorSmsSelectedProvider({ body: provider })
  expect(await guardian.getFactorPhoneSelectedProvider({})).toEqual(provider)
  await guardian.updateFactorPhoneSelectedProvider({ body: { provider: 'auth0' } })
  expect(await guardian.getFactorSmsSelectedProvider({})).toEqual({ provider: 'auth0' })

  const texts = { enrollment_message: 'Enroll {{code}}', verification_message: '{{code}}' }
  expect(await guardian.getFactorSmsTemplates({})).toEqual({})
  await guardian.updateFactorSmsTemplates({ body: texts })
  expect(await guardian.getFactorPhoneTemplates({})).toEqual(texts)
  await guardian.updateFactorPhoneTemplates({ body: { ...texts, verification_message: 'Log in' } })
  expect(await guardian.getFactorSmsTemplates({})).toMatchObject({ verification_message: 'Log in' })

  const account = { sid: 'AC1', auth_token: 'a-token', from: '+15550100' }
  expect(await guardian.getFactorPhoneProviderTwilio({})).toEqual({})
  await guardian.updateFactorSmsProviderTwilio({ body: account })
  expect(await guardian.getFactorPhoneProviderTwilio({})).toEqual({
    ...account,
    messaging_service_sid: null,
  })
  await guardian.updateFactorPhoneProviderTwilio({ body: { sid: 'AC2', from: null } })
  expect(await guardian.getFactorSmsProviderTwilio({})).toMatchObject({ sid: 'AC2', from: null })

  const codes = { otp_length: 8, otp_expiration_time: 600 }
  expect(await guardian.getFactorPhoneSettings({})).toEqual({
    otp_length: 6,
    otp_expiration_time: 300,
  })
  await guardian.updateFactorPhoneSettings({ body: codes })
  await guardian.updateFactorEmailSettings({ body: codes })
  expect(await guardian.getFactorEmailSettings({})).toEqual(codes)
  const keys = { userVerification: 'required', overrideRelyingParty: false } as const
  await guardian.updateFactorWebauthnRoamingSettings({ body: keys })
  expect(await guardian.getFactorWebauthnRoamingSettings({})).toEqual(keys)
  const devices = { overrideRelyingParty: true, relyingPartyIdentifier: 'example.com' }
  await guardian.updateFactorWebauthnPlatformSettings({ body: devices })
  expect(await guardian.getFactorWebauthnPlatformSettings({})).toEqual(devices)
  const remembering = await guardian.getSettings({})
  expect(remembering).toMatchObject({ display_remember_me_checkbox: true })
  const body = { ...remembering, remember_me_default_value: true }
  expect(await guardian.updateSettings({ body })).toEqual(body)
}

async function useProviders({ guardian, prompts }: ManagementClient): Promise<void> {
  const duo = { ikey: 'DI1', skey: 'a-secret', host: 'api-1.duosecurity.com' }
  expect(await guardian.getFactorDuoSettings({})).toEqual({})
  await guardian.updateFactorDuoSettings({ body: duo })
  await guardian.patchFactorDuoSettings({ body: { ikey: 'DI2' } })
  expect(await guardian.getFactorDuoSettings({})).toEqual({ ...duo, ikey: 'DI2' })

  const direct = { provider: 'direct' } as const
  expect(await guardian.getFactorPushNotificationSelectedProvider({})).toEqual({
    provider: 'guardian',
  })
  expect(await guardian.updateFactorPushNotificationSelectedProvider({ body: direct })).toEqual(
    direct,
  )
  const app = { app_name: 'Guard', apple_app_link: 'https://example.com/app' }
  expect(await prompts.getPushApp({})).toEqual({})
  await prompts.updatePushApp({ body: app })
  await prompts.updatePushApp({ body: { apple_app_link: null } })
  expect(await prompts.getPushApp({})).toEqual({ app_name: 'Guard' })
  const apns = { bundle_id: 'com.example.app', sandbox: false }
  expect(await guardian.getFactorPushNotificationProviderApns({})).toEqual({})
  await guardian.updateFactorPushNotificationProviderApns({ body: { ...apns, p12: 'MIIK' } })
  await guardian.patchFactorPushNotificationProviderApns({ body: { sandbox: true } })
  expect(await guardian.getFactorPushNotificationProviderApns({})).toEqual({
    ...apns,
    sandbox: true,
    enabled: true,
  })
  const sns = { aws_access_key_id: 'AKIA', aws_region: 'us-west-1' }
  expect(await guardian.getFactorPushNotificationProviderSns({})).toEqual({})
  const withSecret = { ...sns, aws_secret_access_key: 'a-secret' }
  expect(await guardian.updateFactorPushNotificationProviderSns({ body: withSecret })).toEqual(sns)
  await guardian.patchFactorPushNotificationProviderSns({ body: { aws_region: null } })
  expect(await guardian.getFactorPushNotificationProviderSns({})).toEqual({
    aws_access_key_id: 'AKIA',
  })
  const [fcm, fcmv1] = [{ server_key: 'AAAA' }, { server_credentials: '{}' }]
  expect(await guardian.updateFactorPushNotificationProviderFcm({ body: fcm })).toEqual({})
  expect(await guardian.patchFactorPushNotificationProviderFcm({ body: fcm })).toEqual({})
  expect(await guardian.updateFactorPushNotificationProviderFcmv1({ body: fcmv1 })).toEqual({})
  expect(await guardian.patchFactorPushNotificationProviderFcmv1({ body: fcmv1 })).toEqual({})
}
