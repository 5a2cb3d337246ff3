import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createVisitor,
  receiverTrust,
  startReceiver,
  startTestServer,
  type TestServer,
  withoutRateLimits,
} from '@latchkey/testkit'
import { authorizeUrl } from './authentication/application.ts'
import {
  type OpenIdUpstream,
  startOpenIdUpstream,
  upstreamClient,
} from './connectors/openid-upstream.ts'
import { makeAdministrator, type OrganizationAdministrator } from './organization-administrator.ts'

let server: TestServer
let upstream: OpenIdUpstream
let admin: OrganizationAdministrator
let organizationConnections: string

beforeAll(async () => {
  server = await startTestServer({
    config: { ...(await receiverTrust()), rateLimits: withoutRateLimits },
  })
  const code = `${server.tenant.baseUrl}/login/callback`
  upstream = await startOpenIdUpstream({ code, front: code }, server.caFile)
  const profile = await server.tenant.request('POST', '/api/v2/user-attribute-profiles', {
    json: {
      name: 'Staff',
      user_id: {},
      user_attributes: {
        email: {
          label: 'Email',
          description: 'E-mail address',
          auth0_mapping: 'email',
          profile_required: true,
          oidc_mapping: { mapping: claim('email'), display_name: 'email' },
          saml_mapping: ['mail'],
          scim_mapping: 'emails[primary eq true].value',
        },
        name: {
          label: 'Name',
          description: 'Full name',
          auth0_mapping: 'name',
          profile_required: false,
          oidc_mapping: { mapping: claim('sub') },
          strategy_overrides: { samlp: { saml_mapping: ['cn'] } },
        },
      },
    },
  })
  admin = await makeAdministrator(server.tenant, {
    allowed_strategies: ['oidc', 'samlp', 'waad', 'google-apps'],
    connection_deletion_behavior: 'allow_if_empty',
    user_attribute_profile_id: profile.body.id,
  })
  organizationConnections = `/organizations/${admin.organizationId}/connections`
}, 120_000)
afterAll(async () => {
  await server.stop()
  await upstream.stop()
})

const claim = (name: string) => `\${context.tokenset.${name}}`

const discoveryUrl = () => `${upstream.origin}/.well-known/openid-configuration`
const definition = (name: string, members: object = {}) => ({
  name,
  strategy: 'oidc',
  options: { type: 'back_channel', ...upstreamClient, discovery_url: discoveryUrl() },
  ...members,
})

async function create(name: string, members?: object): Promise<string> {
  const made = await admin.myOrg('POST', '/identity-providers', definition(name, members))
  expect([made.status, made.text]).toEqual([201, expect.any(String)])
  return made.body.id
}

async function verifiedDomain(domain: string): Promise<string> {
  const { id } = (await admin.myOrg('POST', '/domains', { domain })).body
  const at = `/organizations/${admin.organizationId}/discovery-domains/${id}`
  await admin.management('PATCH', at, { status: 'verified' })
  return id
}

const status = async (...call: Parameters<OrganizationAdministrator['myOrg']>) =>
  (await admin.myOrg(...call)).status

