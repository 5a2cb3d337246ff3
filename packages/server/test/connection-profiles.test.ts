import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestServer, type TestServer, withoutRateLimits } from '@latchkey/testkit'
import { makeAdministrator, type OrganizationAdministrator } from './organization-administrator.ts'

let server: TestServer
let admin: OrganizationAdministrator
let profileId: string

beforeAll(async () => {
  server = await startTestServer({ config: { rateLimits: withoutRateLimits } })
  const { body } = await server.tenant.request('POST', '/api/v2/connection-profiles', {
    json: {
      name: 'Customers',
      connection_name_prefix_template: 'c-{org_name}-',
      organization: { show_as_button: 'none', assign_membership_on_login: 'required' },
      enabled_features: ['universal_logout'],
      strategy_overrides: { samlp: { enabled_features: ['scim'] } },
    },
  })
  profileId = body.id
  admin = await makeAdministrator(server.tenant, {
    allowed_strategies: ['samlp', 'adfs'],
    connection_deletion_behavior: 'allow',
    connection_profile_id: profileId,
  })
}, 120_000)
afterAll(() => server.stop())

const create = (name: string, members: object = {}) =>
  admin.myOrg('POST', '/identity-providers', {
    name,
    strategy: 'samlp',
    options: { signInEndpoint: 'https://idp.example.com/' },
    ...members,
  })
const patch = (members: object) =>
  server.tenant.request('PATCH', `/api/v2/connection-profiles/${profileId}`, { json: members })

describe('a connection profile', () => {
  it('has its configuration and overrides in responses, which requests may repeat', async () => {
    const request = (method: string, at: string, json?: object) =>
      server.tenant.request(method, `/api/v2/connection-profiles${at}`, json ? { json } : {})
    const { status, body } = await request('POST', '', { name: 'Bare' })
    const whole = { id: body.id, name: 'Bare', connection_config: {}, strategy_overrides: null }
    expect([status, body]).toEqual([201, whole])
    expect((await request('PATCH', `/${body.id}`, body)).body).toEqual(whole)
    const strategy_overrides = { samlp: { enabled_features: ['scim'] } }
    await request('PATCH', `/${body.id}`, { strategy_overrides })
    expect((await request('GET', `/${body.id}`)).body).toEqual({ ...whole, strategy_overrides })
    await request('DELETE', `/${body.id}`)
  })

  it('determines the name and the use of what members create', async () => {
    const { status, body } = await create('one', { show_as_button: true })
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        name: 'c-exampleco-one',
        show_as_button: false,
        assign_membership_on_login: true,
      }),
    ])
    expect((await create('c-exampleco-two')).body.name).toBe('c-exampleco-two')
    expect((await create('x'.repeat(120))).status).toBe(400)
    expect((await create('one')).status).toBe(409)
    const at = `/identity-providers/${body.id}`
    expect((await admin.myOrg('PATCH', at, { show_as_button: true })).status).toBe(403)
    const repeated = { is_enabled: false, show_as_button: false }
    expect((await admin.myOrg('PATCH', at, repeated)).status).toBe(200)
  })

  it('writes the identifier of an organization as names of connections are', async () => {
    await patch({ connection_name_prefix_template: '{org_id}-' })
    const { body } = await create('three')
    expect(body.name).toBe(`${admin.organizationId.replace('_', '-')}-three`)
    const connection = await admin.management('GET', `/connections/${body.id}`)
    expect(connection.name).toBe(body.name)
  })

  it('permits provisioning by strategy, and says so to members', async () => {
    const { body } = await admin.myOrg('GET', '/config/identity-providers')
    expect(body).toEqual({
      organization: {
        can_set_show_as_button: false,
        can_set_assign_membership_on_login: false,
      },
      strategies: {
        samlp: { enabled_features: ['provisioning'], provisioning_methods: ['scim'] },
        adfs: { enabled_features: [], provisioning_methods: [] },
      },
    })
    const made = (await create('four')).body.id
    const provision = () => admin.myOrg('POST', `/identity-providers/${made}/provisioning`)
    await patch({ strategy_overrides: {} })
    expect((await provision()).status).toBe(403)
    await patch({ enabled_features: ['scim'] })
    expect((await provision()).status).toBe(201)
  })

  it('restricts nothing once it is deleted', async () => {
    const at = `/api/v2/connection-profiles/${profileId}`
    expect((await server.tenant.request('DELETE', at)).status).toBe(204)
    const { status, body } = await create('five', { show_as_button: true })
    expect([status, body.name, body.show_as_button]).toEqual([201, 'five', true])
  })
})
