/** Attributes of users that a log-in reads from Microsoft Graph. */
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'
import { entraDirectory } from '@latchkey/server/connectors/oidc/entra-directory'
import { createOidcConnector } from '@latchkey/server/connectors/oidc/oidc-connector'
import { openIdStrategies } from '@latchkey/server/connectors/oidc/openid-providers'
import {
  createVisitor,
  receiverTrust,
  startTestServer,
  type TestServer,
  withoutRateLimits,
} from '@latchkey/testkit'
import { authorizeUrl, createApplication, exchange } from '../authentication/application.ts'
import { createSamlApplication, nodeSaml, postedBy } from '../saml/service-providers.ts'
import { lastEntries } from './last-entries.ts'
import { type OpenIdUpstream, startOpenIdUpstream, upstreamClient } from './openid-upstream.ts'
import { type SocialDouble, startSocialDouble } from './social-double.ts'

let graph: SocialDouble
let server: TestServer
let upstream: OpenIdUpstream
beforeAll(async () => {
  graph = await startSocialDouble()
  const waad = createOidcConnector({
    ...openIdStrategies.waad,
    subjectOf: () => 'sub',
    directory: entraDirectory(`${graph.origin}/v1.0`),
  })
  server = await startTestServer({
    connectors: { waad },
    config: { ...(await receiverTrust()), rateLimits: withoutRateLimits },
  })
  const code = `${server.tenant.baseUrl}/login/callback`
  upstream = await startOpenIdUpstream({ code, front: code }, server.caFile)
}, 120_000)
afterAll(async () => {
  await server.stop()
  await upstream.stop()
  await graph.stop()
})

const group = (displayName: string) => ({ '@odata.type': '#microsoft.graph.group', displayName })
const role = (roleTemplateId: string) => ({
  '@odata.type': '#microsoft.graph.directoryRole',
  displayName: 'A role',
  roleTemplateId,
})
const globalAdministrator = '62e90394-69f5-4237-9190-012177145e10'
const memberOf = '/v1.0/me/memberOf'
beforeEach(() => {
  graph.seen = []
  graph.statuses = {}
  graph.answers = {
    '/v1.0/me': {
      accountEnabled: false,
      jobTitle: 'Weaver',
      department: null,
      userPrincipalName: 'ada@example.onmicrosoft.com',
    },
    [memberOf]: { value: [group('Weavers'), role('other'), group('Engineering')] },
    '/v1.0/me/transitiveMemberOf': { value: [group('Weavers'), group('Everybody')] },
  }
})

let opened = 0
async function open(given: object) {
  const app = await createApplication(server.tenant)
  opened += 1
  const connection = `entra-${opened}`
  const options = {
    ...upstreamClient,
    discovery_url: `${upstream.origin}/.well-known/openid-configuration`,
    ...given,
  }
  const json = { name: connection, strategy: 'waad', options, enabled_clients: [app.clientId] }
  const { status, body } = await server.tenant.request('POST', '/api/v2/connections', { json })
  expect([status, body.message]).toEqual([201, undefined])
  const logIn = async () => {
    const visitor = createVisitor(server)
    const away = await visitor.visit(authorizeUrl(server.tenant, app, { connection }))
    const back = await upstream.logIn(upstream.newPerson(), away.url, 'ada')
    return { visitor, away, end: await visitor.visit(back.url.href) }
  }
  const path = `/api/v2/users/${encodeURIComponent(`waad|${connection}|ada`)}`
  const user = async () => (await server.tenant.request('GET', path)).body
  return { id: body.id, app, options, logIn, user }
}

it('groups are in the profile, read with the access token of the user', async () => {
  const { logIn, user } = await open({ ext_groups: true })
  const { away, end } = await logIn()
  expect(end.url.searchParams.get('code')).toBeTruthy()
  expect(away.url.searchParams.get('scope')).toBe('openid profile email Directory.Read.All')
  expect(await user()).toMatchObject({ groups: ['Engineering', 'Weavers'], name: 'Person ada' })
  expect(await user()).not.toHaveProperty('is_admin')
  expect(graph.seen.map(({ path }) => path)).toEqual([memberOf])
  expect(graph.seen[0]?.headers.authorization).toMatch(/^Bearer .{20}/)
})

it('groups that contain groups are read on demand', async () => {
  const { logIn, user } = await open({ ext_groups: true, ext_nested_groups: true })
  await logIn()
  expect((await user()).groups).toEqual(['Everybody', 'Weavers'])
})

it('the extended profile, and whether the account is disabled', async () => {
  const { logIn, user } = await open({ ext_profile: true, ext_is_suspended: true })
  expect((await logIn()).away.url.searchParams.get('scope')).toBe('openid profile email User.Read')
  const found = await user()
  expect(found).toMatchObject({
    job_title: 'Weaver',
    upn: 'ada@example.onmicrosoft.com',
    is_suspended: true,
  })
  expect(found).not.toHaveProperty('department')
})

it.each([
  [globalAdministrator, true],
  ['other', false],
])('a user with the role %s is an administrator: %j', async (template, isAdmin) => {
  graph.answers = { [memberOf]: { value: [group('Weavers'), role(template)] } }
  const { logIn, user } = await open({ ext_admin: true })
  await logIn()
  const found = await user()
  expect(found.is_admin).toBe(isAdmin)
  expect(found).not.toHaveProperty('groups')
})

it('each log-in replaces the groups, with an event of the user', async () => {
  const { id, options, logIn, user } = await open({ ext_groups: true })
  await logIn()
  const before = (await user()).updated_at
  await logIn()
  expect((await user()).updated_at).toBe(before)
  graph.answers = { [memberOf]: { value: [group('Spinners')] } }
  await logIn()
  expect((await user()).groups).toEqual(['Spinners'])
  expect((await user()).updated_at).not.toBe(before)
  const json = { options: { ...options, ext_groups: false } }
  await server.tenant.request('PATCH', `/api/v2/connections/${id}`, { json })
  await logIn()
  expect(await user()).not.toHaveProperty('groups')
})