describe('an identity provider that a member creates', () => {
  it('logs users in to the organization, with the attributes of the profile', async () => {
    await verifiedDomain('created.example.com')
    const made = await admin.myOrg(
      'POST',
      '/identity-providers',
      definition('created', {
        display_name: 'Created',
        domains: ['created.example.com'],
        assign_membership_on_login: true,
      }),
    )
    expect([made.status, made.body]).toEqual([
      201,
      {
        id: expect.stringMatching(/^con_/),
        name: 'created',
        strategy: 'oidc',
        display_name: 'Created',
        domains: ['created.example.com'],
        show_as_button: true,
        assign_membership_on_login: true,
        is_enabled: true,
        access_level: 'full',
        options: {
          type: 'back_channel',
          client_id: upstreamClient.client_id,
          discovery_url: discoveryUrl(),
        },
        attributes: [
          {
            user_attribute: 'email',
            label: 'Email',
            description: 'E-mail address',
            is_required: true,
            is_extra: false,
            is_missing: false,
            sso_field: ['email'],
          },
          expect.objectContaining({ user_attribute: 'name', sso_field: ['sub'] }),
        ],
      },
    ])
    const visitor = createVisitor(server)
    const parameters = { connection: 'created', organization: admin.organizationId }
    const away = await visitor.visit(
      authorizeUrl(server.tenant, { ...admin, audience: '' }, parameters),
    )
    const back = await upstream.logIn(upstream.newPerson(), away.url, 'carla')
    const end = await visitor.visit(back.url.href)
    expect(end.url.searchParams.get('code')).toBeTruthy()
    const members = await admin.myOrg('GET', '/members')
    expect(members.body.members).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'carla' })]),
    )
    expect(await status('DELETE', `/identity-providers/${made.body.id}`)).toBe(409)
    const { body: listed } = await admin.myOrg('GET', '/identity-providers')
    expect(listed.identity_providers).toContainEqual(made.body)
  })

  it('has a strategy that the application offers, a free name and valid options', async () => {
    const post = (json: object) => status('POST', '/identity-providers', json)
    expect(await post(definition('okta-one', { strategy: 'okta' }))).toBe(403)
    expect(await post(definition('own', { strategy: 'auth0' }))).toBe(400)
    expect(await post(definition('Username-Password-Authentication'))).toBe(409)
    expect(await post(definition('other', { domains: ['elsewhere.example.com'] }))).toBe(400)
    const unread = { client_id: 'x', client_secret: 'y', discovery_url: `${upstream.origin}/none` }
    expect(await post(definition('unread', { options: unread }))).toBe(400)
    const signed = { signInEndpoint: 'https://idp.example.com/', signSAMLRequest: true }
    expect(await post(definition('signed', { strategy: 'samlp', options: signed }))).toBe(201)
  })

  it('verifies addresses of its verified domains, and of no others', async () => {
    await verifiedDomain('known.example.com')
    const id = await create('verifying', {
      domains: ['known.example.com'],
      assign_membership_on_login: true,
    })
    const { options: made } = await admin.management('GET', `/connections/${id}`)
    // Without it, the claims of OpenID Connect count, such as `email_verified`.
    const { attribute_map: _, ...options } = made
    await admin.management('PATCH', `/connections/${id}`, {
      options: { ...options, ...upstreamClient },
    })
    const arriveWith = async (email: string) => {
      await upstream.command({ profile: { email, email_verified: true } })
      const visitor = createVisitor(server)
      const parameters = { connection: 'verifying', organization: admin.organizationId }
      const { url } = await visitor.visit(
        authorizeUrl(server.tenant, { ...admin, audience: '' }, parameters),
      )
      const name = `person-${email.replace(/\W/g, '-')}`
      const back = await upstream.logIn(upstream.newPerson(), url, name)
      await visitor.visit(back.url.href)
      const [user] = await admin.management('GET', `/users-by-email?email=${email.toLowerCase()}`)
      return [user.identities[0].connection, user.email_verified]
    }
    expect(await arriveWith('ada@KNOWN.example.com')).toEqual(['verifying', true])
    expect(await arriveWith('boss@other.example.com')).toEqual(['verifying', false])
    expect(await arriveWith('boss@sub.known.example.com')).toEqual(['verifying', false])
    expect(made.should_trust_email_verified_connection).toBe('only_in_domain_aliases')
    await upstream.command({})
  })

  it('of Microsoft Entra ID leads nobody there by its domain', async () => {
    const options = { tenant_domain: 'victim.example.com', client_id: 'x', client_secret: 'y' }
    const refused = await admin.myOrg(
      'POST',
      '/identity-providers',
      definition('entra', { strategy: 'waad', options }),
    )
    // Its metadata cannot be read from here.
    expect([refused.status, refused.body.detail]).toEqual([
      400,
      expect.stringContaining('metadata'),
    ])
    const { id } = await admin.management('POST', '/connections', {
      name: 'entra',
      strategy: 'waad',
      options: {
        ...options,
        issuer: 'https://login.example.com/',
        discovery_url: discoveryUrl(),
      },
    })
    const organization_access_level = 'full'
    await admin.management('POST', organizationConnections, {
      connection_id: id,
      organization_access_level,
    })
    const { body } = await admin.myOrg('GET', `/identity-providers/${id}`)
    expect(body.options).toEqual({ tenant_domain: 'victim.example.com', client_id: 'x' })
  })
})

