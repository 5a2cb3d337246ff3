import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createVisitor,
  receiverTrust,
  startTestServer,
  type TestServer,
  type Visitor,
  withoutRateLimits,
} from '@latchkey/testkit'
import { authorizeUrl, createApplication } from '../authentication/application.ts'
import { certifiedKey } from '../key-pems.ts'
import { lastEntries } from './last-entries.ts'
import { type SamlpUpstream, startSamlpUpstream } from './samlp-upstream.ts'
import { type SignedLie, signedAnswer } from './signed-answer.ts'

/** A SAML identity provider that shares no code with samlify and with ours. */
let server: TestServer
let upstream: SamlpUpstream
let theirs: Awaited<ReturnType<typeof certifiedKey>>
let ours: Awaited<ReturnType<typeof certifiedKey>>
beforeAll(async () => {
  const until = new Date('2040-01-01')
  theirs = await certifiedKey('idp.example.com', until)
  ours = await certifiedKey('latchkey.example.com', until)
  upstream = await startSamlpUpstream(theirs, ours.certificate)
  server = await startTestServer({
    config: { ...(await receiverTrust()), rateLimits: withoutRateLimits },
  })
})
afterAll(async () => {
  await server.stop()
  await upstream.stop()
})

const bye = 'https://app.example.com/bye'
let opened = 0

async function open(members: object = {}, strategy = 'samlp') {
  const app = await createApplication(server.tenant, { client: { allowed_logout_urls: [bye] } })
  opened += 1
  const connection = `samlp-${opened}`
  const json = {
    name: connection,
    strategy,
    options: {
      metadataUrl: `${upstream.origin}/metadata`,
      signSAMLRequest: true,
      signingKey: { key: ours.privateKey, cert: ours.certificate },
      ...members,
    },
    enabled_clients: [app.clientId],
  }
  const { status, body } = await server.tenant.request('POST', '/api/v2/connections', { json })
  expect([status, body.message]).toEqual([201, undefined])
  return { app, connection, strategy, options: body.options }
}
type Opened = Awaited<ReturnType<typeof open>>

async function logIn(
  { app, connection }: Opened,
  visitor: Visitor,
  { entry = '/assertion', path = '/assertion', forge = (xml: string) => xml } = {},
) {
  const { url } = await visitor.visit(authorizeUrl(server.tenant, app, { connection }))
  expect(url.href.split('?')[0]).toBe(`${upstream.origin}${entry}`)
  url.pathname = path
  const { action, fields } = await upstream.logIn(url, `ada-${connection}`)
  const xml = forge(Buffer.from(fields.SAMLResponse ?? '', 'base64').toString())
  expect(action).toBe(acsUrlOf(connection))
  return post(visitor, connection, { ...fields, SAMLResponse: Buffer.from(xml).toString('base64') })
}
const acsUrlOf = (connection: string) =>
  `${server.tenant.baseUrl}/login/callback?connection=${connection}`
async function post(
  visitor: Visitor,
  connection: string,
  fields: Readonly<Record<string, string>>,
) {
  const posted = await server.fetch(acsUrlOf(connection), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: upstream.origin },
    body: new URLSearchParams(fields).toString(),
    redirect: 'manual',
  })
  return visitor.visit(posted.headers.get('location') ?? '')
}
/** Options without metadata. */
const direct = () => ({
  idpEntityId: 'urn:samlp',
  signInEndpoint: `${upstream.origin}/assertion`,
  signingCert: theirs.certificate,
})
const userOf = async ({ connection, strategy }: Opened) => {
  const id = encodeURIComponent(`${strategy}|${connection}|ada-${connection}`)
  return (await server.tenant.request('GET', `/api/v2/users/${id}`)).body
}

