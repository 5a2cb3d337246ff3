import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, joinTestServer, type SharedServer } from '@latchkey/testkit'
import { customerOf, openTicket, type Tickets, ticketsOf, titleOf } from './customer.ts'

let server: SharedServer
let tickets: Tickets
let profileId: string
beforeAll(async () => {
  server = await joinTestServer()
  tickets = ticketsOf(server)
  profileId = await tickets.profile({ allowed_strategies: ['okta', 'samlp'] })
})
afterAll(() => server.stop())

let named = 0
const newName = () => {
  named += 1
  return `refused-${named}`
}
const ticket = (members: object = {}) =>
  tickets.ticket(profileId, { connection_config: { name: newName() }, ...members })
const secretOf = (url: string) => new URL(url).searchParams.get('ticket') ?? ''
const invalid = 'This link does not work'
const saml = { signInEndpoint: 'https://idp.example.com/sso' }
const newSaml = async (members: object = {}) => {
  const json = { name: newName(), strategy: 'samlp', options: saml, ...members }
  return (await tickets.management('POST', '/connections', json)).body
}
const optionsOf = async (id: string) =>
  (await tickets.management('GET', `/connections/${id}`)).body.options

describe('an access ticket', () => {
  const postTicket = (json: object) =>
    tickets.management('POST', `/self-service-profiles/${profileId}/sso-ticket`, json)

  it('is for one connection, with what exists', async () => {
    const config = { connection_config: { name: newName() } }
    const existing = await newSaml()
    const directory = await tickets.management('POST', '/connections', {
      name: newName(),
      strategy: 'auth0',
    })
    const faults = [
      {},
      { ...config, connection_id: existing.id },
      { connection_id: 'con_absent' },
      { connection_id: directory.body.id },
      { ...config, enabled_clients: ['absent'] },
      { ...config, enabled_organizations: [{ organization_id: 'org_absent' }] },
      { ...config, use_for_organization_discovery: true },
      { ...config, enabled_features: { sso: true } },
      { connection_id: existing.id, enabled_features: { sso: false } },
      { connection_id: existing.id, enabled_features: { provisioning: true } },
      {
        ...config,
        domain_aliases_config: { domain_verification: 'none', pending_domains: ['a.b'] },
      },
      { connection_config: { name: newName(), options: { domain_aliases: ['no domain'] } } },
      { ...config, ttl_sec: 432_001 },
    ]
    for (const each of faults) expect([each, (await postTicket(each)).status]).toEqual([each, 400])
    expect((await postTicket({ connection_config: { name: existing.name } })).status).toBe(409)
    const elsewhere = '/self-service-profiles/ssp_absent/sso-ticket'
    expect((await tickets.management('POST', elsewhere, config)).status).toBe(404)
  })

  it('opens only while it is valid, and not for a page of another site', async () => {
    const visitor = createVisitor(server)
    const open = (secret: string) =>
      server.fetch(`${server.tenant.baseUrl}/self-service/connections-flow`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ ticket: secret }).toString(),
        redirect: 'manual',
      })
    expect(titleOf(await visitor.visit('/self-service/connections-flow?ticket=none'))).toBe(invalid)
    expect(titleOf(await visitor.visit('/self-service/steps/provider'))).toBe(invalid)
    expect((await open('none')).status).toBe(400)
    const url = await ticket()
    const foreign = await server.fetch(`${server.tenant.baseUrl}/self-service/connections-flow`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://evil.example.com',
      },
      body: new URLSearchParams({ ticket: secretOf(url) }).toString(),
    })
    expect(foreign.status).toBe(403)
    const together = Array.from({ length: 14 }, () => open(secretOf(url)))
    const opened = (await Promise.all(together)).filter(({ status }) => status === 303)
    expect(opened).toHaveLength(10)
    expect(titleOf(await visitor.visit(url))).toBe(invalid)
  })

  it('expires before it is opened, and five hours after', async () => {
    const [unopened, opened] = [await ticket({ ttl_sec: 60 }), await ticket()]
    const customer = await openTicket(server, opened)
    const at = 'self_service_tickets'
    const stored = async () =>
      (await server.database.query(`select ticket_hash, expires_at, opened_at from ${at}`)).rows
    const rows = await stored()
    expect(JSON.stringify(rows)).not.toContain(secretOf(opened))
    const { expires_at: until, opened_at: from } = rows.find((row) => row.opened_at)
    expect(until.getTime() - from.getTime()).toBe(5 * 60 * 60 * 1000)
    expect(titleOf(await customer.show('provider'))).toBe('Choose your identity provider')
    await server.database.query(`update ${at} set expires_at = now() - interval '1 second'`)
    expect(titleOf(await customer.show('provider'))).toBe(invalid)
    expect(titleOf(await createVisitor(server).visit(unopened))).toBe(invalid)
    const late = await customer.answer('provider', { provider: 'okta' })
    expect([late.status, titleOf(late)]).toEqual([400, invalid])
  })

  it('ends for all browsers when it is revoked, or its profile is deleted', async () => {
    const other = await tickets.profile()
    const revoke = (id: string, secret: string) =>
      tickets.management('POST', `/self-service-profiles/${id}/sso-ticket/${secret}/revoke`)
    const url = await ticket()
    const customer = await openTicket(server, url)
    expect((await revoke(other, secretOf(url))).status).toBe(202)
    expect(titleOf(await customer.show('provider'))).toBe('Choose your identity provider')
    expect((await revoke(profileId, secretOf(url))).status).toBe(202)
    expect(titleOf(await customer.show('provider'))).toBe(invalid)
    expect((await revoke(profileId, 'unknown')).status).toBe(202)
    const config = { connection_config: { name: newName() } }
    const deleted = await openTicket(server, await tickets.ticket(other, config))
    await tickets.management('DELETE', `/self-service-profiles/${other}`)
    expect(titleOf(await deleted.show('provider'))).toBe(invalid)
  })

  it('is valid at its own tenant only', async () => {
    const url = await ticket()
    const elsewhere = await server.addTenant('self-service-elsewhere')
    const at = `/self-service/connections-flow?ticket=${secretOf(url)}`
    const page = await elsewhere.request('GET', at, { token: null })
    expect([page.status, page.text]).toEqual([400, expect.stringContaining(invalid)])
  })
})

