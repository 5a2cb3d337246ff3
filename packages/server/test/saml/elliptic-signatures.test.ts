import { verify, X509Certificate } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, joinTestServer, type SharedServer } from '@latchkey/testkit'
import { createUser, password } from '../authentication/application.ts'
import { ecdsaSha256, verifiers } from './elliptic-verifiers.ts'
import { logoutRequest } from './requests.ts'
import {
  arrive,
  certificatesOf,
  createSamlApplication,
  nodeSaml,
  postedBy,
  type SamlApplication,
  xmlOf,
} from './service-providers.ts'
import { query, write } from './signed-messages.ts'

const username = 'ada@example.com'

let server: SharedServer
let app: SamlApplication
beforeAll(async () => {
  server = await joinTestServer()
  app = await createSamlApplication(server.tenant, {
    signatureAlgorithm: 'ecdsa-sha256',
    signResponse: true,
    signAssertion: true,
  })
  await createUser(server.tenant, username)
})
afterAll(() => server.stop())

const asPem = (der: string) => `-----BEGIN CERTIFICATE-----\n${der}\n-----END CERTIFICATE-----\n`
const listedIn = (of: SamlApplication) => certificatesOf(of).map(asPem)
const get = (path: string) => server.fetch(new URL(path, server.tenant.baseUrl))
const derAt = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer())
const ofEcdsa = 'signature_algorithm=ecdsa-sha256'

/** A log-in at the application. @returns the response as XML */
async function logIn(): Promise<string> {
  const address = await nodeSaml(app).getAuthorizeUrlAsync('', '', {})
  const { visitor, page } = await arrive(server, address)
  return xmlOf(postedBy(await visitor.submit(page, { username, password })))
}

describe('a client whose add-on has `signatureAlgorithm` ecdsa-sha256', () => {
  it('gets metadata with the certificates of the current and the next key on P-256', async () => {
    const listed = listedIn(app).map((pem) => new X509Certificate(pem))
    expect(listed.map(({ publicKey }) => publicKey.asymmetricKeyDetails?.namedCurve)).toEqual([
      'prime256v1',
      'prime256v1',
    ])
    const usual = await createSamlApplication(server.tenant)
    expect(certificatesOf(usual)).toHaveLength(2)
    for (const each of certificatesOf(usual)) expect(certificatesOf(app)).not.toContain(each)
  })

  it.each(verifiers)('gets a response and an assertion that %s verifies', async (_, verifyBy) => {
    const [current = '', next = ''] = listedIn(app)
    const xml = await logIn()
    expect(xml.match(/xmldsig-more#ecdsa-sha256/g)).toHaveLength(2)
    expect(await verifyBy(xml, current)).toContain(username)
    expect(await verifyBy(xml, next)).toBeUndefined()
    const forged = xml.replaceAll(username, 'eve@example.com')
    expect(await verifyBy(forged, current)).toBeUndefined()
  })

  it('gets log-out messages that are signed in the query', async () => {
    const message = write(logoutRequest(app))
    const answer = await createVisitor(server).visit(`${app.ssoUrl}/logout?${query(message)}`)
    const { searchParams, search } = answer.url
    expect(searchParams.get('SigAlg')).toBe(ecdsaSha256)
    const [octets = ''] = search.slice(1).split('&Signature=')
    const value = Buffer.from(searchParams.get('Signature') ?? '', 'base64')
    const key = { key: listedIn(app)[0] ?? '', dsaEncoding: 'ieee-p1363' } as const
    expect(verify('sha256', Buffer.from(octets), key, value)).toBe(true)
    expect(verify('sha256', Buffer.from(`${octets}x`), key, value)).toBe(false)
  })

  it('is configured by certificate where it takes no metadata', async () => {
    const current = new X509Certificate(listedIn(app)[0] ?? '')
    expect(await derAt(`/cer?${ofEcdsa}`)).toEqual(current.raw)
    expect(new X509Certificate(await derAt(`/pem?${ofEcdsa}`)).raw).toEqual(current.raw)
    expect((await derAt(`/rawpem?${ofEcdsa}`)).toString()).toBe(current.raw.toString('base64'))
    expect((await derAt(`/pb7?${ofEcdsa}`)).includes(current.raw)).toBe(true)
    expect((await derAt(`/fingerprint?${ofEcdsa}`)).toString()).toBe(current.fingerprint)
    expect(await derAt('/cer?signature_algorithm=rsa-sha256')).toEqual(await derAt('/cer'))
    expect((await get('/cer?signature_algorithm=rsa-sha1')).status).toBe(400)
  })

  it('verifies by the next certificate once the keys of the tenant rotate', async () => {
    const [, next = ''] = listedIn(app)
    await server.tenant.request('POST', '/api/v2/keys/signing/rotate')
    expect(await derAt(`/cer?${ofEcdsa}`)).toEqual(new X509Certificate(next).raw)
    const xml = await logIn()
    for (const [, verifyBy] of verifiers) expect(await verifyBy(xml, next)).toContain(username)
    const again = await get(`/samlp/metadata/${app.clientId}`)
    const [, fresh = ''] = listedIn({ ...app, metadata: await again.text() })
    expect(new X509Certificate(fresh).subject).toBe(`CN=${server.tenant.domain}`)
  })
})

it('no private key on P-256 is published or stored unsealed', async () => {
  const { body } = await server.tenant.request('GET', '/.well-known/jwks.json', { token: null })
  expect(body.keys.map(({ kty }: { kty: string }) => kty)).not.toContain('EC')
  const { rows } = await server.database.query('select elliptic_private_jwk from signing_keys')
  expect(rows.length).toBeGreaterThan(1)
  for (const { elliptic_private_jwk: sealed } of rows) expect(sealed.split('.')).toHaveLength(5)
})
