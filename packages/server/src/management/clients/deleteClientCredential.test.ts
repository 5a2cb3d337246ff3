import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'
import { publicPem } from '../../../test/key-pems.ts'

let server: SharedServer
let client: string
beforeAll(async () => {
  server = await joinTestServer()
  const json = { name: 'App' }
  const { body } = await server.tenant.request('POST', '/api/v2/clients', { json })
  client = `/api/v2/clients/${body.client_id}`
})
afterAll(() => server.stop())

const make = async () => {
  const json = { credential_type: 'public_key', pem: publicPem }
  return (await server.tenant.request('POST', `${client}/credentials`, { json })).body.id
}
const remove = (id: string) => server.tenant.request('DELETE', `${client}/credentials/${id}`)

describe('204', () => {
  it('is answered for the first and for the second request', async () => {
    const id = await make()
    expect((await remove(id)).status).toBe(204)
    expect((await remove(id)).status).toBe(204)
    const { status, body } = await server.tenant.request('GET', `${client}/credentials/${id}`)
    expect([status, body.errorCode]).toEqual([404, 'inexistent_client_credential'])
  })

  it('does not delete the credential of another client', async () => {
    const id = await make()
    const other = `/api/v2/clients/${server.tenant.clientId}/credentials/${id}`
    expect((await server.tenant.request('DELETE', other)).status).toBe(204)
    expect((await server.tenant.request('GET', other)).status).toBe(404)
    const patch = { json: { expires_at: null } }
    expect((await server.tenant.request('PATCH', other, patch)).status).toBe(404)
    expect((await server.tenant.request('GET', `${client}/credentials/${id}`)).status).toBe(200)
  })
})

describe('400', () => {
  it.each([
    ['signed_request_object', (list: object) => list],
    ['token_vault_privileged_access', (list: object) => list],
    ['client_authentication_methods', (list: object) => ({ private_key_jwt: list })],
  ])('is answered while %s refers to the credential', async (member, refer) => {
    const id = await make()
    const refers = { [member]: refer({ credentials: [{ id }] }) }
    const patch = (json: object) => server.tenant.request('PATCH', client, { json })
    expect((await patch(refers)).status).toBe(200)
    expect((await remove(id)).body.errorCode).toBe('client_credential_in_use')
    await patch({ [member]: refer({ credentials: [] }) })
    expect((await remove(id)).status).toBe(204)
  })
})
