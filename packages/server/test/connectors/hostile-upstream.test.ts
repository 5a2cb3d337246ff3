import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createVisitor,
  patient,
  type Receiver,
  receiverTrust,
  startReceiver,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@latchkey/testkit'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { type Application, authorizeUrl, createApplication } from '../authentication/application.ts'
import { lastEntries } from './last-entries.ts'

/** What the provider answers besides the truth. */
interface Lies {
  readonly tokens?: object
  readonly subject?: string
  /** The profile as JSON, without the subject and the closing brace. */
  readonly profile?: string
}

let server: TestServer
let provider: Receiver
let app: Application
let origin: string
let lies: Lies = {}
let nonce = ''
const connections: Record<string, string> = {}

beforeAll(async () => {
  server = await startTestServer({ config: await receiverTrust() })
  const { privateKey, publicKey } = await generateKeyPair('ES256')
  const keys = [{ ...(await exportJWK(publicKey)), alg: 'ES256' }]
  provider = await startReceiver(async ({ path }, response) => {
    const answers: Record<string, string> = {
      '/jwks': JSON.stringify({ keys }),
      '/token': JSON.stringify({
        access_token: 'token',
        token_type: 'Bearer',
        id_token: await new SignJWT({ nonce })
          .setProtectedHeader({ alg: 'ES256' })
          .setIssuer(origin)
          .setSubject(lies.subject ?? 'ada')
          .setAudience('latchkey')
          .setIssuedAt()
          .setExpirationTime('5m')
          .sign(privateKey),
        ...lies.tokens,
      }),
      '/userinfo': `{"sub":"${lies.subject ?? 'ada'}"${lies.profile ?? ''}}`,
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end(answers[path])
  })
  origin = new URL(provider.url).origin
  app = await createApplication(server.tenant)
  const shared = { client_id: 'latchkey', userinfo_endpoint: `${origin}/userinfo` }
  const [authorization_endpoint, token_endpoint] = [`${origin}/auth`, `${origin}/token`]
  const endpoints = { ...shared, authorization_endpoint, token_endpoint }
  const id_token_signed_response_algs = ['ES256']
  const issued = { issuer: origin, jwks_uri: `${origin}/jwks`, id_token_signed_response_algs }
  await connect('oidc', { ...endpoints, ...issued })
  await connect('oauth2', endpoints)
}, 120_000)
afterAll(async () => {
  await server.stop()
  await provider.kill()
})

async function connect(strategy: string, options: object) {
  const json = { name: strategy, strategy, options, enabled_clients: [app.clientId] }
  const { status, body } = await server.tenant.request('POST', '/api/v2/connections', { json })
  expect(status).toBe(201)
  connections[strategy] = body.id
}

async function comeBack(visitor: Visitor, address: string, said: Lies) {
  lies = said
  const { url } = await visitor.visit(address)
  nonce = url.searchParams.get('nonce') ?? ''
  const state = url.searchParams.get('state') ?? ''
  return visitor.visit(`/login/callback?${new URLSearchParams({ state, code: 'any' })}`)
}

const logIn = (connection: string, said: Lies) =>
  comeBack(createVisitor(server), authorizeUrl(server.tenant, app, { connection }), said)

const userOf = async (strategy: string) =>
  (await server.tenant.request('GET', `/api/v2/users/${strategy}%7C${strategy}%7Cada`)).body

describe.each(['oidc', 'oauth2'])('a log-in by %s', (strategy) => {
  it.each([
    ['with a line break', 'to\r\nken'],
    ['beyond ASCII', 'tökén'],
    ['with NUL', 'to\0ken'],
  ])('refuses an access token %s', async (_, access_token) => {
    const end = await logIn(strategy, { tokens: { access_token } })
    expect([end.isAway, end.status]).toEqual([false, 400])
    expect(await lastEntries(server.tenant, 5)).toContainEqual(
      expect.objectContaining({
        type: 'f',
        description: 'The response was refused: The access token is malformed',
      }),
    )
  })

  it('creates no user whose `sub` would have more than 255 characters', async () => {
    const longest = 'x'.repeat(255 - `${strategy}|${strategy}|`.length)
    expect((await logIn(strategy, { subject: longest })).isAway).toBe(true)
    const { body } = await server.tenant.request(
      'GET',
      `/api/v2/users/${strategy}%7C${strategy}%7C${longest}`,
    )
    expect(body.user_id).toHaveLength(255)
    const end = await logIn(strategy, { subject: `${longest}x` })
    expect([end.isAway, end.status]).toEqual([false, 400])
    expect(await lastEntries(server.tenant, 5)).toContainEqual(
      expect.objectContaining({
        type: 'f',
        description:
          'The identifier of the user is too long: `sub` would have more than 255 characters',
      }),
    )
  })

  it('stores the whole seconds of a lifetime', async () => {
    expect((await logIn(strategy, { tokens: { expires_in: 59.9 } })).isAway).toBe(true)
    expect((await userOf(strategy)).identities[0].expires_in).toBe(59)
  })

  it.each(['name', 'email', 'email_verified'])('ignores %s in lists without end', async (name) => {
    const depth = 100_000
    const profile = `,"nickname":"Ada of ${name}","${name}":${'['.repeat(depth)}${']'.repeat(depth)}`
    expect((await logIn(strategy, { profile })).isAway).toBe(true)
    expect((await userOf(strategy)).nickname).toBe(`Ada of ${name}`)
  })

  const testConnection = async (said: Lies) => {
    const path = `/api/v2/connections/${connections[strategy]}/tests`
    const { body } = await server.tenant.request('POST', path)
    const visitor = createVisitor(server)
    await visitor.visit(body.url)
    return comeBack(visitor, `${body.url}&start=1`, said)
  }

  it.each([
    ['too long', 'too long: `sub` would have more than 255 characters'],
    ['malformed', 'malformed'],
  ])('fails in the test of the connection if the identifier is %s', async (kind, shown) => {
    const longest = 'x'.repeat(255 - `${strategy}|${strategy}|`.length)
    const subject = kind === 'malformed' ? 'x'.repeat(256) : `${longest}x`
    const end = await testConnection({ subject })
    expect(end.text).toContain(`The log-in failed. The identifier of the user is ${shown}`)
    expect((await testConnection({ subject: longest })).text).toContain('The log-in succeeded.')
  })

  it('is tested with members that nest without end', async () => {
    const profile = `,"deep":${'['.repeat(50_000)}${']'.repeat(50_000)}`
    const end = await testConnection({ profile })
    expect(end.status).toBe(200)
    expect(end.text).toContain('A value that is shown must nest at most 100 levels deep')
  })

  it('omits texts that no administrator could write', async () => {
    const kept = { name: '😀'.repeat(300), given_name: 'é'.repeat(150) }
    const first = { ...kept, picture: 'HTTPS://example.com/ada.png' }
    await logIn(strategy, { profile: `,${JSON.stringify(first).slice(1, -1)}` })
    expect(await userOf(strategy)).toMatchObject(first)
    const tooLong = { name: 'x'.repeat(301), given_name: 'x'.repeat(151) }
    for (const picture of [
      'javascript:alert(1)',
      'data:text/html,',
      '//example.com/a',
      'https://',
    ]) {
      const profile = `,${JSON.stringify({ ...tooLong, picture, nickname: picture }).slice(1, -1)}`
      expect((await logIn(strategy, { profile })).isAway).toBe(true)
      const user = await userOf(strategy)
      expect(user).toMatchObject({ nickname: picture, name: '' })
      expect(user).not.toHaveProperty('given_name')
      expect(user.picture).toContain(`${server.tenant.baseUrl}/pictures/`)
    }
  })
})

it('an address with a domain without end takes no time', async () => {
  const trust = { should_trust_email_verified_connection: 'only_in_domain_aliases' }
  const path = `/api/v2/connections/${connections.oidc}`
  const { body } = await server.tenant.request('GET', path)
  const options = { ...body.options, ...trust, domain_aliases: ['example.com'] }
  expect((await server.tenant.request('PATCH', path, { json: { options } })).status).toBe(200)
  // Marks in the wrong order, of which each passes all others when they are normalized (UAX #15).
  const email = `ada@a${'\u0301'.repeat(60_000)}${'\u0327'.repeat(60_000)}.com`
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  await logIn('oidc', { profile: `,"email_verified":true,"email":"${email}"` })
  delay.disable()
  expect(delay.max / 1e6).toBeLessThan(patient(150))
})
