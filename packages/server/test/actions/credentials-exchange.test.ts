/** Actions of the trigger `credentials-exchange`: tokens of clients. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestServer, type TestServer } from '@latchkey/testkit'
import jsonwebtoken from 'jsonwebtoken'
import {
  type Application,
  audience,
  createApplication,
  exchange,
} from '../authentication/application.ts'
import { bindAction } from './bind-action.ts'

let server: TestServer
let app: Application

beforeAll(async () => {
  server = await startTestServer()
  app = await createApplication(server.tenant, {
    client: { grant_types: ['client_credentials'], client_metadata: { plan: 'gold' } },
  })
  const json = { client_id: app.clientId, audience, scope: ['read:books'] }
  await server.tenant.request('POST', '/api/v2/client-grants', { json })
})
afterAll(() => server.stop())

const bind = (body: string) =>
  bindAction(server.tenant, {
    trigger: 'credentials-exchange',
    code: `exports.onExecuteCredentialsExchange = async (event, api) => {${body}}`,
  })
const request = () => exchange(server, app, { grant_type: 'client_credentials', audience })

describe('a token of a client', () => {
  it('has the claims of the action, and no scope that the client may not get', async () => {
    await bind(`
      api.accessToken.setCustomClaim('https://acme.example/plan', event.client.metadata.plan)
      api.accessToken.setCustomClaim('azp', 'another')
      api.accessToken.addScope('write:books')`)
    const { body } = await request()
    expect(jsonwebtoken.decode(body.access_token)).toMatchObject({
      'https://acme.example/plan': 'gold',
      azp: app.clientId,
      scope: 'read:books',
    })
  })

  it('is refused by the action, with its code and reason', async () => {
    await bind(`api.access.deny('invalid_scope', 'Not ' + event.resource_server.identifier)`)
    const { status, body } = await request()
    expect([status, body]).toEqual([
      400,
      { error: 'invalid_scope', error_description: `Not ${audience}` },
    ])
  })

  it('is refused where the action fails', async () => {
    await bind('throw new Error("internal detail")')
    const { status, body } = await request()
    expect([status, body.error]).toEqual([400, 'access_denied'])
    expect(body.error_description).not.toContain('internal detail')
  })
})
