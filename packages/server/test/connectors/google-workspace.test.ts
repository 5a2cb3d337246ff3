/** Log-ins of the users of an organization at Google Workspace, and what its directory answers. */
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'
import { googleWorkspace } from '@latchkey/server/connectors/oidc/google-workspace'
import { createOidcConnector } from '@latchkey/server/connectors/oidc/oidc-connector'
import { workspaceDirectory } from '@latchkey/server/connectors/oidc/workspace-directory'
import {
  createVisitor,
  receiverTrust,
  startTestServer,
  type TestServer,
  withoutRateLimits,
} from '@latchkey/testkit'
import { authorizeUrl, createApplication } from '../authentication/application.ts'
import { lastEntries } from './last-entries.ts'
import {
  type OpenIdUpstream,
  startOpenIdUpstream,
  trustingFetch,
  upstreamClient,
} from './openid-upstream.ts'
import { type Seen, type SocialDouble, startSocialDouble } from './social-double.ts'

let api: SocialDouble
let server: TestServer
let upstream: OpenIdUpstream
beforeAll(async () => {
  api = await startSocialDouble()
  const strategy = createOidcConnector({
    ...googleWorkspace,
    directory: workspaceDirectory(`${api.origin}/directory/v1`),
    metadata: {
      get issuer() {
        return upstream.origin
      },
      get authorization_endpoint() {
        return `${upstream.origin}/auth`
      },
      // The tokens of administrators are refreshed at the double.
      get token_endpoint() {
        return refreshes ? `${api.origin}/token` : `${upstream.origin}/token`
      },
      get jwks_uri() {
        return `${upstream.origin}/jwks`
      },
      id_token_signing_alg_values_supported: ['ES256'],
    },
  })
  server = await startTestServer({
    connectors: { 'google-apps': strategy },
    config: { ...(await receiverTrust()), rateLimits: withoutRateLimits },
  })
  const code = `${server.tenant.baseUrl}/login/callback`
  upstream = await startOpenIdUpstream({ code, front: code }, server.caFile)
}, 120_000)
afterAll(async () => {
  await server.stop()
  await upstream.stop()
  await api.stop()
})

let refreshes = false
const user = { isAdmin: true, suspended: false, agreedToTerms: true }
const path = (name: string) => `/directory/v1/users/${name}`
beforeEach(() => {
  refreshes = false
  api.seen = []
  api.statuses = {}
  api.answers = {
    [path('ada')]: user,
    '/directory/v1/groups': { groups: [{ email: 'weavers@acme.example', name: 'Weavers' }] },
  }
})

const tokens = { admin_access_token: 'the token of the administrator' }
let opened = 0
async function open(given: object) {
  const app = await createApplication(server.tenant)
  opened += 1
  const connection = `workspace-${opened}`
  const options = { ...upstreamClient, domain: 'Acme.example', ...given }
  const enabled_clients = [app.clientId]
  const json = { name: connection, strategy: 'google-apps', options, enabled_clients }
  const { status, body } = await server.tenant.request('POST', '/api/v2/connections', { json })
  expect([status, body.message]).toEqual([201, undefined])
  const logIn = async (claims: object = {}) => {
    const email = `ada-${connection}@acme.example`
    const all = { hd: 'acme.example', email, email_verified: true, ...claims }
    await upstream.command({ claims: all })
    const visitor = createVisitor(server)
    const away = await visitor.visit(authorizeUrl(server.tenant, app, { connection }))
    if (!away.isAway) return { away, end: away, email }
    const back = await upstream.logIn(upstream.newPerson(), away.url, 'ada')
    return { away, end: await visitor.visit(back.url.href), email }
  }
  const read = async (id: string) => {
    const name = encodeURIComponent(`google-apps|${id}`)
    return (await server.tenant.request('GET', `/api/v2/users/${name}`)).body
  }
  return { logIn, read, options: body.options }
}

it('users of the domain log in, and their address identifies them', async () => {
  const { logIn, read, options } = await open({})
  const { away, end, email } = await logIn()
  expect(end.url.searchParams.get('code')).toBeTruthy()
  expect(away.url.searchParams.get('hd')).toBe('acme.example')
  expect(await read(email)).toMatchObject({ email, email_verified: true })
  expect(options).toMatchObject({ email: true, profile: true, scope: ['email', 'profile'] })
  expect(api.seen).toEqual([])
})

it('the identifier of Google identifies them with `map_user_id_to_id`', async () => {
  const { logIn, read } = await open({ map_user_id_to_id: true })
  const { email } = await logIn({ email_verified: false })
  expect(await read('ada')).toMatchObject({ email, email_verified: false })
})

