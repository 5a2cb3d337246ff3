import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'
import { publicPem } from '../../../test/key-pems.ts'

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
})
afterAll(() => server.stop())

describe('200', () => {
  it('sets the expiry of a credential, and removes it', async () => {
    const client = `/api/v2/clients/${server.tenant.clientId}/credentials`
    const json = { credential_type: 'public_key', pem: publicPem }
    const made = (await server.tenant.request('POST', client, { json })).body
    const patch = (body: object) =>
      server.tenant.request('PATCH', `${client}/${made.id}`, { json: body })
    const updated_at = expect.any(String)
    const ending = await patch({ expires_at: '2030-01-01T12:00:00+02:00' })
    const expires_at = '2030-01-01T10:00:00.000Z'
    expect([ending.status, ending.body]).toEqual([200, { ...made, updated_at, expires_at }])
    expect((await patch({})).body).toEqual({ ...made, updated_at, expires_at })
    expect((await patch({ expires_at: null })).body).toEqual({ ...made, updated_at })
  })
})