it('options keep them out of the profile', async () => {
  const left = await open({ ext_groups: true, non_persistent_attrs: ['groups'] })
  await left.logIn()
  expect(await left.user()).not.toHaveProperty('groups')
  const never = await open({ ext_groups: true, set_user_root_attributes: 'never_on_login' })
  await never.logIn()
  expect(await never.user()).not.toHaveProperty('groups')
})

it('follows pages of Microsoft Graph only, and keeps as many groups as are wanted', async () => {
  const pages = [
    { value: [group('A')], '@odata.nextLink': `${graph.origin}${memberOf}?$skiptoken=1` },
    { value: [group('B'), group('C')], '@odata.nextLink': 'https://attacker.example/groups' },
  ]
  graph.answers = { [memberOf]: () => pages.shift() }
  const { logIn, user } = await open({ ext_groups: true, max_groups_to_retrieve: '2' })
  await logIn()
  expect((await user()).groups).toEqual(['A', 'B'])
  const entries = await lastEntries(server.tenant, 5)
  const warning = entries.find((each: { type: string }) => each.type === 'w')
  expect(warning.description).toContain('1 were left out')
})

it('reads ten pages at most', async () => {
  const next = { '@odata.nextLink': `${graph.origin}${memberOf}?$skiptoken=more` }
  graph.answers = { [memberOf]: { value: [group('Endless')], ...next } }
  const { logIn, user } = await open({ ext_groups: true })
  await logIn()
  expect((await user()).groups).toEqual(['Endless'])
  expect(graph.seen).toHaveLength(10)
  const entries = await lastEntries(server.tenant, 5)
  const warning = entries.find((each: { type: string }) => each.type === 'w')
  expect(warning.description).toContain('those of further pages were left out')
})

it('a log-in whose groups cannot be read is refused, and changes nothing', async () => {
  const { logIn, user } = await open({ ext_groups: true })
  await logIn()
  graph.statuses = { [memberOf]: 403 }
  const { end } = await logIn()
  expect([end.isAway, end.status]).toEqual([false, 400])
  expect((await lastEntries(server.tenant))[0].description).toContain(
    'Microsoft Graph answered 403',
  )
  expect((await user()).groups).toEqual(['Engineering', 'Weavers'])
})

it('a log-in without a token for Microsoft Graph is refused, and changes nothing', async () => {
  const { id, options, logIn, user } = await open({ ext_groups: true })
  await logIn()
  const json = { options: { ...options, dpop_signing_alg: 'ES256' } }
  await server.tenant.request('PATCH', `/api/v2/connections/${id}`, { json })
  expect((await logIn()).end.isAway).toBe(false)
  expect((await lastEntries(server.tenant))[0].description).toContain('`dpop_signing_alg`')
  expect((await user()).groups).toEqual(['Engineering', 'Weavers'])
})

it('a token of another issuer for the connection keeps the groups', async () => {
  const { id, app, logIn, user } = await open({ ext_groups: true })
  await logIn()
  const grant_type = 'urn:ietf:params:oauth:grant-type:token-exchange'
  const [issuer, subject_token_type] = [upstream.origin, 'https://former.example.com/token']
  const client = {
    grant_types: [grant_type],
    token_exchange: { allow_any_profile_of_type: ['custom_authentication'] },
  }
  const path = `/api/v2/clients/${app.clientId}`
  expect((await server.tenant.request('PATCH', path, { json: client })).status).toBe(200)
  const rules = { issuer, jwks_uri: `${issuer}/jwks`, audiences: ['billing'], connection_id: id }
  const type = 'custom_authentication'
  const json = { name: 'Former', subject_token_type, type, subject_token: rules }
  const profile = await server.tenant.request('POST', '/api/v2/token-exchange-profiles', { json })
  expect([profile.status, profile.body.message]).toEqual([201, undefined])
  const exp = Math.floor(Date.now() / 1000) + 300
  const claims = { iss: issuer, aud: 'billing', sub: 'ada', name: 'Countess', exp }
  const subject_token = await upstream.sign(claims)
  const { status, body } = await exchange(server, app, {
    grant_type,
    subject_token_type,
    subject_token,
    scope: 'openid',
  })
  expect([status, body.error_description]).toEqual([200, undefined])
  expect(await user()).toMatchObject({ name: 'Countess', groups: ['Engineering', 'Weavers'] })
})

it('groups are in the SAML assertions for service providers', async () => {
  const { id, logIn } = await open({ ext_groups: true })
  const app = await createSamlApplication(server.tenant)
  const path = `/api/v2/connections/${id}/clients`
  const json = [{ client_id: app.clientId, status: true }]
  expect((await server.tenant.request('PATCH', path, { json })).status).toBe(204)
  const { visitor } = await logIn()
  const sp = nodeSaml(app)
  const { fields } = postedBy(await visitor.visit(await sp.getAuthorizeUrlAsync('', '', {})))
  const { profile } = await sp.validatePostResponseAsync({ ...fields })
  expect(profile?.['http://schemas.xmlsoap.org/claims/Group']).toEqual(['Engineering', 'Weavers'])
})

it('nothing is read without an option', async () => {
  const { logIn, user } = await open({})
  const { away } = await logIn()
  expect(away.url.searchParams.get('scope')).toBe('openid profile email')
  expect(graph.seen).toEqual([])
  expect(await user()).not.toHaveProperty('groups')
})
