import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'

/** The calls of the Terraform provider for its resource `auth0_guardian`, in its order. */
let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
})
afterAll(() => server.stop())

async function call(method: string, path: string, json?: unknown) {
  const at = `/api/v2/${path}`
  const { status, body, text } = await server.tenant.request(method, at, json ? { json } : {})
  if (status !== 200 && status !== 204) throw new Error(`${method} ${path}: ${status} ${text}`)
  return body
}
const put = (path: string, json: unknown) => call('PUT', `guardian/${path}`, json)
const enable = (factor: string, enabled: boolean) => put(`factors/${factor}`, { enabled })
const get = (path: string) => call('GET', path)

const phone = {
  provider: 'twilio',
  message_types: ['sms', 'voice'],
  options: { auth_token: 'bar', from: '+15550100', messaging_service_sid: 'MG1', sid: 'AC1' },
  texts: {
    enrollment_message: 'Enroll {{code}}',
    verification_message: '{{code}} at {{tenant.friendly_name}}',
  },
}
const duo = { host: 'api-hostname', ikey: 'someKey', skey: 'someSecret' }
const sns = {
  aws_access_key_id: 'test1',
  aws_region: 'us-west-1',
  sns_apns_platform_application_arn: 'test_arn',
  sns_gcm_platform_application_arn: 'test_arn',
}
const app = {
  app_name: 'CustomApp',
  apple_app_link: 'https://itunes.apple.com/us/app/my-app/id123121',
  google_app_link: 'https://play.google.com/store/apps/details?id=com.my.app',
}
const apns = { bundle_id: 'com.my.app', sandbox: false }

/** Applies a resource with all of its blocks. */
async function apply(): Promise<void> {
  await put('policies', ['all-applications'])
  await enable('email', true)
  await enable('otp', true)
  await enable('recovery-code', true)
  await enable('sms', true)
  await get('tenants/settings')
  await put('factors/phone/selected-provider', { provider: phone.provider })
  await put('factors/sms/providers/twilio', phone.options)
  await put('factors/sms/templates', phone.texts)
  await put('factors/phone/message-types', { message_types: phone.message_types })
  await enable('webauthn-roaming', false)
  await enable('webauthn-platform', false)
  await enable('duo', true)
  await put('factors/duo/settings', duo)
  await enable('push-notification', true)
  await put('factors/push-notification/selected-provider', { provider: 'sns' })
  await call('PATCH', 'prompts/mfa-push', app)
  await put('factors/push-notification/providers/apns', { ...apns, p12: 'MIIK' })
  await put('factors/push-notification/providers/fcm', { server_key: 'abc123' })
  await put('factors/push-notification/providers/sns', { ...sns, aws_secret_access_key: 'test' })
}

/** Reads what the provider compares with its state. */
async function read() {
  const factors: readonly { readonly name: string; readonly enabled: boolean }[] =
    await get('guardian/factors')
  return {
    policies: await get('guardian/policies'),
    factors: Object.fromEntries(factors.map(({ name, enabled }) => [name, enabled])),
    isConsolidated: (await get('tenants/settings')).phone_consolidated_experience,
    types: await get('guardian/factors/phone/message-types'),
    phone: await get('guardian/factors/phone/selected-provider'),
    texts: await get('guardian/factors/sms/templates'),
    twilio: await get('guardian/factors/sms/providers/twilio'),
    duo: await get('guardian/factors/duo/settings'),
    push: await get('guardian/factors/push-notification/selected-provider'),
    app: await get('prompts/mfa-push'),
    apns: await get('guardian/factors/push-notification/providers/apns'),
    sns: await get('guardian/factors/push-notification/providers/sns'),
  }
}

it('reads back what it has set, applies it again, and destroys it', async () => {
  await apply()
  const applied = await read()
  expect(applied).toEqual({
    policies: ['all-applications'],
    factors: {
      sms: true,
      'push-notification': true,
      otp: true,
      email: true,
      duo: true,
      'webauthn-roaming': false,
      'webauthn-platform': false,
      'recovery-code': true,
    },
    isConsolidated: false,
    types: { message_types: phone.message_types },
    phone: { provider: phone.provider },
    texts: phone.texts,
    twilio: phone.options,
    duo,
    push: { provider: 'sns' },
    app,
    apns: { ...apns, enabled: true },
    sns,
  })
  await apply()
  expect(await read()).toEqual(applied)
  await put('policies', [])
  for (const factor of Object.keys(applied.factors)) await enable(factor, false)
  expect(Object.values((await read()).factors)).toEqual(Array(8).fill(false))
})
