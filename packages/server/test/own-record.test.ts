import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'
import {
  type Application,
  createApplication,
  createUser,
  exchange,
  password,
} from './authentication/application.ts'
import { logInNewUserTo } from './authentication/log-in-new-user.ts'

/* Users call the management API for their own record, by the scopes that end in `current_user…`. */

const grantType = 'http://auth0.com/oauth/grant-type/password-realm'

let server: SharedServer
let app: Application
beforeAll(async () => {
  server = await joinTestServer()
  app = await createApplication(server.tenant, { client: { grant_types: [grantType] } })
})
afterAll(() => server.stop())

interface SignedIn {
  readonly userId: string
  readonly token: string
  readonly idToken: string
}

async function signIn(email: string, scope = 'read:current_user', of = app): Promise<SignedIn> {
  const userId = await createUser(server.tenant, email)
  const { body } = await server.tenant.request('POST', '/oauth/token', {
    token: null,
    form: {
      grant_type: grantType,
      realm: 'Username-Password-Authentication',
      client_id: of.clientId,
      client_secret: of.clientSecret,
      audience: `${server.tenant.baseUrl}/api/v2/`,
      scope: `openid ${scope}`,
      username: email,
      password,
    },
  })
  return { userId, token: body.access_token, idToken: body.id_token }
}

const call = (token: string, method: string, path: string, json?: object) =>
  server.tenant.request(method, `/api/v2${path}`, { token, ...(json && { json }) })

const userAt = (userId: string) => `/users/${encodeURIComponent(userId)}`
const identitiesOf = (userId: string) => `${userAt(userId)}/identities`

describe('`update:current_user_identities`', () => {
  const scope = 'update:current_user_identities'

  it('links an account by an ID token of it, and unlinks it again', async () => {
    const own = await signIn('ada@example.com', scope)
    const other = await signIn('ada@work.example')
    const linked = await call(own.token, 'POST', identitiesOf(own.userId), {
      link_with: other.idToken,
    })
    expect([linked.status, linked.body.length]).toEqual([201, 2])
    const [provider, id] = other.userId.split('|')
    const path = `${identitiesOf(own.userId)}/${provider}/${id}`
    const unlinked = await call(own.token, 'DELETE', path)
    expect([unlinked.status, unlinked.body.length]).toEqual([200, 1])
  })

  it('needs an ID token that was issued to the same application', async () => {
    const own = await signIn('bea@example.com', scope)
    const client = { grant_types: [grantType] }
    const elsewhere = await createApplication(server.tenant, { client })
    const other = await signIn('bea@work.example', undefined, elsewhere)
    const path = identitiesOf(own.userId)
    const foreign = await call(own.token, 'POST', path, { link_with: other.idToken })
    expect([foreign.status, foreign.body.message]).toEqual([
      400,
      '`link_with` must be an ID token that was issued to the calling application.',
    ])
    const [provider, user_id] = other.userId.split('|')
    expect((await call(own.token, 'POST', path, { provider, user_id })).status).toBe(403)
    const trusted = await server.tenant.request('POST', `/api/v2${path}`, {
      json: { link_with: other.idToken },
    })
    expect(trusted.status).toBe(201)
  })

  it('is for no other user', async () => {
    const own = await signIn('cleo@example.com', scope)
    const other = await signIn('cleo@work.example')
    const path = identitiesOf(other.userId)
    const refused = await call(own.token, 'POST', path, { link_with: own.idToken })
    expect([refused.status, refused.body.errorCode]).toEqual([403, 'insufficient_scope'])
  })
})

describe('`delete:current_user_device_credentials`', () => {
  it('deletes a device of the user, and none of another', async () => {
    const own = await signIn('dora@example.com', 'delete:current_user_device_credentials')
    const other = await signIn('dan@example.com')
    const createDevice = (userId: string) =>
      server.tenant.write(async ({ deviceCredentials }) => {
        const device = { deviceId: `of ${userId}`, deviceName: 'A phone', clientId: app.clientId }
        const { id } = await deviceCredentials.create({ type: 'public_key', ...device, userId })
        return `/device-credentials/${id}`
      })
    const [mine, foreign] = [await createDevice(own.userId), await createDevice(other.userId)]
    expect((await call(own.token, 'DELETE', foreign)).status).toBe(403)
    expect((await call(own.token, 'DELETE', mine)).status).toBe(204)
    const left = await server.tenant.request('GET', '/api/v2/device-credentials?type=public_key')
    expect(left.body.map((each: { user_id: string }) => each.user_id)).toEqual([other.userId])
  })
})