describe('a log-in at an identity provider by samlp', () => {
  it.each(['/assertion', '/response', '/both', '/encrypted'])(
    'reads metadata, signs the request, and reads the answer of %s',
    async (path) => {
      const { privateKey: key, certificate: cert } = ours
      const one = await open({ decryptionKey: { key, cert } })
      expect(one.options).toMatchObject({
        idpEntityId: 'urn:samlp',
        signInEndpoint: `${upstream.origin}/assertion`,
        signOutEndpoint: `${upstream.origin}/logout`,
      })
      const end = await logIn(one, createVisitor(server), { path })
      expect(end.url.searchParams.get('code')).toBeTruthy()
      expect(await userOf(one)).toMatchObject({
        email: `ada-${one.connection}@example.com`,
        given_name: 'Ada',
        family_name: 'Müller & <Söhne>',
      })
    },
  )

  it('is that of AD FS, which has its metadata at an address of its own', async () => {
    const adfs_server = `${upstream.origin}/metadata`
    const one = await open({ metadataUrl: undefined, adfs_server }, 'adfs')
    const end = await logIn(one, createVisitor(server))
    expect(end.url.searchParams.get('code')).toBeTruthy()
    expect(await userOf(one)).toMatchObject({ given_name: 'Ada' })
  })

  it('is that of PingFederate, which takes requests below its base URL', async () => {
    const { signInEndpoint: _, ...options } = direct()
    const members = { ...options, metadataUrl: undefined, pingFederateBaseUrl: upstream.origin }
    const one = await open(members, 'pingfederate')
    const end = await logIn(one, createVisitor(server), { entry: '/idp/SSO.saml2' })
    expect(end.url.searchParams.get('code')).toBeTruthy()
    expect(await userOf(one)).toMatchObject({ given_name: 'Ada' })
  })

  it('is refused there if the request is not signed by this server', async () => {
    const other = await certifiedKey('other.example.com', new Date('2040-01-01'))
    const one = await open({ signingKey: { key: other.privateKey, cert: other.certificate } })
    const { url } = await createVisitor(server).visit(
      authorizeUrl(server.tenant, one.app, { connection: one.connection }),
    )
    url.searchParams.set('name', 'eve')
    expect((await upstream.visit(url)).status).toBe(500)
  })

  it('is refused here for another name than the one that was signed', async () => {
    const one = await open()
    const forge = (xml: string) => xml.replaceAll(`ada-${one.connection}`, 'eve')
    const end = await logIn(one, createVisitor(server), { forge })
    expect([end.isAway, end.status]).toEqual([false, 400])
    const body = await lastEntries(server.tenant)
    expect(body[0].description).toContain('(signature_invalid)')
  })
})

describe('a response that the identity provider has signed is refused, with an entry in the log', () => {
  const minutes = (n: number) => new Date(Date.now() + n * 60_000)
  const lies: readonly [string, string, SignedLie][] = [
    ['for another audience', 'audience_unexpected', { assertion: { audience: 'urn:other' } }],
    ['for another recipient', 'recipient_unexpected', { assertion: { recipient: 'https://x/' } }],
    [
      'for another destination',
      'destination_unexpected',
      { response: { destination: 'https://x/' } },
    ],
    ['of another issuer', 'issuer_unexpected', { response: { issuer: 'urn:evil' } }],
    ['with an assertion of another', 'issuer_unexpected', { assertion: { issuer: 'urn:evil' } }],
    ['to another request', 'in_response_to_unexpected', { assertion: { inResponseTo: '_x' } }],
    ['that expired', 'message_expired', { assertion: { notOnOrAfter: minutes(-10) } }],
    ['of a later time', 'message_not_yet_valid', { assertion: { notBefore: minutes(10) } }],
    [
      'with an attribute twice',
      'attribute_duplicated',
      {
        assertion: {
          attributes: ['a', 'b'].map((value) => ({
            name: 'mail',
            nameFormat: undefined,
            values: [value],
            isTyped: false,
          })),
        },
      },
    ],
  ]
  it.each(lies)('%s: %s', async (_, code, lie) => {
    const one = await open({ metadataUrl: undefined, ...direct() })
    const visitor = createVisitor(server)
    const { url } = await visitor.visit(
      authorizeUrl(server.tenant, one.app, { connection: one.connection }),
    )
    const end = await post(visitor, one.connection, await signedAnswer(url, theirs, lie))
    expect([end.isAway, end.status]).toEqual([false, 400])
    const body = await lastEntries(server.tenant)
    expect(body[0]).toMatchObject({
      type: 'f',
      connection: one.connection,
      description: expect.stringContaining(`(${code})`),
    })
  })

  it('unless nothing is wrong with it', async () => {
    const one = await open({ metadataUrl: undefined, ...direct() })
    const visitor = createVisitor(server)
    const { url } = await visitor.visit(
      authorizeUrl(server.tenant, one.app, { connection: one.connection }),
    )
    const end = await post(visitor, one.connection, await signedAnswer(url, theirs, {}))
    expect(end.url.searchParams.get('code')).toBeTruthy()
  })
})

it('is logged out at an identity provider by samlp, which answers with success', async () => {
  const one = await open()
  const visitor = createVisitor(server)
  await logIn(one, visitor)
  const wanted = { client_id: one.app.clientId, federated: '', returnTo: bye }
  const { baseUrl } = server.tenant
  const away = await visitor.visit(`${baseUrl}/v2/logout?${new URLSearchParams(wanted)}`)
  expect(away.url.href.split('?')[0]).toBe(`${upstream.origin}/logout`)
  const participant = {
    sp: `urn:latchkey:${new URL(baseUrl).hostname}:${one.connection}`,
    name: `ada-${one.connection}`,
    to: `${baseUrl}/logout?connection=${one.connection}`,
  }
  for (const [name, value] of Object.entries(participant)) away.url.searchParams.set(name, value)
  const answered = await upstream.visit(away.url)
  expect(answered.url.pathname).toBe('/logout')
  expect((await visitor.visit(answered.url.href)).url.href).toBe(bye)
  const { body } = await server.tenant.request('GET', '/api/v2/logs?sort=date:-1&q=type:flo')
  expect(body).toEqual([])
})
