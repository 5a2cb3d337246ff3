import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createVisitor,
  type DnsServer,
  receiverTrust,
  startDnsServer,
  startReceiver,
  startTestServer,
  type TestServer,
  withoutRateLimits,
} from '@latchkey/testkit'
import { type Application, authorizeUrl, createApplication } from '../authentication/application.ts'
import {
  type OpenIdUpstream,
  startOpenIdUpstream,
  upstreamClient,
} from '../connectors/openid-upstream.ts'
import { createSamlApplication } from '../saml/service-providers.ts'
import { openTicket, type Tickets, ticketsOf, titleOf } from './customer.ts'

let server: TestServer
let dns: DnsServer
let upstream: OpenIdUpstream
let app: Application
let tickets: Tickets

beforeAll(async () => {
  dns = await startDnsServer()
  const config = { rateLimits: withoutRateLimits, dnsServers: [dns.address] }
  server = await startTestServer({ config: { ...(await receiverTrust()), ...config } })
  const code = `${server.tenant.baseUrl}/login/callback`
  upstream = await startOpenIdUpstream({ code, front: code }, server.caFile)
  app = await createApplication(server.tenant, { client: { organization_usage: 'allow' } })
  tickets = ticketsOf(server)
}, 120_000)
afterAll(async () => {
  await server.stop()
  await upstream.stop()
  dns.close()
})

const values = () => ({
  discovery_url: `${upstream.origin}/.well-known/openid-configuration`,
  ...upstreamClient,
})
const connectionNamed = async (name: string) => {
  const { body } = await tickets.management('GET', `/connections?name=${name}`)
  return body[0]
}
const email = { name: 'email', description: 'Work e-mail address', is_optional: false }
const nickname = { name: 'nickname', description: 'Short name', is_optional: true }

/** Logs a person in by a connection. @returns the URL at the end */
async function arrive(connection: string, name: string, parameters: object = {}): Promise<URL> {
  const visitor = createVisitor(server)
  const { url } = await visitor.visit(
    authorizeUrl(server.tenant, app, { connection, ...parameters }),
  )
  const back = await upstream.logIn(upstream.newPerson(), url, name)
  return (await visitor.visit(back.url.href)).url
}

