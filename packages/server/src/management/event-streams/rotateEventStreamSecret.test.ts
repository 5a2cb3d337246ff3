import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestServer, type TestServer } from '@latchkey/testkit'
import { webhookDestination } from '../../../test/resources/event-streams.ts'

const path = '/api/v2/event-streams'

let server: TestServer
let nowMs = Date.parse('2026-01-01T00:00:00Z')
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(nowMs) })
  nowMs = Date.now()
})
afterAll(() => server.stop())

const create = async (destination: unknown = webhookDestination) =>
  (await server.tenant.request('POST', path, { json: { destination } })).body
const rotate = (id: string, json: unknown) =>
  server.tenant.request('POST', `${path}/${id}/rotate-secret`, { json })

describe('200', () => {
  it('answers a new secret, and the expiry of the previous one: a day by default', async () => {
    const { id, signing_secret: first } = await create()
    const second = await rotate(id, {})
    expect(second.body).toEqual({
      signing_secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
      previous_valid_until: new Date(nowMs + 86_400_000).toISOString(),
    })
    const third = await rotate(id, { overlap_seconds: 60 })
    expect(third.body.previous_valid_until).toBe(new Date(nowMs + 60_000).toISOString())
    const secrets = [first, second.body.signing_secret, third.body.signing_secret]
    expect(new Set(secrets).size).toBe(3)
  })

  it('never answers, logs or stores a secret in plain text', async () => {
    const { id } = await create()
    const { signing_secret } = (await rotate(id, {})).body
    const read = await server.tenant.request('GET', `${path}/${id}`)
    const rows = ['event_streams', 'logs', 'events'].map(async (table) =>
      JSON.stringify((await server.database.query(`select * from ${table}`)).rows),
    )
    for (const text of [read.text, ...(await Promise.all(rows)), ...server.log]) {
      expect(text).not.toContain(signing_secret.slice('whsec_'.length))
    }
  })
})

describe('404', () => {
  it('is the answer for an unknown id', async () => {
    const { status, body } = await rotate('est_9Hs3kP7vWq2LrXb4Jd8NfT', {})
    expect([status, body.message]).toEqual([404, 'The requested stream does not exist.'])
  })
})

describe('409', () => {
  it('is answered for destinations without signatures', async () => {
    const configuration = { aws_account_id: '000000000001', aws_region: 'eu-central-1' }
    const { id } = await create({ type: 'eventbridge', configuration })
    expect((await rotate(id, {})).body.errorCode).toBe('event_stream_unsigned')
  })
})
