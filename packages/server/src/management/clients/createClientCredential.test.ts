import { createPublicKey, X509Certificate } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'
import { calculateJwkThumbprint } from 'jose'
import {
  certificatePem,
  ellipticPem,
  endlessPem,
  pkcs1Pem,
  privatePem,
  publicPem,
  shortPem,
} from '../../../test/key-pems.ts'

const notAfter = new Date('2027-06-01T00:00:00.000Z')

let server: SharedServer
let certificate: string
let address: string
beforeAll(async () => {
  server = await joinTestServer()
  certificate = await certificatePem('C=DE, O="Test, Inc.", CN=app', notAfter)
  address = await newAddress()
})
afterAll(() => server.stop())

async function newAddress(): Promise<string> {
  const json = { name: 'App' }
  const { body } = await server.tenant.request('POST', '/api/v2/clients', { json })
  return `/api/v2/clients/${body.client_id}/credentials`
}
const create = (json: object, at = address) => server.tenant.request('POST', at, { json })
const key = { credential_type: 'public_key' }

describe('201', () => {
  it.each([
    ['SPKI', () => publicPem],
    ['PKCS #1', () => pkcs1Pem],
    ['a certificate', () => certificate],
  ])('answers a public key, its members in document order: %s', async (_, pem) => {
    const members = { name: 'Key', pem: pem(), alg: 'PS256', expires_at: '2030-01-01T00:00:00Z' }
    const { status, body } = await create({ ...key, ...members })
    expect(status).toBe(201)
    const order = 'id,name,kid,alg,credential_type,created_at,updated_at,expires_at'
    expect(Object.keys(body).join()).toBe(order)
    expect(body).toMatchObject({
      id: expect.stringMatching(/^cred_[1-9A-HJ-NP-Za-km-z]{22}$/),
      kid: expect.stringMatching(/^[0-9a-zA-Z_-]{10,64}$/),
      alg: 'PS256',
      expires_at: '2030-01-01T00:00:00.000Z',
    })
    const list = (await server.tenant.request('GET', address)).body
    expect(list).toContainEqual(body)
    expect((await server.tenant.request('GET', `${address}/${body.id}`)).body).toEqual(body)
  })

  it.each([
    ['SPKI', () => publicPem],
    ['a certificate', () => certificate],
  ])('names a public key by its thumbprint (RFC 7638): %s', async (_, pem) => {
    const at = await newAddress()
    const thumbprint = await calculateJwkThumbprint(
      createPublicKey(pem()).export({ format: 'jwk' }),
    )
    const members = { ...key, pem: pem() }
    expect((await create(members, at)).body.kid).toBe(thumbprint)
    expect((await create(members, at)).body.kid).not.toBe(thumbprint) // the same key once more
    expect((await create({ ...members, kid: 'named-by-me' }, at)).body.kid).toBe('named-by-me')
  })

  it('can set the expiry of the credential from its certificate', async () => {
    const members = { ...key, pem: certificate }
    expect((await create(members)).body.expires_at).toBeNull()
    const { body } = await create({ ...members, parse_expiry_from_cert: true })
    expect(body).toMatchObject({ alg: 'RS256', expires_at: notAfter.toISOString() })
  })

  it('takes the name from `name` or from the subject of the certificate', async () => {
    const named = { credential_type: 'cert_subject_dn' }
    const members = (await create({ ...named, subject_dn: 'CN=said,C=DE' })).body
    expect(members).toMatchObject({ ...named, subject_dn: 'CN=said,C=DE' })
    const read = (await create({ ...named, pem: certificate })).body
    expect(read).toMatchObject({ ...named, subject_dn: 'CN=app,O=Test\\, Inc.,C=DE' })
  })

  it('identifies a certificate by its thumbprint', async () => {
    const { body } = await create({ credential_type: 'x509_cert', pem: certificate })
    const { fingerprint256 } = new X509Certificate(certificate)
    const thumbprint = Buffer.from(fingerprint256.replaceAll(':', ''), 'hex')
    expect(body.thumbprint_sha256).toBe(thumbprint.toString('base64url'))
    expect(body).not.toHaveProperty('kid')
  })

  it('identifies also a certificate without a subject', async () => {
    const pem = await certificatePem('', notAfter)
    const { status, body } = await create({ credential_type: 'x509_cert', pem })
    expect([status, body.subject_dn]).toEqual([201, undefined])
    expect(body.thumbprint_sha256).toMatch(/^[\w-]{43}$/)
  })
})