describe('a customer', () => {
  it('chooses among the identity providers of the profile', async () => {
    const { answer, show } = await openTicket(server, await ticket())
    expect((await answer('provider', { provider: 'waad' })).status).toBe(400)
    expect((await answer('provider', {})).status).toBe(400)
    expect(titleOf(await answer('provider', { provider: 'okta' }))).toBe('Connect Okta')
    await tickets.management('PATCH', `/self-service-profiles/${profileId}`, {
      allowed_strategies: ['samlp'],
    })
    expect((await answer('provider', { provider: 'okta' })).status).toBe(400)
    expect(titleOf(await show('settings'))).toBe('Choose your identity provider')
    await tickets.management('PATCH', `/self-service-profiles/${profileId}`, {
      allowed_strategies: ['okta', 'samlp'],
    })
  })

  it('gets no name that was taken meanwhile, and sees nothing of that connection', async () => {
    const name = newName()
    const { answer } = await openTicket(server, await ticket({ connection_config: { name } }))
    await answer('provider', { provider: 'samlp' })
    await newSaml({ name, options: { signInEndpoint: 'https://other.example.com/' } })
    const certificate = await answer('settings', { ...saml, cert: 'no certificate' })
    expect(certificate.status).toBe(400)
    expect(certificate.text).not.toContain('other.example.com')
  })

  it('verifies no domain that leads to another identity provider', async () => {
    const domain_aliases = ['taken.example.com']
    const client = await tickets.management('POST', '/clients', { name: 'Taker' })
    const enabled_clients = [client.body.client_id]
    await newSaml({ options: { ...saml, domain_aliases }, enabled_clients })
    const mine = await newSaml()
    const { answer } = await openTicket(
      server,
      await tickets.ticket(profileId, {
        connection_id: mine.id,
        domain_aliases_config: {
          domain_verification: 'optional',
          pending_domains: ['Taken.example.com'],
        },
      }),
    )
    const verify = () => answer('domains', { action: 'verify', domain: 'taken.example.com' })
    const unproved = await verify()
    expect(unproved.text).toContain('The record was not found.')
    const [, record = ''] = /(latchkey-domain-verification=[\w-]+)/.exec(unproved.text) ?? []
    server.dns.set('TXT', '_latchkey-challenge.taken.example.com', record)
    expect((await verify()).text).toContain('leads to another identity provider already')
    expect((await optionsOf(mine.id)).domain_aliases ?? []).toEqual([])
    const odd = await answer('domains', { action: 'add', domain: 'no domain' })
    expect([odd.status, odd.text]).toEqual([400, expect.stringContaining('such as example.com')])
    const foreign = await answer('domains', { action: 'verify', domain: 'unasked.example.com' })
    expect(foreign.status).toBe(400)
  })

  it('enables no connection whose domain leads elsewhere meanwhile', async () => {
    const domain = 'both.example.com'
    const client = await tickets.management('POST', '/clients', { name: 'Both' })
    const open = async () => {
      const { id } = await newSaml()
      const url = await tickets.ticket(profileId, {
        connection_id: id,
        enabled_clients: [client.body.client_id],
        domain_aliases_config: { domain_verification: 'optional' },
      })
      const customer = await openTicket(server, url)
      const added = await customer.answer('domains', { action: 'add', domain })
      const [, record = ''] = /(latchkey-domain-verification=[\w-]+)/.exec(added.text) ?? []
      server.dns.set('TXT', `_latchkey-challenge.${domain}`, record)
      const verified = await customer.answer('domains', { action: 'verify', domain })
      expect(verified.status).toBe(200)
      return { id, ...customer }
    }
    const [first, second] = [await open(), await open()]
    expect((await first.answer('enable', {})).status).toBe(200)
    const late = await second.answer('enable', {})
    expect([late.status, late.text]).toEqual([400, expect.stringContaining('leads to another')])
    const { body } = await tickets.management('GET', `/connections/${second.id}`)
    expect(body.enabled_clients).toEqual([])
  })

  it('keeps one domain where one is required', async () => {
    const { id } = await newSaml({ options: { ...saml, domain_aliases: ['one.example.com'] } })
    const { answer } = await openTicket(
      server,
      await tickets.ticket(profileId, {
        connection_id: id,
        domain_aliases_config: { domain_verification: 'required' },
      }),
    )
    const removed = await answer('domains', { action: 'remove', domain: 'one.example.com' })
    expect(removed.text).toContain('The last verified domain cannot be removed.')
    expect((await optionsOf(id)).domain_aliases).toEqual(['one.example.com'])
  })

  it('maps attributes by names, without references to others', async () => {
    const user_attributes = [{ name: 'email', description: 'Mail', is_optional: false }]
    const own = await tickets.profile({ user_attributes })
    const { id } = await newSaml()
    const { answer, show } = await openTicket(
      server,
      await tickets.ticket(own, { connection_id: id }),
    )
    expect((await show('attributes')).text).toContain('identity/claims/emailaddress')
    for (const source_email of ['', ['$', '{context.tokenset.sub}'].join(''), 'two words']) {
      expect((await answer('attributes', { source_email })).status).toBe(400)
    }
    await answer('attributes', { source_email: 'mail', source_name: 'uid' })
    expect((await optionsOf(id)).fieldsMap).toEqual({ email: 'mail' })
  })

  it('uses a cookie of the browser that opened the ticket', async () => {
    const opened = await openTicket(server, await ticket())
    const [name, cookie] = [...opened.visitor.cookies][0] ?? []
    expect([name, cookie?.path, cookie?.isOfBrowser]).toEqual(['__Host-self_service /', '/', true])
    const without = customerOf(createVisitor(server))
    expect(titleOf(await without.show('provider'))).toBe(invalid)
  })
})

