import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { createOidcConnector } from '@latchkey/server/connectors/oidc/oidc-connector'
import { openIdStrategies } from '@latchkey/server/connectors/oidc/openid-providers'
import { socialOpenIdProviders } from '@latchkey/server/connectors/oidc/social-openid-providers'
import {
  createVisitor,
  receiverTrust,
  type Sight,
  startTestServer,
  type TestServer,
  type TestTenant,
  type Visitor,
  withoutRateLimits,
} from '@latchkey/testkit'
import { authorizeUrl, createApplication, exchange } from '../authentication/application.ts'
import { conformsToConnectors } from './conformance.ts'
import { lastEntries } from './last-entries.ts'
import { type OpenIdUpstream, startOpenIdUpstream, upstreamClient } from './openid-upstream.ts'

let server: TestServer
let upstream: OpenIdUpstream
/** A tenant at another host: the provider refuses implicit clients at `localhost`. */
let front: TestTenant

/** Strategies of social providers, with the URLs of the double. */
const atUpstream = (strategy: 'line' | 'slack') =>
  createOidcConnector({
    ...socialOpenIdProviders[strategy],
    metadata: {
      get issuer() {
        return upstream.origin
      },
      get authorization_endpoint() {
        return `${upstream.origin}/auth`
      },
      get token_endpoint() {
        return `${upstream.origin}/token`
      },
      get jwks_uri() {
        return `${upstream.origin}/jwks`
      },
      id_token_signing_alg_values_supported: [strategy === 'line' ? 'HS256' : 'ES256'],
    },
  })
const [line, slack] = [atUpstream('line'), atUpstream('slack')]

beforeAll(async () => {
  server = await startTestServer({
    connectors: { line, slack },
    config: { ...(await receiverTrust()), rateLimits: withoutRateLimits },
  })
  front = await server.addTenant('front.localhost')
  const code = `${server.tenant.baseUrl}/login/callback`
  const redirectUris = { code, front: `${front.baseUrl}/login/callback` }
  upstream = await startOpenIdUpstream(redirectUris, server.caFile)
}, 120_000)
afterAll(async () => {
  await server.stop()
  await upstream.stop()
})
beforeEach(() => upstream.command({}))

const optionsOf = (options: object = {}) => ({
  ...upstreamClient,
  discovery_url: `${upstream.origin}/.well-known/openid-configuration`,
  ...options,
})
let people = 0
const newName = () => {
  people += 1
  return `person-${people}`
}
const comeBack = async (visitor: Visitor, away: Sight, name: string) => {
  const back = await upstream.logIn(upstream.newPerson(), away.url, name)
  return visitor.visit(back.url.href)
}

conformsToConnectors(
  {
    strategy: 'oidc',
    connector: createOidcConnector(openIdStrategies.oidc),
    required: () => optionsOf(),
    options: { upstream_params: { hd: { value: 'example.com' } }, scope: 'openid email' },
    foreignOption: { passwordPolicy: 'good' },
    newPerson: async () => `${newName()}@example.com`,
    logIn: (visitor, page, email) => comeBack(visitor, page, email.split('@')[0] ?? ''),
    signUp: (visitor, page) => comeBack(visitor, page, newName()),
  },
  () => server,
)

const userOf = async (connection: string, name: string, token?: string) => {
  const path = `/api/v2/users/${encodeURIComponent(`oidc|${connection}|${name}`)}`
  return (await server.tenant.request('GET', path, token === undefined ? {} : { token })).body
}

async function open(options: object = {}, tenant = server.tenant, strategy = 'oidc') {
  const app = await createApplication(tenant)
  const connection = `partner-${app.clientId}`
  const enabled_clients = [app.clientId]
  const json = { name: connection, strategy, options: optionsOf(options), enabled_clients }
  const made = await tenant.request('POST', '/api/v2/connections', { json })
  expect(made.status).toBe(201)
  const address = (parameters = {}) => authorizeUrl(tenant, app, { connection, ...parameters })
  return { app, connection, address, made: made.body }
}

/** Begins a log-in, logs in at the provider and returns. */
async function walk(address: string, name = newName(), visitor = createVisitor(server)) {
  const away = await visitor.visit(address)
  expect([away.text, away.url.origin]).toEqual(['', upstream.origin])
  return { away, end: await comeBack(visitor, away, name), name }
}

