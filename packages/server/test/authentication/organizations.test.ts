import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, joinTestServer, type SharedServer, type Sight } from '@latchkey/testkit'
import { decodeJwt } from 'jose'
import {
  type Application,
  audience,
  authorizeUrl,
  createApplication,
  createUser,
  exchange,
  password,
  pkce,
} from './application.ts'

let server: SharedServer
/** An application that allows log-in with and without an organization. */
let app: Application
let acme: string
let open: string
let ada: string
beforeAll(async () => {
  server = await joinTestServer()
  app = await createApplication(server.tenant, { client: { organization_usage: 'allow' } })
  const enable = (assign: boolean) => ({
    enabled_connections: [{ connection_id: app.connectionId, assign_membership_on_login: assign }],
  })
  const branding = { colors: { primary: '#123456' } }
  const named = { name: 'acme', display_name: 'Acme Corporation', branding, ...enable(false) }
  acme = (await send('POST', '/organizations', named)).id
  open = (await send('POST', '/organizations', { name: 'open', ...enable(true) })).id
  ada = await createUser(server.tenant, 'ada@example.com')
  await createUser(server.tenant, 'eve@example.com')
  await send('POST', `/organizations/${acme}/members`, { members: [ada] })
})
afterAll(() => server.stop())

async function send(method: string, path: string, json?: unknown) {
  const sent = json === undefined ? {} : { json }
  return (await server.tenant.request(method, `/api/v2${path}`, sent)).body
}

type Parameters = Readonly<Record<string, string>>

const begin = (parameters: Parameters, visitor = createVisitor(server), of = app) =>
  visitor.visit(authorizeUrl(server.tenant, of, parameters))

async function logIn(username: string, parameters: Parameters, visitor = createVisitor(server)) {
  const page = await begin(parameters, visitor)
  return visitor.submit(page, { username, password })
}

const refusalOf = ({ url }: Sight) => [
  url.searchParams.get('error'),
  url.searchParams.get('error_description'),
]

async function tokensOf(sight: Sight, parameters: Parameters = {}) {
  expect(refusalOf(sight)).toEqual([null, null])
  const code = sight.url.searchParams.get('code') ?? ''
  const { body } = await exchange(server, app, { code, ...parameters })
  return body
}

const scope = 'openid offline_access read:books'

describe('a log-in for an organization', () => {
  it('is for members, and their tokens have `org_id`', async () => {
    const { verifier, parameters } = pkce()
    const request = { organization: acme, audience, scope, ...parameters }
    const tokens = await tokensOf(await logIn('ada@example.com', request), {
      code_verifier: verifier,
    })
    expect(decodeJwt(tokens.id_token)).toMatchObject({ sub: ada, org_id: acme })
    expect(decodeJwt(tokens.id_token)).not.toHaveProperty('org_name')
    expect(decodeJwt(tokens.access_token)).toMatchObject({ sub: ada, org_id: acme })
  })

  it('shows the organization', async () => {
    const { text } = await begin({ organization: acme })
    expect(text).toContain('Acme Corporation')
    expect(text).toContain('#123456')
  })

  it('is refused for a user who is not a member', async () => {
    expect(refusalOf(await logIn('eve@example.com', { organization: acme }))).toEqual([
      'access_denied',
      expect.stringMatching(`^user auth0\\|[0-9a-f]{24} is not part of the ${acme} organization$`),
    ])
  })

  it('adds members if `assign_membership_on_login` is set', async () => {
    const eve = 'eve@example.com'
    const tokens = await tokensOf(await logIn(eve, { organization: open }))
    const { sub, org_id } = decodeJwt(tokens.id_token)
    expect(org_id).toBe(open)
    const members = await send('GET', `/organizations/${open}/members`)
    expect(members.map((each: { user_id: string }) => each.user_id)).toEqual([sub])
  })

  it('only offers the connections of the organization', async () => {
    const { id } = await send('POST', '/organizations', { name: 'closed' })
    await send('POST', `/organizations/${id}/members`, { members: [ada] })
    const answer = await logIn('ada@example.com', { organization: id })
    expect([answer.isAway, answer.status]).toEqual([false, 400])
  })
})

