import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'

const path = '/api/v2/tenants/settings'

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
})
afterAll(() => server.stop())

const get = async (query = '') => (await server.tenant.request('GET', `${path}${query}`)).body
const patch = (json: unknown) => server.tenant.request('PATCH', path, { json })
const messageOf = async (json: unknown) => {
  const { status, body } = await patch(json)
  return [status, body.errorCode, body.message]
}
const stored = async () => {
  const text = 'select settings, log_retention_days from tenants where domain = $1'
  return (await server.database.query(text, [server.tenant.domain])).rows[0]
}

describe('200', () => {
  it('answers the defaults in document order', async () => {
    const settings = await get()
    expect(settings).toMatchObject({
      default_audience: '',
      friendly_name: '',
      session_lifetime: 168,
      idle_session_lifetime: 72,
      enabled_locales: ['en'],
      flags: { enable_sso: true, enable_dynamic_client_registration: false },
      log_retention_days: 30,
    })
    expect(Object.keys(settings.flags)).toHaveLength(33)
    const names = Object.keys(settings)
    expect([names[0], names.at(-1)]).toEqual(['default_audience', 'log_retention_days'])
    expect(settings).not.toHaveProperty('ephemeral_session_lifetime')
    expect((await stored()).settings).toEqual({})
  })

  it('keeps omitted members of the page for second factors', async () => {
    await patch({ guardian_mfa_page: { enabled: true, html: '<p>Code</p>' } })
    const { body } = await patch({ guardian_mfa_page: { enabled: false } })
    expect(body.guardian_mfa_page).toEqual({ enabled: false, html: '<p>Code</p>' })
    expect((await patch({ guardian_mfa_page: null })).body).not.toHaveProperty('guardian_mfa_page')
  })

  it('merges flags and two pages, and replaces all other members', async () => {
    await patch({ flags: { enable_sso: false }, sessions: { oidc_logout_prompt_enabled: false } })
    const sessions = { anonymous: { lifetime_in_minutes: 60 } }
    const { body } = await patch({ flags: { genai_trial: true }, sessions })
    expect(body.flags).toMatchObject({
      enable_sso: false,
      genai_trial: true,
      enable_pipeline2: true,
    })
    expect(body.sessions).toEqual(sessions)
    expect((await patch({})).body).toEqual(body)
    const flags = { enable_sso: false, genai_trial: true }
    expect((await stored()).settings).toEqual({ flags, sessions })
  })

  it.each(['enforcing', 'reporting'])('takes the content security policy mode %s', async (mode) => {
    const reporting = { report_to_group: 'csp' }
    const policies = [{ mode, directives: { 'default-src': ["'self'"] }, reporting }]
    const security_headers = { content_security_policy: { enabled: true, policies } }
    const { status, body } = await patch({ security_headers })
    expect([status, body.security_headers]).toEqual([200, security_headers])
    expect((await patch({ security_headers: null })).status).toBe(200)
  })

  it('takes flags that exports of hosted tenants have', async () => {
    const flags = {
      dashboard_new_onboarding: false,
      require_signed_request_object: false,
      non_oidc_conformant_updated_at: true,
    }
    expect((await get()).flags).not.toHaveProperty('dashboard_new_onboarding')
    expect((await patch({ flags })).body.flags).toMatchObject(flags)
  })

  it('resets a setting with null, and a text with an empty string', async () => {
    const page = { enabled: true, html: '<h1>Change it</h1>' }
    const named = await patch({ friendly_name: 'Called', change_password: page, mtls: {} })
    expect(named.body).toMatchObject({ friendly_name: 'Called', change_password: page })
    const { body } = await patch({ friendly_name: '', change_password: null, mtls: null })
    expect([body.friendly_name, body.mtls]).toEqual(['', undefined])
    expect(body).not.toHaveProperty('change_password')
  })

  it('stores lifetimes in hours, also those set in minutes', async () => {
    const json = { session_lifetime_in_minutes: 90, ephemeral_session_lifetime_in_minutes: 30 }
    const { body } = await patch(json)
    expect(body).toMatchObject({ session_lifetime: 1.5, ephemeral_session_lifetime: 0.5 })
    expect(Object.keys(body).join()).not.toContain('minutes')
    expect((await patch({ session_lifetime: 24 })).body.session_lifetime).toBe(24)
  })

  it('stores the retention of logs', async () => {
    expect((await patch({ log_retention_days: 7 })).body.log_retention_days).toBe(7)
    expect((await stored()).log_retention_days).toBe(7)
    expect((await stored()).settings).not.toHaveProperty('log_retention_days')
  })

  it('answers the requested members', async () => {
    expect(await get('?fields=session_lifetime,nothing')).toEqual({ session_lifetime: 24 })
    const others = await get('?fields=flags&include_fields=false')
    expect(others).not.toHaveProperty('flags')
    expect(others).toHaveProperty('session_lifetime')
  })
})