describe('a connection to an OpenID provider', () => {
  it('fetches the metadata when it is written, and answers no secret', async () => {
    const { made } = await open()
    expect(made.options.oidc_metadata).toMatchObject({
      issuer: upstream.origin,
      jwks_uri: `${upstream.origin}/jwks`,
      authorization_response_iss_parameter_supported: true,
    })
    expect(made.options).not.toHaveProperty('client_secret')
    const { rows } = await server.database.query('select * from connections')
    expect(JSON.stringify(rows)).not.toContain(upstreamClient.client_secret)
  })

  it('keeps its secret if an update omits it', async () => {
    const { made, address } = await open()
    const { client_secret: _, ...options } = optionsOf()
    const path = `/api/v2/connections/${made.id}`
    await server.tenant.request('PATCH', path, { json: { options } })
    const { end } = await walk(address())
    expect(end.url.searchParams.get('code')).toBeTruthy()
  })

  it('applies a changed secret at the next log-in', async () => {
    const { made, address } = await open()
    await walk(address())
    const path = `/api/v2/connections/${made.id}`
    const change = (client_secret: string) =>
      server.tenant.request('PATCH', path, { json: { options: optionsOf({ client_secret }) } })
    await change('not the secret')
    expect((await walk(address())).end.status).toBe(400)
    expect((await lastEntries(server.tenant, 5))[0].description).toContain('invalid_client')
    await change(upstreamClient.client_secret)
    expect((await walk(address())).end.url.searchParams.get('code')).toBeTruthy()
  })

  it.each([
    ['http://example.com/.well-known/openid-configuration', 'The URL must use https'],
    ['https://localhost:1/.well-known/openid-configuration', 'The connection was refused.'],
    ['/nothing', 'The status is 404, not 200.'],
    ['/jwks', 'The URL usually ends with /.well-known/openid-configuration.'],
  ])('reports why metadata cannot be used: %s', async (url, reason) => {
    const discovery_url = url.startsWith('/') ? `${upstream.origin}${url}` : url
    const json = { name: 'broken', strategy: 'oidc', options: { discovery_url } }
    const { status, body } = await server.tenant.request('POST', '/api/v2/connections', { json })
    expect([status, body.message]).toEqual([400, expect.stringContaining(reason)])
    expect(body.message).toContain('options.discovery_url')
  })
})

describe('a log-in at a social provider', () => {
  async function openSocial(strategy: string, options: object) {
    const app = await createApplication(server.tenant)
    const name = `${strategy}-${app.clientId}`
    const json = { name, strategy, options, enabled_clients: [app.clientId] }
    const { status } = await server.tenant.request('POST', '/api/v2/connections', { json })
    expect(status).toBe(201)
    return authorizeUrl(server.tenant, app, { connection: name })
  }
  const exists = async (id: string) =>
    (await server.tenant.request('GET', `/api/v2/users/${encodeURIComponent(id)}`)).status === 200

  it('verifies HS256 ID tokens with the client secret', async () => {
    const options = { client_id: 'latchkey-secret', client_secret: upstreamClient.client_secret }
    const address = await openSocial('line', options)
    const { end, name } = await walk(address)
    expect([end.isAway, await exists(`line|${name}`)]).toEqual([true, true])
    await upstream.command({ isMisSigned: true })
    const refused = await walk(address)
    expect([refused.end.isAway, refused.end.status]).toEqual([false, 400])
    const [entry] = await lastEntries(server.tenant, 5)
    expect(entry.description).toContain('The ID token is not signed with the client secret')
  })

  it('identifies users of Slack by user and workspace', async () => {
    const address = await openSocial('slack', upstreamClient)
    const claims = { 'https://slack.com/user_id': 'U1', 'https://slack.com/team_id': 'T1' }
    await upstream.command({ claims })
    expect([(await walk(address)).end.isAway, await exists('slack|U1-T1')]).toEqual([true, true])
    await upstream.command({ claims: { 'https://slack.com/user_id': 'U1' } })
    expect((await walk(address)).end.isAway).toBe(false)
  })
})

