import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  publicKeyOf,
  readAuthnRequest,
  receivePost,
  receiveRedirect,
  writeResponse,
} from '@latchkey/saml'
import { Connectors } from '@latchkey/server/connectors/connectors'
import {
  createVisitor,
  receiverTrust,
  type Sight,
  startTestServer,
  type TestServer,
  type Visitor,
  withoutRateLimits,
} from '@latchkey/testkit'
import { decodeJwt } from 'jose'
import samlify from 'samlify'
import { authorizeUrl, createApplication, exchange } from '../authentication/application.ts'
import { certifiedKey } from '../key-pems.ts'
import { acsUrl, createSamlApplication, postedBy } from '../saml/service-providers.ts'
import { conformsToConnectors } from './conformance.ts'
import { lastEntries } from './last-entries.ts'
import {
  asRedirect,
  createSamlUpstream,
  encryptAssertion,
  type SamlUpstream,
  signResponse,
} from './saml-upstream.ts'

const upstreamKey = certifiedKey('idp.example.com', new Date('2040-01-01'))
const ownKey = certifiedKey('latchkey.example.com', new Date('2040-01-01'))

let server: TestServer
let upstream: SamlUpstream

beforeAll(async () => {
  upstream = createSamlUpstream(await upstreamKey)
  server = await startTestServer({
    config: { ...(await receiverTrust()), rateLimits: withoutRateLimits },
  })
})
afterAll(() => server.stop())

let people = 0
const newName = () => {
  people += 1
  return `person-${people}`
}