describe('a change of an identity provider', () => {
  it('replaces its options, and sends no secret to another address', async () => {
    const id = await create('changed')
    const at = `/identity-providers/${id}`
    const { client_secret: _, ...options } = definition('').options
    const kept = await admin.myOrg('PATCH', at, { display_name: 'New', options })
    expect([kept.status, kept.body.display_name]).toEqual([200, 'New'])
    const elsewhere = { ...options, discovery_url: 'https://idp.example.com/' }
    const refused = await admin.myOrg('PATCH', at, { options: elsewhere })
    expect([refused.status, refused.body.detail]).toEqual([
      400,
      expect.stringContaining('options.client_secret'),
    ])
  })

  it('needs access by the tenant, and affects no other organization', async () => {
    const id = await create('shared')
    const at = `/identity-providers/${id}`
    const give = (organization_access_level: string) =>
      admin.management('PATCH', `${organizationConnections}/${id}`, { organization_access_level })
    const other = await admin.management('POST', '/organizations', {
      name: 'otherco',
      enabled_connections: [{ connection_id: id }],
    })
    expect(await status('PATCH', at, { display_name: 'Mine' })).toBe(409)
    expect(await status('DELETE', at)).toBe(409)
    expect(await status('PATCH', at, { show_as_button: false })).toBe(200)
    await admin.management('DELETE', `/organizations/${other.id}`)
    await give('limited')
    for (const [method, path, json] of [
      ['PATCH', at, { display_name: 'Mine' }],
      ['PATCH', at, { options: {} }],
      ['DELETE', at],
      ['PUT', `${at}/update-attributes`],
      ['POST', `${at}/domains`, { domain: 'exampleco.com' }],
      ['POST', `${at}/provisioning`],
    ] as const) {
      expect([method, path, await status(method, path, json)]).toEqual([method, path, 403])
    }
    expect(await status('PATCH', at, { show_as_button: true })).toBe(200)
    await give('none')
    expect(await status('GET', at)).toBe(404)
    expect(await status('DELETE', at)).toBe(404)
  })

  it('refreshes the mapping of its attributes', async () => {
    const metadata = {
      signInEndpoint: 'https://idp.example.com/sso',
      cert: await certificate(),
    }
    const id = await create('mapped', { strategy: 'samlp', options: metadata })
    const at = `/identity-providers/${id}`
    const options = (await admin.management('GET', `/connections/${id}`)).options
    expect(options.fieldsMap).toEqual({ email: ['mail'], name: ['cn'] })
    const mapped = { signInEndpoint: metadata.signInEndpoint, signingCert: metadata.cert }
    await admin.management('PATCH', `/connections/${id}`, {
      options: { ...mapped, fieldsMap: { email: 'mail', nickname: 'uid' } },
    })
    const { body: before } = await admin.myOrg('GET', at)
    expect(before.attributes).toEqual([
      expect.objectContaining({ user_attribute: 'email', is_missing: false, is_extra: false }),
      expect.objectContaining({ user_attribute: 'name', is_missing: true, sso_field: ['cn'] }),
      expect.objectContaining({ user_attribute: 'nickname', is_extra: true, sso_field: ['uid'] }),
    ])
    expect(before.options).toEqual({ signInEndpoint: metadata.signInEndpoint, cert: metadata.cert })
    const { body: after } = await admin.myOrg('PUT', `${at}/update-attributes`, {})
    const names = after.attributes.map((each: { user_attribute: string }) => each.user_attribute)
    expect(names).toEqual(['email', 'name'])
    expect(await status('DELETE', at)).toBe(204)
    expect(await status('GET', at)).toBe(404)
  })
})

async function certificate(): Promise<string> {
  const { outboundCa } = await receiverTrust()
  return outboundCa
}

