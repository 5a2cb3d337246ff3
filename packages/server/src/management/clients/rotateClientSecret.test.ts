import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestServer, type TestServer } from '@latchkey/testkit'

const path = '/api/v2/clients'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const rotate = async (id: string, token?: string) =>
  server.tenant.request('POST', `${path}/${id}/rotate-secret`, token === undefined ? {} : { token })

describe('200', () => {
  it('answers the client with a new secret if the caller may rotate it', async () => {
    const made = (await server.tenant.request('POST', path, { json: { name: 'App' } })).body
    const token = await server.tenant.token('update:client_keys')
    const { status, body } = await rotate(made.client_id, token)
    const { client_secret, updated_at } = body
    expect([status, body]).toEqual([200, { ...made, client_secret, updated_at }])
    expect(client_secret).toMatch(/^[0-9A-Za-z]{64}$/)
    expect(client_secret).not.toBe(made.client_secret)
    const read = await server.tenant.request('GET', `${path}/${made.client_id}`)
    expect(read.body).toEqual(body)
    const { rows } = await server.database.query('select data from logs')
    expect(JSON.stringify(rows)).not.toContain(client_secret)
  })
})

describe('400', () => {
  it('is answered for the global client', async () => {
    const [global] = (await server.tenant.request('GET', `${path}?is_global=true`)).body
    const { status, body } = await rotate(global.client_id)
    expect([status, body.errorCode]).toEqual([400, 'client_is_global'])
  })
})

describe('404', () => {
  it('is the answer to an unknown id', async () => {
    expect((await rotate('unknown')).body.errorCode).toBe('inexistent_client')
  })
})
