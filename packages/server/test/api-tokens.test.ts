import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestServer, type TestServer, until } from '@latchkey/testkit'
import {
  compactDecrypt,
  createRemoteJWKSet,
  customFetch,
  decodeJwt,
  decodeProtectedHeader,
  importJWK,
  jwtVerify,
  SignJWT,
} from 'jose'
import pg from 'pg'

/** Tokens for the APIs of a tenant, as the management API describes them. */
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

let made = 0
const send = async (method: string, path: string, json?: unknown) => {
  const { tenant } = server
  const answer = await tenant.request(method, `/api/v2${path}`, json === undefined ? {} : { json })
  if (answer.status >= 400) throw new Error(answer.text)
  return answer.body
}

/** An API with these members, and a client with a grant for it. */
async function granted(members: object = {}, grant: object = {}) {
  made += 1
  const identifier = `https://api-${made}.example.com/`
  const scopes = ['a', 'b', 'c'].map((value) => ({ value }))
  const api = await send('POST', '/resource-servers', { identifier, scopes, ...members })
  const client = await server.tenant.write(({ clients }) => clients.create({ name: 'Machine' }))
  const { clientId: client_id, clientSecret: client_secret } = client
  const named = { client_id, audience: identifier, scope: ['a', 'b'], ...grant }
  const { id: grantId } = await send('POST', '/client-grants', named)
  const sendRequest = (more: object = {}) =>
    server.tenant.request('POST', '/oauth/token', {
      token: null,
      json: {
        grant_type: 'client_credentials',
        audience: identifier,
        client_id,
        client_secret,
        ...more,
      },
    })
  return { api, identifier, clientId: client_id, grantId, sendRequest }
}

/** A public key for which the tokens of an API are encrypted. */
function newEncryption(kid: string) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
  const encryption_key = { alg: 'RSA-OAEP-256', kid, pem }
  return { token_encryption: { format: 'compact-nested-jwe', encryption_key }, privateKey }
}

const refused = (error_description: string) => ({ error: 'access_denied', error_description })
const notAuthorized = (audience: string) =>
  refused(
    `Client is not authorized to access "${audience}". ` +
      'You need to create a "client-grant" associated to this API.',
  )

