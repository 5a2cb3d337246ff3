import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'

const path = '/api/v2/connections'

let server: SharedServer
let made = 0
beforeAll(async () => {
  server = await joinTestServer()
})
afterAll(() => server.stop())

async function fresh(members: object = {}) {
  made += 1
  const json = { name: `Fresh-${made}`, strategy: 'auth0', ...members }
  return (await server.tenant.request('POST', path, { json })).body
}
const update = (id: string, json: unknown) =>
  server.tenant.request('PATCH', `${path}/${id}`, { json })

describe('200', () => {
  it('replaces the options, the metadata and the realms as a whole', async () => {
    const before = await fresh({ metadata: { a: '1' }, realms: ['one'] })
    const { authentication_methods, passkey_options } = before.options
    const defaults = { authentication_methods, passkey_options }
    const options = { disable_signup: true }
    const given = { options, metadata: { b: '2' }, realms: [] }
    const { status, body } = await update(before.id, given)
    expect(status).toBe(200)
    const after = { ...before, ...given, options: { ...options, ...defaults } }
    expect(body).toEqual({ ...after, realms: [before.name] })
  })

  it('keeps omitted members, and changes nothing for an empty body', async () => {
    const before = await fresh({ display_name: 'Shown', show_as_button: true, realms: ['one'] })
    expect((await update(before.id, {})).body).toEqual(before)
    const { body } = await update(before.id, { is_domain_connection: true })
    expect(body).toEqual({ ...before, is_domain_connection: true })
  })

  it('enables exactly `enabled_clients`, and keeps them if the member is omitted', async () => {
    const { clientId } = server.tenant
    const { id } = await fresh({ enabled_clients: [clientId] })
    expect((await update(id, { show_as_button: true })).body.enabled_clients).toEqual([clientId])
    expect((await update(id, { enabled_clients: [] })).body.enabled_clients).toEqual([])
  })
})

const options = {
  issuer: 'https://idp.example.com',
  authorization_endpoint: 'https://idp.example.com/authorize',
  token_endpoint: 'https://idp.example.com/token',
  jwks_uri: 'https://idp.example.com/keys',
  client_id: 'us',
  client_secret: 'Between-engine-and-loom-1843',
}

describe('settings without effect', () => {
  it('are stored as they are sent', async () => {
    const pushed = {
      enable_pushed_authorization_requests: false,
      pushed_authorization_request_endpoint: 'https://idp.example.com/par',
    }
    const connected_accounts = {
      active: false,
      cross_app_access: false,
      allow_missing_user_id: false,
    }
    const { id } = await fresh({ strategy: 'oidc', options })
    const sent = { options: { ...options, ...pushed }, connected_accounts }
    const { status, body } = await update(id, sent)
    expect(status).toBe(200)
    expect(body).toMatchObject({ options: pushed, connected_accounts })
  })
})

describe('null', () => {
  it('keeps options and clients, and removes the setting of other applications', async () => {
    const { clientId } = server.tenant
    const before = await fresh({ enabled_clients: [clientId] })
    const access = { cross_app_access_resource_app: { status: 'enabled' } }
    expect((await update(before.id, access)).body).toEqual({ ...before, ...access })
    const nothing = {
      options: null,
      enabled_clients: null,
      cross_app_access_resource_app: null,
    }
    const { status, body } = await update(before.id, nothing)
    expect([status, body]).toEqual([200, before])
  })

  it('removes an option', async () => {
    const given = {
      token_endpoint_auth_method: 'client_secret_post',
      token_endpoint_auth_signing_alg: 'RS256',
      id_token_signed_response_algs: ['RS256'],
    }
    const names = Object.keys(given)
    const { id } = await fresh({ strategy: 'oidc', options: { ...options, ...given } })
    const nulls = Object.fromEntries(names.map((name) => [name, null]))
    const { status, body } = await update(id, { options: { ...options, ...nulls } })
    expect(status).toBe(200)
    for (const name of names) expect(body.options).not.toHaveProperty(name)
  })
})

