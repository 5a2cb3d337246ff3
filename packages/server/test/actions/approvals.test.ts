/** Actions of the log-in by which a user approves a request of a client (CIBA). */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createVisitor, startTestServer, type TestServer } from '@latchkey/testkit'
import jsonwebtoken from 'jsonwebtoken'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  password,
} from '../authentication/application.ts'
import { linkTo } from '../authentication/mails.ts'
import { bindAction, postLogin } from './bind-action.ts'

const grant = 'urn:openid:params:grant-type:ciba'
const color = 'https://acme.example/color'

let server: TestServer
let app: Application
/** A user for each test, who gets one mail. */
let userId: string
let email: string
let users = 0
beforeAll(async () => {
  server = await startTestServer()
  app = await createApplication(server.tenant, {
    client: { grant_types: ['authorization_code', grant] },
  })
})
beforeEach(async () => {
  users += 1
  email = `ada${users}@example.com`
  userId = await createUser(server.tenant, email)
})
afterAll(() => server.stop())

type Browser = ReturnType<typeof createVisitor>

const logIn = async (browser: Browser, page: Awaited<ReturnType<Browser['visit']>>) =>
  browser.submit(page, { username: email, password })

const send = (path: string, form: Readonly<Record<string, string>>) =>
  server.tenant.request('POST', path, {
    token: null,
    form: { client_id: app.clientId, client_secret: app.clientSecret, ...form },
  })

async function ask(): Promise<string> {
  const iss = `${server.tenant.baseUrl}/`
  const login_hint = JSON.stringify({ format: 'iss_sub', iss, sub: userId })
  const binding_message = 'Order 1815'
  const { body } = await send('/bc-authorize', { login_hint, scope: 'openid', binding_message })
  return body.auth_req_id
}

const poll = (auth_req_id: string) => send('/oauth/token', { grant_type: grant, auth_req_id })
const followLink = async (browser: Browser) =>
  browser.visit(await linkTo(server, email, '/lo/approval'))

describe('an approval', () => {
  it('is not given by a session that the actions have not seen, nor where they deny', async () => {
    const browser = createVisitor(server)
    await logIn(browser, await browser.visit(authorizeUrl(server.tenant, app)))
    await bindAction(server.tenant, postLogin(`api.access.deny('Closed.')`))
    const id = await ask()
    const page = await followLink(browser)
    expect(page.url.pathname).toMatch(/^\/u\/[\w-]+\/login$/)
    const refused = await logIn(browser, page)
    expect([refused.status, refused.text.includes('Order 1815')]).toEqual([200, false])
    expect((await poll(id)).body.error).toBe('authorization_pending')
    const { body } = await server.tenant.request('GET', '/api/v2/logs?q=type:f')
    expect(body).toEqual([
      expect.objectContaining({
        client_id: app.clientId,
        description: 'Closed.',
        details: { actions: { executions: [expect.any(String)] } },
      }),
    ])
  })

  it('gives tokens with the claims of the actions', async () => {
    await bindAction(server.tenant, postLogin(`api.idToken.setCustomClaim('${color}', 'blue')`))
    const id = await ask()
    const browser = createVisitor(server)
    const page = await logIn(browser, await followLink(browser))
    await browser.submit(page, { action: 'accept' })
    const { status, body } = await poll(id)
    expect([status, body.error]).toEqual([200, undefined])
    expect(jsonwebtoken.decode(body.id_token)).toMatchObject({ sub: userId, [color]: 'blue' })
  })
})