describe('a token for an API', () => {
  it('is for its identifier, has its lifetime, and has the scopes of the grant', async () => {
    const { identifier, clientId, sendRequest } = await granted({ token_lifetime: 600 })
    const { status, body } = await sendRequest()
    expect([status, body.expires_in, body.scope]).toEqual([200, 600, 'a b'])
    const { iat = 0, ...claims } = decodeJwt(body.access_token)
    expect(claims).toEqual({
      iss: `${server.tenant.baseUrl}/`,
      sub: `${clientId}@clients`,
      aud: identifier,
      exp: iat + 600,
      scope: 'a b',
      gty: 'client-credentials',
      azp: clientId,
    })
    expect((await sendRequest({ scope: 'b c d' })).body.scope).toBe('b')
  })

  it('has every scope of the API, later ones too, if the grant allows all', async () => {
    const { api, sendRequest } = await granted({}, { scope: [], allow_all_scopes: true })
    expect((await sendRequest()).body.scope).toBe('a b c')
    await send('PATCH', `/resource-servers/${api.id}`, { scopes: [{ value: 'd' }] })
    expect((await sendRequest()).body.scope).toBe('d')
  })

  it('follows RFC 9068 where the API requires it', async () => {
    const { clientId, sendRequest } = await granted({ token_dialect: 'rfc9068_profile' })
    const { access_token: token } = (await sendRequest()).body
    expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'RS256', typ: 'at+jwt' })
    const claims = decodeJwt(token)
    expect(Object.keys(claims).sort()).toEqual(
      ['aud', 'client_id', 'exp', 'iat', 'iss', 'jti', 'scope', 'sub'].sort(),
    )
    expect(claims).toMatchObject({ client_id: clientId, jti: expect.stringMatching(/.{16}/) })
    expect(decodeJwt((await sendRequest()).body.access_token).jti).not.toBe(claims.jti)
  })

  it.each(['access_token_authz', 'rfc9068_profile_authz'])(
    'has `permissions` in the dialect %s if policies are enforced',
    async (token_dialect) => {
      const permissionsOf = async (enforce_policies: boolean, scope: string) => {
        const { sendRequest } = await granted({ token_dialect, enforce_policies })
        return decodeJwt((await sendRequest({ scope })).body.access_token).permissions
      }
      expect(await permissionsOf(true, 'b a')).toEqual(['b', 'a'])
      expect(await permissionsOf(true, 'x')).toEqual([])
      expect(await permissionsOf(false, 'a')).toBeUndefined()
    },
  )

  it('is signed with the key of the tenant', async () => {
    const { identifier, sendRequest } = await granted({ token_dialect: 'rfc9068_profile' })
    const { baseUrl } = server.tenant
    const keys = createRemoteJWKSet(new URL(`${baseUrl}/.well-known/jwks.json`), {
      [customFetch]: server.fetch as unknown as typeof fetch,
    })
    const options = { issuer: `${baseUrl}/`, audience: identifier, typ: 'at+jwt' }
    await jwtVerify((await sendRequest()).body.access_token, keys, options)
  })

  it('is signed by RSASSA-PSS if the API asks for PS256', async () => {
    const { identifier, sendRequest } = await granted({ signing_alg: 'PS256' })
    const { baseUrl } = server.tenant
    const keys = createRemoteJWKSet(new URL(`${baseUrl}/.well-known/jwks.json`), {
      [customFetch]: server.fetch as unknown as typeof fetch,
    })
    const { access_token: token } = (await sendRequest()).body
    expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'PS256', typ: 'JWT' })
    // The key is published for RS256 (RFC 7517, section 4.4): whoever verifies names PS256.
    const { kid } = decodeProtectedHeader(token)
    const jwks = await server.tenant.request('GET', '/.well-known/jwks.json', { token: null })
    const { alg: _alg, ...jwk } = jwks.body.keys.find((key: { kid: string }) => key.kid === kid)
    const key = await importJWK(jwk, 'PS256')
    await jwtVerify(token, key, { audience: identifier, algorithms: ['PS256'] })
    await expect(jwtVerify(token, keys, { algorithms: ['RS256'] })).rejects.toThrow()
  })

  it('is signed with the secret of the API if it has one, and immediately with a new one', async () => {
    const { api, identifier, sendRequest } = await granted({ signing_alg: 'HS256' })
    const verify = async (secret: string) => {
      const options = { audience: identifier, algorithms: ['HS256'] }
      return jwtVerify((await sendRequest()).body.access_token, Buffer.from(secret), options)
    }
    const { protectedHeader } = await verify(api.signing_secret)
    expect(protectedHeader).toEqual({ alg: 'HS256', typ: 'JWT' })
    const signing_secret = 'n'.repeat(40)
    await send('PATCH', `/resource-servers/${api.id}`, { signing_secret })
    await verify(signing_secret)
  })

  it('is encrypted with the public key of the API if it has one', async () => {
    const { token_encryption, privateKey } = newEncryption('mine')
    const { identifier, sendRequest } = await granted({ token_encryption })
    const { access_token: token } = (await sendRequest()).body
    expect(decodeProtectedHeader(token)).toMatchObject({ kid: 'mine', enc: 'A256GCM' })
    const { plaintext } = await compactDecrypt(token, privateKey)
    expect(decodeJwt(new TextDecoder().decode(plaintext)).aud).toBe(identifier)
  })

  it('is issued without waiting for a write', async () => {
    const { sendRequest } = await granted()
    await sendRequest()
    const client = new pg.Client({ connectionString: server.database.ownerUrl })
    await client.connect()
    const { rows } = await client.query<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
    )
    // Blocks all writes until the end of this transaction; reads continue.
    const lock = `lock table ${rows.map(({ name }) => name).join()} in exclusive mode nowait`
    await until('a moment without writers', async () => {
      await client.query('rollback; begin')
      return client.query(lock).then(
        () => true,
        () => false,
      )
    })
    const { status } = await sendRequest()
    await client.query('rollback')
    await client.end()
    expect(status).toBe(200)
  })
})

