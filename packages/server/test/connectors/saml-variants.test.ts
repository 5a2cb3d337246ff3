import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { bindings, readLogoutRequest, receiveRedirect } from '@latchkey/saml'
import { createVisitor, joinTestServer, type SharedServer } from '@latchkey/testkit'
import { authorizeUrl, createApplication } from '../authentication/application.ts'
import { certifiedKey } from '../key-pems.ts'
import { lastEntries } from './last-entries.ts'
import { signResponse } from './saml-upstream.ts'
import { type SignedLie, signedAnswer } from './signed-answer.ts'

const signIn = 'https://idp.example.com/sso'
const signOut = 'https://idp.example.com/slo'

let server: SharedServer
let theirs: Awaited<ReturnType<typeof certifiedKey>>
beforeAll(async () => {
  theirs = await certifiedKey('idp.example.com', new Date('2040-01-01'))
  server = await joinTestServer()
})
afterAll(() => server.stop())

let opened = 0
const create = async (options: object, clients: readonly string[] = []) => {
  opened += 1
  const json = {
    name: `variant-${opened}`,
    strategy: 'samlp',
    options,
    enabled_clients: clients,
  }
  return server.tenant.request('POST', '/api/v2/connections', { json })
}

/** Logs in by an answer of the identity provider, which may be changed where it is not signed. */
async function logIn(said: SignedLie, change = (xml: string) => xml, others: object = {}) {
  const app = await createApplication(server.tenant)
  const signingCert = theirs.certificate
  const options = {
    idpEntityId: 'urn:samlp',
    signInEndpoint: signIn,
    signOutEndpoint: signOut,
    signingCert,
    ...others,
  }
  const { body } = await create(options, [app.clientId])
  const visitor = createVisitor(server)
  const { url } = await visitor.visit(authorizeUrl(server.tenant, app, { connection: body.name }))
  const { SAMLResponse = '', ...fields } = await signedAnswer(url, theirs, said)
  const xml = change(Buffer.from(SAMLResponse, 'base64').toString())
  const posted = await server.fetch(`${server.tenant.baseUrl}/login/callback`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      ...fields,
      SAMLResponse: Buffer.from(xml).toString('base64'),
    }).toString(),
    redirect: 'manual',
  })
  const end = await visitor.visit(posted.headers.get('location') ?? '')
  return { end, visitor, app, name: body.name }
}
const nameId = { value: 'ada' }
const userOf = async (name: string) =>
  (await server.tenant.request('GET', `/api/v2/users/${encodeURIComponent(`samlp|${name}|ada`)}`))
    .body

describe('an answer of an identity provider', () => {
  it('may leave out what SAML requires of signed responses, where its assertion is signed', async () => {
    const { end } = await logIn({ signs: 'assertion' }, (xml) =>
      xml.replace(/ Destination="[^"]*"/, '').replace(/<saml:Issuer[^>]*>[^<]*<\/saml:Issuer>/, ''),
    )
    expect(end.url.searchParams.get('code')).toBeTruthy()
  })

  it('may have an attribute for each role, as Keycloak sends them', async () => {
    const attributes = [
      { name: 'email', values: ['ada@example.com'], isTyped: false },
      { name: 'Role', values: ['reader'], isTyped: false },
      { name: 'Role', values: ['writer'], isTyped: false },
    ]
    const { end, name } = await logIn({ assertion: { nameId, attributes } })
    expect(end.url.searchParams.get('code')).toBeTruthy()
    expect(await userOf(name)).toMatchObject({ email: 'ada@example.com' })
  })

  /** Logs in by a response whose assertion has no NameID. */
  const logInNameless = (options: object) => {
    const attributes = [{ name: 'employee', values: ['ada'], isTyped: false }]
    const change = (xml: string) => {
      const nameless = xml.replace(
        /<saml:NameID.*<\/saml:NameID>|<ds:Signature.*<\/ds:Signature>/gs,
        '',
      )
      const signed = signResponse(Buffer.from(nameless).toString('base64'), theirs.privateKey)
      return Buffer.from(signed, 'base64').toString()
    }
    return logIn({ assertion: { attributes }, signs: 'assertion' }, change, options)
  }

  it('may have no NameID if an attribute identifies the user', async () => {
    const { end, name } = await logInNameless({ user_id_attribute: 'employee' })
    expect(end.url.searchParams.get('code')).toBeTruthy()
    expect(await userOf(name)).toMatchObject({ identities: [{ user_id: `${name}|ada` }] })
  })

  it('is refused without NameID if none does', async () => {
    const { end, name } = await logInNameless({})
    expect([end.status, end.url.pathname.split('/')[1]]).toEqual([400, 'u'])
    const [entry] = await lastEntries(server.tenant)
    expect(entry).toMatchObject({ type: 'f', connection: name })
    expect(entry.description).toContain('see `user_id_attribute`')
  })

  it('has qualifiers of the NameID, which the request for log-out repeats', async () => {
    const qualified = { ...nameId, nameQualifier: 'urn:samlp', spNameQualifier: 'urn:us' }
    const { visitor, app } = await logIn({ assertion: { nameId: qualified } })
    const query = new URLSearchParams({ client_id: app.clientId, federated: '' })
    const { url } = await visitor.visit(`${server.tenant.baseUrl}/v2/logout?${query}`)
    const received = receiveRedirect(url.search.slice(1), 'SAMLRequest')
    const expected = { keys: [], destination: signOut, now: new Date() }
    expect(readLogoutRequest(received, expected).nameId).toEqual(qualified)
  })
})

