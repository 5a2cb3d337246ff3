import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import {
  createVisitor,
  type Receiver,
  receiverTrust,
  startReceiver,
  startTestServer,
  type TestServer,
} from '@latchkey/testkit'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { type Application, authorizeUrl, createApplication } from '../authentication/application.ts'
import { lastEntries } from './last-entries.ts'

/** Each answer is in time, but all of them together are not. */
const bounds = { outboundTimeoutMs: 1_500, answerTimeoutMs: 2_500 }
const answerMs = 1_100

let server: TestServer
let provider: Receiver
let app: Application
let nonce = ''
let sign: (claims: object, typ: string) => Promise<string>

beforeAll(async () => {
  server = await startTestServer({ config: await receiverTrust(), bounds })
  const { privateKey, publicKey } = await generateKeyPair('ES256')
  const keys = [{ ...(await exportJWK(publicKey)), alg: 'ES256' }]
  sign = (claims, typ) =>
    new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'ES256', typ })
      .setIssuer(new URL(provider.url).origin)
      .setSubject('ada')
      .setAudience('latchkey')
      .setIssuedAt()
      .setExpirationTime('2m')
      .sign(privateKey)
  provider = await startReceiver(async ({ path }, response) => {
    const answers: Record<string, object> = {
      '/jwks': { keys },
      '/token': {
        access_token: 'token',
        token_type: 'Bearer',
        id_token: await sign({ nonce }, 'JWT'),
      },
      '/userinfo': { sub: 'ada' },
    }
    if (path === '/never') return
    await pause(answerMs)
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answers[path]))
  })
  app = await createApplication(server.tenant)
  await connect('slow', '/jwks')
  await connect('silent', '/never')
}, 120_000)
afterAll(async () => {
  await server.stop()
  await provider.kill()
})

async function connect(name: string, keys: string): Promise<void> {
  const { origin } = new URL(provider.url)
  const json = {
    name,
    strategy: 'oidc',
    options: {
      client_id: 'latchkey',
      issuer: origin,
      authorization_endpoint: `${origin}/auth`,
      token_endpoint: `${origin}/token`,
      jwks_uri: `${origin}${keys}`,
      userinfo_endpoint: `${origin}/userinfo`,
      id_token_signed_response_algs: ['ES256'],
    },
    enabled_clients: [app.clientId],
  }
  const { status } = await server.tenant.request('POST', '/api/v2/connections', { json })
  expect(status).toBe(201)
}

it('answers of a provider that are slow together fail the log-in in time, which names it', async () => {
  const visitor = createVisitor(server)
  const { url } = await visitor.visit(authorizeUrl(server.tenant, app, { connection: 'slow' }))
  nonce = url.searchParams.get('nonce') ?? ''
  const state = url.searchParams.get('state') ?? ''
  const startedMs = performance.now()
  const end = await visitor.visit(`/login/callback?${new URLSearchParams({ state, code: 'any' })}`)
  expect(performance.now() - startedMs).toBeLessThan(bounds.answerTimeoutMs)
  expect([end.isAway, end.status]).toEqual([false, 503])
  expect(await lastEntries(server.tenant, 5)).toContainEqual(
    expect.objectContaining({
      type: 'f',
      description: expect.stringMatching(
        /^The identity provider did not answer: No response within/,
      ),
    }),
  )
})

it.each([
  ['a logout token', 'logout+jwt', '/logout/backchannel?connection=silent'],
  [
    'a revocation token',
    'global-token-revocation+jwt',
    '/oauth/global-token-revocation/connection/silent',
  ],
])('%s is refused for lack of keys, which names the provider', async (_, typ, path) => {
  const events = { 'http://schemas.openid.net/event/backchannel-logout': {} }
  const token = await sign({ jti: randomUUID(), events }, typ)
  const sent = path.startsWith('/logout')
    ? { token: null, form: { logout_token: token } }
    : { token, json: { subject: { format: 'iss_sub', iss: 'https://idp', sub: 'ada' } } }
  const { status, body } = await server.tenant.request('POST', path, sent)
  expect([status, body.error, body.error_description]).toEqual([
    503,
    'temporarily_unavailable',
    expect.stringContaining('The identity provider does not respond with the keys'),
  ])
  expect(await lastEntries(server.tenant, 1)).toEqual([
    expect.objectContaining({
      type: 'flo',
      connection: 'silent',
      description: expect.stringContaining('The identity provider did not answer'),
    }),
  ])
})
