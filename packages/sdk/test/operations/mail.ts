import { expect } from '@jest/globals'
import type { ManagementClient } from '../../src/management.ts'

export async function useAttackProtection(client: ManagementClient): Promise<void> {
  const bruteForce = await client.updateBruteForceProtection({ body: { max_attempts: 5 } })
  expect(bruteForce).toMatchObject({ enabled: true, max_attempts: 5 })
  expect(await client.getBruteForceProtection()).toEqual(bruteForce)

  const stage = { 'pre-login': { max_attempts: 20 } }
  const throttling = await client.updateSuspiciousIpThrottling({ body: { stage } })
  expect(throttling.stage).toMatchObject({ 'pre-login': { max_attempts: 20, rate: 864_000 } })
  expect(await client.getSuspiciousIpThrottling()).toEqual(throttling)

  const leaked = await client.updateBreachedPasswordDetection({ body: { shields: ['block'] } })
  expect(leaked).toMatchObject({ enabled: false, shields: ['block'] })
  expect(await client.getBreachedPasswordDetection()).toEqual(leaked)
}

export async function useMail(client: ManagementClient): Promise<void> {
  const credentials = { smtp_host: 'smtp.example.com', smtp_port: 587 }
  await client.createEmailProvider({ body: { name: 'smtp', credentials } })
  const provider = await client.updateEmailProvider({ body: { enabled: false } })
  expect(provider).toEqual({ name: 'smtp', enabled: false, credentials })
  expect(await client.getEmailProvider()).toEqual(provider)
  await client.deleteEmailProvider()

  const template = 'welcome_email'
  const path = { templateName: template } as const
  const texts = { body: '<p>Hello</p>', from: null, subject: 'Hello', syntax: 'liquid' } as const
  const body = { template, ...texts, enabled: false } as const
  expect(await client.createEmailTemplate({ body })).toEqual(body)
  await client.updateEmailTemplate({ path, body: { ...body, subject: 'Welcome' } })
  await client.patchEmailTemplate({ path, body: { enabled: true } })
  const written = { ...body, subject: 'Welcome', enabled: true }
  expect(await client.getEmailTemplate({ path })).toEqual(written)
  await client.deleteEmailTemplate({ path })

  const connection = await client.createConnection({ body: { name: 'mailed', strategy: 'auth0' } })
  const user = { connection: connection.name ?? '', email: 'mailed@example.com' }
  const { user_id = '' } = await client.createUser({
    body: { ...user, password: 'Horse-7-Battery' },
  })
  const job = await client.createVerificationEmailJob({ body: { user_id } })
  expect(job).toMatchObject({ type: 'verification_email', status: 'completed' })
}
