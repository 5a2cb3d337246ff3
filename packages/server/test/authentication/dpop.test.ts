import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, joinTestServer, type SharedServer } from '@latchkey/testkit'
import { calculateJwkThumbprint, decodeJwt, exportJWK, SignJWT } from 'jose'
import * as openid from 'openid-client'
import { type NewKeys, newEcKeysSync, newRsaKeys } from '../../src/keys/new-keys.ts'
import {
  type Application,
  audience,
  createApplication,
  createUser,
  password,
} from './application.ts'

let server: SharedServer
let app: Application
let config: openid.Configuration
let keys: CryptoKeyPair
const email = 'ada@example.com'

beforeAll(async () => {
  server = await joinTestServer()
  app = await createApplication(server.tenant, { client: { require_proof_of_possession: true } })
  await createUser(server.tenant, email)
  config = await openid.discovery(
    new URL(server.tenant.baseUrl),
    app.clientId,
    app.clientSecret,
    openid.ClientSecretPost(app.clientSecret),
    { [openid.customFetch]: server.fetch as unknown as openid.CustomFetch },
  )
  keys = await newCryptoKeys()
})
afterAll(() => server.stop())

/** Keys as in a browser, in the form that the library accepts. */
async function newCryptoKeys(): Promise<CryptoKeyPair> {
  const { privateKey, publicKey } = newEcKeysSync()
  const [pkcs8, spki] = [
    privateKey.export({ type: 'pkcs8', format: 'der' }),
    publicKey.export({ type: 'spki', format: 'der' }),
  ]
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
  return {
    privateKey: await crypto.subtle.importKey('pkcs8', pkcs8, algorithm, true, ['sign']),
    publicKey: await crypto.subtle.importKey('spki', spki, algorithm, true, ['verify']),
  }
}

/** The tokens of Ada for this scope, bound to the key. */
async function tokensFor(scope: string, to?: string) {
  const verifier = openid.randomPKCECodeVerifier()
  const url = openid.buildAuthorizationUrl(config, {
    redirect_uri: app.redirectUri,
    scope,
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(to && { audience: to }),
  })
  const visitor = createVisitor(server)
  const page = await visitor.visit(url.href)
  const { url: back } = await visitor.submit(page, { username: email, password })
  const DPoP = openid.getDPoPHandle(config, keys)
  const checks = { pkceCodeVerifier: verifier, expectedState: openid.skipStateCheck } as const
  return openid.authorizationCodeGrant(config, back, checks, undefined, { DPoP })
}

interface Proof {
  readonly method?: string
  readonly url: string
  readonly token?: string | undefined
  readonly claims?: object
  readonly header?: object
  readonly by?: NewKeys | CryptoKeyPair
}

async function prove({ method = 'GET', url, token, claims, header, by = keys }: Proof) {
  const ath = token && createHash('sha256').update(token).digest('base64url')
  return new SignJWT({ jti: randomUUID(), htm: method, htu: url, ...(ath && { ath }), ...claims })
    .setProtectedHeader({
      alg: 'ES256',
      typ: 'dpop+jwt',
      jwk: await exportJWK(by.publicKey),
      ...header,
    })
    .setIssuedAt()
    .sign(by.privateKey, { crit: { 'x-unknown': true } })
}

const userInfo = (token: string, proof: string | undefined, scheme = 'DPoP') =>
  server.tenant.request('GET', '/userinfo', {
    token: null,
    headers: { authorization: `${scheme} ${token}`, ...(proof !== undefined && { dpop: proof }) },
  })

