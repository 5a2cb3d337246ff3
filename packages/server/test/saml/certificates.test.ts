import 'reflect-metadata' // the condition of the library below
import { X509Certificate } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, joinTestServer, type SharedServer } from '@latchkey/testkit'
import * as x509 from '@peculiar/x509'
import { IdentityProvider } from 'samlify'
import { createUser, password } from '../authentication/application.ts'
import { certifiedKey } from '../key-pems.ts'
import {
  certificatesOf,
  createSamlApplication,
  nodeSaml,
  postedBy,
  type SamlApplication,
  xmlOf,
} from './service-providers.ts'

let server: SharedServer
let app: SamlApplication
beforeAll(async () => {
  server = await joinTestServer()
  app = await createSamlApplication(server.tenant)
  await createUser(server.tenant, 'ada@example.com')
}, 120_000)
afterAll(() => server.stop())

async function fetched(path: string) {
  const response = await server.fetch(new URL(path, server.tenant.baseUrl))
  expect(response.status).toBe(200)
  return {
    type: response.headers.get('content-type'),
    bytes: Buffer.from(await response.arrayBuffer()),
  }
}

/** The certificates of the tenant's keys, as the management API has them. */
async function signingKeys() {
  const { body } = await server.tenant.request('GET', '/api/v2/keys/signing')
  const keys: readonly { cert: string; current?: boolean; next?: boolean }[] = body
  const certificateOf = (key: { cert: string } | undefined) => new X509Certificate(key?.cert ?? '')
  return {
    current: certificateOf(keys.find(({ current }) => current)),
    next: certificateOf(keys.find(({ next }) => next)),
  }
}

describe('the signing certificate', () => {
  it('is served in PEM, DER, base64 and PKCS#7, and by its fingerprint', async () => {
    const { current } = await signingKeys()
    const pem = await fetched('/pem')
    expect(new X509Certificate(pem.bytes).raw).toEqual(current.raw)
    expect(pem.bytes.toString()).toMatch(/^-----BEGIN CERTIFICATE-----/)
    const cer = await fetched('/cer')
    expect(cer).toEqual({ type: 'application/pkix-cert', bytes: current.raw })
    const rawpem = await fetched('/rawpem')
    expect(rawpem.bytes.toString()).toBe(current.raw.toString('base64'))
    const pb7 = await fetched('/pb7')
    const [inMessage] = new x509.X509Certificates(pb7.bytes)
    expect(Buffer.from(inMessage?.rawData ?? new ArrayBuffer(0))).toEqual(current.raw)
    const fingerprint = await fetched('/fingerprint')
    expect(fingerprint.bytes.toString()).toBe(current.fingerprint)
  })

  it('changes when keys rotate, and metadata lists the next one in advance', async () => {
    const before = await signingKeys()
    const listed = () => certificatesOf(app).map((each) => Buffer.from(each, 'base64'))
    expect(listed()).toEqual([before.current.raw, before.next.raw])
    await server.tenant.request('POST', '/api/v2/keys/signing/rotate')
    const { current } = await signingKeys()
    expect(current.raw).toEqual(before.next.raw)
    expect((await fetched('/cer')).bytes).toEqual(current.raw)
    const provider = nodeSaml(app)
    const visitor = createVisitor(server)
    const page = await visitor.visit(await provider.getAuthorizeUrlAsync('', '', {}))
    const posted = postedBy(await visitor.submit(page, { username: 'ada@example.com', password }))
    const { profile } = await provider.validatePostResponseAsync({ ...posted.fields })
    expect(profile?.nameID).toMatch(/^auth0\|/)
  })
})

describe('metadata', () => {
  it('is read by samlify', () => {
    const { entityMeta } = IdentityProvider({ metadata: app.metadata })
    expect(entityMeta.getEntityID()).toBe(`urn:${server.tenant.domain}`)
    expect(entityMeta.getSingleSignOnService('redirect')).toBe(app.ssoUrl)
    expect(entityMeta.getSingleSignOnService('post')).toBe(app.ssoUrl)
    expect(entityMeta.getSingleLogoutService('redirect')).toBe(`${app.ssoUrl}/logout`)
    expect(entityMeta.isWantAuthnRequestsSigned()).toBe(false)
  })

  it('has the requested connection in its endpoints', async () => {
    const { bytes } = await fetched(`/samlp/metadata/${app.clientId}?connection=ours`)
    expect(bytes.toString()).toContain(`Location="${app.ssoUrl}?connection=ours"`)
  })

  it('is 404 for a client without the add-on', async () => {
    const answer = await server.tenant.request('GET', '/samlp/metadata/nobody', { token: null })
    expect(answer.status).toBe(404)
  })
})

describe('an assertion', () => {
  async function responseFor(other: SamlApplication, provider: ReturnType<typeof nodeSaml>) {
    const visitor = createVisitor(server)
    const page = await visitor.visit(await provider.getAuthorizeUrlAsync('', '', {}))
    const typed = { username: 'ada@example.com', password }
    const posted = postedBy(await visitor.submit(page, typed))
    expect(posted.fields.SAMLResponse).toBeDefined()
    const { profile } = await provider.validatePostResponseAsync({ ...posted.fields })
    expect(profile?.nameID).toMatch(/^auth0\|/)
    expect(other.clientId).not.toBe('')
    return xmlOf(posted)
  }

  it('is encrypted for a client with a certificate, and node-saml decrypts it', async () => {
    const key = await certifiedKey('CN=sp.example.com', new Date('2040-01-01T00:00:00Z'))
    const other = await createSamlApplication(server.tenant, { encryptionCert: key.certificate })
    const xml = await responseFor(other, nodeSaml(other, { decryptionPvk: key.privateKey }))
    expect(xml).toContain('EncryptedAssertion')
    expect(xml).not.toContain('ada@example.com')
    expect(xml).not.toContain('NameID')
  })

  it('is signed with the response, or only the response is signed', async () => {
    const both = await createSamlApplication(server.tenant, {
      signResponse: true,
      signAssertion: true,
    })
    const signatures = /<ds:Signature /g
    const wanted = { wantAuthnResponseSigned: true, wantAssertionsSigned: true }
    expect((await responseFor(both, nodeSaml(both, wanted))).match(signatures)).toHaveLength(2)
    const whole = await createSamlApplication(server.tenant, { signResponse: true })
    const alone = { wantAuthnResponseSigned: true, wantAssertionsSigned: false }
    expect((await responseFor(whole, nodeSaml(whole, alone))).match(signatures)).toHaveLength(1)
  })
})
