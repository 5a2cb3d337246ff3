import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, joinTestServer, type SharedServer } from '@latchkey/testkit'
import fc from 'fast-check'
import { type Application, createApplication, createUser } from './application.ts'

let server: SharedServer
let app: Application
let kid: string
beforeAll(async () => {
  server = await joinTestServer()
  const grant_types = [
    'authorization_code',
    'refresh_token',
    'client_credentials',
    'urn:ietf:params:oauth:grant-type:token-exchange',
    'urn:ietf:params:oauth:grant-type:device_code',
    'urn:openid:params:grant-type:ciba',
    'urn:okta:params:oauth:grant-type:webauthn',
    'http://auth0.com/oauth/grant-type/mfa-otp',
  ]
  app = await createApplication(server.tenant, {
    client: {
      grant_types,
      app_type: 'resource_server',
      resource_server_identifier: 'https://books.example.com/',
      token_exchange: { allow_any_profile_of_type: ['on_behalf_of_token_exchange'] },
    },
  })
  await createUser(server.tenant, 'ada@example.com')
  kid = (await server.tenant.store.signingKeys.list())[0]?.kid ?? ''
})
afterAll(() => server.stop())

const encoded = (text: string | Uint8Array) => Buffer.from(text).toString('base64url')

/** Values of the wrong type for members of headers and claims. */
const odd = fc.oneof(
  fc.constantFrom(null, true, 0, -1, 1e300, '', [], {}, [null], { a: { b: [] } }, 'x'.repeat(2000)),
  fc.string(),
  fc.jsonValue({ maxDepth: 2 }),
)

/** A header with our key and algorithm, and one malformed member. */
const headers = fc
  .record(
    {
      alg: fc.oneof(fc.constantFrom('RS256', 'PS256', 'HS256', 'ES256', 'none', 'dir'), odd),
      typ: fc.oneof(fc.constantFrom('JWT', 'at+jwt', 'dpop+jwt', 'oauth-authz-req+jwt'), odd),
      kid: fc.oneof(fc.constant('#kid'), odd),
      crit: odd,
      b64: odd,
      jwk: odd,
      enc: odd,
    },
    { requiredKeys: [] },
  )
  .map((header) => JSON.stringify(header))

const payloads = fc.oneof(
  fc
    .record(
      {
        iss: fc.oneof(fc.constant('#issuer'), odd),
        aud: fc.oneof(fc.constant('#issuer'), odd),
        sub: fc.oneof(fc.constant('#client'), odd),
        exp: fc.oneof(fc.constant(9e9), odd),
        iat: odd,
        nbf: odd,
        jti: odd,
        azp: odd,
        scope: odd,
        client_id: fc.oneof(fc.constant('#client'), odd),
        response_type: fc.oneof(fc.constant('code'), odd),
        redirect_uri: odd,
        resource: odd,
        claims: odd,
        authorization_details: odd,
        max_age: odd,
        prompt: odd,
        state: odd,
        cnf: odd,
        act: odd,
      },
      { requiredKeys: [] },
    )
    .map((claims) => JSON.stringify(claims)),
  fc.constantFrom('', 'null', '[]', '"text"', '{', 'no JSON', '1', '{"a":1}{'),
)

const bytes = fc.uint8Array({ maxLength: 40 }).map(encoded)
const part = (text: fc.Arbitrary<string>) => fc.oneof(text.map(encoded), bytes)

/** Texts like tokens, with three, five or another number of parts. */
const tokens = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(part(headers), part(payloads), bytes).map((p) => p.join('.')) },
  fc.array(bytes, { maxLength: 6 }).map((parts) => parts.join('.')),
  fc.tuple(part(headers), bytes, bytes, bytes, bytes).map((parts) => parts.join('.')),
  fc.stringMatching(/^[!-~]{0,60}$/),
)

/** The token with the values of the running server. */
function filled(token: string): string {
  const known = { '#kid': kid, '#issuer': `${server.tenant.baseUrl}/`, '#client': app.clientId }
  const parts = token.split('.').map((each) => {
    const text = Buffer.from(each, 'base64url').toString('utf8')
    const changed = Object.entries(known).reduce((replaced, [name, value]) => {
      return replaced.replaceAll(name, value)
    }, text)
    return changed === text ? each : encoded(changed)
  })
  return parts.join('.')
}

interface TokenRequest {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly form?: Readonly<Record<string, string>>
  readonly json?: object
}

const by = () => ({ client_id: app.clientId, client_secret: app.clientSecret })
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const dpop = (token: string) => ({ authorization: `DPoP ${token}`, dpop: token })
const exchangeType = 'urn:ietf:params:oauth:token-type:access_token'
const bearerAssertion = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer'
const grant = (grant_type: string, more: Readonly<Record<string, string>>): TokenRequest => ({
  method: 'POST',
  form: { ...by(), grant_type, ...more },
})
const query = (path: string, members: Readonly<Record<string, string>>) =>
  `${path}?${new URLSearchParams(members)}`