describe('a token is only accepted for its purpose', () => {
  const use = async (token: string) => {
    const { status, body } = await server.tenant.request('GET', '/api/v2/roles', { token })
    return [status, body.message]
  }

  it('none is accepted that is signed with an encryption key', async () => {
    const { token_encryption, privateKey } = newEncryption('for encryption')
    await granted({ token_encryption })
    const genuine = await server.tenant.token('read:roles')
    expect((await use(genuine))[0]).toBe(200)
    for (const kid of ['for encryption', decodeProtectedHeader(genuine).kid ?? '']) {
      const forged = await new SignJWT(decodeJwt(genuine))
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid })
        .sign(privateKey)
      expect((await use(forged))[0]).toBe(401)
    }
    const jwks = await server.tenant.request('GET', '/.well-known/jwks.json', { token: null })
    const uses = jwks.body.keys.map(({ use }: { use: string }) => use)
    expect([...new Set(uses)]).toEqual(['sig'])
  })

  it('none for another API is accepted by the management API, in any dialect', async () => {
    const scopes = [{ value: 'read:roles' }]
    const { clientId } = server.tenant
    const mine = { client_id: clientId, scope: ['read:roles'] }
    for (const members of [
      {},
      { token_dialect: 'rfc9068_profile' },
      { signing_alg: 'HS256' },
      { token_dialect: 'access_token_authz', enforce_policies: true },
    ]) {
      const { sendRequest } = await granted({ ...members, scopes }, mine)
      const { client_id, client_secret } = {
        client_id: clientId,
        client_secret: server.tenant.clientSecret,
      }
      const { body } = await sendRequest({ client_id, client_secret })
      expect(await use(body.access_token)).toEqual([401, 'Invalid token'])
    }
  })

  it('none is issued to a client itself by a grant for users', async () => {
    const { identifier, sendRequest } = await granted({}, { subject_type: 'user' })
    const { status, body } = await sendRequest()
    expect([status, body]).toEqual([400, notAuthorized(identifier)])
  })
})

describe('400', () => {
  it('names an API that does not exist in this tenant', async () => {
    const { sendRequest } = await granted()
    const other = await server.addTenant('audience.example.com')
    const json = { identifier: 'urn:theirs' }
    await other.request('POST', '/api/v2/resource-servers', { json })
    for (const audience of ['urn:nobody', 'urn:theirs', 'x'.repeat(700)]) {
      const { status, body } = await sendRequest({ audience })
      expect([status, body]).toEqual([400, refused(`Service not found: ${audience}`)])
    }
  })

  it('reports that the client has no grant for another API', async () => {
    const { sendRequest } = await granted()
    const { identifier } = await granted()
    expect((await sendRequest({ audience: identifier })).body).toEqual(notAuthorized(identifier))
    const management = `${server.tenant.baseUrl}/api/v2/`
    expect((await sendRequest({ audience: '/api/v2/' })).body).toEqual(notAuthorized(management))
  })

  it('reports that an API does not allow client_credentials', async () => {
    const client = { policy: 'deny_all' }
    const { identifier, sendRequest } = await granted({ subject_type_authorization: { client } })
    expect((await sendRequest()).body).toEqual(
      refused(
        `Client is not authorized to access "${identifier}". This API does not allow clients to access it on their own behalf.`,
      ),
    )
  })
})

describe('what is removed ends immediately', () => {
  it('a grant, also one that is recreated with fewer scopes', async () => {
    const { identifier, clientId, grantId, sendRequest } = await granted()
    expect((await sendRequest()).body.scope).toBe('a b')
    await send('PATCH', `/client-grants/${grantId}`, { scope: ['a'] })
    expect((await sendRequest()).body.scope).toBe('a')
    await send('DELETE', `/client-grants/${grantId}`)
    expect((await sendRequest()).body).toEqual(notAuthorized(identifier))
    await send('POST', '/client-grants', { client_id: clientId, audience: identifier })
    expect((await sendRequest()).body.scope ?? '').toBe('')
  })

  it('an API, whose grants do not return with it', async () => {
    const { api, identifier, sendRequest } = await granted()
    expect((await sendRequest()).status).toBe(200)
    await send('DELETE', `/resource-servers/${api.id}`)
    expect((await sendRequest()).body).toEqual(refused(`Service not found: ${identifier}`))
    await send('POST', '/resource-servers', { identifier, scopes: [{ value: 'a' }] })
    expect((await sendRequest()).body).toEqual(notAuthorized(identifier))
  })

  it('a scope', async () => {
    const { api, sendRequest } = await granted()
    expect((await sendRequest()).body.scope).toBe('a b')
    await send('PATCH', `/resource-servers/${api.id}`, { scopes: [{ value: 'b' }] })
    expect((await sendRequest()).body.scope).toBe('b')
  })

  it('within a second if another process did it', async () => {
    const { api, grantId, sendRequest } = await granted()
    const lasting = await granted()
    expect((await sendRequest()).status).toBe(200)
    expect((await lasting.sendRequest()).status).toBe(200)
    await server.database.query('delete from client_grants where id = $1', [grantId])
    const { id } = lasting.api
    await server.database.query('delete from resource_servers where id = $1', [id])
    await until('both are refused', async () => {
      const [first, second] = [await sendRequest(), await lasting.sendRequest()]
      return first.status !== 200 && second.status !== 200
    })
    expect((await sendRequest()).body).toEqual(notAuthorized(api.identifier))
    expect((await lasting.sendRequest()).body).toEqual(
      refused(`Service not found: ${lasting.identifier}`),
    )
  })
})
