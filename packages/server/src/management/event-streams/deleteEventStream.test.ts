import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'
import { webhookDestination } from '../../../test/resources/event-streams.ts'

const path = '/api/v2/event-streams'
const unknownId = 'est_9Hs3kP7vWq2LrXb4Jd8NfT'
const json = { destination: webhookDestination }

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
})
afterAll(() => server.stop())

const remove = (id: string) => server.tenant.request('DELETE', `${path}/${id}`)

describe('204', () => {
  it('deletes, without a body, and is also answered for a deleted or unknown id', async () => {
    const { body } = await server.tenant.request('POST', path, { json })
    for (const id of [body.id, body.id, unknownId]) {
      const { status, text, headers } = await remove(id)
      expect([status, text]).toEqual([204, ''])
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    }
    const { body: read } = await server.tenant.request('GET', `${path}/${body.id}`)
    expect(read.message).toBe('The requested stream does not exist.')
    expect((await server.tenant.request('GET', path)).body).toEqual({ eventStreams: [] })
  })

  it('keeps the streams of other tenants', async () => {
    const other = await server.addTenant('streams.example.com')
    const { body } = await other.request('POST', path, { json })
    expect((await remove(body.id)).status).toBe(204)
    expect((await other.request('GET', `${path}/${body.id}`)).status).toBe(200)
  })
})

describe('400', () => {
  it.each([25, 27, 1, 300])('requires an id of 26 characters, not %d', async (length) => {
    const id = unknownId.padEnd(length, 'x').slice(0, length)
    const { body } = await remove(id)
    expect([body.statusCode, body.errorCode]).toEqual([400, 'invalid_uri'])
    expect(body.message).toMatch(/^Path validation error: '.+' on property id\.$/)
  })

  it.each([`acl_${'1'.repeat(22)}`, `est_${'0'.repeat(22)}`, '%F0%9F%94%91'.repeat(26)])(
    'requires an id of the documented pattern, not %s',
    async (id) => {
      expect((await remove(id)).body).toEqual({
        statusCode: 400,
        error: 'Bad Request',
        message:
          "Path validation error: 'Object didn't pass validation for format event-stream-id: " +
          `${decodeURIComponent(id)}' on property id.`,
        errorCode: 'invalid_uri',
      })
    },
  )
})
