import { expect } from '@jest/globals'
import type { ManagementClient } from '../../src/management.ts'

export async function useSecondFactors(client: ManagementClient): Promise<void> {
  const factors = await client.listGuardianFactors({})
  expect(factors.filter(({ enabled }) => enabled).map(({ name }) => name)).toEqual([
    'otp',
    'recovery-code',
  ])
  const path = { name: 'email' } as const
  expect(await client.updateGuardianFactor({ path, body: { enabled: true } })).toEqual({
    enabled: true,
  })
  expect(await client.updateGuardianPolicies({ body: ['all-applications'] })).toEqual([
    'all-applications',
  ])
  expect(await client.getGuardianPolicies({})).toEqual(['all-applications'])
  await client.updateGuardianPolicies({ body: [] })
  await useMethods(client)
}

async function useMethods(client: ManagementClient): Promise<void> {
  const connection = 'Guarded'
  const place = await client.createConnection({ body: { name: connection, strategy: 'auth0' } })
  const email = 'guarded@example.com'
  const password = 'Between-engine-and-loom-1843'
  const { user_id: id = '' } = await client.createUser({ body: { connection, email, password } })
  const path = { id }
  const { ticket_url } = await client.createEnrollmentTicket({ body: { user_id: id } })
  expect(ticket_url).toContain('/lo/mfa?ticket=')
  const made = await client.createUserAuthenticationMethod({ path, body: { type: 'totp' } })
  const { totp_secret, ...shown } = made
  expect(totp_secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(await client.listUserAuthenticationMethods({ path })).toEqual([shown])
  const one = { ...path, authentication_method_id: made.id }
  const named = await client.updateUserAuthenticationMethod({ path: one, body: { name: 'Phone' } })
  expect(await client.getUserAuthenticationMethod({ path: one })).toEqual(named)
  const [enrollment] = await client.listUserEnrollments({ path })
  const enrolled = { id: enrollment?.id ?? '' }
  expect(await client.getEnrollment({ path: enrolled })).toMatchObject({ name: 'Phone' })
  await client.deleteEnrollment({ path: enrolled })
  const [replaced] = await client.updateUserAuthenticationMethods({
    path,
    body: [{ type: 'totp' }],
  })
  const other = { ...path, authentication_method_id: replaced?.id ?? '' }
  await client.deleteUserAuthenticationMethod({ path: other })
  const { recovery_code } = await client.rotateUserRecoveryCode({ path })
  expect(recovery_code).toMatch(/^[A-Z2-9]{24}$/)
  await client.deleteUserMultifactorProvider({ path: { id, provider: 'google-authenticator' } })
  await client.revokeUserRememberedBrowsers({ path })
  await client.deleteUserAuthenticators({ path })
  await client.deleteUserAuthenticationMethods({ path })
  expect(await client.listUserAuthenticationMethods({ path })).toEqual([])
  await client.deleteUser({ path })
  await client.deleteConnection({ path: { id: place.id ?? '' } })
}
