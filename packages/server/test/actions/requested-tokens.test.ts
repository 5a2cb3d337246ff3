/** What the event of `post-login` tells of the tokens that a token request is for. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, startTestServer, type TestServer } from '@latchkey/testkit'
import jsonwebtoken from 'jsonwebtoken'
import { TOTP } from 'otpauth'
import {
  type Application,
  audience,
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
let secret: string
const email = 'ada@example.com'
const realmGrant = 'http://auth0.com/oauth/grant-type/password-realm'
const otpGrant = 'http://auth0.com/oauth/grant-type/mfa-otp'

const request = (method: string, path: string, json?: unknown) =>
  server.tenant.request(method, `/api/v2${path}`, json === undefined ? {} : { json })

beforeAll(async () => {
  server = await startTestServer()
  app = await createApplication(server.tenant, {
    client: {
      grant_types: ['authorization_code', 'refresh_token', realmGrant, otpGrant],
      organization_usage: 'allow',
    },
  })
  const path = `/users/${encodeURIComponent(await createUser(server.tenant, email))}`
  const made = await request('POST', `${path}/authentication-methods`, { type: 'totp' })
  secret = made.body.totp_secret
  await request('POST', `${path}/recovery-code-regeneration`, {})
  await request('PUT', '/guardian/factors/otp', { enabled: true })
  const connection = { connection_id: app.connectionId, assign_membership_on_login: true }
  const json = { name: 'acme', enabled_connections: [connection] }
  organization = (await request('POST', '/organizations', json)).body.id
  await request('PATCH', '/tenants/settings', {
    allow_organization_name_in_authentication_api: true,
  })
})
afterAll(() => server.stop())

const logInByPassword = (parameters: Readonly<Record<string, string>>) =>
  exchange(server, app, {
    grant_type: realmGrant,
    realm: 'Username-Password-Authentication',
    username: email,
    password,
    scope: 'openid',
    ...parameters,
  })

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

  it.each(['acme', 'its id'])('is in the event of a grant, named by %s', async (named) => {
    await bindAction(
      server.tenant,
      postLogin(`if (event.organization?.name === 'acme') api.access.deny('Closed.')`),
    )
    const { body } = await logInByPassword({
      organization: named === 'acme' ? named : organization,
    })
    expect(body).toMatchObject({ error: 'access_denied', error_description: 'Closed.' })
  })

  it('is not another one after the second factor', async () => {
    await bindAction(
      server.tenant,
      postLogin(`
        if (event.organization) api.access.deny('Closed.')
        api.multifactor.enable('any')`),
    )
    const { body } = await logInByPassword({})
    expect(body.error).toBe('mfa_required')
    const answer = await exchange(server, app, {
      grant_type: otpGrant,
      mfa_token: body.mfa_token,
      otp: new TOTP({ secret }).generate(),
      organization,
    })
    expect(answer.status).toBe(200)
    expect(jsonwebtoken.decode(answer.body.id_token)).not.toHaveProperty('org_id')
  })
})

describe('a refresh without parameters', () => {
  it('is for the API and the scopes of the log-in', async () => {
    await bindAction(
      server.tenant,
      postLogin(`
        api.idToken.setCustomClaim('https://acme.example/asked', [
          event.resource_server.identifier,
          ...event.transaction.requested_scopes,
        ])`),
    )
    const browser = createVisitor(server)
    const scope = 'openid offline_access read:books'
    const page = await browser.visit(authorizeUrl(server.tenant, app, { audience, scope }))
    const { url } = await browser.submit(page, { username: email, password })
    const code = url.searchParams.get('code') ?? ''
    const { refresh_token } = (await exchange(server, app, { code })).body
    const { body } = await exchange(server, app, { grant_type: 'refresh_token', refresh_token })
    expect(jsonwebtoken.decode(body.id_token)).toMatchObject({
      'https://acme.example/asked': [audience, 'openid', 'offline_access', 'read:books'],
    })
  })
})
