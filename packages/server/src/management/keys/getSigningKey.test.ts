import { createHash, X509Certificate } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { patient, startTestServer, type TestServer } from '@latchkey/testkit'
import { loadX509 } from '../../x509/load-x509.ts'

const path = '/api/v2/keys/signing'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const current = async (tenant = server.tenant) => (await tenant.request('GET', path)).body[0]

describe('200', () => {
  it('has a certificate of the key and the domain, in every format', async () => {
    const tenant = await server.addTenant('id.example.com')
    const { kid } = await current(tenant)
    const { body: key } = await tenant.request('GET', `${path}/${kid}`)
    const { body: jwks } = await tenant.request('GET', '/.well-known/jwks.json', { token: null })
    const published = jwks.keys.find((each: { kid: string }) => each.kid === kid)
    const certificate = new X509Certificate(key.cert)
    expect(certificate.subject).toBe('CN=id.example.com')
    expect(certificate.verify(certificate.publicKey)).toBe(true)
    expect(certificate.publicKey.export({ format: 'jwk' })).toEqual({
      kty: 'RSA',
      n: published.n,
      e: published.e,
    })
    expect(key.fingerprint).toBe(certificate.fingerprint)
    expect(key.thumbprint).toBe(certificate.fingerprint.replaceAll(':', ''))
    const sha1 = createHash('sha1').update(certificate.raw).digest('base64url')
    expect(published).toMatchObject({ x5t: sha1, x5c: [certificate.raw.toString('base64')] })
    const { X509Certificates } = await loadX509()
    const [inMessage, ...others] = new X509Certificates(key.pkcs7)
    expect(inMessage && Buffer.from(inMessage.rawData)).toEqual(certificate.raw)
    expect(others).toEqual([])
  })

  it('answers the members in document order, and dates if there are any', async () => {
    const members = 'kid,cert,pkcs7,current,next,previous,fingerprint,thumbprint,revoked'
    const dated = members.replace('previous', 'previous,current_since')
    const { body } = await server.tenant.request('GET', path)
    const names = body.map((key: object) => Object.keys(key).join())
    expect(names).toEqual([dated, members])
  })
})

describe('a tenant created before certificates, next keys and pairs for ECDSA', () => {
  it('gets them once, at the next request, and keeps its current key', async () => {
    const tenant = await server.addTenant('old.example.com')
    const { kid } = await current(tenant)
    const { database, dataFolder } = server
    const other = await startTestServer({ database, dataFolder })
    const [{ id } = { id: '' }] = (
      await database.query("select id from tenants where domain = 'old.example.com'")
    ).rows
    await server.database.query(
      "delete from signing_keys where tenant_id = $1 and state = 'next'",
      [id],
    )
    await database.query(
      `update signing_keys set certificate = null, current_since = null,
              elliptic_certificate = null, elliptic_private_jwk = null where tenant_id = $1`,
      [id],
    )
    const there = await other.addTenant('old.example.com')
    const keys = async (from: typeof tenant) => (await from.request('GET', path)).body
    const endMs = Date.now() + patient(2000)
    while ((await keys(tenant)).length < 2 && Date.now() < endMs);
    const [here, elsewhere] = [await keys(tenant), await keys(there)]
    const ofEcdsa = (from: typeof tenant) =>
      from.request('GET', '/rawpem?signature_algorithm=ecdsa-sha256', { token: null })
    const [elliptic, same] = [await ofEcdsa(tenant), await ofEcdsa(there)]
    expect([elliptic.status, same.text]).toEqual([200, elliptic.text])
    await other.stop()
    expect(elsewhere).toEqual(here)
    expect(here).toMatchObject([
      {
        kid,
        current: true,
        current_since: expect.any(String),
        cert: expect.stringMatching(/^---/),
      },
      { next: true, cert: expect.stringMatching(/^---/) },
    ])
    expect(here).toHaveLength(2)
  })
})
