import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'
import { type Application, audience, createApplication, createUser } from './application.ts'

const device = 'urn:ietf:params:oauth:grant-type:device_code'
const ciba = 'urn:openid:params:grant-type:ciba'
const otp = 'http://auth0.com/oauth/grant-type/passwordless/otp'
const passkey = 'urn:okta:params:oauth:grant-type:webauthn'
const grant_types = ['authorization_code', 'client_credentials', device, ciba, otp, passkey]
const connection = 'codes'
const known = 'ada@example.com'

let server: SharedServer
let byPost: Application
let byHeader: Application
beforeAll(async () => {
  server = await joinTestServer()
  const clientWith = (token_endpoint_auth_method: string) =>
    createApplication(server.tenant, { client: { grant_types, token_endpoint_auth_method } })
  byPost = await clientWith('client_secret_post')
  byHeader = await clientWith('client_secret_basic')
  const enabled_clients = [byPost.clientId, byHeader.clientId]
  const json = { name: connection, strategy: 'email', enabled_clients }
  await server.tenant.request('POST', '/api/v2/connections', { json })
  await createUser(server.tenant, known)
})
afterAll(() => server.stop())

const send = (path: string, json: object, headers = {}) =>
  server.tenant.request('POST', path, { token: null, json, headers })

const inBody = ({ clientId, clientSecret }: Application) => ({
  client_id: clientId,
  client_secret: clientSecret,
})

const inHeader = ({ clientId, clientSecret }: Application) => ({
  authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
})

/** Every endpoint that authenticates the client, with a request. */
const endpoints: readonly [string, object][] = [
  ['/oauth/token', { grant_type: 'client_credentials', audience }],
  ['/oauth/revoke', { token: 'x' }],
  ['/oauth/introspect', { token: 'x' }],
  ['/oauth/par', { response_type: 'code', redirect_uri: 'https://app.example.com/callback' }],
  ['/oauth/device/code', { scope: 'openid' }],
  ['/bc-authorize', { scope: 'openid', login_hint: 'x', binding_message: 'x' }],
  ['/passwordless/start', { connection, email: known, send: 'code' }],
  ['/passwordless/verify', { connection, email: known, verification_code: '123456' }],
  ['/passkey/challenge', { realm: connection }],
  ['/passkey/register', { realm: connection, user_profile: { email: known } }],
]

describe('a secret', () => {
  it.each(endpoints)(
    'is accepted by the registered authentication method and by the other, but not by both, at %s',
    async (path, json) => {
      const accepted = [
        await send(path, { ...json, ...inBody(byPost) }),
        await send(path, json, inHeader(byHeader)),
        await send(path, { ...json, ...inBody(byHeader) }),
        await send(path, json, inHeader(byPost)),
      ]
      for (const { status, text } of accepted) {
        expect([401, 500]).not.toContain(status)
        expect(text).not.toContain('invalid_client')
      }
      const wrong = { client_id: byHeader.clientId, client_secret: byPost.clientSecret }
      const refused = await send(path, { ...json, ...wrong })
      expect([refused.status, refused.body.error]).toEqual([401, 'invalid_client'])
      const twice = await send(path, { ...json, ...inBody(byPost) }, inHeader(byPost))
      expect([twice.status, twice.body.error]).toEqual([400, 'invalid_request'])
    },
  )
})

/** What is answered 400 before the client is authenticated (decision 046), by what it lacks. */
const incomplete: readonly [string, object][] = [
  ['/passwordless/start', {}],
  ['/passwordless/start', { connection, send: 'pigeon' }],
  ['/passwordless/verify', { connection }],
  ['/passkey/register', { realm: connection }],
  ['/mfa/challenge', {}],
]

describe('a request without a required parameter', () => {
  it.each(incomplete)(
    'to %s has the same answer for every account and client: %j',
    async (path, json) => {
      const clients = [
        inBody(byPost),
        { ...inBody(byPost), client_secret: 'wrong' },
        { client_id: byPost.clientId },
        { client_id: 'nobody' },
      ]
      const answers = new Set<string>()
      for (const client of clients) {
        for (const email of [known, 'nobody@example.com']) {
          const { status, text } = await send(path, { ...json, ...client, email })
          answers.add(`${status} ${text}`)
        }
      }
      expect([...answers]).toEqual([expect.stringMatching(/^400 /)])
    },
  )
})
