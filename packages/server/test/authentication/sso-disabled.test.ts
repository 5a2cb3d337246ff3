import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, joinTestServer, type SharedServer } from '@latchkey/testkit'
import { createSamlApplication, nodeSaml } from '../saml/service-providers.ts'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  password,
} from './application.ts'
import { SessionTransfers } from './session-transfers.ts'

/* A client that does not take part in single sign-on (`sso_disabled`). */

let server: SharedServer
let alone: Application
let other: Application
const username = 'grace@example.com'
beforeAll(async () => {
  server = await joinTestServer()
  alone = await createApplication(server.tenant, { client: { sso_disabled: true } })
  other = await createApplication(server.tenant)
  await createUser(server.tenant, username)
}, 60_000)
afterAll(() => server.stop())

async function logIn(app: Application) {
  const visitor = createVisitor(server)
  const page = await visitor.visit(authorizeUrl(server.tenant, app))
  const { url } = await visitor.submit(page, { username, password })
  expect(url.searchParams.get('code')).toEqual(expect.any(String))
  return visitor
}

const isLogin = ({ url }: { url: URL }) => url.pathname.startsWith('/u/')

describe('a client with sso_disabled', () => {
  it('asks users to log in each time, also after their log-in at itself', async () => {
    for (const first of [alone, other]) {
      const visitor = await logIn(first)
      const page = await visitor.visit(authorizeUrl(server.tenant, alone))
      expect(isLogin(page)).toBe(true)
      const { url } = await visitor.submit(page, { username, password })
      expect(url.searchParams.get('code')).toEqual(expect.any(String))
    }
  })

  it('gets login_required without a page, while others share the session', async () => {
    const visitor = await logIn(alone)
    const silently = async (app: Application) => {
      const { url } = await visitor.visit(authorizeUrl(server.tenant, app, { prompt: 'none' }))
      return url.searchParams.get('error')
    }
    expect(await silently(alone)).toBe('login_required')
    expect(await silently(other)).toBeNull()
  })

  it('asks a third-party client for one log-in before the consent', async () => {
    const app = await createApplication(server.tenant, {
      isFirstParty: false,
      client: { sso_disabled: true },
    })
    const visitor = await logIn(other)
    const page = await visitor.visit(authorizeUrl(server.tenant, app))
    expect(isLogin(page)).toBe(true)
    const consent = await visitor.submit(page, { username, password })
    expect(consent.url.pathname).toMatch(/\/consent$/)
    const { url } = await visitor.submit(consent, { action: 'accept' })
    expect(url.searchParams.get('code')).toEqual(expect.any(String))
  })

  it('asks the users of a SAML application too', async () => {
    const app = await createSamlApplication(server.tenant)
    const visitor = await logIn(other)
    const arrive = async () => visitor.visit(await nodeSaml(app).getAuthorizeUrlAsync('', '', {}))
    expect((await arrive()).text).toContain('SAMLResponse')
    const json = { sso_disabled: true }
    await server.tenant.request('PATCH', `/api/v2/clients/${app.clientId}`, { json })
    const page = await arrive()
    expect(isLogin(page)).toBe(true)
    expect((await visitor.submit(page, { username, password })).text).toContain('SAMLResponse')
  })

  it('accepts a session that an app transfers to it', async () => {
    const at = await SessionTransfers.at(server)
    const app = await at.client({ ...at.accepting(), sso_disabled: true })
    const visitor = createVisitor(server)
    const { access_token: token } = await at.token(username)
    expect((await at.open(visitor, { token, app })).url.searchParams.has('code')).toBe(true)
    expect(isLogin(await at.open(visitor, { app }))).toBe(true)
  })
})