describe('a customer with an access ticket', () => {
  it('connects an identity provider, by which its people then log in', async () => {
    const org = (await tickets.management('POST', '/organizations', { name: 'walked' })).body.id
    const profileId = await tickets.profile({
      allowed_strategies: ['oidc', 'samlp'],
      user_attributes: [email, nickname],
    })
    const url = await tickets.ticket(profileId, {
      connection_config: { name: 'walked', display_name: 'Walked', metadata: { plan: 'gold' } },
      enabled_clients: [app.clientId],
      enabled_organizations: [{ organization_id: org, assign_membership_on_login: true }],
      domain_aliases_config: { domain_verification: 'required' },
      use_for_organization_discovery: true,
      provisioning_config: { scopes: ['get:users', 'post:users'], token_lifetime: 3600 },
    })
    expect(url).toMatch(/\/self-service\/connections-flow\?ticket=[a-zA-Z0-9]{32}$/)
    const { first, show, answer, visitor } = await openTicket(server, url)
    expect(titleOf(first)).toBe('Choose your identity provider')
    expect(first.text).toContain('Another provider with SAML')
    expect(first.text).not.toContain('Okta')
    expect([...visitor.cookies.keys()]).toContain('__Host-self_service /')
    expect(titleOf(await show('enable'))).toBe('Choose your identity provider')

    const settings = await answer('provider', { provider: 'oidc' })
    expect(settings.text).toContain(`${server.tenant.baseUrl}/login/callback`)
    expect(titleOf(await show('test'))).toBe(titleOf(settings))
    const attributes = await answer('settings', values())
    expect(titleOf(attributes)).toBe('Attributes of your people')
    const made = await connectionNamed('walked')
    expect(made).toMatchObject({
      strategy: 'oidc',
      display_name: 'Walked',
      metadata: { plan: 'gold' },
      enabled_clients: [],
      options: { should_trust_email_verified_connection: 'only_in_domain_aliases' },
    })
    expect((await show('settings')).text).not.toContain(upstreamClient.client_secret)

    const test = await answer('attributes', { source_email: 'email', source_nickname: 'sub' })
    expect(titleOf(test)).toBe('Test the log-in')
    const away = await answer('test', {})
    const back = await upstream.logIn(upstream.newPerson(), away.url, 'ann')
    const tested = await visitor.visit(back.url.href)
    expect(tested.text).toContain('The log-in succeeded.')
    expect(tested.text).toMatch(/nickname[\s\S]*ann/)
    expect((await visitor.visit(back.url.href)).status).toBe(400)

    const domains = await answer('domains', { action: 'add', domain: 'Walked.example.com' })
    const [, record = ''] = /(latchkey-domain-verification=[\w-]+)/.exec(domains.text) ?? []
    const verify = () => answer('domains', { action: 'verify', domain: 'walked.example.com' })
    expect((await verify()).text).toContain('The record was not found.')
    expect((await answer('enable', {})).text).toContain('Verify a domain first.')
    dns.set('TXT', '_latchkey-challenge.walked.example.com', record)
    expect((await verify()).text).toContain('Verified')

    const provisioned = await answer('provisioning', { action: 'create' })
    const [, token = ''] = /<code>(tok_[\w.]+)<\/code>/.exec(provisioned.text) ?? []
    expect((await show('provisioning')).text).not.toContain(token)
    const scim = await server.tenant.request('GET', `/scim/v2/connections/${made.id}/Users`, {
      token,
    })
    expect(scim.status).toBe(200)

    const refused = createVisitor(server)
    const before = await refused.visit(authorizeUrl(server.tenant, app, { connection: 'walked' }))
    expect(before.isAway && before.url.origin === upstream.origin).toBe(false)
    expect(titleOf(await answer('enable', {}))).toBe('Your identity provider is connected')
    expect((await arrive('walked', 'bea')).searchParams.get('code')).toBeTruthy()
    const members = await tickets.management('GET', `/organizations/${org}/members`)
    expect(members.body).toEqual([])
    expect(
      (await arrive('walked', 'bea', { organization: org })).searchParams.get('code'),
    ).toBeTruthy()
    const { body: joined } = await tickets.management('GET', `/organizations/${org}/members`)
    expect(joined).toEqual([expect.objectContaining({ name: 'Person bea' })])
    const at = `/organizations/${org}/discovery-domains`
    expect((await tickets.management('GET', at)).body.domains).toEqual([
      expect.objectContaining({ domain: 'walked.example.com', status: 'verified' }),
    ])
    expect((await connectionNamed('walked')).options.domain_aliases).toEqual(['walked.example.com'])
    const { body: logs } = await tickets.management('GET', '/logs?q=type:ss_sso_success')
    expect(logs.length).toBeGreaterThan(5)
    expect(JSON.stringify(logs)).not.toContain(url.split('=')[1])
    expect(JSON.stringify(logs)).not.toContain(upstreamClient.client_secret)
  }, 60_000)

  it('changes an existing connection, of which it sees no secret', async () => {
    const { body } = await tickets.management('POST', '/connections', {
      name: 'changed',
      strategy: 'oidc',
      options: { ...values(), icon_url: 'https://example.com/icon.svg' },
      enabled_clients: [app.clientId],
    })
    const url = await tickets.ticket(await tickets.profile(), { connection_id: body.id })
    const { first, answer } = await openTicket(server, url)
    expect(titleOf(first)).toBe('Connect your identity provider')
    expect(first.text).toContain(upstreamClient.client_id)
    expect(first.text).not.toContain(upstreamClient.client_secret)
    const elsewhere = {
      ...values(),
      discovery_url: `${upstream.origin}/elsewhere/.well-known/openid-configuration`,
    }
    const refused = await answer('settings', { ...elsewhere, client_secret: '' })
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('client_secret')])
    const kept = await answer('settings', { ...values(), client_secret: '' })
    expect(titleOf(kept)).toBe('Test the log-in')
    await answer('settings', { ...values(), client_id: 'other', client_secret: '' })
    const options = async () => (await connectionNamed('changed')).options
    expect(await options()).toMatchObject({
      client_id: 'other',
      icon_url: 'https://example.com/icon.svg',
    })
    await answer('settings', { ...values(), client_secret: '' })
    expect(titleOf(await answer('enable', {}))).toBe('Your identity provider is connected')
    expect((await arrive('changed', 'cleo')).searchParams.get('code')).toBeTruthy()
    const { body: logs } = await tickets.management('GET', '/logs?q=type:ss_sso_failure')
    expect(logs[0]).toMatchObject({ connection: 'changed', connection_id: body.id })
  })

  it('changes only the parts of a connection that the ticket names', async () => {
    const { body } = await tickets.management('POST', '/connections', {
      name: 'parts',
      strategy: 'samlp',
      options: { signInEndpoint: 'https://idp.example.com/' },
    })
    const url = await tickets.ticket(await tickets.profile(), {
      connection_id: body.id,
      enabled_features: { provisioning: true },
      provisioning_config: {},
    })
    const { first, show, answer } = await openTicket(server, url)
    expect(titleOf(first)).toBe('Provision accounts')
    expect(titleOf(await show('settings'))).toBe('Provision accounts')
    await answer('settings', { signInEndpoint: 'https://evil.example.com/', cert: 'x' })
    expect((await connectionNamed('parts')).options.signInEndpoint).toBe('https://idp.example.com/')
    await answer('provisioning', { action: 'create' })
    await answer('provisioning', { action: 'create' })
    const full = await answer('provisioning', { action: 'create' })
    expect([full.status, full.text]).toEqual([409, expect.stringContaining('two tokens already')])
    const [, id = ''] = /name="token_id" value="([^"]+)"/.exec(full.text) ?? []
    await answer('provisioning', { action: 'delete', token_id: id })
    expect((await show('provisioning')).text.match(/name="token_id"/g)).toHaveLength(1)
  })

  it('enters SAML by metadata, or by an address and a certificate', async () => {
    const profileId = await tickets.profile({ allowed_strategies: ['samlp', 'oidc'] })
    const url = await tickets.ticket(profileId, { connection_config: { name: 'by-saml' } })
    const { answer } = await openTicket(server, url)
    const settings = await answer('provider', { provider: 'samlp' })
    expect(settings.text).toContain('/login/callback?connection=by-saml')
    const half = await answer('settings', { signInEndpoint: 'https://idp.example.com/sso' })
    expect([half.status, half.text]).toEqual([400, expect.stringContaining('Fill in this field.')])
    const unread = await answer('settings', { metadataXml: '<EntityDescriptor/>' })
    expect([unread.status, unread.text]).toEqual([400, expect.stringContaining('metadata')])
    const { metadata } = await createSamlApplication(server.tenant)
    // Providers with many certificates and claims, such as AD FS, have some 100 kB of metadata.
    const long = `${metadata}<!--${'x'.repeat(200_000)}-->`
    const read = await answer('settings', { metadataXml: long })
    expect(titleOf(read)).toBe('Test the log-in')
    const made = await connectionNamed('by-saml')
    expect(made.options.signInEndpoint).toMatch(/^https:/)
    await answer('provider', { provider: 'oidc' })
    expect(await connectionNamed('by-saml')).toBeUndefined()
  })

  it('enters the values that each identity provider has', async () => {
    const { metadata } = await createSamlApplication(server.tenant)
    const [, der = ''] = /<X509Certificate>([^<]+)</.exec(metadata) ?? []
    const signingCert = `-----BEGIN CERTIFICATE-----\n${der}\n-----END CERTIFICATE-----`
    const { client_id, client_secret } = upstreamClient
    const { host } = new URL(upstream.origin)
    const entered: Readonly<Record<string, Readonly<Record<string, string>>>> = {
      okta: { domain: host, client_id, client_secret },
      adfs: { fedMetadataXml: metadata },
      pingfederate: { pingFederateBaseUrl: 'https://ping.example.com', signingCert },
      'okta-samlp': { signInEndpoint: 'https://idp.example.com/', cert: signingCert },
    }
    const profileId = await tickets.profile()
    for (const [provider, form] of Object.entries(entered)) {
      const name = `by-${provider}`
      const url = await tickets.ticket(profileId, { connection_config: { name } })
      const { answer, show } = await openTicket(server, url)
      await answer('provider', { provider })
      expect([provider, titleOf(await answer('settings', form))]).toEqual([
        provider,
        'Test the log-in',
      ])
      expect((await connectionNamed(name)).strategy).toBe(provider.replace('okta-', ''))
      const again = await answer('settings', { ...form, client_secret: '' })
      expect([provider, titleOf(again)]).toEqual([provider, 'Test the log-in'])
      expect((await show('test')).status).toBe(200)
    }
  })

  it('enables the connection for what still exists', async () => {
    const [gone, kept] = [await createApplication(server.tenant), app]
    const organizations = ['gone', 'kept'].map(async (name) => {
      const { body } = await tickets.management('POST', '/organizations', { name })
      return { organization_id: body.id, show_as_button: false }
    })
    const enabled_organizations = await Promise.all(organizations)
    const [goneOrganization, keptOrganization] = enabled_organizations.map(
      ({ organization_id: id }) => `/organizations/${id}`,
    )
    const url = await tickets.ticket(await tickets.profile(), {
      connection_config: {
        name: 'remaining',
        is_domain_connection: true,
        show_as_button: true,
        options: { domain_aliases: ['Vouched.example.com'], icon_url: 'https://example.com/i.svg' },
      },
      enabled_clients: [gone.clientId, kept.clientId],
      enabled_organizations,
    })
    const { answer } = await openTicket(server, url)
    await answer('provider', { provider: 'keycloak-samlp' })
    const { metadata } = await createSamlApplication(server.tenant)
    await answer('settings', { metadataXml: metadata })
    expect(await connectionNamed('remaining')).toMatchObject({
      strategy: 'samlp',
      is_domain_connection: false,
      show_as_button: true,
      options: { domain_aliases: ['vouched.example.com'], icon_url: 'https://example.com/i.svg' },
    })
    await tickets.management('DELETE', `/clients/${gone.clientId}`)
    await tickets.management('DELETE', goneOrganization ?? '')
    expect(titleOf(await answer('enable', {}))).toBe('Your identity provider is connected')
    expect(titleOf(await answer('enable', {}))).toBe('Your identity provider is connected')
    expect(await connectionNamed('remaining')).toMatchObject({
      enabled_clients: [kept.clientId],
      is_domain_connection: true,
    })
    const at = `${keptOrganization}/enabled_connections`
    expect((await tickets.management('GET', at)).body).toEqual([
      expect.objectContaining({ assign_membership_on_login: false, show_as_button: false }),
    ])
    const fixed = await answer('provider', { provider: 'okta' })
    expect([fixed.status, fixed.text]).toEqual([400, expect.stringContaining('stays')])
  })
})