it('a log-in at AD FS is by OpenID Connect where the connection has a discovery URL', async () => {
  const { address, connection } = await open({}, server.tenant, 'adfs')
  const { end, name } = await walk(address())
  expect(end.url.searchParams.get('code')).toBeTruthy()
  const user = `/api/v2/users/${encodeURIComponent(`adfs|${connection}|${name}`)}`
  expect((await server.tenant.request('GET', user)).body).toMatchObject({ email_verified: true })
  const metadata = await server.tenant.request('GET', `/samlp/metadata?connection=${connection}`)
  expect(metadata.status).toBe(400)
})

describe('a log-in at an OpenID provider', () => {
  it('yields tokens of a user with the profile of the provider', async () => {
    const { app, connection, address } = await open()
    const { end, name, away } = await walk(address({ login_hint: 'ada', prompt: 'login' }))
    const { searchParams } = away.url
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: 'latchkey',
      response_type: 'code',
      code_challenge_method: 'S256',
      login_hint: 'ada',
      prompt: 'login',
    })
    expect(searchParams.get('nonce')).toBeTruthy()
    const code = end.url.searchParams.get('code') ?? ''
    const { body } = await exchange(server, app, { code })
    const [, payload = ''] = body.id_token.split('.')
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
      sub: `oidc|${connection}|${name}`,
      email: `${name}@example.com`,
      email_verified: true,
      name: `Person ${name}`,
    })
  })

  it('forwards parameters as the connection configures them, and no others', async () => {
    const { address } = await open({
      scope: 'openid email',
      upstream_params: {
        hd: { value: 'example.com' },
        hint: { alias: 'ui_locales' },
        state: { value: 'mine' },
      },
    })
    const { away } = await walk(address({ connection_scope: 'profile', ui_locales: 'de' }))
    const { searchParams } = away.url
    expect([searchParams.get('hd'), searchParams.get('hint')]).toEqual(['example.com', 'de'])
    expect(searchParams.get('scope')).toBe('openid email profile')
    expect(searchParams.getAll('state')).toHaveLength(1)
    expect(searchParams.get('state')).not.toBe('mine')
  })

  it('accepts an ID token by form_post, if the connection is configured so', async () => {
    const { address, connection } = await open(
      { type: 'front_channel', client_id: 'latchkey-front' },
      front,
    )
    const visitor = createVisitor({ fetch: server.fetch, tenant: front })
    const away = await visitor.visit(address())
    expect(away.url.searchParams.get('response_type')).toBe('id_token')
    expect(away.url.searchParams.get('response_mode')).toBe('form_post')
    const person = upstream.newPerson()
    const page = await upstream.logIn(person, away.url, 'formal')
    const fields = [...page.text.matchAll(/name="([^"]*)" value="([^"]*)"/g)]
    const posted = await server.fetch(`${front.baseUrl}/login/callback`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: upstream.origin,
        'sec-fetch-site': 'cross-site',
      },
      body: new URLSearchParams(
        fields.map(([, name = '', value = '']) => [name, value]),
      ).toString(),
      redirect: 'manual',
    })
    const end = await visitor.visit(posted.headers.get('location') ?? '')
    expect(end.url.searchParams.get('code')).toBeTruthy()
    const user = `/api/v2/users/${encodeURIComponent(`oidc|${connection}|formal`)}`
    expect((await front.request('GET', user)).status).toBe(200)
  })

  it('shows an error and a way back if the user cancels', async () => {
    const { address, connection } = await open()
    const visitor = createVisitor(server)
    const away = await visitor.visit(address())
    const back = await upstream.cancel(upstream.newPerson(), away.url)
    const page = await visitor.visit(back.url.href)
    expect([page.status, page.isAway]).toEqual([400, false])
    expect(page.text).toContain('The log-in was not completed.')
    expect(page.text).toContain(`/upstream?connection=${connection}`)
    expect(await lastEntries(server.tenant, 5)).toContainEqual(
      expect.objectContaining({
        type: 'f',
        connection,
        strategy: 'oidc',
        description: expect.stringContaining('access_denied'),
      }),
    )
  })

  it('authenticates by the keys of the connection, before and after a rotation', async () => {
    const { address, made } = await open({
      client_id: 'latchkey-key',
      client_secret: undefined,
      token_endpoint_auth_method: 'private_key_jwt',
    })
    const refused = await createVisitor(server).visit(address())
    expect([refused.status, refused.isAway]).toEqual([400, false])
    expect((await lastEntries(server.tenant, 5))[0].description).toContain(
      'requires keys of the connection',
    )
    const keys = `/api/v2/connections/${made.id}/keys`
    await server.tenant.request('POST', keys, { json: { signing_alg: 'ES256' } })
    const jwksUri = `${server.tenant.baseUrl}/.well-known/connections/${made.id}/jwks.json`
    await upstream.command({ jwksUri })
    expect((await walk(address())).end.url.searchParams.get('code')).toBeTruthy()
    await server.tenant.request('POST', `${keys}/rotate`, { json: {} })
    expect((await walk(address())).end.url.searchParams.get('code')).toBeTruthy()
    await upstream.command({ jwksUri: `${upstream.origin}/jwks` })
    expect((await walk(address())).end.isAway).toBe(false)
    expect((await lastEntries(server.tenant, 5))[0].description).toContain('invalid_client')
  })

  it('reads the keys of the provider again for a key that it does not know', async () => {
    const { address } = await open()
    expect((await walk(address())).end.url.searchParams.get('code')).toBeTruthy()
    await upstream.command({ rotates: true })
    // Keys are read at most once a minute, whatever responses name.
    expect((await walk(address())).end.status).toBe(400)
    const later = Date.now() + 61_000
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => later)
    try {
      expect((await walk(address())).end.url.searchParams.get('code')).toBeTruthy()
    } finally {
      clock.mockRestore()
    }
  })

  const lies: readonly [string, object, string?][] = [
    ['of another audience', { claims: { aud: 'another' } }, '"another" instead of "latchkey"'],
    ['of another issuer', { claims: { iss: 'https://evil.example.com' } }, ' instead of "https:'],
    ['with the nonce of another log-in', { claims: { nonce: 'another' } }],
    ['that expired', { claims: { exp: 1, iat: 0 } }],
    ['by a key that is not published', { isForged: true }],
  ]
  it.each(lies)('refuses an ID token %s', async (_, command, reason = '') => {
    const { address, connection } = await open()
    await upstream.command(command)
    const { end } = await walk(address())
    expect([end.isAway, end.status]).toEqual([false, 400])
    expect(end.text).toContain('We could not log you in with that account.')
    const description = expect.stringContaining(reason)
    expect((await lastEntries(server.tenant))[0]).toMatchObject({ connection, description })
    const { rows } = await server.database.query(
      'select from identities i join connections c on c.id = i.connection_id where c.name = $1',
      [connection],
    )
    expect(rows).toEqual([])
  })

  it.each([
    ['another issuer', 'https://evil.example.com'],
    ['no issuer', undefined],
  ])('refuses the response of %s (RFC 9207)', async (_, iss) => {
    const { address } = await open()
    const visitor = createVisitor(server)
    const away = await visitor.visit(address())
    const { url } = await upstream.logIn(upstream.newPerson(), away.url, newName())
    expect(url.searchParams.get('iss')).toBe(upstream.origin)
    if (iss === undefined) url.searchParams.delete('iss')
    else url.searchParams.set('iss', iss)
    const end = await visitor.visit(url.href)
    expect([end.isAway, end.status]).toEqual([false, 400])
    expect((await lastEntries(server.tenant, 5))[0].description).toContain('iss')
  })
})