/** All requests that contain a token. */
const places: readonly [string, (token: string) => readonly [path: string, asked: TokenRequest]][] =
  [
    ['/userinfo', (token) => ['/userinfo', { headers: bearer(token) }]],
    ['/userinfo with a proof', (token) => ['/userinfo', { headers: dpop(token) }]],
    ['/userinfo by a form', (token) => form('/userinfo', { access_token: token })],
    ['/userinfo by the query', (token) => [query('/userinfo', { access_token: token }), {}]],
    ['/mfa/authenticators', (token) => ['/mfa/authenticators', { headers: bearer(token) }]],
    [
      'DELETE /mfa/authenticators/{id}',
      (token) => ['/mfa/authenticators/totp', { method: 'DELETE', headers: bearer(token) }],
    ],
    [
      '/mfa/associate',
      (token) => {
        const json = { authenticator_types: ['otp'] }
        return ['/mfa/associate', { method: 'POST', headers: bearer(token), json }]
      },
    ],
    ['/mfa/challenge', (token) => form('/mfa/challenge', { mfa_token: token })],
    ['the management API', (token) => ['/api/v2/clients', { headers: bearer(token) }]],
    ['the management API with a proof', (token) => ['/api/v2/clients', { headers: dpop(token) }]],
    ['a code', (token) => token_('authorization_code', { code: token, redirect_uri: 'https://a' })],
    ['a refresh token', (token) => token_('refresh_token', { refresh_token: token })],
    [
      'a subject token',
      (token) =>
        token_('urn:ietf:params:oauth:grant-type:token-exchange', {
          subject_token: token,
          subject_token_type: exchangeType,
          audience: app.audience,
        }),
    ],
    [
      'a device code',
      (token) => token_('urn:ietf:params:oauth:grant-type:device_code', { device_code: token }),
    ],
    ['an approval', (token) => token_('urn:openid:params:grant-type:ciba', { auth_req_id: token })],
    [
      'an mfa_token',
      (token) =>
        token_('http://auth0.com/oauth/grant-type/mfa-otp', { mfa_token: token, otp: '1' }),
    ],
    [
      'a passkey',
      (token) =>
        token_('urn:okta:params:oauth:grant-type:webauthn', {
          auth_session: token,
          authn_response: token,
        }),
    ],
    [
      'a client assertion',
      (token) =>
        form('/oauth/token', {
          grant_type: 'client_credentials',
          client_assertion: token,
          client_assertion_type: bearerAssertion,
          client_id: app.clientId,
        }),
    ],
    [
      'a proof at the token endpoint',
      (token) => {
        const [path, requested] = token_('client_credentials', { audience: '/api/v2/' })
        return [path, { ...requested, headers: { dpop: token } }]
      },
    ],
    [
      'credentials by Basic',
      (token) => {
        const form = { grant_type: 'client_credentials' }
        const authorization = `Basic ${token}`
        return ['/oauth/token', { method: 'POST', form, headers: { authorization } }]
      },
    ],
    ['revocation', (token) => form('/oauth/revoke', { ...by(), token })],
    ['introspection', (token) => form('/oauth/introspect', { ...by(), token })],
    ['a pushed signed request', (token) => form('/oauth/par', { ...by(), request: token })],
    [
      'an approval asked for by a signed request',
      (token) => form('/bc-authorize', { ...by(), request: token }),
    ],
    [
      'an approval for who is in an ID token',
      (token) =>
        form('/bc-authorize', {
          ...by(),
          scope: 'openid',
          id_token_hint: token,
          binding_message: 'x',
        }),
    ],
    [
      'a hint at the log-in',
      (token) => [
        query('/authorize', {
          client_id: app.clientId,
          redirect_uri: app.redirectUri,
          response_type: 'code',
          prompt: 'none',
          id_token_hint: token,
        }),
        {},
      ],
    ],
    [
      'a pushed request',
      (token) => [query('/authorize', { client_id: app.clientId, request_uri: token }), {}],
    ],
    ['a hint at the log-out', (token) => [query('/oidc/logout', { id_token_hint: token }), {}]],
    ['cookies', (token) => ['/oidc/logout', { headers: { cookie: `__Host-session=${token}` } }]],
    [
      'the cookie of an interaction',
      (token) => ['/u/x/login', { headers: { cookie: `interaction=${token}; interaction.sig=x` } }],
    ],
    ['the link of a mail', (token) => [query('/lo/verify_email', { ticket: token }), {}]],
    ['an approval page', (token) => [query('/lo/approval', { ticket: token }), {}]],
  ]

function form(path: string, members: Readonly<Record<string, string>>) {
  return [path, { method: 'POST', form: members }] as const
}

function token_(grantType: string, more: Readonly<Record<string, string>>) {
  return ['/oauth/token', grant(grantType, more)] as const
}

describe('a malformed token is a 4xx', () => {
  it.each(places)(
    'at %s',
    async (_, ask) => {
      const send = async (token: string) => {
        const [path, { method = 'GET', ...requested }] = ask(filled(token))
        if (path.startsWith('/authorize')) return (await createVisitor(server).visit(path)).status
        const { status } = await server.tenant.request(method, path, { token: null, ...requested })
        return status
      }
      const known = [
        // An announced JWT whose payload is no JSON.
        `${encoded('{"alg":"RS256","typ":"JWT","kid":"#kid"}')}.${encoded('no JSON')}.AAAA`,
        `${encoded('null')}.${encoded('null')}.AAAA`,
        `${encoded('{"alg":"RS256","typ":"JWT","kid":{}}')}.${encoded('{}')}.AAAA`,
        // Parameters of a Request Object that cannot be written as strings.
        `${encoded('{}')}.${encoded('{"scope":{"toString":""}}')}.`,
        `${encoded('{}')}.${encoded('{"resource":[{"toString":""}]}')}.`,
        `${encoded('{}')}.${encoded('{"claims":{"toString":""},"authorization_details":[{"toString":""}]}')}.`,
      ]
      // A header with it is over the limit of Node's parser.
      known.push('x'.repeat(20_000))
      for (const token of known) expect(await send(token)).toBeLessThan(500)
      await fc.assert(
        fc.asyncProperty(tokens, async (token) => (await send(token)) < 500),
        { numRuns: 40 },
      )
    },
    120_000,
  )
})
