/** Log-out at identity providers whose metadata have other endpoints than most. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, joinTestServer, type SharedServer } from '@latchkey/testkit'
import { type Profile, SAML } from '@node-saml/node-saml'
import { authorizeUrl, createApplication } from '../authentication/application.ts'
import { certifiedKey } from '../key-pems.ts'
import { postedBy } from '../saml/service-providers.ts'
import { createSamlUpstream, type SamlUpstream } from './saml-upstream.ts'

const bye = 'https://app.example.com/bye'
const idp = 'https://idp.example.com'
const names = 'urn:oasis:names:tc:SAML:2.0'
const post = `${names}:bindings:HTTP-POST`
const redirect = `${names}:bindings:HTTP-Redirect`

let server: SharedServer
let upstream: SamlUpstream
let theirs: Awaited<ReturnType<typeof certifiedKey>>
let ours: Awaited<ReturnType<typeof certifiedKey>>
beforeAll(async () => {
  const until = new Date('2040-01-01')
  theirs = await certifiedKey('idp.example.com', until)
  ours = await certifiedKey('latchkey.example.com', until)
  upstream = createSamlUpstream(theirs)
  server = await joinTestServer()
}, 120_000)
afterAll(() => server.stop())

/** Metadata with this endpoint for log-out messages. */
function metadataWith(attributes: Readonly<Record<string, string>>): string {
  const der = theirs.certificate.replace(/-----[^-]+-----|\s+/g, '')
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return (
    `<EntityDescriptor xmlns="${names}:metadata" entityID="${upstream.options.idpEntityId}">` +
    `<IDPSSODescriptor protocolSupportEnumeration="${names}:protocol">` +
    '<KeyDescriptor use="signing"><KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#"><X509Data>' +
    `<X509Certificate>${der}</X509Certificate></X509Data></KeyInfo></KeyDescriptor>` +
    `<SingleLogoutService${written.join('')}/>` +
    `<SingleSignOnService Binding="${redirect}" Location="${upstream.options.signInEndpoint}"/>` +
    '</IDPSSODescriptor></EntityDescriptor>'
  )
}

async function open(endpoint: Readonly<Record<string, string>>) {
  const app = await createApplication(server.tenant)
  const connection = `saml-${app.clientId}`
  const signingKey = { key: ours.privateKey, cert: ours.certificate }
  const options = { metadataXml: metadataWith(endpoint), signingKey }
  const json = { name: connection, strategy: 'samlp', options, enabled_clients: [app.clientId] }
  const { status, body } = await server.tenant.request('POST', '/api/v2/connections', { json })
  expect([status, body.message]).toEqual([201, undefined])
  const logoutUrl = `${server.tenant.baseUrl}/logout?connection=${connection}`
  const provider = new SAML({
    issuer: String(upstream.options.idpEntityId),
    idpIssuer: `urn:latchkey:${new URL(server.tenant.baseUrl).hostname}:${connection}`,
    idpCert: ours.certificate,
    privateKey: theirs.privateKey,
    signatureAlgorithm: 'sha256',
    logoutUrl,
    callbackUrl: `${idp}/slo`,
    entryPoint: logoutUrl,
  })
  const visitor = createVisitor(server)
  const away = await visitor.visit(authorizeUrl(server.tenant, app, { connection }))
  const fields = await upstream.logIn(away.url, `leaver-${connection}`)
  const posted = await server.fetch(`${server.tenant.baseUrl}/login/callback`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
    redirect: 'manual',
  })
  await visitor.visit(posted.headers.get('location') ?? '')
  return { app, connection, provider, visitor, name: `leaver-${connection}`, options: body.options }
}
type Opened = Awaited<ReturnType<typeof open>>

const leave = ({ app, visitor }: Opened) => {
  const wanted = { client_id: app.clientId, federated: '', returnTo: bye }
  return visitor.visit(`${server.tenant.baseUrl}/v2/logout?${new URLSearchParams(wanted)}`)
}
/** A log-out that the provider requests. */
const askOut = async ({ provider, visitor, name }: Opened) => {
  const format = 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified'
  const profile = { nameID: name, nameIDFormat: format } as Profile
  return visitor.visit(await provider.getLogoutUrlAsync(profile, 'there', {}))
}
const failures = async ({ connection }: Opened) => {
  const q = encodeURIComponent(`type:flo AND connection:"${connection}"`)
  return (await server.tenant.request('GET', `/api/v2/logs?q=${q}`)).body
}

describe('an identity provider with an endpoint for HTTP-POST only', () => {
  const endpoint = { Binding: post, Location: `${idp}/slo` }

  it('gets a signed request in a form, and answers it', async () => {
    const opened = await open(endpoint)
    expect(opened.options).toMatchObject({ signOutEndpoint: `${idp}/slo`, signOutBinding: post })
    const page = await leave(opened)
    const { action, fields } = postedBy(page)
    expect(action).toBe(`${idp}/slo`)
    expect(page.headers.get('content-security-policy')).toMatch(/form-action 'self' https: http:$/)
    const { profile } = await opened.provider.validatePostRequestAsync({ ...fields })
    expect(profile?.nameID).toBe(opened.name)
    const state = fields.RelayState ?? ''
    const { provider, visitor } = opened
    const answer = await provider.getLogoutResponseUrlAsync(profile, state, {}, true)
    expect((await visitor.visit(answer)).url.href).toBe(bye)
    expect(await failures(opened)).toEqual([])
  })

  it('gets the response to its request in a form', async () => {
    const opened = await open(endpoint)
    const { action, fields } = postedBy(await askOut(opened))
    expect([action, fields.RelayState]).toEqual([`${idp}/slo`, 'there'])
    const read = await opened.provider.validatePostResponseAsync({ ...fields })
    expect(read).toMatchObject({ loggedOut: true })
  })

  it('gets a message again while it is valid, and no other', async () => {
    const opened = await open(endpoint)
    const page = await leave(opened)
    expect(postedBy(await opened.visitor.visit(page.url.href))).toEqual(postedBy(page))
    const unknown = new URL(page.url)
    unknown.searchParams.set('message', 'unknown')
    expect((await opened.visitor.visit(unknown.href)).status).toBe(400)
  })
})

describe('an identity provider with a `ResponseLocation`', () => {
  const endpoint = {
    Binding: redirect,
    Location: `${idp}/slo`,
    ResponseLocation: `${idp}/slo/response`,
  }

  it('gets requests at one URL and responses at the other', async () => {
    const opened = await open(endpoint)
    const asked = await askOut(opened)
    expect(asked.url.href.split('?')[0]).toBe(`${idp}/slo/response`)
    const { searchParams, search } = asked.url
    const read = await opened.provider.validateRedirectAsync(
      Object.fromEntries(searchParams),
      search.slice(1),
    )
    expect(read).toMatchObject({ loggedOut: true })
    const other = await open(endpoint)
    expect((await leave(other)).url.href.split('?')[0]).toBe(`${idp}/slo`)
  })

  it('must have it at an https URL', async () => {
    const options = {
      metadataXml: metadataWith({ ...endpoint, ResponseLocation: 'http://idp.example.com/slo' }),
    }
    const json = { name: 'insecure-response', strategy: 'samlp', options }
    const { status, body } = await server.tenant.request('POST', '/api/v2/connections', { json })
    expect([status, body.message]).toEqual([
      400,
      expect.stringContaining('`SingleLogoutService` must have an https URL'),
    ])
  })
})