describe('metadata of an identity provider', () => {
  const service = (binding: string, path: string) =>
    `<SingleSignOnService Binding="${binding}" Location="${signIn}/${path}"/>`
  const soap = service('urn:oasis:names:tc:SAML:2.0:bindings:SOAP', 'soap')
  const [redirect, post] = [service(bindings.redirect, 'get'), service(bindings.post, 'post')]
  const metadata = (services: string) => {
    const der = theirs.certificate.replace(/-----[^-]+-----|\s+/g, '')
    return (
      '<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="urn:samlp">' +
      '<IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">' +
      '<KeyDescriptor><KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#"><X509Data>' +
      `<X509Certificate>${der}</X509Certificate></X509Data></KeyInfo></KeyDescriptor>` +
      `${services}</IDPSSODescriptor></EntityDescriptor>`
    )
  }

  it.each<[string, object, string, string, string | null]>([
    ['HTTP-Redirect by default', {}, post + redirect, 'get', null],
    [
      'the binding of the connection',
      { protocolBinding: bindings.post },
      redirect + post,
      'post',
      bindings.post,
    ],
    ['HTTP-POST, if there is no other', {}, soap + post, 'post', bindings.post],
    [
      'HTTP-Redirect, if there is no other',
      { protocolBinding: bindings.post },
      redirect,
      'get',
      bindings.post,
    ],
  ])('have the URL for %s', async (_, options, services, path, binding) => {
    const { status, body } = await create({ ...options, metadataXml: metadata(services) })
    expect([status, body.message]).toEqual([201, undefined])
    expect(body.options.signInEndpoint).toBe(`${signIn}/${path}`)
    expect(body.options.protocolBinding ?? null).toBe(binding)
  })

  it('may have comments and processing instructions, as those of Shibboleth', async () => {
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<!-- An example -->\n<?style a?>\n${metadata(
      `<!-- <SingleSignOnService Binding="${bindings.redirect}"/> -->${redirect}`,
    )}\n<!---->`
    const { status, body } = await create({ metadataXml: xml })
    expect([status, body.message]).toEqual([201, undefined])
    expect(body.options).toMatchObject({
      idpEntityId: 'urn:samlp',
      signInEndpoint: `${signIn}/get`,
    })
  })

  it.each([
    ['a document type', '<!DOCTYPE a>'],
    ['a comment without an end', '<!-- a -- b -->'],
    ['a CDATA section', '<![CDATA[x]]>'],
    ['a second declaration', ' <?xml version="1.0"?>'],
  ])('are refused with %s', async (_, markup) => {
    const { status, body } = await create({ metadataXml: markup + metadata(redirect) })
    expect([status, body.errorCode]).toEqual([400, 'invalid_body'])
  })
})