describe('`create:current_user_device_credentials`', () => {
  const scope = 'create:current_user_device_credentials'
  const path = '/device-credentials'
  const device = { device_name: 'A phone', device_id: 'p-1', type: 'public_key', value: 'QUJDRA==' }
  const keysOf = async (userId: string) => {
    const query = `?user_id=${encodeURIComponent(userId)}`
    return (await server.tenant.request('GET', `/api/v2${path}${query}`)).body
  }

  it('stores a key for the user, the client of the token and a device, once', async () => {
    const own = await signIn('gil@example.com', scope)
    const { status, body } = await call(own.token, 'POST', path, device)
    const { id } = body
    expect([status, body]).toEqual([201, { id: expect.stringMatching(/^dcr_/) }])
    const { value: _, ...shown } = device
    const ofUser = { ...shown, id, user_id: own.userId, client_id: app.clientId }
    expect(await keysOf(own.userId)).toEqual([ofUser])
    const again = await call(own.token, 'POST', path, device)
    expect([again.status, again.body.errorCode]).toEqual([409, 'device_credential_exists'])
    const { clientId: client_id } = server.tenant
    expect((await call(own.token, 'POST', path, { ...device, client_id })).status).toBe(201)
    const other = await signIn('gus@example.com', scope)
    expect((await call(other.token, 'POST', path, device)).status).toBe(201)
    expect((await keysOf(other.userId)).length).toBe(1)
  })

  it.each([
    ['an unknown client', { client_id: 'nobody' }],
    ['another type', { type: 'refresh_token' }],
    ['a value that is not Base64', { value: 'A key!' }],
    ['a user', { user_id: 'auth0|other' }],
  ])('refuses %s', async (name, members) => {
    const own = await signIn(`${name.replaceAll(' ', '-')}@example.com`, scope)
    expect((await call(own.token, 'POST', path, { ...device, ...members })).status).toBe(400)
    expect(await keysOf(own.userId)).toEqual([])
  })

  it('is for users alone, and has a limit for each', async () => {
    expect((await call(await server.tenant.token(scope), 'POST', path, device)).status).toBe(403)
    const reader = await signIn('hal@example.com')
    expect((await call(reader.token, 'POST', path, device)).status).toBe(403)
    const own = await signIn('ivy@example.com', scope)
    await server.tenant.write(async ({ deviceCredentials }) => {
      const of = { deviceName: 'A phone', clientId: app.clientId, userId: own.userId }
      for (let at = 0; at < 100; at += 1) {
        await deviceCredentials.create({ type: 'public_key', deviceId: `d-${at}`, ...of })
      }
    })
    const { status, body } = await call(own.token, 'POST', path, device)
    expect([status, body.errorCode]).toEqual([409, 'too_many_device_credentials'])
  })
})

describe('`read:current_user`', () => {
  it('reads the record and the second factors of the user, and of no other', async () => {
    const own = await signIn('fay@example.com')
    const other = await signIn('finn@example.com')
    for (const path of ['', '/enrollments']) {
      expect((await call(own.token, 'GET', `${userAt(own.userId)}${path}`)).status).toBe(200)
      expect((await call(own.token, 'GET', `${userAt(other.userId)}${path}`)).status).toBe(403)
    }
  })
})

describe('`delete:current_user`', () => {
  it('deletes the user, and no other', async () => {
    const own = await signIn('eve@example.com', 'delete:current_user')
    const other = await signIn('ed@example.com')
    expect((await call(own.token, 'DELETE', userAt(other.userId))).status).toBe(403)
    expect((await call(own.token, 'DELETE', userAt(own.userId))).status).toBe(204)
    const gone = await server.tenant.request('GET', `/api/v2${userAt(own.userId)}`)
    expect(gone.status).toBe(404)
  })
})

describe('a log-in for the own record', () => {
  it('has a code and refresh tokens, whose requests need not repeat the scope', async () => {
    const client = { grant_types: ['authorization_code', 'refresh_token'] }
    const web = await createApplication(server.tenant, { client })
    const audience = `${server.tenant.baseUrl}/api/v2/`
    const scope = 'openid offline_access read:current_user'
    const { userId, tokens } = await logInNewUserTo(server, web, { audience, scope })
    expect(tokens.scope).toBe(scope)
    let token = tokens.refresh_token
    for (const _ of ['first', 'second']) {
      const refresh = { grant_type: 'refresh_token', refresh_token: token }
      const { status, body } = await exchange(server, web, refresh)
      expect([status, body.scope]).toEqual([200, scope])
      expect((await call(body.access_token, 'GET', userAt(userId))).status).toBe(200)
      token = body.refresh_token
    }
  })
})
