import { createRequire } from 'node:module'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Strategy } from '@latchkey/server/connectors/connector'
import { Connectors } from '@latchkey/server/connectors/connectors'
import {
  createOAuthConnector,
  type OAuthStrategy,
} from '@latchkey/server/connectors/oauth2/oauth-connector'
import { ownEndpoints, socialStrategy } from '@latchkey/server/connectors/oauth2/oauth-connectors'
import { oauthProviders } from '@latchkey/server/connectors/oauth2/oauth-providers'
import {
  createVisitor,
  type Receiver,
  receiverTrust,
  type Sight,
  startReceiver,
  startTestServer,
  type TestServer,
  type Visitor,
  withoutRateLimits,
} from '@latchkey/testkit'
import { authorizeUrl, createApplication, exchange } from '../authentication/application.ts'
import { conformsToConnectors } from './conformance.ts'
import { type GitHubDouble, startGitHubDouble } from './github-double.ts'
import { lastEntries } from './last-entries.ts'

const { components } = createRequire(import.meta.url)('@latchkey/contract/management.json') as {
  components: { schemas: { ConnectionStrategy: { enum: Strategy[] } } }
}

let server: TestServer
let github: GitHubDouble

/** The strategy of GitHub, with the URLs of the double. */
const atDouble: OAuthStrategy = {
  ...socialStrategy(oauthProviders.github),
  providerOf: () => ({
    ...oauthProviders.github,
    authorizationUrl: `${github.origin}/login/oauth/authorize`,
    tokenUrl: `${github.origin}/login/oauth/access_token`,
    userinfoUrl: `${github.origin}/user`,
    emailsUrl: `${github.origin}/user/emails`,
  }),
}
const connector = createOAuthConnector(atDouble)

beforeAll(async () => {
  github = await startGitHubDouble()
  server = await startTestServer({
    connectors: { github: connector },
    config: { ...(await receiverTrust()), rateLimits: withoutRateLimits },
  })
})
afterAll(async () => {
  await server.stop()
  await github.stop()
})
beforeEach(() => {
  github.answer = undefined
  github.accessSeconds = undefined
})

let people = 0
function newDeveloper() {
  people += 1
  const login = `developer-${people}`
  github.developer = { id: people, login, email: `${login}@example.com`, verified: true }
  return github.developer
}
const comeBack = (visitor: Visitor, { url }: Sight) => visitor.visit(github.follow(url).href)
const withOwnEndpoints = () => ({
  ...github.client,
  authorizationURL: `${github.origin}/login/oauth/authorize`,
  tokenURL: `${github.origin}/login/oauth/access_token`,
  userinfo_endpoint: `${github.origin}/user`,
  fieldsMap: { user_id: 'id', email: 'mail', nickname: 'login' },
})

const serverOf = () => server
conformsToConnectors(
  {
    strategy: 'github',
    connector,
    required: () => github.client,
    options: { repo: true, scope: ['gist'] },
    foreignOption: { passwordPolicy: 'good' },
    newPerson: async () => newDeveloper().email,
    logIn: comeBack,
    async signUp(visitor, page) {
      newDeveloper()
      return comeBack(visitor, page)
    },
  },
  serverOf,
)
conformsToConnectors(
  {
    strategy: 'oauth2',
    connector: createOAuthConnector(ownEndpoints),
    required: withOwnEndpoints,
    options: { scope: 'read:user' },
    foreignOption: { repo: true },
    async newPerson() {
      const { id, login, email } = newDeveloper()
      github.answer = { id, login, mail: email }
      return email
    },
    logIn: comeBack,
    async signUp(visitor, page) {
      newDeveloper()
      return comeBack(visitor, page)
    },
  },
  serverOf,
)

async function open(strategy: string, options: object) {
  const app = await createApplication(server.tenant)
  const connection = `${strategy}-${app.clientId}`
  const json = { name: connection, strategy, options, enabled_clients: [app.clientId] }
  const { status } = await server.tenant.request('POST', '/api/v2/connections', { json })
  expect(status).toBe(201)
  return { connection, address: authorizeUrl(server.tenant, app, { connection }) }
}
const userOf = async (id: string) =>
  (await server.tenant.request('GET', `/api/v2/users/${encodeURIComponent(id)}`)).body
const lastEntry = async () => (await lastEntries(server.tenant))[0]

