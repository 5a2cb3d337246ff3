import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { presentOverOpenId4Vp, TestAuthority, testLicence } from '@latchkey/mdl/wallet'
import { createVerificationClient, isVerificationError } from '@latchkey/sdk/verifications'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'
import { createTemplate, openRelyingParty, transportTo } from './relying-party.ts'

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
})
afterAll(() => server.stop())

async function openClient() {
  const { tenant, fetch } = server
  const { clientId, clientSecret } = await openRelyingParty(tenant)
  const { baseUrl } = tenant
  return createVerificationClient({ baseUrl, fetch, clientCredentials: { clientId, clientSecret } })
}

it('a client of the SDK creates a verification, and waits for its claims', async () => {
  const client = await openClient()
  const authority = await TestAuthority.create(new Date())
  const claims = { family_name: true }
  const template_id = await createTemplate(server.tenant, authority.certificatePem, claims)
  const created = await client.create({ protocol: 'openid4vp/v1.0', template_id })
  expect((await client.get(created.verification_id)).state).toBe('pending-engagement')
  const ended = client.wait(created.verification_id, { intervalMs: 20 })
  const document = authority.issue({ claims: testLicence, now: new Date() })
  await presentOverOpenId4Vp(created.engagement, document, transportTo(server))
  expect(await ended).toMatchObject({
    state: 'honored',
    claims: { 'org.iso.18013.5.1': { family_name: 'Mustermann' } },
  })
})

it('a client of the SDK reports the refused member', async () => {
  const client = await openClient()
  const refused = await client
    .create({ protocol: 'dc-api', template_id: 'vct_none' })
    .catch((error: unknown) => error)
  expect(isVerificationError(refused)).toBe(true)
  expect(refused).toMatchObject({ statusCode: 404, code: 'verification_error' })
  const aborted = client.wait('none', { signal: AbortSignal.abort(new Error('enough')) })
  await expect(aborted).rejects.toThrow('enough')
})
