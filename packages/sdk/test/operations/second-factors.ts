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
  await useMethods(client)
}

async function useMethods(client: ManagementClient): Promise<void> {
  const connection = 'Guarded'
  const place = await client.connections.create({ body: { name: connection, strategy: 'auth0' } })
  const email = 'guarded@example.com'
  const password = 'Between-engine-and-loom-1843'
  const { user_id: id = '' } = await client.users.create({ body: { connection, email, password } })
  const path = { id }
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
