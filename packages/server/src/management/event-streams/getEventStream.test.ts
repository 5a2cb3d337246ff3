import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'
import { webhookDestination } from '../../../test/resources/event-streams.ts'

const path = '/api/v2/event-streams'

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
})
afterAll(() => server.stop())

describe('200', () => {
  it('answers the stored members', async () => {
    const json = { destination: webhookDestination }
    const made = await server.tenant.request('POST', path, { json })
    const read = await server.tenant.request('GET', `${path}/${made.body.id}`)
    const { signing_secret: _shownOnce, ...stored } = made.body
    expect([read.status, read.text]).toEqual([200, JSON.stringify(stored)])
  })
})

describe('404', () => {
  it('is the answer for an unknown id', async () => {
    const { body } = await server.tenant.request('GET', `${path}/est_9Hs3kP7vWq2LrXb4Jd8NfT`)
    expect(body).toEqual({
      statusCode: 404,
      error: 'Not Found',
      message: 'The requested stream does not exist.',
    })
  })
})