describe('400', () => {
  it('is the answer to a certificate without the subject that would identify the client', async () => {
    const pem = await certificatePem('', notAfter)
    const { status, body } = await create({ credential_type: 'cert_subject_dn', pem })
    expect([status, body.errorCode]).toEqual([400, 'invalid_body'])
    expect(body.message).toMatch(/must have a subject/)
  })

  it('is the answer to a certificate whose end is no time', async () => {
    const pem = endlessPem(certificate)
    const { status, body } = await create({ credential_type: 'x509_cert', pem })
    expect([status, body.errorCode]).toEqual([400, 'invalid_body'])
    expect(body.message).toMatch(/has no valid end/)
    expect(
      (await create({ credential_type: 'x509_cert', pem, parse_expiry_from_cert: false })).status,
    ).toBe(201)
  })

  it.each([
    ['no key', { ...key }, /Missing required property: pem' on property pem/],
    ['a private key', { ...key, pem: privatePem }, /`pem` must not have a private key/],
    ['a key and its private half', { ...key, pem: publicPem + privatePem }, /private key/],
    ['two keys', { ...key, pem: publicPem + publicPem }, /must be exactly one public key/],
    ['a text', { ...key, pem: 'key' }, /must be exactly one public key or certificate/],
    ['a broken key', { ...key, pem: publicPem.replace(/[A-Z]{2}/g, 'AA') }, /./],
    ['a short key', { ...key, pem: shortPem }, /must be an RSA key of 2048 to 8192 bits/],
    ['a key of another kind', { ...key, pem: ellipticPem }, /must be an RSA key/],
    [
      'a key for a certificate',
      { credential_type: 'x509_cert', pem: publicPem },
      /must be a certificate/,
    ],
    ['no certificate', { credential_type: 'x509_cert' }, /Missing required property: pem/],
    ['no name', { credential_type: 'cert_subject_dn' }, /Missing required property: subject_dn/],
    [
      'a key that should end with a certificate',
      { ...key, pem: publicPem, parse_expiry_from_cert: true },
      /must be a certificate/,
    ],
    [
      'a name and a certificate',
      { credential_type: 'cert_subject_dn', pem: publicPem, subject_dn: 'CN=a' },
      /`pem` and `subject_dn` are mutually exclusive/,
    ],
    ['a kid of another form', { ...key, pem: publicPem, kid: 'short' }, /pattern/],
  ])('is the answer to %s', async (_, json, message) => {
    const { status, body } = await create(json)
    expect([status, body.errorCode]).toEqual([400, 'invalid_body'])
    expect(body.message).toMatch(message)
    expect(body.message).not.toContain('MII')
  })
})

describe('404', () => {
  it('is answered for an unknown client, also when listing', async () => {
    const unknown = '/api/v2/clients/unknown/credentials'
    const answers = [
      await create({ ...key, pem: publicPem }, unknown),
      await server.tenant.request('GET', unknown),
    ]
    for (const { body } of answers) expect(body.errorCode).toBe('inexistent_client')
  })
})

describe('409', () => {
  it('is answered for a `kid` that the client already has', async () => {
    const json = { ...key, pem: publicPem, kid: 'the-same-kid' }
    expect((await create(json)).status).toBe(201)
    expect((await create(json)).body.errorCode).toBe('client_credential_kid_used')
    expect((await create(json, await newAddress())).status).toBe(201)
  })

  it('is answered for the 21st credential, also for concurrent requests', async () => {
    const at = await newAddress()
    const json = { ...key, pem: publicPem }
    const answers = await Promise.all(Array.from({ length: 24 }, () => create(json, at)))
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([...Array(20).fill(201), ...Array(4).fill(409)])
    expect((await create(json, at)).body.errorCode).toBe('client_credential_limit_reached')
  })
})
