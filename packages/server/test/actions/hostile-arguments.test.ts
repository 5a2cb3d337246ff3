/** What actions pass to `api` may be anything that JSON can write. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, joinTestServer, type SharedServer } from '@latchkey/testkit'
import {
  type Application,
  audience,
  authorizeUrl,
  createApplication,
  createUser,
  exchange,
  password,
} from '../authentication/application.ts'
import { makeAction } from '../resources/actions.ts'
import { bindAction, postLogin } from './bind-action.ts'

let server: SharedServer
let app: Application
const email = 'ada@example.com'
const realm = 'Username-Password-Authentication'
const realmGrant = 'http://auth0.com/oauth/grant-type/password-realm'

beforeAll(async () => {
  server = await joinTestServer()
  app = await createApplication(server.tenant, {
    client: { grant_types: ['authorization_code', realmGrant, 'client_credentials'] },
  })
  const json = { client_id: app.clientId, audience, scope: ['read:books'] }
  await server.tenant.request('POST', '/api/v2/client-grants', { json })
  await createUser(server.tenant, email)
})
afterAll(() => server.stop())

/** No text: `String` of it throws. */
const object = '{ toString: 1, valueOf: 1 }'

describe('a reason', () => {
  it('that is cut off within a character ends the log-in', async () => {
    await bindAction(server.tenant, postLogin("api.access.deny('x'.repeat(999) + '\u{1f512}')"))
    const browser = createVisitor(server)
    const page = await browser.visit(authorizeUrl(server.tenant, app))
    const { url } = await browser.submit(page, { username: email, password })
    expect(url.searchParams.get('error_description')).toBe(`${'x'.repeat(999)}\ufffd`)
  })

  it('that is no text refuses a token of a client', async () => {
    await bindAction(server.tenant, {
      trigger: 'credentials-exchange',
      code: `exports.onExecuteCredentialsExchange = async (event, api) => {
        api.access.deny('invalid_scope', ${object})
      }`,
    })
    const { status, body } = await exchange(server, app, {
      grant_type: 'client_credentials',
      audience,
    })
    expect([status, body.error]).toEqual([400, 'invalid_scope'])
  })
})

describe('a log-in is refused where an action passes', () => {
  const refused = async (code: string) => {
    await bindAction(server.tenant, postLogin(code))
    const grant = { grant_type: realmGrant, realm, username: email, password }
    const { body } = await exchange(server, app, grant)
    expect(body).toMatchObject({ error: 'access_denied' })
  }

  it('no name of metadata', () => refused('api.user.setUserMetadata(1, 2)'))

  it.each([
    `api.redirect.validateToken({ secret: 'x', tokenParameterName: ${object} })`,
    `api.redirect.encodeToken({ secret: 'x', expiresInSeconds: ${object} })`,
    `api.redirect.sendUserTo('https://a.example/', { query: { a: ${object} } })`,
    "api.redirect.sendUserTo('https://a.example/', { query: { a: 'b'.repeat(9000) } })",
  ])('%s', refused)
})

it('keys of the cache are texts', async () => {
  const code = `exports.onExecutePostLogin = async (event, api) => {
    api.access.deny(api.cache.get(${object}) === undefined, api.cache.delete(${object}).code)
  }`
  const id = await makeAction(server.tenant, { code, deploy: false })
  const path = `/api/v2/actions/actions/${id}/test`
  const { body } = await server.tenant.request('POST', path, { json: { payload: {} } })
  expect(body.payload.calls[0].args).toEqual([true, 'InvalidValue'])
})
