import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
})
afterAll(() => server.stop())

it('answers 200 without a body for a connection, and 404 for an unknown one', async () => {
  const path = '/api/v2/connections'
  const json = { name: 'Usable', strategy: 'auth0' }
  const { body: made } = await server.tenant.request('POST', path, { json })
  const { status, text } = await server.tenant.request('GET', `${path}/${made.id}/status`)
  expect([status, text]).toEqual([200, ''])
  await server.tenant.request('DELETE', `${path}/${made.id}`)
  const { body } = await server.tenant.request('GET', `${path}/${made.id}/status`)
  expect(body).toMatchObject({ statusCode: 404, errorCode: 'inexistent_connection' })
})
