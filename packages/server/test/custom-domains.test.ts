import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'
import { decodeJwt } from 'jose'

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
})
afterAll(() => server.stop())

const path = '/api/v2/custom-domains'
const domainOf = (name: string) => `${name}.${server.tenant.domain}.example`
const urlOf = (domain: string) => server.tenant.baseUrl.replace(server.tenant.domain, domain)
const create = async (name: string, members: object = {}, tenant = server.tenant) => {
  const json = { domain: domainOf(name), type: 'auth0_managed_certs', ...members }
  return (await tenant.request('POST', path, { json })).body
}
const verify = (id: string, tenant = server.tenant) =>
  tenant.request('POST', `${path}/${id}/verify`)
const discover = (domain: string) =>
  server.fetch(`${urlOf(domain)}/.well-known/openid-configuration`)
/** A domain that is not served has no certificate. */
const isServed = (domain: string) =>
  discover(domain).then(
    ({ status }) => status === 200,
    () => false,
  )

/** Makes a domain that is served. */
async function serve(name: string, members: object = {}): Promise<string> {
  const { custom_domain_id: id, domain, verification } = await create(name, members)
  const [{ name: type, record, domain: at }] = verification.methods
  server.dns.set(type, at, record)
  expect((await verify(id)).body).toMatchObject({ status: 'ready' })
  return domain
}