describe('a social log-in', () => {
  it('requests the scopes of flags, of the connection and of the client', async () => {
    const { address } = await open('github', { ...github.client, repo: true, scope: 'gist' })
    const away = await createVisitor(server).visit(`${address}&connection_scope=read:org`)
    expect(away.url.searchParams.get('scope')).toBe('gist repo read:org')
  })

  it('copies parameters of the request, but none that the connector sets', async () => {
    const { address } = await open('oauth2', {
      ...withOwnEndpoints(),
      authParams: { region: 'eu' },
      authParamsMap: { locale: 'ui_locales', client_id: 'login_hint', request_uri: 'login_hint' },
    })
    const away = await createVisitor(server).visit(`${address}&ui_locales=de&login_hint=mine`)
    const { searchParams } = away.url
    expect([searchParams.get('region'), searchParams.get('locale')]).toEqual(['eu', 'de'])
    expect(searchParams.getAll('client_id')).toEqual([github.client.client_id])
    expect(searchParams.has('request_uri')).toBe(false)
  })

  it('uses the primary address, verified or not, and the numeric id', async () => {
    const { address } = await open('github', github.client)
    const { id, login, email } = newDeveloper()
    github.developer = { id, login, email, verified: false }
    const visitor = createVisitor(server)
    expect((await comeBack(visitor, await visitor.visit(address))).isAway).toBe(true)
    expect(await userOf(`github|${id}`)).toMatchObject({
      email,
      email_verified: false,
      nickname: login,
      name: login,
      identities: [{ provider: 'github', isSocial: true, user_id: String(id) }],
    })
  })

  it.each([
    ['without an identifier', { login: 'nobody' }, 'The profile has no `id`'],
    ['with a number that may be that of another', { id: 2 ** 53 + 2 }, 'The profile has no `id`'],
    ['that is no object', ['a list'], 'The profile of the user could not be read'],
  ])('refuses a profile %s', async (_, answer, description) => {
    const { address } = await open('github', github.client)
    newDeveloper()
    github.answer = answer
    const visitor = createVisitor(server)
    const end = await comeBack(visitor, await visitor.visit(address))
    expect([end.isAway, end.status]).toEqual([false, 400])
    expect((await lastEntry()).description).toContain(description)
  })

  it('fails if the provider refuses the code', async () => {
    const { address } = await open('github', { ...github.client, client_secret: 'wrong' })
    newDeveloper()
    const visitor = createVisitor(server)
    const end = await comeBack(visitor, await visitor.visit(address))
    expect([end.isAway, end.status]).toEqual([false, 400])
    expect((await lastEntry()).type).toBe('f')
  })

  it('logs which option is missing, and shows an error', async () => {
    const { address } = await open('github', {})
    const page = await createVisitor(server).visit(address)
    expect([page.isAway, page.status]).toEqual([false, 400])
    expect(page.text).toContain('This way to log in is not available at the moment.')
    expect((await lastEntry()).description).toBe('The option `client_id` is required')
  })

  it('stores scripts, which do not run', async () => {
    const options = { scripts: { fetchUserProfile: 'function () {}' } }
    const json = { name: 'scripted', strategy: 'oauth2', options }
    const { status, body } = await server.tenant.request('POST', '/api/v2/connections', { json })
    expect([status, body.options]).toEqual([201, options])
  })
})

describe('access tokens of an OAuth 2.0 provider for a client', () => {
  const grant = 'urn:auth0:params:oauth:grant-type:token-exchange:federated-connection-access-token'

  /** A developer who is logged in, and a request for their token at the provider. */
  async function start(strategy: string, options: object) {
    const client = { grant_types: ['authorization_code', 'refresh_token', grant] }
    const app = await createApplication(server.tenant, { client })
    const name = `${strategy}-tokens-${app.clientId}`
    const json = {
      name,
      strategy,
      options: { ...options, federated_connections_access_tokens: { active: true } },
      enabled_clients: [app.clientId],
    }
    const { status } = await server.tenant.request('POST', '/api/v2/connections', { json })
    expect(status).toBe(201)
    const { id } = newDeveloper()
    github.answer = { id, login: 'dev' }
    const visitor = createVisitor(server)
    const parameters = { connection: name, scope: 'openid offline_access' }
    const away = await visitor.visit(authorizeUrl(server.tenant, app, parameters))
    const { url } = await comeBack(visitor, away)
    const { body } = await exchange(server, app, { code: url.searchParams.get('code') ?? '' })
    const ask = () =>
      exchange(server, app, {
        grant_type: grant,
        subject_token: body.refresh_token,
        subject_token_type: 'urn:ietf:params:oauth:token-type:refresh_token',
        connection: name,
      })
    const userId = strategy === 'github' ? `github|${id}` : `oauth2|${name}|${id}`
    const stored = async () => (await userOf(userId)).identities[0]
    return { ask, stored }
  }

  it.each(['github', 'oauth2'])('of %s are refreshed where they have expired', async (strategy) => {
    github.accessSeconds = 30
    const options = strategy === 'github' ? github.client : withOwnEndpoints()
    const { ask, stored } = await start(strategy, options)
    const before = await stored()
    expect(before).toMatchObject({ refresh_token: expect.any(String), expires_in: 30 })
    github.accessSeconds = 3600
    const { status, body } = await ask()
    const after = await stored()
    expect([status, body.access_token]).toEqual([200, after.access_token])
    expect(after.access_token).not.toBe(before.access_token)
    expect(after.refresh_token).not.toBe(before.refresh_token)
    expect((await ask()).body.access_token).toBe(after.access_token)
  })

  it('are refused where the provider refuses the refresh token', async () => {
    github.accessSeconds = 30
    const { ask } = await start('github', github.client)
    github.accessSeconds = 30
    expect((await ask()).status).toBe(200)
    const secret = github.client.client_secret
    Object.assign(github.client, { client_secret: 'replaced at the provider' })
    const refused = await ask()
    Object.assign(github.client, { client_secret: secret })
    expect([refused.status, refused.body.error]).toEqual([
      401,
      'federated_connection_refresh_token_flow_failed',
    ])
  })
})

