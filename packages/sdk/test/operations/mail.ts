import { expect } from '@jest/globals'
import type { ManagementClient } from '../../src/management.ts'

export async function useAttackProtection(client: ManagementClient): Promise<void> {
  const bruteForce = await client.attackProtection.updateBruteForceProtection({
    body: { max_attempts: 5 },
  })
  expect(bruteForce).toMatchObject({ enabled: true, max_attempts: 5 })
  expect(await client.attackProtection.getBruteForceProtection()).toEqual(bruteForce)

  const stage = { 'pre-login': { max_attempts: 20 } }
  const throttling = await client.attackProtection.updateSuspiciousIpThrottling({ body: { stage } })
  expect(throttling.stage).toMatchObject({ 'pre-login': { max_attempts: 20, rate: 864_000 } })
  expect(await client.attackProtection.getSuspiciousIpThrottling()).toEqual(throttling)

  const leaked = await client.attackProtection.updateBreachedPasswordDetection({
    body: { shields: ['block'] },
  })
  expect(leaked).toMatchObject({ enabled: false, shields: ['block'] })
  expect(await client.attackProtection.getBreachedPasswordDetection()).toEqual(leaked)

  const detection = await client.attackProtection.updateBotDetection({
    body: { monitoring_mode_enabled: true },
  })
  expect(detection).toMatchObject({ monitoring_mode_enabled: true, bot_detection_level: 'medium' })
  expect(await client.attackProtection.getBotDetection()).toEqual(detection)

  const hcaptcha = { site_key: '10000000-ffff-ffff-ffff-000000000001', secret: 'not-a-real-secret' }
  const captcha = await client.attackProtection.updateCaptcha({ body: { hcaptcha } })
  expect(captcha).toEqual({
    active_provider_id: 'auth_challenge',
    auth_challenge: { fail_open: false },
    hcaptcha: { site_key: hcaptcha.site_key },
  })
  expect(await client.attackProtection.getCaptcha()).toEqual(captcha)

  const body = { type: 'exponential' } as const
  expect(await client.attackProtection.updatePhoneProviderProtection({ body })).toEqual(body)
  expect(await client.attackProtection.getPhoneProviderProtection()).toEqual(body)
}

export async function useMail(client: ManagementClient): Promise<void> {
  const credentials = { smtp_host: 'smtp.example.com', smtp_port: 587 }
  await client.emails.createProvider({ body: { name: 'smtp', credentials } })
  const provider = await client.emails.updateProvider({ body: { enabled: false } })
  expect(provider).toEqual({ name: 'smtp', enabled: false, credentials })
  expect(await client.emails.getProvider()).toEqual(provider)
  await client.emails.deleteProvider()

  const template = 'welcome_email'
  const path = { templateName: template } as const
  const texts = { body: '<p>Hello</p>', from: null, subject: 'Hello', syntax: 'liquid' } as const
  const body = { template, ...texts, enabled: false } as const
  expect(await client.emailTemplates.create({ body })).toEqual(body)
  await client.emailTemplates.update({ path, body: { ...body, subject: 'Welcome' } })
  await client.emailTemplates.patch({ path, body: { enabled: true } })
  const written = { ...body, subject: 'Welcome', enabled: true }
  expect(await client.emailTemplates.get({ path })).toEqual(written)
  await client.emailTemplates.delete({ path })

  const connection = await client.connections.create({
    body: { name: 'mailed', strategy: 'auth0' },
  })
  const user = { connection: connection.name ?? '', email: 'mailed@example.com' }
  const { user_id = '' } = await client.users.create({
    body: { ...user, password: 'Horse-7-Battery' },
  })
  const job = await client.jobs.createVerificationEmailJob({ body: { user_id } })
  expect(job).toMatchObject({ type: 'verification_email', status: 'pending' })
}
