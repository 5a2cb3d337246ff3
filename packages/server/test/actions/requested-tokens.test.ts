/** What the event of `post-login` tells of the tokens that a request of the token endpoint is for. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, startTestServer, type TestServer } from '@latchkey/testkit'
import jsonwebtoken from 'jsonwebtoken'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  exchange,
  password,
} from '../authentication/application.ts'
import { bindAction, postLogin } from './bind-action.ts'

let server: TestServer
let app: Application
let organization: string
const email = 'ada@example.com'

const request = (method: string, path: string, json?: unknown) =>
  server.tenant.request(method, `/api/v2${path}`, json === undefined ? {} : { json })

beforeAll(async () => {
  server = await startTestServer()
  app = await createApplication(server.tenant, {
    client: {
      organization_usage: 'allow',
    },
  })
  await createUser(server.tenant, email)
  const connection = { connection_id: app.connectionId, assign_membership_on_login: true }
  const json = { name: 'acme', enabled_connections: [connection] }
  organization = (await request('POST', '/organizations', json)).body.id
})
afterAll(() => server.stop())

describe('the organization', () => {
  it('is in the event of a page, also where the log-in makes the user a member', async () => {
    await bindAction(
      server.tenant,
      postLogin(`
        const { name } = event.organization
        api.idToken.setCustomClaim('https://acme.example/seen', [name, event.authorization.roles])`),
    )
    const browser = createVisitor(server)
    const page = await browser.visit(authorizeUrl(server.tenant, app, { organization }))
    const { url } = await browser.submit(page, { username: email, password })
    const { body } = await exchange(server, app, { code: url.searchParams.get('code') ?? '' })
    expect(jsonwebtoken.decode(body.id_token)).toMatchObject({
      org_id: organization,
      'https://acme.example/seen': ['acme', []],
    })
  })
})