describe.each([
  ['for no API', undefined],
  ['for an API', audience],
] as const)('a token %s that is bound to a key', (_what, to) => {
  const scope = 'openid email offline_access'
  let token: string
  let sub: string
  let refreshToken: string
  const url = () => `${server.tenant.baseUrl}/userinfo`

  beforeAll(async () => {
    const tokens = await tokensFor(scope, to)
    expect(tokens.token_type).toBe('dpop')
    token = tokens.access_token
    sub = tokens.claims()?.sub ?? ''
    refreshToken = tokens.refresh_token ?? ''
  })

  it('is accepted at /userinfo from the unmodified openid-client, and bound again by a refresh', async () => {
    const DPoP = openid.getDPoPHandle(config, keys)
    const info = await openid.fetchUserInfo(config, token, sub, { DPoP })
    expect(info).toEqual(expect.objectContaining({ sub, email }))
    const next = await openid.refreshTokenGrant(config, refreshToken, undefined, { DPoP })
    expect(next.token_type).toBe('dpop')
    const again = await openid.fetchUserInfo(config, next.access_token, sub, { DPoP })
    expect(again.sub).toBe(sub)
    if (to === undefined) return
    const jkt = await calculateJwkThumbprint(await exportJWK(keys.publicKey))
    expect(decodeJwt(next.access_token).cnf).toEqual({ jkt })
  })

  it('is accepted at /userinfo with `htu` of its mutual TLS alias, and no other', async () => {
    const mtls = { enable_endpoint_aliases: true }
    await server.tenant.request('PATCH', '/api/v2/tenants/settings', { json: { mtls } })
    const discovery = '/.well-known/openid-configuration'
    const { body } = await server.tenant.request('GET', discovery, { token: null })
    const aliases = body.mtls_endpoint_aliases
    const proof = await prove({ url: aliases.userinfo_endpoint, token })
    expect((await userInfo(token, proof)).status).toBe(200)
    const elsewhere = await prove({ url: aliases.token_endpoint, token })
    expect((await userInfo(token, elsewhere)).status).toBe(401)
  })

  it('is refused as Bearer, and without a proof', async () => {
    const proof = await prove({ url: url(), token })
    expect([400, 401]).toContain((await userInfo(token, proof, 'Bearer')).status)
    expect((await userInfo(token, undefined, 'Bearer')).status).toBe(401)
    expect([400, 401]).toContain((await userInfo(token, undefined)).status)
  })

  it('is refused with a used proof', async () => {
    const proof = await prove({ url: url(), token })
    const answers = await Promise.all(Array.from({ length: 10 }, () => userInfo(token, proof)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it.each([
    ['for another method', { method: 'POST' }],
    ['for another address', { url: 'https://localhost/oauth/token' }],
    ['for another token', { token: 'another' }],
    ['for no token', { token: undefined }],
    ['without jti', { claims: { jti: undefined } }],
    ['made an hour ago', { claims: { iat: Math.floor(Date.now() / 1000) - 3600 } }],
    ['of another type', { header: { typ: 'JWT' } }],
  ])('is refused with a proof %s', async (_name, wrong) => {
    const claims = 'claims' in wrong ? wrong.claims : {}
    const { iat } = claims as { iat?: number }
    const proof =
      iat === undefined ? await prove({ url: url(), token, ...wrong }) : await proveAt(iat)
    expect([400, 401]).toContain((await userInfo(token, proof)).status)
  })

  const proveAt = async (iat: number) =>
    new SignJWT({
      jti: randomUUID(),
      htm: 'GET',
      htu: url(),
      iat,
      ath: createHash('sha256').update(token).digest('base64url'),
    })
      .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk: await exportJWK(keys.publicKey) })
      .sign(keys.privateKey)

  it('is refused with a proof with another key, or another algorithm', async () => {
    const otherKeys = newEcKeysSync()
    const byStranger = await prove({ url: url(), token, by: otherKeys })
    expect((await userInfo(token, byStranger)).status).toBe(401)
    const rsa = await newRsaKeys()
    const byRsa = await prove({ url: url(), token, by: rsa, header: { alg: 'RS256' } })
    expect([400, 401]).toContain((await userInfo(token, byRsa)).status)
  })

  it('is refused with a proof that has a private key, or `crit`', async () => {
    const jwk = await exportJWK(keys.publicKey)
    const secret = await exportJWK(keys.privateKey)
    for (const header of [
      { jwk: secret },
      { jwk: { kty: 'oct', k: Buffer.from('a secret').toString('base64url') } },
      { jwk, crit: ['x-unknown'], 'x-unknown': true },
      { jwk: undefined, jku: 'https://evil.example.com/keys' },
    ]) {
      const proof = await prove({ url: url(), token, header })
      expect([400, 401]).toContain((await userInfo(token, proof)).status)
    }
  })
})

describe('a client that requires proof of possession', () => {
  const send = (headers: Readonly<Record<string, string>>) =>
    server.tenant.request('POST', '/oauth/token', {
      token: null,
      form: {
        grant_type: 'client_credentials',
        audience: '/api/v2/',
        client_id: app.clientId,
        client_secret: app.clientSecret,
      },
      headers,
    })

  it('gets no token without a proof, and once with one', async () => {
    await server.tenant.request('POST', '/api/v2/client-grants', {
      json: {
        client_id: app.clientId,
        scope: ['read:clients'],
        audience: `${server.tenant.baseUrl}/api/v2/`,
      },
    })
    expect((await send({})).status).toBe(400)
    const url = `${server.tenant.baseUrl}/oauth/token`
    const empty = await prove({ method: 'POST', url, claims: { nonce: '' } })
    const refused = await send({ dpop: empty })
    expect([refused.status, refused.body.error]).toEqual([400, 'invalid_dpop_proof'])
    const dpop = await prove({ method: 'POST', url })
    const answers = await Promise.all(Array.from({ length: 10 }, () => send({ dpop })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('gets a nonce instead of that of another server, and otherwise none', async () => {
    const url = `${server.tenant.baseUrl}/oauth/token`
    const sendWith = async (claims: object) => {
      const { status, body, headers } = await send({
        dpop: await prove({ method: 'POST', url, claims }),
      })
      return { status, error: body.error, nonce: headers.get('dpop-nonce') }
    }
    expect(await sendWith({})).toEqual({ status: 200, error: undefined, nonce: null })
    const asked = await sendWith({ nonce: 'a-nonce-of-the-hosted-service' })
    expect(asked).toMatchObject({ status: 400, error: 'use_dpop_nonce' })
    expect(asked.nonce).toMatch(/^[\w-]{43}$/)
    expect(await sendWith({ nonce: asked.nonce })).toMatchObject({ status: 200 })
  })

  it('lets pages of other origins read that nonce', async () => {
    const url = `${server.tenant.baseUrl}/oauth/token`
    const dpop = await prove({ method: 'POST', url, claims: { nonce: 'of-another-server' } })
    const { body, headers } = await send({ dpop, origin: 'https://app.example.com' })
    expect(body.error).toBe('use_dpop_nonce')
    const exposed = headers.get('access-control-expose-headers')?.split(',') ?? []
    expect(exposed).toEqual(expect.arrayContaining(['DPoP-Nonce', 'WWW-Authenticate']))
  })

  it('is accepted by the management API with a proof, and not without', async () => {
    const url = `${server.tenant.baseUrl}/oauth/token`
    const { body } = await send({ dpop: await prove({ method: 'POST', url }) })
    const token = body.access_token
    const read = (headers: Readonly<Record<string, string>>) =>
      server.tenant.request('GET', '/api/v2/clients', { token: null, headers })
    const at = `${server.tenant.baseUrl}/api/v2/clients`
    const headers = { authorization: `DPoP ${token}`, dpop: await prove({ url: at, token }) }
    expect((await read(headers)).status).toBe(200)
    expect((await read(headers)).status).toBe(401)
    expect((await read({ authorization: `Bearer ${token}` })).status).toBe(401)
  })
})

describe('an API that requires DPoP', () => {
  const identifier = 'https://ledger.example.com/'
  const scopes = [{ value: 'read:entries' }]
  let free: Application
  let open: string
  beforeAll(async () => {
    free = await createApplication(server.tenant, {
      client: { grant_types: ['client_credentials', 'authorization_code'] },
    })
    const client = { app_type: 'spa', token_endpoint_auth_method: 'none' }
    open = (await createApplication(server.tenant, { client })).clientId
    await makeApi({})
    await server.tenant.request('POST', '/api/v2/client-grants', {
      json: { client_id: free.clientId, audience: identifier, scope: ['read:entries'] },
    })
  })

  async function makeApi(more: object): Promise<void> {
    const path = `/api/v2/resource-servers/${encodeURIComponent(identifier)}`
    const proof_of_possession = { mechanism: 'dpop', required: true, ...more }
    const made = { identifier, name: 'Ledger', scopes, proof_of_possession }
    const { status } = await server.tenant.request('POST', '/api/v2/resource-servers', {
      json: made,
    })
    if (status === 409)
      await server.tenant.request('PATCH', path, { json: { proof_of_possession } })
  }

  const url = () => `${server.tenant.baseUrl}/oauth/token`

  const sendByClient = (headers: Readonly<Record<string, string>>) =>
    server.tenant.request('POST', '/oauth/token', {
      token: null,
      form: {
        grant_type: 'client_credentials',
        audience: identifier,
        client_id: free.clientId,
        client_secret: free.clientSecret,
      },
      headers,
    })

  /** Exchanges a code of Ada, with a proof or without. */
  async function sendByUser(clientId: string, headers: Readonly<Record<string, string>>) {
    const code_verifier = openid.randomPKCECodeVerifier()
    const query = new URLSearchParams({
      client_id: clientId,
      redirect_uri: free.redirectUri,
      response_type: 'code',
      scope: 'openid read:entries',
      audience: identifier,
      code_challenge: await openid.calculatePKCECodeChallenge(code_verifier),
      code_challenge_method: 'S256',
    })
    const visitor = createVisitor(server)
    const page = await visitor.visit(`/authorize?${query}`)
    const { url: back } = await visitor.submit(page, { username: email, password })
    return server.tenant.request('POST', '/oauth/token', {
      token: null,
      form: {
        grant_type: 'authorization_code',
        code: back.searchParams.get('code') ?? '',
        redirect_uri: free.redirectUri,
        client_id: clientId,
        code_verifier,
        ...(clientId === free.clientId && { client_secret: free.clientSecret }),
      },
      headers,
    })
  }

  const refused = [
    400,
    {
      error: 'invalid_request',
      error_description: `Tokens for "${identifier}" require a DPoP proof.`,
    },
  ]

  it('gets only bound tokens, of clients and of users', async () => {
    const own = newEcKeysSync()
    const jkt = await calculateJwkThumbprint(await exportJWK(own.publicKey))
    const proof = async () => ({ dpop: await prove({ method: 'POST', url: url(), by: own }) })
    for (const send of [sendByClient, (headers = {}) => sendByUser(free.clientId, headers)]) {
      const without = await send({})
      expect([without.status, without.body]).toEqual(refused)
      const { status, body } = await send(await proof())
      expect([status, body.token_type]).toEqual([200, 'DPoP'])
      expect(decodeJwt(body.access_token).cnf).toEqual({ jkt })
    }
  })

  it('of public clients, leaves clients with a secret free', async () => {
    await makeApi({ required_for: 'public_clients' })
    const byClient = await sendByClient({})
    expect([byClient.status, byClient.body.token_type]).toEqual([200, 'Bearer'])
    const byUser = await sendByUser(open, {})
    expect([byUser.status, byUser.body]).toEqual(refused)
  })
})
