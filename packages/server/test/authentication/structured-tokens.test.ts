import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, startTestServer, type TestServer, type Visitor } from '@latchkey/testkit'
import jsonwebtoken from 'jsonwebtoken'
import {
  type Application,
  audience,
  authorizeUrl,
  createApplication,
  createUser,
  exchange,
  password,
  pkce,
} from './application.ts'

let server: TestServer
let visitor: Visitor
let app: Application
/** A resource server. */
let books: Application
let userId: string
let movedMs = 0
const email = 'ada@example.com'

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(Date.now() + movedMs) })
  visitor = createVisitor(server)
  app = await createApplication(server.tenant)
  books = await createApplication(server.tenant)
  userId = await createUser(server.tenant, email)
})
afterAll(() => server.stop())

/** Tokens of the user, who logs in at the first call. */
async function issue(requested: Readonly<Record<string, string>> = {}) {
  const { verifier, parameters } = pkce()
  const scope = 'openid offline_access read:books'
  const request = authorizeUrl(server.tenant, app, { ...parameters, scope, audience, ...requested })
  const page = await visitor.visit(request)
  const away = page.isAway ? page : await visitor.submit(page, { username: email, password })
  const code = away.url.searchParams.get('code') ?? ''
  const { body } = await exchange(server, app, { code, code_verifier: verifier })
  return body as { access_token: string; refresh_token: string; id_token: string }
}

const post = (path: string, of: Application, token: string) => {
  const form = { client_id: of.clientId, client_secret: of.clientSecret, token }
  return server.tenant.request('POST', path, { token: null, form })
}

async function introspect(token: string, of = books) {
  const { status, body } = await post('/oauth/introspect', of, token)
  return status === 200 ? body : { status, error: body.error }
}

async function revoke(token: string, of = app) {
  const { status, body } = await post('/oauth/revoke', of, token)
  return [status, body?.error]
}

const inactive = { active: false }

describe('the introspection of a JWT access token', () => {
  it('tells an API what the token says', async () => {
    const { access_token: token } = await issue()
    const { grant_id, ...claims } = jsonwebtoken.decode(token) as jsonwebtoken.JwtPayload
    expect(grant_id).toEqual(expect.any(String))
    expect(claims).toMatchObject({ sub: userId, scope: 'openid offline_access read:books' })
    expect(await introspect(token)).toEqual({
      ...claims,
      active: true,
      client_id: app.clientId,
      token_type: 'Bearer',
    })
  })

  it('says nothing of tokens that have expired, were changed, or are for another purpose', async () => {
    const { access_token: token, id_token } = await issue()
    const [header = '', payload = '', signature = ''] = token.split('.')
    const changed = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(payload, 'base64url').toString()), sub: 'x' }),
    ).toString('base64url')
    for (const each of [id_token, `${header}.${changed}.${signature}`, `${header}.${payload}.`]) {
      expect(await introspect(each)).toEqual(inactive)
    }
    movedMs = 25 * 60 * 60 * 1000
    try {
      expect(await introspect(token)).toEqual(inactive)
    } finally {
      movedMs = 0
    }
  })

  it('says nothing to a public client of the tokens of others', async () => {
    const spa = await createApplication(server.tenant, {
      client: { app_type: 'spa', token_endpoint_auth_method: 'none' },
    })
    const { access_token: token } = await issue()
    const form = { client_id: spa.clientId, token }
    const { body } = await server.tenant.request('POST', '/oauth/introspect', { token: null, form })
    expect(body).toEqual(inactive)
  })

  it('ends with the user and with the grant of a client', async () => {
    const { access_token: token } = await issue()
    const path = `/api/v2/users/${encodeURIComponent(userId)}`
    await server.tenant.request('PATCH', path, { json: { blocked: true } })
    expect(await introspect(token)).toEqual(inactive)
    await server.tenant.request('PATCH', path, { json: { blocked: false } })

    const machine = await createApplication(server.tenant, {
      client: { app_type: 'non_interactive', grant_types: ['client_credentials'] },
    })
    const json = { client_id: machine.clientId, audience, scope: ['read:books'] }
    const made = await server.tenant.request('POST', '/api/v2/client-grants', { json })
    const grant = { grant_type: 'client_credentials', audience }
    const { access_token: own } = (await exchange(server, machine, grant)).body
    expect(await introspect(own)).toMatchObject({
      active: true,
      sub: `${machine.clientId}@clients`,
      client_id: machine.clientId,
    })
    // It has no log-in that could end.
    expect(await revoke(own, machine)).toEqual([400, 'unsupported_token_type'])
    await server.tenant.request('DELETE', `/api/v2/client-grants/${made.body.id}`)
    expect(await introspect(own)).toEqual(inactive)
  })

  it('is refused for a token that only its API can verify', async () => {
    const identifier = 'urn:shared'
    const json = {
      identifier,
      signing_alg: 'HS256',
      signing_secret: 'a secret of 32 characters, or so',
    }
    await server.tenant.request('POST', '/api/v2/resource-servers', { json })
    const { access_token: token } = await issue({ audience: identifier, scope: 'openid' })
    expect(await introspect(token)).toEqual({ status: 400, error: 'unsupported_token_type' })
    expect(await revoke(token)).toEqual([400, 'unsupported_token_type'])
  })
})

describe('the revocation of a JWT access token', () => {
  it('ends the log-in of the token', async () => {
    const { access_token: token, refresh_token } = await issue()
    expect(await revoke(token)).toEqual([200, undefined])
    expect(await introspect(token)).toEqual(inactive)
    const { status } = await server.tenant.request('GET', '/userinfo', { token })
    expect(status).toBe(401)
    const renewal = { grant_type: 'refresh_token', refresh_token }
    expect((await exchange(server, app, renewal)).body.error).toBe('invalid_grant')
    // Clients that log out revoke both tokens.
    expect(await revoke(refresh_token)).toEqual([200, undefined])
    expect(await revoke(token)).toEqual([200, undefined])
  })

  it('by another client has no effect', async () => {
    const { access_token: token } = await issue()
    expect(await revoke(token, books)).toEqual([200, undefined])
    expect(await introspect(token)).toMatchObject({ active: true })
  })
})