describe('domains of an identity provider', () => {
  const aliasesOf = async (id: string) =>
    (await admin.management('GET', `/connections/${id}`)).options.domain_aliases

  it('are verified domains of the organization', async () => {
    const id = await create('led')
    const at = `/identity-providers/${id}/domains`
    const pending = await admin.myOrg('POST', '/domains', { domain: 'pending.example.com' })
    expect(await status('POST', at, { domain: 'pending.example.com' })).toBe(400)
    const domainId = await verifiedDomain('led.example.com')
    const made = await admin.myOrg('POST', at, { domain: 'led.example.com' })
    expect([made.status, made.body]).toEqual([201, { domain: 'led.example.com' }])
    expect(await status('POST', at, { domain: 'led.example.com' })).toBe(409)
    const list = `/domains/${domainId}/identity-providers`
    const { body } = await admin.myOrg('GET', list)
    expect(body).toEqual({ identity_providers: [{ id, name: 'led' }] })
    expect(await status('GET', list, undefined, 'read:my_org:domains')).toBe(403)
    const none = await admin.myOrg('GET', `/domains/${pending.body.id}/identity-providers`)
    expect(none.body).toEqual({ identity_providers: [] })
    expect(await status('DELETE', `${at}/led.example.com`)).toBe(204)
    expect(await status('DELETE', `${at}/led.example.com`)).toBe(404)
  })

  it('lead there only while the connection is assigned to the organization', async () => {
    const domains = ['detached.example.com', 'unassigned.example.com', 'both.example.com']
    for (const each of domains) await verifiedDomain(each)
    const detached = await create('detached', { domains: [domains[0]] })
    const unassigned = await create('unassigned', { domains: domains.slice(1) })
    const limited = await create('limited', { domains })
    await admin.management('PATCH', `${organizationConnections}/${limited}`, {
      organization_access_level: 'limited',
    })
    const other = await admin.management('POST', '/organizations', { name: 'other' })
    const at = `/organizations/${other.id}`
    const both = { domain: 'both.example.com', status: 'verified' }
    await admin.management('POST', `${at}/discovery-domains`, both)
    const assigned = { connection_id: unassigned, organization_access_level: 'full' }
    await admin.management('POST', `${at}/connections`, assigned)

    expect(await status('POST', `/identity-providers/${detached}/detach`)).toBe(204)
    await admin.management('DELETE', `${organizationConnections}/${unassigned}`)
    await admin.management('DELETE', `${organizationConnections}/${limited}`)
    expect(await aliasesOf(detached)).toEqual([])
    expect(await aliasesOf(unassigned)).toEqual(['both.example.com'])
    expect(await aliasesOf(limited)).toEqual(domains) // the tenant's administrators decide about it
    await admin.management('DELETE', at)
    expect(await aliasesOf(unassigned)).toEqual([])
  })

  it('lead there only while the organization has verified them', async () => {
    const gone = await verifiedDomain('gone.example.com')
    const erased = await verifiedDomain('erased.example.com')
    const doubted = await verifiedDomain('doubted.example.com')
    const kept = await verifiedDomain('kept.example.com')
    const domains = ['gone', 'erased', 'doubted', 'kept'].map((each) => `${each}.example.com`)
    const id = await create('withdrawn', { domains })
    const shared = await create('withdrawn-limited', { domains })
    const limited = { organization_access_level: 'limited' }
    await admin.management('PATCH', `${organizationConnections}/${shared}`, limited)
    expect(await status('DELETE', `/domains/${gone}`)).toBe(204)
    const at = `/organizations/${admin.organizationId}/discovery-domains`
    await admin.management('DELETE', `${at}/${erased}`)
    await admin.management('PATCH', `${at}/${doubted}`, { status: 'pending' })
    await admin.management('PATCH', `${at}/${kept}`, { use_for_organization_discovery: false })
    expect(await aliasesOf(id)).toEqual(['kept.example.com'])
    expect(await aliasesOf(shared)).toEqual(domains) // the tenant's administrators decide about it
  })

  it('do not come back by a change during which the organization lost them', async () => {
    let meanwhile = async (): Promise<unknown> => undefined
    const provider = await startReceiver(async (_received, response) => {
      await meanwhile()
      const { url } = provider
      const metadata = { issuer: url, authorization_endpoint: url, jwks_uri: url }
      response.writeHead(200).end(JSON.stringify(metadata))
    })
    const domainId = await verifiedDomain('slow.example.com')
    const options = { ...definition('').options, discovery_url: provider.url }
    const id = await create('slow', { options, domains: ['slow.example.com'] })
    meanwhile = () => admin.myOrg('DELETE', `/domains/${domainId}`)
    expect(await status('PATCH', `/identity-providers/${id}`, { options })).toBe(200)
    expect(await aliasesOf(id)).toEqual([])
    meanwhile = () => admin.management('DELETE', `${organizationConnections}/${id}`)
    expect(await status('PATCH', `/identity-providers/${id}`, { options })).toBe(404)
    await provider.kill()
  })
})

