import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createVisitor,
  receiverTrust,
  startTestServer,
  type TestServer,
  withoutRateLimits,
} from '@latchkey/testkit'
import { decodeJwt } from 'jose'
import {
  type Application,
  authorizeUrl,
  createApplication,
  exchange,
} from '../authentication/application.ts'
import {
  type OpenIdUpstream,
  startOpenIdUpstream,
  upstreamClient,
} from '../connectors/openid-upstream.ts'
import { makeAction } from '../resources/actions.ts'
import { type ScimClient, scimClient } from '../scim/scim-client.ts'

const api = 'urn:groups:invoices'

let server: TestServer
let upstream: OpenIdUpstream
let app: Application
let corp: ScimClient
let role: string
let acme: string

beforeAll(async () => {
  server = await startTestServer({
    config: { ...(await receiverTrust()), rateLimits: withoutRateLimits },
  })
  const code = `${server.tenant.baseUrl}/login/callback`
  upstream = await startOpenIdUpstream({ code, front: code }, server.caFile)
  const client = { organization_usage: 'allow' }
  app = await createApplication(server.tenant, { client })
  corp = await provisionedConnection('corp')
  await post('/resource-servers', {
    identifier: api,
    scopes: [{ value: 'read' }, { value: 'write' }],
    enforce_policies: true,
    token_dialect: 'access_token_authz',
  })
  role = await newRole('Clerk', 'write')
  acme = (await post('/organizations', { name: 'acme' })).id
  await post(`/organizations/${acme}/connections`, {
    connection_id: corp.connectionId,
    assign_membership_on_login: true,
  })
}, 120_000)
afterAll(async () => {
  await server.stop()
  await upstream.stop()
})

const send = (method: string, path: string, json?: unknown) =>
  server.tenant.request(method, `/api/v2${path}`, json === undefined ? {} : { json })
async function post(path: string, json: unknown) {
  const { status, body, text } = await send('POST', path, json)
  if (status >= 300) throw new Error(text)
  return body
}
async function newRole(name: string, permission: string): Promise<string> {
  const { id } = await post('/roles', { name })
  await post(`/roles/${id}/permissions`, {
    permissions: [{ resource_server_identifier: api, permission_name: permission }],
  })
  return id
}

/** An OpenID connection, whose provider writes users and groups by SCIM. */
async function provisionedConnection(name: string): Promise<ScimClient> {
  const { id } = await post('/connections', {
    name,
    strategy: 'oidc',
    options: {
      ...upstreamClient,
      discovery_url: `${upstream.origin}/.well-known/openid-configuration`,
    },
    enabled_clients: [app.clientId],
  })
  await post(`/connections/${id}/scim-configuration`, {})
  const { token } = await post(`/connections/${id}/scim-configuration/tokens`, {})
  return scimClient(server.tenant, id, token)
}

const newUser = async (name: string): Promise<string> =>
  (await corp.send('POST', '/Users', { userName: name, externalId: name })).body.id
const newGroup = async (displayName: string, ids: readonly string[]): Promise<string> => {
  const members = ids.map((value) => ({ value }))
  return (await corp.send('POST', '/Groups', { displayName, members })).body.id
}
const patchGroup = (id: string, op: string, value: string) =>
  corp.send('PATCH', `/Groups/${id}`, {
    Operations: [{ op, path: 'members', value: [{ value }] }],
  })

/** Logs in at the provider, and returns the permissions of the access token. */
async function permissionsOf(name: string, parameters: Readonly<Record<string, string>> = {}) {
  const [visitor, person] = [createVisitor(server), upstream.newPerson()]
  const request = { connection: 'corp', audience: api, scope: 'openid read write', ...parameters }
  const away = await visitor.visit(authorizeUrl(server.tenant, app, request))
  const back = await upstream.logIn(person, away.url, name)
  const { url } = await visitor.visit(back.url.href)
  const { body } = await exchange(server, app, { code: url.searchParams.get('code') ?? '' })
  return decodeJwt(body.access_token).permissions
}