describe('a test of a connection', () => {
  const begin = async (options: object = {}) => {
    const { made, connection } = await open(options)
    const path = `/api/v2/connections/${made.id}/tests`
    const { status, body } = await server.tenant.request('POST', path)
    expect(status).toBe(201)
    const visitor = createVisitor(server)
    const page = await visitor.visit(body.url)
    expect(page.text).toContain(`${server.tenant.baseUrl}/login/callback`)
    return { visitor, connection, away: await visitor.visit(`${body.url}&start=1`) }
  }

  it('shows the claims as they were understood, and logs nobody in', async () => {
    const { visitor, connection, away } = await begin()
    const name = newName()
    const back = await upstream.logIn(upstream.newPerson(), away.url, name)
    const stranger = await createVisitor(server).visit(back.url.href)
    expect(stranger.status).toBe(400)
    const end = await visitor.visit(back.url.href)
    expect([end.status, end.isAway]).toEqual([200, false])
    for (const text of [
      'The log-in succeeded.',
      `<dd><code>oidc|${connection}|${name}</code></dd>`,
      `<dt>email</dt><dd><code>${name}@example.com</code></dd>`,
      `<dt>iss</dt><dd><code>${upstream.origin}</code></dd>`,
    ]) {
      expect(end.text).toContain(text)
    }
    const user = `/api/v2/users/${encodeURIComponent(`oidc|${connection}|${name}`)}`
    expect((await server.tenant.request('GET', user)).status).toBe(404)
    expect((await visitor.visit(back.url.href)).status).toBe(400)
  })

  it('says why a response was refused', async () => {
    const { visitor, away } = await begin()
    await upstream.command({ claims: { aud: 'another' } })
    const end = await comeBack(visitor, away, newName())
    expect(end.text).toContain('The log-in failed. The response was refused')
  })

  it('says which option is missing', async () => {
    const { away } = await begin({ client_id: undefined })
    expect([away.isAway, away.text]).toEqual([
      false,
      expect.stringContaining('The option `client_id` is required'),
    ])
  })

  it('exists for connections with an identity provider, and needs a ticket', async () => {
    const json = { name: 'database-without-test', strategy: 'auth0' }
    const { body } = await server.tenant.request('POST', '/api/v2/connections', { json })
    const path = `/api/v2/connections/${body.id}/tests`
    expect((await server.tenant.request('POST', path)).status).toBe(400)
    const page = await createVisitor(server).visit('/login/connection-test?ticket=unknown')
    expect(page.status).toBe(400)
  })
})