describe('provisioning', () => {
  it('creates users by SCIM with a token that a member created', async () => {
    const id = await create('provisioned')
    const at = `/identity-providers/${id}/provisioning`
    expect(await status('GET', at)).toBe(404)
    expect(await status('GET', `${at}/scim-tokens`)).toBe(404)
    const made = await admin.myOrg('POST', at)
    expect([made.status, made.body]).toEqual([
      201,
      {
        identity_provider_id: id,
        identity_provider_name: 'provisioned',
        strategy: 'oidc',
        method: 'scim',
        attributes: [
          expect.objectContaining({
            user_attribute: 'email',
            provisioning_field: 'emails[primary eq true].value',
          }),
        ],
        user_id_attribute: 'externalId',
        created_at: expect.any(String),
        updated_on: expect.any(String),
      },
    ])
    expect(await status('POST', at)).toBe(409)
    const token = await admin.myOrg('POST', `${at}/scim-tokens`, { token_lifetime: 3600 })
    expect([token.status, token.body.valid_until]).toEqual([201, expect.any(String)])
    const provisioned = await server.tenant.request('POST', `/scim/v2/connections/${id}/Users`, {
      token: token.body.token,
      json: {
        schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
        userName: 'dora',
        externalId: 'dora',
        emails: [{ value: 'dora@example.com', primary: true }],
      },
    })
    expect(provisioned.status).toBe(201)
    const { token: _, ...shown } = token.body
    expect((await admin.myOrg('GET', `${at}/scim-tokens`)).body).toEqual({ scim_tokens: [shown] })
    const mapping = {
      user_id_attribute: 'externalId',
      mapping: [{ auth0: 'name', scim: 'nickName' }],
    }
    await admin.management('PATCH', `/connections/${id}/scim-configuration`, mapping)
    const { body: before } = await admin.myOrg('GET', at)
    expect(before.attributes).toEqual([
      expect.objectContaining({ user_attribute: 'email', is_missing: true }),
      expect.objectContaining({ user_attribute: 'name', is_extra: true }),
    ])
    const { body: after } = await admin.myOrg('PUT', `${at}/update-attributes`, {})
    expect(after.attributes).toEqual(made.body.attributes)
    expect(await status('DELETE', `${at}/scim-tokens/${shown.token_id}`)).toBe(204)
    expect((await admin.myOrg('GET', `${at}/scim-tokens`)).body).toEqual({ scim_tokens: [] })
    expect(await status('DELETE', at)).toBe(204)
    expect(await status('DELETE', at)).toBe(404)
  })
})

describe('the configuration', () => {
  it('names the strategies of the application, and user stores are listed', async () => {
    const { body } = await admin.myOrg('GET', '/config/identity-providers')
    const features = { enabled_features: ['provisioning'], provisioning_methods: ['scim'] }
    expect(body).toEqual({
      organization: { can_set_show_as_button: true, can_set_assign_membership_on_login: true },
      strategies: { oidc: features, samlp: features, waad: features, googleapps: features },
    })
    expect((await admin.myOrg('GET', '/user-stores')).body).toEqual({ user_stores: [] })
    const level = { organization_access_level: 'readonly' }
    await admin.management('PATCH', `${organizationConnections}/${admin.connectionId}`, level)
    expect((await admin.myOrg('GET', '/user-stores?is_enabled=true')).body.user_stores).toEqual([
      {
        id: admin.connectionId,
        name: 'Username-Password-Authentication',
        access_level: 'readonly',
        is_enabled: true,
      },
    ])
    const disabled = await admin.myOrg('GET', '/user-stores?is_enabled=false')
    expect(disabled.body.user_stores).toEqual([])
  })

  it('of invitations and roles is read and revoked in bulk', async () => {
    const editor = await admin.management('POST', '/roles', { name: 'Editor' })
    const invitees = [{ email: 'dan@example.com', roles: [editor.id] }]
    const made = (await admin.myOrg('POST', '/member-invitations', { invitees })).body
    const at = `/member-invitations/${made[0].id}`
    expect((await admin.myOrg('GET', `${at}/roles`)).body).toEqual({
      roles: [{ id: editor.id, name: 'Editor' }],
    })
    const revoke = (invitations: string[]) =>
      status('POST', '/delete-member-invitations', { invitations })
    expect(await revoke([made[0].id, 'uinv_absent'])).toBe(404)
    expect(await status('GET', at)).toBe(200)
    expect(await revoke([made[0].id])).toBe(204)
    expect(await status('GET', at)).toBe(404)
    const { body } = await admin.myOrg('GET', '/roles?name=EDI')
    expect(body.roles).toEqual([{ id: editor.id, name: 'Editor' }])
  })
})

describe('the organization', () => {
  it('is deleted by a member with that scope', async () => {
    expect(await status('DELETE', '/details', undefined, 'read:my_org:details')).toBe(403)
    expect(await status('DELETE', '/details')).toBe(204)
    expect(await status('GET', '/details')).toBe(401)
  })
})