describe('a role of a group', () => {
  it('gives its permissions to members of the group, as long as they are members', async () => {
    const ann = await newUser('ann')
    const group = await newGroup('Accounting', [ann])
    expect(await permissionsOf('ann')).toEqual([])
    expect((await send('POST', `/groups/${group}/roles`, { roles: [role] })).status).toBe(204)
    expect(await permissionsOf('ann')).toEqual(['write'])
    await patchGroup(group, 'remove', ann)
    expect(await permissionsOf('ann')).toEqual([])
    await patchGroup(group, 'add', ann)
    expect(await permissionsOf('ann')).toEqual(['write'])
    await send('DELETE', `/groups/${group}/roles`, { roles: [role] })
    expect(await permissionsOf('ann')).toEqual([])
  })

  it('ends with the group, and with the role', async () => {
    const ben = await newUser('ben')
    const brief = await newRole('Brief', 'write')
    const [first, second] = [await newGroup('First', [ben]), await newGroup('Second', [ben])]
    await post(`/groups/${first}/roles`, { roles: [role] })
    await post(`/roles/${brief}/groups`, { groups: [second] })
    await corp.send('DELETE', `/Groups/${first}`)
    expect(await permissionsOf('ben')).toEqual(['write'])
    await send('DELETE', `/roles/${brief}`)
    expect(await permissionsOf('ben')).toEqual([])
  })

  it('gives permissions once that the user has directly as well', async () => {
    const cid = await newUser('cid')
    const group = await newGroup('Twice', [cid])
    await post(`/groups/${group}/roles`, { roles: [role] })
    const path = `/users/${encodeURIComponent(cid)}`
    await post(`${path}/roles`, { roles: [role] })
    expect(await permissionsOf('cid')).toEqual(['write'])
    const { body } = await send('GET', `${path}/effective-roles?take=5`)
    expect(body).toEqual({
      roles: [{ id: role, name: 'Clerk', description: null, sources: ['direct', 'groups'] }],
    })
  })
})

describe('an action', () => {
  it('reads the roles and the groups of the user who logs in', async () => {
    const reader = await newUser('reader')
    const group = await newGroup('Readers', [reader])
    await post(`/groups/${group}/roles`, { roles: [role] })
    const code = `exports.onExecutePostLogin = async (event, api) => {
      const { roles, groups } = api
      console.log(JSON.stringify([
        await roles.getUserEffectiveRoles({ take: 1 }),
        await roles.getUserEffectiveRolesByIds(['rol_other']),
        await roles.getUserEffectiveRolesByNames(['Clerk']),
        (await groups.getUserGroups()).groups.map(({ id, name }) => [id, name]),
        await groups.hasGroupMembership(['Readers', 'Others']),
      ]))
    }`
    const id = await makeAction(server.tenant, { code, deploy: false })
    const test = (user_id: string) =>
      post(`/actions/actions/${id}/test`, { payload: { user: { user_id } } })
    const { payload } = await test(reader)
    const clerk = { id: role, name: 'Clerk', type: 'tenant' }
    expect(JSON.parse(payload.logs[0].text)).toEqual([
      { roles: [clerk] },
      { roles: [] },
      { roles: [clerk] },
      [[group, 'Readers']],
      {
        memberships: {
          Readers: {
            is_member: true,
            matches: [{ id: group, name: 'Readers', group_type: 'connection' }],
          },
          Others: { is_member: false },
        },
      },
    ])
    expect((await test('auth0|nobody')).payload.error).toMatchObject({ name: 'Error' })
  })
})