describe('a session', () => {
  it('belongs to the user, and yields tokens for organizations of the user only', async () => {
    const visitor = createVisitor(server)
    const first = await tokensOf(await logIn('ada@example.com', {}, visitor))
    expect(decodeJwt(first.id_token)).not.toHaveProperty('org_id')
    const silent = { prompt: 'none' }
    const mine = await tokensOf(await begin({ ...silent, organization: acme }, visitor))
    expect(decodeJwt(mine.id_token).org_id).toBe(acme)
    const without = await tokensOf(await begin(silent, visitor))
    expect(decodeJwt(without.id_token)).not.toHaveProperty('org_id')
    const { id } = await send('POST', '/organizations', {
      name: 'foreign',
      enabled_connections: [{ connection_id: app.connectionId }],
    })
    const foreign = await begin({ ...silent, organization: id }, visitor)
    expect(refusalOf(foreign)[0]).toBe('login_required')
    expect((await begin({ organization: id }, visitor)).text).toContain('name="password"')
  })
})

describe('the parameter organization', () => {
  it('is required, allowed or refused by `organization_usage` of the client', async () => {
    const refused = async (usage: string | undefined, parameters: Parameters) => {
      const client = usage === undefined ? {} : { organization_usage: usage }
      const other = await createApplication(server.tenant, { client })
      return refusalOf(await begin(parameters, createVisitor(server), other))
    }
    const denied = ['invalid_request', 'parameter organization is not allowed for this client']
    expect(await refused(undefined, { organization: acme })).toEqual(denied)
    expect(await refused('deny', { organization: acme })).toEqual(denied)
    expect(await refused('require', {})).toEqual([
      'invalid_request',
      'parameter organization is required for this client',
    ])
    const invalid = ['invalid_request', 'parameter organization is invalid']
    for (const organization of ['org_8Hq2vXcT6mKwZ4pB', 'acme', '']) {
      expect(await refused('require', { organization })).toEqual(
        organization === '' ? expect.arrayContaining(['invalid_request']) : invalid,
      )
    }
  })

  it('may be a name, which tokens have, if the tenant allows it', async () => {
    const allow = (isAllowed: boolean) =>
      send('PATCH', '/tenants/settings', {
        allow_organization_name_in_authentication_api: isAllowed,
      })
    await allow(true)
    const claimsAt = async (organization: string) =>
      decodeJwt((await tokensOf(await logIn('ada@example.com', { organization }))).id_token)
    // auth0-spa-js compares names without case.
    const claims = [await claimsAt('acme'), await claimsAt('ACME')]
    await allow(false)
    expect(claims).toMatchObject(Array(2).fill({ org_id: acme, org_name: 'acme' }))
  })
})

describe('a refresh token', () => {
  it('is bound to the organization, and revoked with the membership', async () => {
    const bob = await createUser(server.tenant, 'bob@example.com')
    const members = `/organizations/${acme}/members`
    await send('POST', members, { members: [bob] })
    const request = { organization: acme, audience, scope }
    const tokens = await tokensOf(await logIn('bob@example.com', request))
    const refresh = () =>
      exchange(server, app, {
        grant_type: 'refresh_token',
        refresh_token: tokens.refresh_token,
        organization: open,
      })
    const { body } = await refresh()
    expect(decodeJwt(body.access_token).org_id).toBe(acme)
    expect(decodeJwt(body.id_token).org_id).toBe(acme)
    await send('DELETE', members, { members: [bob] })
    expect((await refresh()).body.error).toBe('invalid_grant')
  })
})