it('asks a customer for the secret again if the identity provider has another token endpoint', async () => {
  const receiver = await startReceiver()
  try {
    const issuer = receiver.url
    const moved = { token_endpoint: `${issuer}/token` }
    receiver.answering = (_, response) => {
      const [authorization_endpoint, jwks_uri] = [`${issuer}/authorize`, `${issuer}/keys`]
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ issuer, authorization_endpoint, jwks_uri, ...moved }))
    }
    const { client_id, client_secret } = upstreamClient
    const discovery_url = `${issuer}/.well-known/openid-configuration`
    const { body } = await tickets.management('POST', '/connections', {
      name: 'moved',
      strategy: 'oidc',
      options: { type: 'back_channel', discovery_url, client_id, client_secret },
    })
    const profileId = await tickets.profile({ allowed_strategies: ['oidc'] })
    const url = await tickets.ticket(profileId, { connection_id: body.id })
    const { answer } = await openTicket(server, url)
    moved.token_endpoint = `${issuer}/moved`
    const changed = { discovery_url, client_id: 'another' }
    const refused = await answer('settings', { ...changed, client_secret: '' })
    expect([refused.status, refused.text.includes('client_secret')]).toEqual([400, true])
    expect(refused.text).toContain('value="another"')
    await answer('settings', { ...changed, client_secret })
    expect((await connectionNamed('moved')).options.client_id).toBe('another')
  } finally {
    await receiver.kill()
  }
})
