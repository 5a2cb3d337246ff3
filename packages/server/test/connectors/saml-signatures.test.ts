import { verify, X509Certificate } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  bindings,
  publicKeyOf,
  readAuthnRequest,
  receivePost,
  receiveRedirect,
} from '@latchkey/saml'
import { createVisitor, joinTestServer, type SharedServer } from '@latchkey/testkit'
import { authorizeUrl, createApplication } from '../authentication/application.ts'
import { certifiedKey } from '../key-pems.ts'
import { postedBy } from '../saml/service-providers.ts'
import { createSamlUpstream, type SamlUpstream, signResponse } from './saml-upstream.ts'

const signOutEndpoint = 'https://idp.example.com/slo'

let server: SharedServer
let theirs: Awaited<ReturnType<typeof certifiedKey>>
let upstream: SamlUpstream
beforeAll(async () => {
  theirs = await certifiedKey('idp.example.com', new Date('2040-01-01'))
  upstream = createSamlUpstream(theirs)
  server = await joinTestServer()
})
afterAll(() => server.stop())

/** Begins a log-in by a connection without a key of its own. */
async function begin(options: object = {}) {
  const app = await createApplication(server.tenant)
  const connection = `saml-${app.clientId}`
  const json = {
    name: connection,
    strategy: 'samlp',
    options: { ...upstream.options, signOutEndpoint, ...options },
    enabled_clients: [app.clientId],
  }
  const { status, body } = await server.tenant.request('POST', '/api/v2/connections', { json })
  expect([status, body.message]).toEqual([201, undefined])
  const visitor = createVisitor(server)
  const away = await visitor.visit(authorizeUrl(server.tenant, app, { connection }))
  return { app, connection, visitor, away }
}
type Begun = Awaited<ReturnType<typeof begin>>

async function answer({ visitor, away }: Begun, hash: 'sha1' | 'sha256') {
  const { SAMLResponse = '', ...fields } = await upstream.logIn(away.url, 'ada')
  const unsigned = Buffer.from(SAMLResponse, 'base64')
    .toString()
    .replace(/<ds:Signature .*<\/ds:Signature>/gs, '')
  const response = Buffer.from(unsigned).toString('base64')
  const form = { ...fields, SAMLResponse: signResponse(response, theirs.privateKey, hash) }
  const posted = await server.fetch(`${server.tenant.baseUrl}/login/callback`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
    redirect: 'manual',
  })
  return visitor.visit(posted.headers.get('location') ?? '')
}

const entriesOf = async ({ connection }: Begun, type: string) => {
  const q = encodeURIComponent(`type:${type} AND connection:"${connection}"`)
  return (await server.tenant.request('GET', `/api/v2/logs?q=${q}`)).body
}

const download = async (path: string) =>
  (await server.tenant.request('GET', path, { token: null })).text

/** The name of the algorithm if the signature of the query is by the key of the tenant. */
async function signedBy({ search, searchParams }: URL): Promise<string | undefined> {
  const signed = search.slice(1).replace(/&Signature=.*/, '')
  const signature = Buffer.from(searchParams.get('Signature') ?? '', 'base64')
  const [, name] = searchParams.get('SigAlg')?.split('#rsa-') ?? []
  const { publicKey } = new X509Certificate(await download('/pem'))
  return name && verify(name, Buffer.from(signed), publicKey, signature) ? name : undefined
}

describe('without a key of the connection, the key of the tenant', () => {
  it('signs requests, if the connection says so', async () => {
    const [signed, unsigned] = [await begin({ signSAMLRequest: true }), await begin()]
    expect(await signedBy(signed.away.url)).toBe('sha256')
    expect(unsigned.away.url.searchParams.has('Signature')).toBe(false)
    expect((await answer(signed, 'sha256')).url.searchParams.get('code')).toBeTruthy()
  })

  it('signs requests that a form sends', async () => {
    const { away } = await begin({ signSAMLRequest: true, protocolBinding: bindings.post })
    const { fields } = postedBy(away)
    const received = receivePost(fields.SAMLRequest ?? '', fields.RelayState)
    const keys = [publicKeyOf(await download('/pem'))]
    const expected = { keys, destination: 'https://idp.example.com/sso', now: new Date() }
    expect(readAuthnRequest(received, expected).assertionConsumerServiceUrl).toContain('/login/')
  })

  it('is in the metadata, together with the next one', async () => {
    const { connection } = await begin({ signSAMLRequest: true })
    const text = await download(`/samlp/metadata?connection=${connection}`)
    const found = text.matchAll(/<KeyDescriptor use="signing">.*?<X509Certificate>([^<]*)</gs)
    const [current, next, ...others] = [...found].map(([, certificate]) => certificate)
    expect(current).toBe(await download('/rawpem'))
    expect(next).not.toBe(current)
    expect(others).toEqual([])
  })

  it('signs requests for log-out', async () => {
    const begun = await begin()
    await answer(begun, 'sha256')
    const query = new URLSearchParams({ client_id: begun.app.clientId, federated: '' })
    const away = await begun.visitor.visit(`${server.tenant.baseUrl}/v2/logout?${query}`)
    expect(away.url.href.split('?')[0]).toBe(signOutEndpoint)
    expect(await signedBy(away.url)).toBe('sha256')
  })
})