describe('400', () => {
  it('is answered for an unknown client, and changes nothing', async () => {
    const before = await fresh({ enabled_clients: [server.tenant.clientId] })
    const json = { show_as_button: true, enabled_clients: ['nobody'] }
    const { body } = await update(before.id, json)
    const reason = "'The client does not exist' on property enabled_clients.0."
    expect(body.message).toBe(`Payload validation error: ${reason}`)
    expect((await server.tenant.request('GET', `${path}/${before.id}`)).body).toEqual(before)
  })

  it('is answered for `name` and `strategy`, which cannot be changed', async () => {
    const { id } = await fresh()
    expect((await update(id, { name: 'Other' })).body.message).toMatch(/not allowed: name/)
    expect((await update(id, { strategy: 'auth0' })).body.message).toMatch(/not allowed: strategy/)
  })
})

describe('a stored secret', () => {
  const ldap = { urls: ['ldaps://one.example.com', 'ldaps://two.example.com'], base_dn: 'dc=a' }
  const oauth2 = {
    client_id: 'us',
    authorizationURL: 'https://idp.example.com/authorize',
    tokenURL: 'https://idp.example.com/token',
    scripts: {},
  }
  const sms = { provider: 'sms_gateway', gateway_url: 'https://sms.example.com/send' }
  const gateway = { method: 'bearer', subject: 'us', audience: 'sms' }
  const { client_secret, ...oidc } = options

  it.each([
    ['ad', { ldap }, { ldap_bind_password: 'p' }, { ldap: { ...ldap, urls: ['ldaps://other'] } }],
    [
      'ad',
      { ldap: { ...ldap, urls: ['ldap://one.example.com'] } },
      { ldap_bind_password: 'p' },
      { ldap: { ...ldap, urls: ['ldap://one.example.com'], tls: 'none' } },
    ],
    ['oidc', oidc, { client_secret }, { ...oidc, token_endpoint: 'https://other.example.com/t' }],
    [
      'oidc',
      oidc,
      { client_secret },
      { ...oidc, pushed_authorization_request_endpoint: 'https://other.example.com/par' },
    ],
    [
      'oauth2',
      oauth2,
      { client_secret },
      { ...oauth2, tokenURL: 'https://other.example.com/token' },
    ],
    [
      'sms',
      { ...sms, gateway_authentication: gateway },
      { gateway_authentication: { ...gateway, secret: 's'.repeat(32) } },
      { ...sms, gateway_authentication: gateway, gateway_url: 'https://other.example.com' },
    ],
  ])('is sent again to name other receivers: %s %j', async (strategy, given, secret, other) => {
    const { id } = await fresh({ strategy, options: { ...given, ...secret } })
    expect((await update(id, { options: given })).status).toBe(200)
    const before = (await server.tenant.request('GET', `${path}/${id}`)).body
    const [name] = Object.keys(secret)
    expect((await update(id, { options: other })).body).toEqual({
      statusCode: 400,
      error: 'Bad Request',
      message: `Send \`options.${name}\` again: the options change which servers receive it.`,
      errorCode: 'connection_secret_required',
    })
    const kept = (await server.tenant.request('GET', `${path}/${id}`)).body
    expect(kept.options).toEqual(before.options)
    const { status, body } = await update(id, { options: { ...other, ...secret } })
    expect(status).toBe(200)
    expect(body.options).toMatchObject(other)
  })

  it('needs not be sent to use fewer receivers, or with another base', async () => {
    const { id } = await fresh({ strategy: 'ad', options: { ldap, ldap_bind_password: 'p' } })
    const fewer = { ...ldap, urls: ldap.urls.slice(1), base_dn: 'dc=b' }
    expect((await update(id, { options: { ldap: fewer } })).status).toBe(200)
    const { body } = await update(id, { options: { ldap } })
    expect(body.errorCode).toBe('connection_secret_required')
  })
})

describe('404', () => {
  it('is answered for an unknown connection', async () => {
    expect((await update('con_9Hs3kP7vWq2LrXb4', {})).body).toEqual({
      statusCode: 404,
      error: 'Not Found',
      message: 'The connection does not exist',
      errorCode: 'inexistent_connection',
    })
  })
})
