import { X509Certificate } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'

const paths = { connections: '/api/v2/connections' }

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
})
afterAll(() => server.stop())

let count = 0
async function newConnection(strategy = 'oidc', options: object = {}): Promise<string> {
  count += 1
  const json = { name: `keyed-${count}`, strategy, options }
  return (await server.tenant.request('POST', paths.connections, { json })).body.id
}
const keysOf = (id: string) => `${paths.connections}/${id}/keys`
const send = (method: string, path: string, json?: object) =>
  server.tenant.request(method, path, json ? { json } : {})
const publicKeysOf = async (id: string) => {
  const path = `/.well-known/connections/${id}/jwks.json`
  return (await server.tenant.request('GET', path, { token: null })).body.keys
}

describe('the keys of a connection', () => {
  it('are a current and a next one, and publish their public members', async () => {
    const id = await newConnection('oidc', { token_endpoint_auth_signing_alg: 'ES256' })
    expect((await send('GET', keysOf(id))).body).toEqual([])
    expect(await publicKeysOf(id)).toEqual([])
    const { status, body } = await send('POST', keysOf(id), {})
    expect(status).toBe(201)
    expect(body).toMatchObject([
      { algorithm: 'ES256', key_use: 'signing', current: true, next: false },
      { algorithm: 'ES256', key_use: 'signing', current: false, next: true },
    ])
    expect((await send('GET', keysOf(id))).body).toEqual(body)
    const [first] = body
    const certificate = new X509Certificate(first.cert)
    expect(first.fingerprint).toBe(certificate.fingerprint)
    const keys = await publicKeysOf(id)
    const members = ['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']
    expect(keys.map((key: object) => Object.keys(key).sort())).toEqual([members, members])
    expect(keys[0]).toMatchObject({ kid: first.kid, alg: 'ES256' })
    expect(keys[0].x).toBe(certificate.publicKey.export({ format: 'jwk' }).x)
    const { rows } = await server.database.query('select private_jwk from connection_keys')
    expect(JSON.stringify(rows)).not.toContain(keys[0].x)
    expect((await send('POST', keysOf(id), {})).status).toBe(409)
  })

  it.each([
    ['RS384', 'RSA', undefined],
    ['PS384', 'RSA', undefined],
    ['ES384', 'EC', 'P-384'],
  ])('are made for %s', async (algorithm, kty, crv) => {
    const id = await newConnection('oidc', { token_endpoint_auth_signing_alg: algorithm })
    const { body } = await send('POST', keysOf(id), {})
    expect(body).toMatchObject([{ algorithm }, { algorithm }])
    const [key] = await publicKeysOf(id)
    expect([key.alg, key.kty, key.crv]).toEqual([algorithm, kty, crv])
    const certificate = new X509Certificate(body[0].cert)
    expect(certificate.verify(certificate.publicKey)).toBe(true)
  })

  it('rotate: the next key becomes current, and the former current one is gone', async () => {
    const id = await newConnection('okta')
    const rotated = await send('POST', `${keysOf(id)}/rotate`, { signing_alg: 'PS256' })
    expect([rotated.status, rotated.body.next]).toEqual([201, true])
    const before = (await send('GET', keysOf(id))).body
    expect(before.map(({ algorithm }: { algorithm: string }) => algorithm)).toEqual([
      'PS256',
      'PS256',
    ])
    const { body: fresh } = await send('POST', `${keysOf(id)}/rotate`, { signing_alg: 'ES256' })
    const after = (await send('GET', keysOf(id))).body
    expect(after).toMatchObject([{ kid: before[1].kid, current: true }, fresh])
    expect((await publicKeysOf(id)).map(({ kty }: { kty: string }) => kty)).toEqual(['RSA', 'EC'])
  })

  it('exist for strategies with `token_endpoint_auth_method` alone', async () => {
    const refused = await send('POST', keysOf(await newConnection('github')), {})
    expect([refused.status, refused.body.message]).toEqual([
      400,
      expect.stringContaining('`github` have no keys'),
    ])
    for (const [method, path] of [
      ['GET', keysOf('con_unknown')],
      ['POST', keysOf('con_unknown')],
      ['POST', `${keysOf('con_unknown')}/rotate`],
    ] as const) {
      expect((await send(method, path, method === 'POST' ? {} : undefined)).status).toBe(404)
    }
  })
})