describe('SHA-1', () => {
  it('is refused by default', async () => {
    const begun = await begin()
    expect((await answer(begun, 'sha1')).status).toBe(400)
    const [entry] = await entriesOf(begun, 'f')
    expect(entry.description).toContain('algorithm_forbidden')
  })

  it('signs and is accepted if the connection says so, with a warning in the log', async () => {
    const sha1 = { signatureAlgorithm: 'rsa-sha1', digestAlgorithm: 'sha1' }
    const begun = await begin({ signSAMLRequest: true, ...sha1 })
    expect(await signedBy(begun.away.url)).toBe('sha1')
    expect((await answer(begun, 'sha1')).url.searchParams.get('code')).toBeTruthy()
    const entries = await entriesOf(begun, 'w')
    expect(entries).toEqual([expect.objectContaining({ strategy: 'samlp' })])
    expect(entries[0].description).toContain('SHA-1')
  })
})

describe('a template of requests', () => {
  const issuer =
    '<saml:Issuer xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">@@Issuer@@</saml:Issuer>'
  const templateOf = (content: string, id = '@@ID@@') => `
    <samlp:AuthnRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol"
        @@AssertServiceURLAndDestination@@ ID="${id}" IssueInstant="@@IssueInstant@@"
        ProtocolBinding="@@ProtocolBinding@@" ForceAuthn="@@ForceAuthn@@" Version="2.0">
      ${content}
    </samlp:AuthnRequest>`
  const classRef = 'urn:oasis:names:tc:SAML:2.0:ac:classes:TimeSyncToken'
  const context =
    '<samlp:RequestedAuthnContext><saml:AuthnContextClassRef ' +
    'xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">' +
    `${classRef}</saml:AuthnContextClassRef></samlp:RequestedAuthnContext>`

  it.each(['HTTP-Redirect', 'HTTP-POST'] as const)('is filled and signed, by %s', async (by) => {
    const protocolBinding = by === 'HTTP-POST' ? bindings.post : bindings.redirect
    const requestTemplate = templateOf(`${issuer}\n${context}`)
    const begun = await begin({ requestTemplate, signSAMLRequest: true, protocolBinding })
    const sent = by === 'HTTP-POST' ? postedBy(begun.away).fields : undefined
    const received = sent
      ? receivePost(sent.SAMLRequest ?? '', sent.RelayState)
      : receiveRedirect(begun.away.url.search.slice(1), 'SAMLRequest')
    const request = readAuthnRequest(received, {
      keys: [publicKeyOf(await download('/pem'))],
      destination: 'https://idp.example.com/sso',
      now: new Date(),
    })
    expect(request).toMatchObject({
      forceAuthn: false,
      requestedAuthnContext: { classRefs: [classRef] },
    })
    if (sent) return
    expect((await answer(begun, 'sha256')).url.searchParams.get('code')).toBeTruthy()
  })

  it.each([
    ['is no XML', '<samlp:AuthnRequest'],
    ['has a document type', `<!DOCTYPE x>${templateOf(issuer)}`],
    ['has an ID of its own', templateOf(issuer, '_always')],
    ['has no issuer in front', templateOf(context + issuer)],
    ['is another element', issuer],
  ])('is refused if it %s', async (_, requestTemplate) => {
    const { status, body } = await server.tenant.request('POST', '/api/v2/connections', {
      json: { name: 'templated', strategy: 'samlp', options: { requestTemplate } },
    })
    expect([status, body.errorCode]).toEqual([400, 'invalid_body'])
    expect(body.message).toContain('requestTemplate')
  })
})