describe('metadata that an OpenID provider serves', () => {
  let metadataServer: Receiver
  beforeAll(async () => {
    metadataServer = await startReceiver()
  })
  afterAll(() => metadataServer.kill())
  const whole = (issuer: string) => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
  })
  const wellKnown = '/.well-known/openid-configuration'

  it.each<[string, (origin: string) => unknown, string]>([
    ['no JSON', () => 'no JSON', '`issuer`, `authorization_endpoint` and `jwks_uri` are required.'],
    ['no keys', (origin) => ({ ...whole(origin), jwks_uri: undefined }), 'are required.'],
    [
      'another issuer',
      () => whole('https://evil.example.com'),
      `https://evil.example.com, whose metadata are at https://evil.example.com${wellKnown}.`,
    ],
    [
      'an endpoint without TLS',
      (origin) => ({ ...whole(origin), token_endpoint: 'http://idp.example.com/token' }),
      '`token_endpoint` must be an https URL.',
    ],
    [
      'NUL',
      (origin) => ({ ...whole(origin), end_session_endpoint: `${origin}/\0` }),
      'A string contains a NUL character or an unpaired surrogate.',
    ],
    [
      'an unpaired surrogate',
      (origin) => ({ ...whole(origin), code_challenge_methods_supported: ['S256', '\ud800'] }),
      'A string contains a NUL character or an unpaired surrogate.',
    ],
  ])('with %s are refused by the write, which says why', async (_, metadata, reason) => {
    const { origin } = new URL(metadataServer.url)
    const served = metadata(origin)
    metadataServer.answering = (_one, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' })
      response.end(typeof served === 'string' ? served : JSON.stringify(served))
    }
    const options = { ...github.client, discovery_url: `${origin}${wellKnown}` }
    const json = { name: 'misconfigured', strategy: 'oidc', options }
    const { status, body } = await server.tenant.request('POST', '/api/v2/connections', { json })
    expect([status, body.errorCode]).toEqual([400, 'invalid_body'])
    expect(body.message).toContain(reason)
    expect(body.message).toContain('options.discovery_url')
  })
})

describe('headers of requests to the provider', () => {
  it.each([
    ['name', 'is empty', { '': 'x' }],
    ['name', 'has a space', { 'a b': 'x' }],
    ['value', 'has another line', { 'x-region': 'eu\r\nx-more: y' }],
    ['value', 'is no ASCII', { 'x-region': '\u0130' }],
    ['header', 'is of the message', { 'Content-Length': '5' }],
  ])('are refused if a %s %s', async (what, _, customHeaders) => {
    const options = { ...withOwnEndpoints(), customHeaders }
    const json = { name: 'unsendable', strategy: 'oauth2', options }
    const { status, body } = await server.tenant.request('POST', '/api/v2/connections', { json })
    expect([status, body.errorCode]).toEqual([400, 'invalid_body'])
    expect(body.message).toContain(what)
  })
})

describe('every strategy of the contract', () => {
  it('has a connector, which accepts its defaults', async () => {
    const strategies = components.schemas.ConnectionStrategy.enum
    const connectors = new Connectors()
    for (const strategy of strategies) {
      const { options } = connectors.require(strategy)
      const members: readonly string[] = options.members
      expect(new Set(members).size).toBe(members.length)
      const json = { name: `any-${strategy}`, strategy }
      const { status } = await server.tenant.request('POST', '/api/v2/connections', { json })
      expect([strategy, status]).toEqual([strategy, 201])
    }
  })

  it('that is not supported is refused at the log-in', async () => {
    const { address, connection } = await open('ip', {
      range: '192.0.2.0/24',
      ips: ['192.0.2.0/24'],
    })
    const page = await createVisitor(server).visit(address)
    expect(page.text).toContain('This way to log in is not available at the moment.')
    expect(await lastEntry()).toMatchObject({
      type: 'f',
      connection,
      description: 'Log-in by the strategy ip is not supported',
    })
  })
})