describe('the first page', () => {
  it('shows the text, the logo and the color of the profile, and no HTML beside', async () => {
    const branding = { logo_url: 'https://logo.example.com/a.svg', colors: { primary: '#0a5' } }
    const own = await tickets.profile({ branding })
    const at = `/self-service-profiles/${own}/custom-text`
    const introduction =
      'Hi, <b>you</b>! <a href="https://help.example.com/?a=1&amp;b=2" onclick="x()">Help</a>' +
      '<a href="javascript:alert(1)">no</a><script>alert(2)</script><img src=x onerror=y>'
    const put = await tickets.management('PUT', `${at}/en/get-started`, { introduction })
    expect([put.status, put.body]).toEqual([200, { introduction }])
    await tickets.management('PUT', `${at}/de/get-started`, { introduction: 'Guten Tag' })
    const url = await tickets.ticket(own, { connection_config: { name: newName() } })
    const page = await createVisitor(server).visit(url)
    expect(page.text).toContain('Hi, <b>you</b>! <a href="https://help.example.com/?a=1&amp;b=2">')
    expect(page.text).toContain('&lt;script>alert(2)')
    expect(page.text).not.toMatch(/<script>alert|<img src=x|href="javascript/)
    expect(page.text).toContain('src="https://logo.example.com/a.svg"')
    expect(page.text).toContain('#00aa55')
    const german = await server.fetch(url, { headers: { 'accept-language': 'de' } })
    expect(await german.text()).toContain('Guten Tag')
    await tickets.management('PUT', `${at}/en/get-started`, {})
    expect((await createVisitor(server).visit(url)).text).toContain('In a few steps your people')
    expect((await tickets.management('GET', `${at}/en/get-started`)).body).toEqual({})
  })
})