describe('a role of a group in an organization', () => {
  it('gives its permissions in the organization only', async () => {
    const dan = await newUser('dan')
    const group = await newGroup('Acme Accounting', [dan])
    const path = `/organizations/${acme}/groups/${group}/roles`
    expect((await send('POST', path, { roles: [role] })).status).toBe(204)
    // The log-in makes the user a member.
    expect(await permissionsOf('dan', { organization: acme })).toEqual(['write'])
    expect(await permissionsOf('dan')).toEqual([])
    const other = (await post('/organizations', { name: 'other' })).id
    await post(`/organizations/${other}/connections`, {
      connection_id: corp.connectionId,
      assign_membership_on_login: true,
    })
    expect(await permissionsOf('dan', { organization: other })).toEqual([])
    await send('DELETE', path, { roles: [role] })
    expect(await permissionsOf('dan', { organization: acme })).toEqual([])
  })

  it('may be one of the organization, and ends when it loses the connection', async () => {
    const eve = await newUser('eve')
    const group = await newGroup('Acme Owners', [eve])
    const own = await post('/roles', { name: 'Owner', type: 'organization', owner_id: acme })
    const there = await post('/organizations', { name: 'there' })
    const path = `/organizations/${there.id}/groups/${group}/roles`
    const assign = () => send('POST', path, { roles: [role] })
    expect((await assign()).body.message).toBe('The group does not exist.')
    const connection = { connection_id: corp.connectionId, assign_membership_on_login: true }
    await post(`/organizations/${there.id}/connections`, connection)
    expect((await assign()).status).toBe(204)
    expect(await permissionsOf('eve', { organization: there.id })).toEqual(['write'])
    const owned = { roles: [own.id] }
    expect((await send('POST', `/organizations/${acme}/groups/${group}/roles`, owned)).status).toBe(
      204,
    )
    expect((await send('POST', path, owned)).status).toBe(400)
    expect((await send('POST', `/groups/${group}/roles`, owned)).status).toBe(400)
    await send('DELETE', `/organizations/${there.id}/connections/${corp.connectionId}`)
    await post(`/organizations/${there.id}/connections`, connection)
    expect(await permissionsOf('eve', { organization: there.id })).toEqual([])
  })

  it('does not make members of a group members of the organization', async () => {
    const fay = await newUser('fay')
    const group = await newGroup('Outside', [fay])
    await post(`/organizations/${acme}/groups/${group}/roles`, { roles: [role] })
    const { body } = await send('GET', `/organizations/${acme}/members?per_page=100`)
    expect(body.map(({ user_id }: { user_id: string }) => user_id)).not.toContain(fay)
    const path = `/organizations/${acme}/members/${encodeURIComponent(fay)}/effective-roles`
    expect((await send('GET', path)).status).toBe(404)
  })
})

describe('a role of a group that permits operations of the management API', () => {
  it('ends for tokens that were issued before', async () => {
    const gil = await newUser('gil')
    const group = await newGroup('Administrators', [gil])
    const admin = await post('/roles', { name: 'Reader of roles' })
    const audience = `${server.tenant.baseUrl}/api/v2/`
    await post(`/roles/${admin.id}/permissions`, {
      permissions: [{ resource_server_identifier: audience, permission_name: 'read:roles' }],
    })
    await post(`/groups/${group}/roles`, { roles: [admin.id] })
    const grant = { client_id: app.clientId, audience, scope: ['read:roles'] }
    await post('/client-grants', { ...grant, subject_type: 'user' })
    const visitor = createVisitor(server)
    const request = { connection: 'corp', audience, scope: 'openid read:roles' }
    const away = await visitor.visit(authorizeUrl(server.tenant, app, request))
    const back = await upstream.logIn(upstream.newPerson(), away.url, 'gil')
    const { url } = await visitor.visit(back.url.href)
    const { body } = await exchange(server, app, { code: url.searchParams.get('code') ?? '' })
    expect(decodeJwt(body.access_token).scope).toContain('read:roles')
    const read = () => server.tenant.request('GET', '/api/v2/roles', { token: body.access_token })
    expect((await read()).status).toBe(200)
    await patchGroup(group, 'remove', gil)
    expect((await read()).status).toBe(403)
  })
})
