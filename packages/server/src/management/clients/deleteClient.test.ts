import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestServer, type TestServer } from '@latchkey/testkit'
import { publicPem } from '../../../test/key-pems.ts'

const path = '/api/v2/clients'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const remove = (id: string) => server.tenant.request('DELETE', `${path}/${id}`)

describe('204', () => {
  it('also deletes the credentials and grants of the client', async () => {
    const credentials = [{ credential_type: 'public_key', pem: publicPem }]
    const json = { name: 'App', signed_request_object: { credentials } }
    const { client_id } = (await server.tenant.request('POST', path, { json })).body
    const grant = { client_id, audience: '/api/v2/', scope: ['read:users'] }
    await server.tenant.request('POST', '/api/v2/client-grants', { json: grant })
    const rows = async () => {
      const counts = ['clients', 'client_credentials', 'client_grants'].map(
        (table) => `(select count(*)::int from ${table} where client_id = $1)`,
      )
      const { rows } = await server.database.query(`select array[${counts.join()}] as counts`, [
        client_id,
      ])
      return rows[0]?.counts
    }
    expect(await rows()).toEqual([1, 1, 1])
    const { status, text } = await remove(client_id)
    expect([status, text]).toEqual([204, ''])
    expect(await rows()).toEqual([0, 0, 0])
  })

  it('is also answered for an unknown id, which is not logged', async () => {
    // Entries of tokens are written in batches, perhaps just now.
    const text = `select count(*)::int as n from logs where type = 'sapi'`
    const count = async () => (await server.database.query(text)).rows[0]?.n
    const before = await count()
    expect((await remove('unknown')).status).toBe(204)
    expect(await count()).toBe(before)
  })
})

describe('400', () => {
  it('is answered for the global client', async () => {
    const [global] = (await server.tenant.request('GET', `${path}?is_global=true`)).body
    expect((await remove(global.client_id)).body).toEqual({
      statusCode: 400,
      error: 'Bad Request',
      message:
        'This client belongs to the tenant itself: it cannot be deleted, and cannot have a secret.',
      errorCode: 'client_is_global',
    })
  })
})