describe('a default audience', () => {
  const send = async (audience?: string) => {
    const { clientId, clientSecret } = server.tenant
    const form = {
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
      ...(audience && { audience }),
    }
    return await server.tenant.request('POST', '/oauth/token', { token: null, form })
  }

  it('applies to tokens without an audience, from the next request on', async () => {
    expect((await send()).body.error).toBe('access_denied')
    const audience = `${server.tenant.baseUrl}/api/v2/`
    expect((await patch({ default_audience: audience })).body.default_audience).toBe(audience)
    const { status, body } = await send()
    expect(status).toBe(200)
    const read = await server.tenant.request('GET', path, { token: body.access_token })
    expect(read.body.default_audience).toBe(audience)
    await patch({ default_audience: '' })
    expect((await send()).body.error).toBe('access_denied')
  })
})

describe('a default', () => {
  it('is reset when the API that it names is deleted', async () => {
    const identifier = 'urn:short-lived'
    const api = await server.tenant.request('POST', '/api/v2/resource-servers', {
      json: { identifier },
    })
    await patch({ default_audience: identifier })
    const deleted = `/api/v2/resource-servers/${api.body.id}`
    expect((await server.tenant.request('DELETE', deleted)).status).toBe(204)
    expect(await get()).toMatchObject({ default_audience: '' })
  })

  it('is reset when the connection that it names is deleted, and only then', async () => {
    const create = (name: string) =>
      server.tenant.request('POST', '/api/v2/connections', { json: { name, strategy: 'auth0' } })
    const [named, other] = [await create('Named'), await create('Other')]
    await patch({ default_directory: 'Named' })
    await server.tenant.request('DELETE', `/api/v2/connections/${other.body.id}`)
    expect(await get()).toMatchObject({ default_directory: 'Named' })
    await server.tenant.request('DELETE', `/api/v2/connections/${named.body.id}`)
    expect(await get()).toMatchObject({ default_directory: '' })
    const { body } = await server.tenant.request('GET', '/api/v2/logs?q=type:sapi&sort=date:-1')
    expect(JSON.stringify(body)).toContain('tenant_settings')
  })

  it('never names what is deleted, whatever is sent at once', async () => {
    for (let round = 0; round < 8; round += 1) {
      const identifier = `urn:round-${round}`
      const api = await server.tenant.request('POST', '/api/v2/resource-servers', {
        json: { identifier },
      })
      await Promise.all([
        patch({ default_audience: identifier }),
        server.tenant.request('DELETE', `/api/v2/resource-servers/${api.body.id}`),
      ])
      expect((await get()).default_audience).toBe('')
    }
  })
})

describe('400', () => {
  const refused = (reason: string, property: string) => [
    400,
    'invalid_body',
    `Payload validation error: '${reason}' on property ${property}.`,
  ]

  it('is answered for an unknown API or connection', async () => {
    expect(await messageOf({ default_audience: 'urn:nowhere' })).toEqual(
      refused('The API does not exist', 'default_audience'),
    )
    const other = await server.addTenant('settings.example.com')
    const made = await other.request('POST', '/api/v2/connections', {
      json: { name: 'Elsewhere', strategy: 'auth0' },
    })
    expect(made.status).toBe(201)
    expect(await messageOf({ default_directory: 'Elsewhere' })).toEqual(
      refused('The connection does not exist', 'default_directory'),
    )
    const { body } = await other.request('PATCH', path, {
      json: { default_directory: 'Elsewhere' },
    })
    expect(body.default_directory).toBe('Elsewhere')
  })

  it('is answered for a lifetime in both units', async () => {
    const json = { session_lifetime: 1, session_lifetime_in_minutes: 60 }
    expect(await messageOf(json)).toEqual(
      refused(
        '`session_lifetime_in_minutes` and `session_lifetime` are mutually exclusive',
        'session_lifetime_in_minutes',
      ),
    )
  })
})