describe('a custom domain', () => {
  it('is served once DNS leads to the tenant, and until it is deleted', async () => {
    const { custom_domain_id: id, domain, ...made } = await create('login')
    const record = { name: 'CNAME', record: server.tenant.domain, domain }
    expect(made).toMatchObject({
      status: 'pending_verification',
      verification: { methods: [record] },
    })
    expect(await isServed(domain)).toBe(false)
    expect((await verify(id)).body).toMatchObject({
      status: 'pending_verification',
      verification: {
        status: 'failed',
        error_msg: `${domain} has no CNAME record with the value ${server.tenant.domain}.`,
      },
    })
    server.dns.set('CNAME', domain, 'elsewhere.example')
    expect((await verify(id)).body.status).toBe('pending_verification')
    server.dns.set('CNAME', domain, server.tenant.domain)
    expect((await verify(id)).body).toMatchObject({
      status: 'ready',
      verification: { methods: [record], status: 'verified' },
    })
    expect(await (await discover(domain)).json()).toMatchObject({
      issuer: `${urlOf(domain)}/`,
      token_endpoint: `${urlOf(domain)}/oauth/token`,
    })
    expect((await server.tenant.request('DELETE', `${path}/${id}`)).status).toBe(204)
    expect(await isServed(domain)).toBe(false)
  })

  it('issues tokens of its own issuer, for the API of the tenant', async () => {
    const url = urlOf(await serve('tokens'))
    const { clientId, clientSecret, baseUrl, name } = server.tenant
    const audience = `${baseUrl}/api/v2/`
    const form = { client_id: clientId, client_secret: clientSecret, audience }
    const answer = await server.fetch(`${url}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'client_credentials', ...form }),
    })
    const { access_token: token } = (await answer.json()) as { access_token: string }
    expect(decodeJwt(token)).toMatchObject({ iss: `${url}/`, aud: audience })
    const headers = { authorization: `Bearer ${token}` }
    const listed = await server.fetch(`${url}/api/v2/clients`, { headers })
    expect(await listed.json()).toMatchObject([{ tenant: name }, {}])
    expect((await server.fetch(`${baseUrl}/api/v2/clients`, { headers })).status).toBe(401)
  })

  it('has the changes of its tenant at once', async () => {
    const domain = await serve('changes')
    const acrs = async () => {
      const document = (await (await discover(domain)).json()) as Record<string, unknown>
      return document.acr_values_supported
    }
    const settings = '/api/v2/tenants/settings'
    for (const acr_values_supported of [['urn:one'], ['urn:two']]) {
      await server.tenant.request('PATCH', settings, { json: { acr_values_supported } })
      expect(await acrs()).toEqual(acr_values_supported)
    }
  })

  it('belongs to the tenant that verifies it first', async () => {
    const other = await server.addTenant('other')
    const [mine, theirs] = [await create('shared'), await create('shared', {}, other)]
    for (const tenant of [server.tenant, other]) {
      server.dns.set('CNAME', mine.domain, tenant.domain)
      const made = tenant === other ? theirs : mine
      const { status, body } = await verify(made.custom_domain_id, tenant)
      if (tenant === other)
        expect([status, body.errorCode]).toEqual([409, 'custom_domain_conflict'])
      else expect(body.status).toBe('ready')
    }
  })

  it('is never the domain of a tenant, whichever is made first', async () => {
    const [place] = server.tenant.domain.split('.')
    const make = (domain: string) => {
      const json = { domain, type: 'auth0_managed_certs' }
      return server.tenant.request('POST', path, { json })
    }
    const conflict = [409, 'custom_domain_conflict']
    const { body: early } = await make(`${place}.early.example`)
    const { domain } = await server.addTenant('early.example')
    server.dns.set('CNAME', domain, server.tenant.domain)
    const verified = await verify(early.custom_domain_id)
    expect([verified.status, verified.body.errorCode]).toEqual(conflict)
    const refused = await make(domain)
    expect([refused.status, refused.body.errorCode]).toEqual(conflict)
    const { body: served } = await make(`${place}.served.example`)
    server.dns.set('CNAME', served.domain, server.tenant.domain)
    expect((await verify(served.custom_domain_id)).body.status).toBe('ready')
    await expect(server.addTenant('served.example')).rejects.toThrow('in use as a custom domain')
  })

  it.each(['xn--zz.example.com', '127.1', '192.0.2.1', 'login.0x10'])(
    'is one that URLs can have: not %s',
    async (domain) => {
      const json = { domain, type: 'auth0_managed_certs' }
      const { status, body } = await server.tenant.request('POST', path, { json })
      expect([status, body.message]).toEqual([
        400,
        expect.stringContaining('must be a domain that URLs can have'),
      ])
    },
  )

  it('with its own certificate is proven by a TXT record, and its key is answered once', async () => {
    const {
      custom_domain_id: id,
      domain,
      ...made
    } = await create('edge', {
      type: 'self_managed_certs',
      custom_client_ip_header: 'true-client-ip',
    })
    const [{ name, domain: at, record }] = made.verification.methods
    expect([name, at]).toEqual(['TXT', `_latchkey-challenge.${domain}`])
    server.dns.set('TXT', at, record)
    const [first, second] = [(await verify(id)).body, (await verify(id)).body]
    expect(first.cname_api_key).toMatch(/^\w{64}$/)
    expect(second).not.toHaveProperty('cname_api_key')
    expect(second).toMatchObject({ status: 'ready', origin_domain_name: server.tenant.domain })
    const { rows } = await server.database.query('select * from custom_domains where id = $1', [id])
    expect(JSON.stringify(rows)).not.toContain(first.cname_api_key)
  })
})

describe('the list of custom domains', () => {
  it('has the members that `fields` selects', async () => {
    const { domain } = await create('selected')
    const list = async (query: string) =>
      (await server.tenant.request('GET', `${path}?${query}`)).body
    expect(await list('fields=domain')).toContainEqual({ domain })
    const page = await list('take=100&fields=domain')
    expect(page.custom_domains).toContainEqual({ domain })
    for (const each of await list('fields=verification,created_at&include_fields=false')) {
      expect(each).toMatchObject({ custom_domain_id: expect.anything() })
      expect(each).not.toHaveProperty('verification')
    }
  })
})

describe('a search for custom domains', () => {
  const list = async (query: Readonly<Record<string, string>>) =>
    server.tenant.request('GET', `${path}?${new URLSearchParams(query)}`)
  const named = async (query: Readonly<Record<string, string>>): Promise<readonly string[]> => {
    const { status, body } = await list(query)
    expect([status, body.message]).toEqual([200, undefined])
    const items: readonly { domain: string }[] = body.custom_domains ?? body
    return items.map(({ domain }) => domain.split('.')[0] ?? '')
  }
  beforeAll(async () => {
    await create('search-b', { domain_metadata: { region: 'EU' } })
    await create('search-a', { type: 'self_managed_certs' })
    await serve('search-c')
  })

  it.each([
    ['domain:search-*', ['search-b', 'search-a', 'search-c']],
    ['search-* AND status:ready', ['search-c']],
    ['domain:search-* AND NOT status:ready', ['search-b', 'search-a']],
    ['search-* AND type:self_managed_certs', ['search-a']],
    [
      'search-* AND (domain_metadata.region:eu OR type:self_managed_certs)',
      ['search-b', 'search-a'],
    ],
    ['domain:search-*-none', []],
  ])('finds those of the query %s', async (q, found) => {
    expect(await named({ q })).toEqual(found)
  })

  it('is sorted by the domains, in pages too', async () => {
    const query = { q: 'domain:search-*', sort: 'domain:1' }
    expect(await named(query)).toEqual(['search-a', 'search-b', 'search-c'])
    const { body } = await list({ ...query, take: '2' })
    expect(await named({ ...query, take: '2', from: body.next })).toEqual(['search-c'])
  })

  it.each([
    [{ q: 'colour:red' }, 'colour is not one of custom_domain_id, domain'],
    [{ q: '((' }, 'at character'],
    [{ sort: 'domain:-1' }, 'on property sort'],
  ])('is refused with %j', async (query, reason) => {
    const { status, body } = await list(query)
    expect([status, body.errorCode]).toEqual([400, 'invalid_query_string'])
    expect(body.message).toContain(reason)
  })
})

describe('links', () => {
  const ticket = async (headers: Record<string, string> = {}) => {
    const users = '/api/v2/users'
    const email = `${crypto.randomUUID()}@example.com`
    const json = { connection: 'Links', email, password: 'a-long-Passw0rd', verify_email: false }
    const { body: user } = await server.tenant.request('POST', users, { json })
    const { status, body } = await server.tenant.request(
      'POST',
      '/api/v2/tickets/password-change',
      {
        json: { user_id: user.user_id },
        headers,
      },
    )
    return status === 201 ? new URL(body.ticket).hostname : body.message
  }

  it('have the default custom domain, or the one that the request names', async () => {
    const connection = { name: 'Links', strategy: 'auth0' }
    await server.tenant.request('POST', '/api/v2/connections', { json: connection })
    const [one, other] = [await serve('links'), await serve('named')]
    expect(await ticket()).toBe(server.tenant.domain)
    const setDefault = (domain: string) =>
      server.tenant.request('PATCH', `${path}/default`, { json: { domain } })
    expect((await setDefault(one)).body).toMatchObject({ domain: one, is_default: true })
    expect(await ticket()).toBe(one)
    expect(await ticket({ 'auth0-custom-domain': other })).toBe(other)
    expect(await ticket({ 'auth0-custom-domain': 'nobody.example' })).toMatch(/must name a domain/)
    const setFlag = (enable_custom_domain_in_emails: boolean) =>
      server.tenant.request('PATCH', '/api/v2/tenants/settings', {
        json: { flags: { enable_custom_domain_in_emails } },
      })
    await setFlag(false)
    expect(await ticket()).toBe(server.tenant.domain)
    expect(await ticket({ 'auth0-custom-domain': other })).toBe(other)
    await setFlag(true)
    expect(await ticket()).toBe(one)
    expect((await setDefault('nobody.example')).status).toBe(400)
    expect((await setDefault(server.tenant.domain)).body).toEqual({ domain: server.tenant.domain })
    expect(await ticket()).toBe(server.tenant.domain)
  })
})

it('metadata is merged, and a removed name is gone', async () => {
  const { custom_domain_id: id } = await create('metadata', { domain_metadata: { a: '1', b: '2' } })
  const json = {
    domain_metadata: { a: null, b: '3', c: '4' },
    relying_party_identifier: 'x.example',
  }
  const { body } = await server.tenant.request('PATCH', `${path}/${id}`, { json })
  expect(body).toMatchObject({ relying_party_identifier: 'x.example' })
  expect(body.domain_metadata).toEqual({ b: '3', c: '4' })
})