describe('users of an OpenID provider', () => {
  it('get the profile of each log-in, of the first one, or none', async () => {
    for (const [times, names] of [
      ['on_each_login', ['Before', 'After']],
      ['on_first_login', ['Before', 'Before']],
      ['never_on_login', ['', '']],
    ] as const) {
      const { address, connection } = await open({ set_user_root_attributes: times })
      const name = newName()
      await upstream.command({ profile: { name: 'Before' } })
      await walk(address(), name)
      expect((await userOf(connection, name)).name).toBe(names[0])
      await upstream.command({ profile: { name: 'After' } })
      await walk(address(), name)
      expect((await userOf(connection, name)).name).toBe(names[1])
    }
  })

  it('are mapped by `attribute_map`, without attributes that must not be stored', async () => {
    const { address, connection } = await open({
      non_persistent_attrs: ['nickname'],
      attribute_map: {
        mapping_mode: 'use_map',
        attributes: {
          // biome-ignore lint/suspicious/noTemplateCurlyInString: the syntax of attribute maps
          name: 'Dr. ${context.userinfo.name}',
          // biome-ignore lint/suspicious/noTemplateCurlyInString: the syntax of attribute maps
          email: '${context.userinfo.email}',
          // biome-ignore lint/suspicious/noTemplateCurlyInString: the syntax of attribute maps
          nickname: '${context.tokenset.sub}',
        },
      },
    })
    const { name } = await walk(address())
    const user = await userOf(connection, name)
    expect(user).toMatchObject({ name: `Dr. Person ${name}`, email_verified: false })
    expect(user.nickname).toBe(name) // the default, of the address
  })

  it('are never merged with another account of the same address', async () => {
    const one = await open()
    const other = await open()
    const name = newName()
    await upstream.command({ profile: { email: 'shared@example.com' } })
    await walk(one.address(), name)
    await walk(other.address(), name)
    const { body } = await server.tenant.request(
      'GET',
      '/api/v2/users-by-email?email=shared@example.com',
    )
    expect(body).toHaveLength(2)
  })

  it('have tokens of the provider, which require `read:user_idp_tokens`', async () => {
    const { address, connection } = await open()
    const { name } = await walk(address())
    const identity = (await userOf(connection, name)).identities[0]
    expect(identity).toMatchObject({ access_token: expect.any(String), expires_in: 3600 })
    const { rows } = await server.database.query('select sealed_tokens from identities')
    expect(JSON.stringify(rows)).not.toContain(identity.access_token)
    const token = await server.tenant.token('read:users')
    expect((await userOf(connection, name, token)).identities[0]).not.toHaveProperty('access_token')
    await walk(address(), name)
    const [again] = (await userOf(connection, name)).identities
    expect(again).toMatchObject({ access_token: expect.any(String), expires_in: 3600 })
    expect(again.access_token).not.toBe(identity.access_token)
  })
})