const post = async (visitor: Visitor, query: string, fields: Readonly<Record<string, string>>) => {
  const { baseUrl } = server.tenant
  const posted = await server.fetch(`${baseUrl}/login/callback${query}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://idp.example.com',
      'sec-fetch-site': 'cross-site',
    },
    body: new URLSearchParams(fields).toString(),
    redirect: 'manual',
  })
  expect(posted.status).toBe(303)
  return visitor.visit(posted.headers.get('location') ?? '')
}
const comeBack = async (visitor: Visitor, away: Sight, name: string) =>
  post(visitor, '', await upstream.logIn(away.url, name))

conformsToConnectors(
  {
    strategy: 'samlp',
    connector: new Connectors().require('samlp'),
    required: () => upstream.options,
    options: { user_id_attribute: 'uid' },
    foreignOption: { passwordPolicy: 'good' },
    newPerson: async () => `${newName()}@example.com`,
    logIn: (visitor, page, email) => comeBack(visitor, page, email.split('@')[0] ?? ''),
    signUp: (visitor, page) => comeBack(visitor, page, newName()),
  },
  () => server,
)

async function open(options: object = {}) {
  const app = await createApplication(server.tenant)
  const connection = `saml-${app.clientId}`
  const json = {
    name: connection,
    strategy: 'samlp',
    options: { ...upstream.options, ...options },
    enabled_clients: [app.clientId],
  }
  const { status, body } = await server.tenant.request('POST', '/api/v2/connections', { json })
  expect([status, body.message]).toEqual([201, undefined])
  return { app, connection, address: authorizeUrl(server.tenant, app, { connection }) }
}
/** The fields of a form with an assertion by a key on a curve. */
async function answerBy(key: KeyObject, address: URL) {
  const received = receiveRedirect(address.search.slice(1), 'SAMLRequest')
  const now = new Date()
  const destination = `${server.tenant.baseUrl}/login/callback`
  const { id, issuer: audience } = readAuthnRequest(received, {
    keys: [],
    destination: 'https://idp.example.com/sso',
    now,
  })
  const issuer = 'https://idp.example.com/metadata'
  const head = { issuer, issuedAt: now, inResponseTo: id }
  const later = new Date(now.getTime() + 60_000)
  const xml = await writeResponse(
    { ...head, id: `_response-${id}`, destination },
    {
      ...head,
      id: `_assertion-${id}`,
      nameId: { value: newName() },
      recipient: destination,
      audience,
      notBefore: now,
      notOnOrAfter: later,
      authnInstant: now,
      authnContextClassRef: 'urn:oasis:names:tc:SAML:2.0:ac:classes:Password',
      sessionIndex: '_session',
      attributes: [],
    },
    {
      signer: { key, algorithm: 'ecdsa-sha256', certificate: '', digest: 'sha256' },
      signs: 'both',
    },
  )
  return {
    SAMLResponse: Buffer.from(xml).toString('base64'),
    RelayState: address.searchParams.get('RelayState') ?? '',
  }
}

const assertionIn = (xml: string) => /<saml:Assertion.*<\/saml:Assertion>/s.exec(xml)?.[0] ?? ''
const forgedOf = (assertion: string) =>
  assertion.replace(/<ds:Signature .*<\/ds:Signature>/s, '').replaceAll(/ ID="_?/g, '$&x')
const wrappedInExtensions = (xml: string) => {
  const signed = assertionIn(xml)
  return xml.replace(signed, `<samlp:Extensions>${signed}</samlp:Extensions>${forgedOf(signed)}`)
}
const withTheSignatureOfAnother = (xml: string) => {
  const signed = assertionIn(xml)
  const [signature = ''] = /<ds:Signature .*<\/ds:Signature>/s.exec(signed) ?? []
  return xml.replace(signed, forgedOf(signed).replace('<saml:Subject>', `${signature}$&`))
}
const twice = (text: string) => text + text.replaceAll(/ ID="_?/g, '$&x')

const lastEntry = async () => (await lastEntries(server.tenant))[0]

describe('a log-in at a SAML identity provider', () => {
  it('reads endpoints and certificates from metadata', async () => {
    const json = {
      name: 'imported',
      strategy: 'samlp',
      options: { metadataXml: upstream.metadata },
    }
    const { body } = await server.tenant.request('POST', '/api/v2/connections', { json })
    expect(body.options).toMatchObject(upstream.options)
    const broken = { ...json, name: 'broken', options: { metadataXml: '<a/>' } }
    const refused = await server.tenant.request('POST', '/api/v2/connections', { json: broken })
    expect(refused.body.message).toContain('The metadata has no `IDPSSODescriptor`.')
  })

  it.each([
    ['Location="', 'Location="javascript:alert(1)//', 'SingleSignOnService'],
    ['Location="https', 'Location="http', 'SingleSignOnService'],
    ['Location="', `Location="https://example.com/${'x'.repeat(2_048)}`, 'SingleSignOnService'],
    ['entityID="', `entityID="${'x'.repeat(1_024)}`, 'entityID'],
    [
      '</IDPSSODescriptor>',
      '<SingleLogoutService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect"' +
        ' Location="data:text/html,"/></IDPSSODescriptor>',
      'SingleLogoutService',
    ],
  ])(
    'refuses metadata with a URL or a name that an option cannot have: %#',
    async (part, other, name) => {
      const metadataXml = upstream.metadata.replace(part, other)
      const json = { name: 'insecure', strategy: 'samlp', options: { metadataXml } }
      const { status, body } = await server.tenant.request('POST', '/api/v2/connections', { json })
      expect([status, body.errorCode]).toEqual([400, 'invalid_body'])
      expect(body.message).toContain(`The metadata cannot be used: \`${name}\` must have`)
    },
  )

  it('begins also at a host whose name is not ASCII', async () => {
    const { address } = await open({ signInEndpoint: 'https://例え.jp/größe' })
    const { url, isAway } = await createVisitor(server).visit(address)
    expect([isAway, url.host, url.pathname]).toEqual([true, 'xn--r8jz45g.jp', '/gr%C3%B6%C3%9Fe'])
  })

  it('can be completed once, and in the browser that began it', async () => {
    const { address } = await open()
    const visitor = createVisitor(server)
    const away = await visitor.visit(address)
    const fields = await upstream.logIn(away.url, newName())
    const otherBrowser = await post(createVisitor(server), '', fields)
    expect([otherBrowser.isAway, otherBrowser.status]).toEqual([false, 400])
    expect((await post(visitor, '', fields)).url.searchParams.get('code')).toBeTruthy()
    const again = await post(visitor, '', fields)
    expect([again.isAway, again.status]).toEqual([false, 400])
  })

  it('accepts an assertion that is signed by ECDSA', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ec', {
      namedCurve: 'P-256',
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    })
    const { address } = await open({ signingCert: [publicKey] })
    const visitor = createVisitor(server)
    const away = await visitor.visit(address)
    const fields = await answerBy(createPrivateKey(privateKey), away.url)
    expect((await post(visitor, '', fields)).url.searchParams.get('code')).toBeTruthy()
    const other = createVisitor(server)
    const rsa = await upstream.logIn((await other.visit(address)).url, newName())
    expect((await post(other, '', rsa)).status).toBe(400)
  })

  it('can be tested, which shows the assertion as it was understood', async () => {
    const { connection } = await open()
    const { body: made } = await server.tenant.request(
      'GET',
      `/api/v2/connections?name=${connection}`,
    )
    const path = `/api/v2/connections/${made[0].id}/tests`
    const { body } = await server.tenant.request('POST', path)
    const visitor = createVisitor(server)
    const page = await visitor.visit(body.url)
    expect(page.text).toContain(`/samlp/metadata?connection=${connection}`)
    const away = await visitor.visit(`${body.url}&start=1`)
    const end = await comeBack(visitor, away, 'tester')
    expect(end.text).toContain('The log-in succeeded.')
    expect(end.text).toContain('tester@example.com')
  })

  it('refuses the response to another log-in, with a coded entry in the log', async () => {
    const { address, connection } = await open()
    const visitor = createVisitor(server)
    const other = await upstream.logIn((await visitor.visit(address)).url, newName())
    const { url } = await visitor.visit(address)
    const RelayState = url.searchParams.get('RelayState') ?? ''
    const end = await post(visitor, '', { ...other, RelayState })
    expect([end.isAway, end.status]).toEqual([false, 400])
    expect(await lastEntry()).toMatchObject({
      type: 'f',
      connection,
      description: expect.stringContaining('in_response_to_unexpected'),
    })
  })

  it.each<[string, (xml: string) => string]>([
    ['dtd_forbidden', (xml) => `<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>${xml}`],
    ['markup_forbidden', (xml) => xml.replace('</saml:NameID>', '<!-- -->.evil</saml:NameID>')],
    ['signature_invalid', (xml) => xml.replace('</saml:NameID>', '.evil</saml:NameID>')],
    ['signature_missing', (xml) => xml.replace(/<ds:Signature.*<\/ds:Signature>/s, '')],
    ['assertion_missing', (xml) => xml.replace(/<saml:Assertion.*<\/saml:Assertion>/s, twice)],
    ['signature_missing', wrappedInExtensions],
    ['signature_reference_invalid', withTheSignatureOfAnother],
    ['duplicate_id', (xml) => xml.replace(/<saml:Assertion.*<\/saml:Assertion>/s, '$&$&')],
    ['signature_malformed', (xml) => xml.replace(/<ds:Signature .*?<\/ds:Signature>/s, '$&$&')],
    ['dtd_forbidden', (xml) => `<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;&b;">]>${xml}`],
    ['message_malformed', (xml) => `${xml}${xml}`],
    ['algorithm_forbidden', (xml) => xml.replaceAll('xmldsig-more#rsa-sha256', 'xmldsig#rsa-sha1')],
    ['message_too_large', (xml) => xml.replace('</saml:NameID>', `${'a'.repeat(262_144)}$&`)],
    ['message_expired', (xml) => xml.replace(/IssueInstant="20/, 'IssueInstant="19')],
    ['destination_unexpected', (xml) => xml.replace(/Destination="/, '$&https://x/')],
  ])('refuses a forged response as %s, with an entry in the log', async (code, forge) => {
    const { address } = await open()
    const visitor = createVisitor(server)
    const sent = await upstream.logIn((await visitor.visit(address)).url, newName())
    const xml = Buffer.from(sent.SAMLResponse ?? '', 'base64').toString()
    const forged = forge(xml)
    expect(forged).not.toBe(xml)
    const SAMLResponse = Buffer.from(forged).toString('base64')
    const end = await post(visitor, '', { ...sent, SAMLResponse })
    expect([end.isAway, end.status]).toEqual([false, 400])
    expect((await lastEntry()).description).toContain(`(${code})`)
  })

  it('refuses an assertion of another identity provider', async () => {
    const { certificate } = await certifiedKey('evil.example.com', new Date('2040-01-01'))
    const { address } = await open({ signingCert: certificate })
    const visitor = createVisitor(server)
    const end = await comeBack(visitor, await visitor.visit(address), newName())
    expect([end.isAway, end.status]).toEqual([false, 400])
    expect((await lastEntry()).description).toContain('signature_invalid')
  })

  it('accepts the certificates before and after a rollover', async () => {
    const { certificate } = await certifiedKey('next.example.com', new Date('2040-01-01'))
    const { address } = await open({
      signingCert: [certificate, upstream.options.signingCert].flat(),
    })
    const visitor = createVisitor(server)
    const end = await comeBack(visitor, await visitor.visit(address), newName())
    expect(end.url.searchParams.get('code')).toBeTruthy()
  })

  it.each([
    ['aes-256-gcm', 'rsa-oaep-mgf1p', 'plain', true],
    ['aes-256-cbc', 'rsa-oaep-mgf1p', 'signed', true],
    ['aes-256-cbc', 'rsa-oaep-mgf1p', 'plain', false],
    ['aes-256-gcm', 'rsa-1_5', 'plain', false],
    ['aes-256-gcm', 'rsa-1_5', 'signed', false],
    ['aes-256-cbc', 'rsa-1_5', 'signed', false],
  ] as const)(
    'decrypts an assertion by %s and %s in a %s response: %j',
    async (cipher, transport, kind, isRead) => {
      const { certificate: cert, privateKey: key } = await ownKey
      const { address } = await open({ decryptionKey: { key, cert } })
      const visitor = createVisitor(server)
      const request = (await visitor.visit(address)).url
      const { SAMLResponse = '', ...others } = await upstream.logIn(request, newName())
      const encrypted = encryptAssertion(SAMLResponse, cert, cipher, transport)
      const { privateKey } = await upstreamKey
      const sent = kind === 'signed' ? signResponse(encrypted, privateKey) : encrypted
      const end = await post(visitor, '', { ...others, SAMLResponse: sent })
      expect(end.isAway).toBe(isRead)
      if (!isRead) expect((await lastEntry()).description).toContain('decryption_failed')
    },
  )

  it('sends a signed request by HTTP-POST if the connection is configured so', async () => {
    const { certificate: cert, privateKey: key } = await ownKey
    const protocolBinding = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST'
    const signed = { protocolBinding, signSAMLRequest: true, signingKey: { key, cert } }
    const { address } = await open(signed)
    const visitor = createVisitor(server)
    const page = await visitor.visit(address)
    expect(page.text).toContain('action="https://idp.example.com/sso"')
    const hidden = page.text.matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/g)
    const form = Object.fromEntries([...hidden].map(([, name, value]) => [name, value]))
    const request = readAuthnRequest(receivePost(form.SAMLRequest, form.RelayState), {
      keys: [publicKeyOf(cert)],
      destination: 'https://idp.example.com/sso',
      now: new Date(),
    })
    expect(request.assertionConsumerServiceUrl).toContain('/login/callback?connection=')
    const fields = await upstream.logIn(asRedirect(form), newName())
    expect((await post(visitor, '', fields)).url.searchParams.get('code')).toBeTruthy()
  })

  it('accepts an IdP-initiated log-in if the connection allows it, with a request of its own', async () => {
    const first = await open()
    const client_authorizequery = new URLSearchParams({
      redirect_uri: first.app.redirectUri,
      scope: 'openid',
    }).toString()
    const idpinitiated = { enabled: true, client_id: first.app.clientId, client_authorizequery }
    const { connection } = await open({ idpinitiated })
    const path = `/api/v2/connections?name=${connection}`
    const [{ id }] = (await server.tenant.request('GET', path)).body
    await server.tenant.request('PATCH', `/api/v2/connections/${id}/clients`, {
      json: [{ client_id: first.app.clientId, status: true }],
    })
    const visitor = createVisitor(server)
    const query = `?connection=${connection}`
    const away = await post(visitor, query, await upstream.beginLogIn(newName()))
    expect(away.url.origin).toBe('https://idp.example.com')
    const end = await comeBack(visitor, away, newName())
    expect(end.url.searchParams.get('code')).toBeTruthy()
    await server.tenant.request('PATCH', `/api/v2/clients/${first.app.clientId}`, {
      json: { organization_usage: 'allow' },
    })
    const enabled_connections = [{ connection_id: id, assign_membership_on_login: true }]
    const { body: organization } = await server.tenant.request('POST', '/api/v2/organizations', {
      json: { name: 'partner', enabled_connections },
    })
    const member = createVisitor(server)
    const name = newName()
    const ofOrganization = `${query}&organization=${organization.id}`
    const asked = await post(member, ofOrganization, await upstream.beginLogIn(name))
    const arrived = await comeBack(member, asked, name)
    const { body } = await exchange(server, first.app, {
      code: arrived.url.searchParams.get('code') ?? '',
    })
    expect(decodeJwt(body.id_token)).toMatchObject({ org_id: organization.id })
    const metadata = await server.tenant.request('GET', `/samlp/metadata${ofOrganization}`, {
      token: null,
    })
    expect(metadata.text).toContain(
      `/login/callback?connection=${connection}&amp;organization=${organization.id}"`,
    )
  })
})

it('starts an IdP-initiated log-in by the protocol of the application: SAML', async () => {
  const application = await createSamlApplication(server.tenant)
  const { clientId: client_id } = application
  const { connection } = await open({
    idpinitiated: { enabled: true, client_id, client_protocol: 'samlp' },
  })
  const path = `/api/v2/connections?name=${connection}`
  const [{ id }] = (await server.tenant.request('GET', path)).body
  await server.tenant.request('PATCH', `/api/v2/connections/${id}/clients`, {
    json: [{ client_id, status: true }],
  })
  const visitor = createVisitor(server)
  const name = newName()
  const away = await post(visitor, `?connection=${connection}`, await upstream.beginLogIn(name))
  expect(away.url.origin).toBe('https://idp.example.com')
  const { action, fields } = postedBy(await comeBack(visitor, away, name))
  expect(action).toBe(acsUrl)
  expect(Object.keys(fields)).toContain('SAMLResponse')
})

describe('metadata for the identity provider of a connection', () => {
  it('has the entity ID, the endpoints and the certificates of this server', async () => {
    const { certificate: cert, privateKey: key } = await ownKey
    const keys = { signSAMLRequest: true, signingKey: { key, cert }, decryptionKey: { key, cert } }
    const { connection } = await open(keys)
    const path = `/samlp/metadata?connection=${connection}`
    const { status, text } = await server.tenant.request('GET', path, { token: null })
    expect(status).toBe(200)
    const provider = samlify.ServiceProvider({ metadata: text })
    const { entityMeta } = provider
    const { baseUrl } = server.tenant
    const { hostname } = new URL(baseUrl)
    expect(entityMeta.getEntityID()).toBe(`urn:latchkey:${hostname}:${connection}`)
    expect(entityMeta.getAssertionConsumerService('post')).toBe(
      `${baseUrl}/login/callback?connection=${connection}`,
    )
    expect(entityMeta.isAuthnRequestSigned()).toBe(true)
    for (const use of ['signing', 'encryption']) {
      expect(entityMeta.getX509Certificate(use)).toBe(cert.replace(/-----[^-]+-----|\s+/g, ''))
    }
  })

  it('exists for SAML only', async () => {
    const send = (path: string) => server.tenant.request('GET', path, { token: null })
    const missing = await send('/samlp/metadata?connection=nobody')
    expect([missing.status, missing.text]).toEqual([400, expect.stringContaining('connection')])
    const federation = await send('/wsfed/any-client?wtrealm=urn:any-client')
    expect([federation.status, federation.text]).toEqual([
      400,
      expect.stringContaining('WS-Federation is not supported'),
    ])
  })
})
