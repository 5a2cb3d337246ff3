import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { TestAuthority } from '@latchkey/mdl/wallet'
import { startTestServer, type TestServer, until } from '@latchkey/testkit'
import { createTemplate, openRelyingParty, type RelyingParty } from './relying-party.ts'

const startMs = Date.now()

let nowMs = startMs
let server: TestServer
let party: RelyingParty
let template_id: string
beforeAll(async () => {
  server = await startTestServer({
    bounds: { verificationExpiryMs: 20 },
    now: () => new Date(nowMs),
  })
  const { certificatePem } = await TestAuthority.create(new Date(nowMs))
  party = await openRelyingParty(server.tenant)
  template_id = await createTemplate(server.tenant, certificatePem, { family_name: true })
})
afterAll(() => server.stop())

it('ends a verification that nobody asks for, once, with its entry and its event', async () => {
  const query = async (sql: string, id: string) => (await server.database.query(sql, [id])).rows
  const { body } = await party.create({ protocol: 'openid4vp/v1.0', template_id })
  const { verification_id: id, expires_at } = body
  const state = () => query('select state from verifications where id = $1', id)
  const entries = () =>
    query(
      `select data->'details' as details from logs
        where type = 'vdcs_verification_expired' and data->'details'->>'verification_id' = $1`,
      id,
    )
  nowMs = Date.parse(expires_at) - 1
  expect(await state()).toEqual([{ state: 'pending' }])
  nowMs += 1
  await until('the verification has expired', async () => (await entries()).length > 0)
  expect(await state()).toEqual([{ state: 'expired' }])
  const details = { verification_id: id, template_id, protocol: 'openid4vp/v1.0' }
  expect(await entries()).toEqual([{ details: { ...details, reason: 'expired' } }])
  expect(
    await query(
      `select data->'object'->>'state' as state, data->'object'->>'reason' as reason from events
        where type = 'latchkey.verification.updated' and data->'object'->>'id' = $1`,
      id,
    ),
  ).toEqual([{ state: 'expired', reason: 'expired' }])
})