describe('permissions', () => {
  it('are those of the roles of the member in the organization', async () => {
    const identifier = 'urn:organizations:guarded'
    await send('POST', '/resource-servers', {
      identifier,
      scopes: [{ value: 'read' }, { value: 'write' }],
      enforce_policies: true,
      token_dialect: 'access_token_authz',
    })
    const role = await send('POST', '/roles', { name: 'Editor of Acme' })
    await send('POST', `/roles/${role.id}/permissions`, {
      permissions: [{ resource_server_identifier: identifier, permission_name: 'write' }],
    })
    const member = encodeURIComponent(ada)
    await send('POST', `/organizations/${acme}/members/${member}/roles`, { roles: [role.id] })
    const permissions = async (organization: Parameters) => {
      const request = { audience: identifier, scope: 'openid read write', ...organization }
      const tokens = await tokensOf(await logIn('ada@example.com', request))
      return decodeJwt(tokens.access_token).permissions
    }
    expect(await permissions({ organization: acme })).toEqual(['write'])
    expect(await permissions({})).toEqual([])
    await send('POST', `/organizations/${open}/members`, { members: [ada] })
    expect(await permissions({ organization: open })).toEqual([])
  })
})

describe('the password grant', () => {
  it('accepts the parameter organization', async () => {
    const client = {
      organization_usage: 'require',
      grant_types: ['http://auth0.com/oauth/grant-type/password-realm'],
    }
    const { clientId, clientSecret } = await createApplication(server.tenant, { client })
    const sendRequest = async (username: string, organization: Parameters) => {
      const form = {
        grant_type: 'http://auth0.com/oauth/grant-type/password-realm',
        realm: 'Username-Password-Authentication',
        client_id: clientId,
        client_secret: clientSecret,
        scope: 'openid',
        username,
        password,
        ...organization,
      }
      return (await server.tenant.request('POST', '/oauth/token', { token: null, form })).body
    }
    const { id_token } = await sendRequest('ada@example.com', { organization: acme })
    expect(decodeJwt(id_token).org_id).toBe(acme)
    expect((await sendRequest('ada@example.com', {})).error).toBe('invalid_request')
    const foreign = await sendRequest('eve@example.com', { organization: acme })
    expect(foreign).toMatchObject({ error: 'invalid_grant' })
  })
})

describe('client credentials', () => {
  it('accept the parameter organization as the client grant allows', async () => {
    const client = { grant_types: ['client_credentials'], app_type: 'non_interactive' }
    const { clientId: client_id, clientSecret } = await createApplication(server.tenant, { client })
    const grant = await send('POST', '/client-grants', {
      client_id,
      audience,
      scope: ['read:books'],
    })
    const sendRequest = async (organization: Parameters) => {
      const form = { grant_type: 'client_credentials', client_id, client_secret: clientSecret }
      const sent = { token: null, form: { ...form, audience, ...organization } }
      const { status, body } = await server.tenant.request('POST', '/oauth/token', sent)
      return status === 200 ? decodeJwt(body.access_token).org_id : [status, body.error]
    }
    const denied = [400, 'access_denied']
    expect(await sendRequest({})).toBeUndefined()
    expect(await sendRequest({ organization: acme })).toEqual(denied)
    const update = (json: object) => send('PATCH', `/client-grants/${grant.id}`, json)
    await update({ organization_usage: 'require' })
    expect(await sendRequest({})).toEqual(denied)
    expect(await sendRequest({ organization: acme })).toEqual(denied)
    await send('POST', `/organizations/${acme}/client-grants`, { grant_id: grant.id })
    expect(await sendRequest({ organization: acme })).toBe(acme)
    expect(await sendRequest({ organization: open })).toEqual(denied)
    const flows = ['client_credentials']
    await send('PATCH', `/clients/${client_id}`, {
      default_organization: { organization_id: acme, flows },
    })
    expect(await sendRequest({})).toBe(acme)
    await update({ allow_any_organization: true })
    expect(await sendRequest({ organization: open })).toBe(open)
    expect(await sendRequest({ organization: 'org_8Hq2vXcT6mKwZ4pB' })).toEqual(denied)
  })
})