it.each([
  [{ hd: undefined }, 'does not belong to the Google Workspace organization'],
  [{ hd: 'other.example' }, 'does not belong to the Google Workspace organization'],
  [{ hd: ['acme.example'] }, 'does not belong to the Google Workspace organization'],
  [{ email_verified: false }, 'has not verified the e-mail address'],
])('a user with the claims %j is refused', async (claims, reason) => {
  const { logIn } = await open({})
  const { end } = await logIn(claims)
  expect([end.isAway, end.status]).toEqual([false, 400])
  expect((await lastEntries(server.tenant))[0].description).toContain(reason)
})

it('users of a further domain log in', async () => {
  const { logIn } = await open({ domain_aliases: ['branch.example'] })
  const { end } = await logIn({ hd: 'branch.example' })
  expect(end.url.searchParams.get('code')).toBeTruthy()
})

it('a connection without a domain cannot be used', async () => {
  const { logIn } = await open({ domain: undefined })
  expect((await logIn()).away.isAway).toBe(false)
  expect((await lastEntries(server.tenant))[0].description).toContain('`domain` is required')
})

it('the directory answers groups and flags to the token of the administrator', async () => {
  const flags = { ext_is_admin: true, ext_is_suspended: true, ext_agreed_terms: true }
  const { logIn, read, options } = await open({ ...tokens, ...flags, ext_groups: true })
  expect(JSON.stringify(options)).not.toContain(tokens.admin_access_token)
  const { email } = await logIn()
  expect(await read(email)).toMatchObject({
    groups: ['weavers@acme.example'],
    is_admin: true,
    is_suspended: false,
    agreed_terms: true,
  })
  const sent = new Set(api.seen.map(({ headers }) => headers.authorization))
  expect([...sent]).toEqual([`Bearer ${tokens.admin_access_token}`])
})

it('reads the pages of the groups, five at most', async () => {
  let page = 0
  api.answers = {
    '/directory/v1/groups': () => {
      page += 1
      return { groups: [{ email: `g${page}@acme.example` }], nextPageToken: 'more' }
    },
  }
  const { logIn, read } = await open({ ...tokens, ext_groups: true })
  const { email } = await logIn()
  expect((await read(email)).groups).toHaveLength(5)
  const entries = await lastEntries(server.tenant, 5)
  const warning = entries.find((each: { type: string }) => each.type === 'w')
  expect(warning.description).toContain('those after 5 pages of 200 were left out')
})

it('a log-in is refused while the directory refuses the token', async () => {
  const { logIn } = await open({ ...tokens, ext_groups: true })
  api.statuses = { '/directory/v1/groups': 401 }
  expect((await logIn()).end.isAway).toBe(false)
  expect((await lastEntries(server.tenant))[0].description).toContain('answered 401')
})

it('a log-in is refused without a token of an administrator', async () => {
  const { logIn } = await open({ ext_groups: true })
  expect((await logIn()).end.isAway).toBe(false)
  expect((await lastEntries(server.tenant))[0].description).toContain('`admin_refresh_token`')
})

it('a refresh token of the administrator yields access tokens, until they expire', async () => {
  refreshes = true
  let refreshed = 0
  api.answers = {
    ...api.answers,
    '/token': async ({ form }: Seen) => {
      if (form.get('grant_type') !== 'refresh_token') return forward(form)
      refreshed += 1
      expect(form.get('refresh_token')).toBe('of the administrator')
      return { access_token: `fresh-${refreshed}`, token_type: 'Bearer', expires_in: 3600 }
    },
  }
  const { logIn, read } = await open({
    admin_refresh_token: 'of the administrator',
    ext_groups: true,
  })
  const { email } = await logIn()
  await logIn()
  expect((await read(email)).groups).toEqual(['weavers@acme.example'])
  const sent = api.seen.filter(({ path: at }) => at.endsWith('/groups'))
  expect(sent.map(({ headers }) => headers.authorization)).toEqual([
    'Bearer fresh-1',
    'Bearer fresh-1',
  ])
  expect(refreshed).toBe(1)
  api.statuses = { '/directory/v1/groups': 401 }
  expect((await logIn()).end.isAway).toBe(false)
  api.statuses = {}
  expect((await logIn()).end.isAway).toBe(true)
  expect(refreshed).toBe(2)
})

/** Sends a token request on to the provider. */
async function forward(form: URLSearchParams): Promise<unknown> {
  const { outboundCa } = await receiverTrust()
  const { client_id, client_secret } = upstreamClient
  const credentials = Buffer.from(
    [client_id, client_secret].map((each) => encodeURIComponent(each)).join(':'),
  ).toString('base64')
  const answer = await trustingFetch(outboundCa)(`${upstream.origin}/token`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      authorization: `Basic ${credentials}`,
    },
    body: form.toString(),
  })
  return answer.json()
}
