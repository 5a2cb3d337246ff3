import { createHmac, createPublicKey } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'
import { UnsecuredJWT } from 'jose'
import * as openid from 'openid-client'
import { audience } from './application.ts'
import {
  addApi,
  assert,
  assertionType,
  type ClientKey,
  clientKey,
  grantedClient,
} from './strong-client.ts'

let server: SharedServer
let clientId: string
const key = clientKey('PS256')
const other = clientKey('RS256')
const third = clientKey('RS384')

beforeAll(async () => {
  server = await joinTestServer()
  await addApi(server.tenant)
  clientId = await clientWith(key, other, third)
})
afterAll(() => server.stop())

const clientWith = (...keys: readonly ClientKey[]) =>
  grantedClient(server.tenant, {
    client_authentication_methods: {
      private_key_jwt: { credentials: keys.map(({ credential }) => credential) },
    },
  })

function send(form: Readonly<Record<string, string>>) {
  return server.tenant.request('POST', '/oauth/token', {
    token: null,
    form: { grant_type: 'client_credentials', audience, ...form },
  })
}

const askBy = (assertion: string, form: Readonly<Record<string, string>> = {}) =>
  send({ client_assertion: assertion, client_assertion_type: assertionType, ...form })

describe('a client assertion', () => {
  it.each([
    ['PS256', key],
    ['RS256', other],
    ['RS384', third],
  ] as const)(
    'is accepted at the token endpoint with %s, by one of several keys',
    async (_alg, by) => {
      const { status, body } = await askBy(await assert(server.tenant, clientId, by))
      expect([status, body.token_type]).toEqual([200, 'Bearer'])
    },
  )

  it('has the issuer or the endpoint in `aud`, and `kid` is optional', async () => {
    const { baseUrl } = server.tenant
    const endpoint = `${baseUrl}/oauth/token`
    for (const aud of [endpoint, [`${baseUrl}/`, 'https://elsewhere.example.com']]) {
      const assertion = await assert(server.tenant, clientId, key, { claims: { aud } })
      expect((await askBy(assertion)).status).toBe(200)
    }
    const unnamed = await assert(server.tenant, clientId, other, { header: { kid: undefined } })
    expect((await askBy(unnamed)).status).toBe(200)
  })

  it('that is sent twenty times concurrently is accepted once', async () => {
    const assertion = await assert(server.tenant, clientId, key)
    const answers = await Promise.all(Array.from({ length: 20 }, () => askBy(assertion)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status !== 200)
    for (const { status, body } of refused) {
      expect([status, body]).toEqual([
        401,
        {
          error: 'invalid_client',
          error_description:
            'client authentication failed: client assertion tokens must only be used once',
        },
      ])
    }
  })

  it('of the unmodified openid-client is accepted', async () => {
    const issuer = new URL(server.tenant.baseUrl)
    const pkcs8 = key.privateKey.export({ type: 'pkcs8', format: 'der' })
    const rsa = { name: 'RSA-PSS', hash: 'SHA-256' }
    const signing = await crypto.subtle.importKey('pkcs8', pkcs8, rsa, false, ['sign'])
    const config = await openid.discovery(
      issuer,
      clientId,
      undefined,
      openid.PrivateKeyJwt({ key: signing, kid: key.kid }),
      { [openid.customFetch]: server.fetch as unknown as openid.CustomFetch },
    )
    const tokens = await openid.clientCredentialsGrant(config, { audience })
    expect(tokens.token_type).toBe('bearer')
  })
})

describe('a client assertion is refused with the reason', () => {
  const refused = async (assertion: string, form = {}) => {
    const { status, body } = await askBy(assertion, form)
    return [status, body.error, body.error_description.replace('client authentication failed', '')]
  }
  const failed = (reason: string) => [401, 'invalid_client', expect.stringContaining(reason)]

  it.each([
    ['for another server', { aud: 'https://elsewhere.example.com/' }, 'audience (aud) must'],
    ['without an audience', { aud: undefined }, 'audience) must be provided'],
    ['without a jti', { jti: undefined }, 'jti'],
    ['from another issuer', { iss: 'somebody' }, 'iss (JWT issuer) must be the client_id'],
  ])('%s', async (_what, claims, reason) => {
    expect(await refused(await assert(server.tenant, clientId, key, { claims }))).toEqual(
      failed(reason),
    )
  })

  it('with a lifetime above five minutes, expired, or without `exp`', async () => {
    const long = await assert(server.tenant, clientId, key, { expiresIn: '6m' })
    expect(await refused(long)).toEqual(failed('within five minutes'))
    const expired = await assert(server.tenant, clientId, key, { expiresIn: '-1m' })
    expect(await refused(expired)).toEqual(failed('jwt expired'))
  })

  it('with a key that is not registered, has expired, or is for request objects only', async () => {
    const otherKey = { ...clientKey('PS256'), kid: key.kid }
    const forged = await assert(server.tenant, clientId, otherKey)
    expect(await refused(forged)).toEqual(failed('signature verification failed'))

    const ending = clientKey('RS256')
    const mayEnd = await clientWith(key, ending)
    const path = `/api/v2/clients/${mayEnd}/credentials`
    expect((await askBy(await assert(server.tenant, mayEnd, ending))).status).toBe(200)
    const { body } = await server.tenant.request('GET', path)
    const { id } = body.find(({ kid }: { kid: string }) => kid === ending.kid)
    const expired = { expires_at: new Date(Date.now() - 1000).toISOString() }
    await server.tenant.request('PATCH', `${path}/${id}`, { json: expired })
    expect(await refused(await assert(server.tenant, mayEnd, ending))).toEqual(failed('no '))
    expect((await askBy(await assert(server.tenant, mayEnd, key))).status).toBe(200)

    const forRequests = clientKey('PS256')
    const both = await grantedClient(server.tenant, {
      client_authentication_methods: { private_key_jwt: { credentials: [key.credential] } },
      signed_request_object: { credentials: [forRequests.credential] },
    })
    const misused = await assert(server.tenant, both, forRequests)
    expect(await refused(misused)).toEqual(failed('is not registered for client authentication'))
  })

  it('with another algorithm, with none, or with the public key as an HMAC secret', async () => {
    const claims = { iss: clientId, sub: clientId, aud: `${server.tenant.baseUrl}/`, jti: 'a' }
    const unsigned = new UnsecuredJWT(claims).setExpirationTime('1m').encode()
    expect(await refused(unsigned)).toEqual(failed('alg mismatch'))
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const exp = Math.floor(Date.now() / 1000) + 60
    const input = `${encode({ alg: 'HS256', kid: key.kid })}.${encode({ ...claims, exp })}`
    const mac = createHmac('sha256', key.credential.pem).update(input).digest('base64url')
    expect(await refused(`${input}.${mac}`)).toEqual(failed('alg mismatch'))
    const wrong = { ...key, alg: 'RS256' as const }
    const byOther = await assert(server.tenant, clientId, wrong)
    expect(await refused(byOther)).toEqual(failed('no '))
  })

  it('with a key in `jwk` or `jku`, or with `crit`', async () => {
    const otherKey = { ...clientKey('PS256'), kid: key.kid }
    const jwk = createPublicKey(otherKey.privateKey).export({ format: 'jwk' })
    for (const header of [
      { jwk },
      { jku: 'https://evil.example.com/keys' },
      { x5u: 'https://evil.example.com/certificate' },
      { x5c: [Buffer.from('certificate').toString('base64')] },
      { kid: '../../dev/null', jwk },
    ]) {
      const forged = await assert(server.tenant, clientId, otherKey, { header })
      expect([header, (await refused(forged)).slice(0, 2)]).toEqual([
        header,
        [401, 'invalid_client'],
      ])
    }
    for (const critical of [
      { crit: ['x-unknown'], 'x-unknown': true },
      { crit: ['b64'], b64: true },
    ]) {
      const known = await assert(server.tenant, clientId, key, { header: critical })
      expect((await refused(known)).slice(0, 2)).toEqual([401, 'invalid_client'])
    }
  })

  it('when it is a request object', async () => {
    const header = { typ: 'oauth-authz-req+jwt' }
    const request = await assert(server.tenant, clientId, key, { header })
    expect(await refused(request)).toEqual(
      failed('a Request Object must not be used as a client_assertion'),
    )
  })

  it('when it is missing, or sent with another authentication method', async () => {
    const alone = await send({ client_id: clientId })
    expect([alone.status, alone.body.error, alone.body.error_description]).toEqual(
      failed('does not match the registered client authentication method'),
    )
    const bySecret = await send({ client_id: clientId, client_secret: 'guess' })
    expect([bySecret.status, bySecret.body.error]).toEqual([401, 'invalid_client'])
    const unknown = await send({ client_id: 'nobody', client_secret: 'guess' })
    expect([unknown.status, unknown.body.error_description]).toEqual([
      401,
      'client authentication failed',
    ])
  })
})
