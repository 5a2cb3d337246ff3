import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestServer, type TestServer } from '@latchkey/testkit'
import * as oidc from 'openid-client'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

describe('a dump of the database', () => {
  it('holds no secret of a client and no private key', async () => {
    await server.tenant.token()
    const { rows: tables } = await server.database.query(
      "select table_name from information_schema.tables where table_schema = 'public'",
    )
    expect(tables.length).toBeGreaterThan(5)
    for (const { table_name: table } of tables) {
      const { rows } = await server.database.query(`select * from "${table}"`)
      const dump = JSON.stringify(rows)
      expect(dump).not.toContain(server.tenant.clientSecret)
      expect(dump).not.toMatch(/PRIVATE KEY|"(d|dp|dq|qi)":/)
    }
  })
})

describe('metadata', () => {
  const both = ['/.well-known/openid-configuration', '/.well-known/oauth-authorization-server']
  const read = async (path: string) =>
    (await server.tenant.request('GET', path, { token: null })).body

  it('is the same at both URLs, of this issuer, and announces the served endpoints', async () => {
    const [first, second] = [await read(both[0] ?? ''), await read(both[1] ?? '')]
    expect(second).toEqual(first)
    const { baseUrl } = server.tenant
    expect(first).toMatchObject({
      issuer: `${baseUrl}/`,
      token_endpoint: `${baseUrl}/oauth/token`,
      jwks_uri: `${baseUrl}/.well-known/jwks.json`,
      grant_types_supported: expect.arrayContaining(['authorization_code', 'client_credentials']),
      userinfo_endpoint: `${baseUrl}/userinfo`,
      token_endpoint_auth_methods_supported: [
        'client_secret_basic',
        'client_secret_post',
        'private_key_jwt',
        'tls_client_auth',
        'self_signed_tls_client_auth',
        'none',
      ],
    })
    for (const [name, value] of Object.entries(first)) {
      if (!/_endpoint$|_uri$/.test(name)) continue
      const path = String(value).slice(baseUrl.length)
      const { status } = await server.tenant.request('GET', path, { token: null })
      // Served, whatever it takes: 400 and 401 say that something is missing.
      expect([name, [200, 303, 400, 401, 405].includes(status)]).toEqual([name, true])
    }
  })

  it('has the same issuer whatever the headers of the request', async () => {
    const headers = {
      'x-forwarded-host': 'evil.test',
      'x-forwarded-proto': 'http',
      forwarded: 'host=evil.test',
    }
    const { body } = await server.tenant.request('GET', both[0] ?? '', { token: null, headers })
    expect(JSON.stringify(body)).not.toContain('evil.test')
  })

  it('has public keys only', async () => {
    const { keys } = await read('/.well-known/jwks.json')
    expect(keys).toHaveLength(2)
    for (const key of keys) {
      expect(Object.keys(key)).toEqual(['kty', 'use', 'n', 'e', 'kid', 'x5t', 'x5c', 'alg'])
    }
    const rows = await server.database.query('select private_jwk, public_jwk from signing_keys')
    for (const { private_jwk, public_jwk } of rows.rows) {
      expect(private_jwk.split('.')).toHaveLength(5)
      expect(public_jwk).not.toHaveProperty('d')
    }
  })

  it.each(['oidc', 'oauth2'] as const)(
    'lets the unmodified openid-client get a token (%s)',
    async (algorithm) => {
      const { clientId, clientSecret, baseUrl } = server.tenant
      const options = { algorithm, [oidc.customFetch]: server.fetch as unknown as oidc.CustomFetch }
      for (const method of [oidc.ClientSecretPost]) {
        const authentication = method(clientSecret)
        const client = await oidc.discovery(
          new URL(`${baseUrl}/`),
          clientId,
          undefined,
          authentication,
          options,
        )
        const token = await oidc.clientCredentialsGrant(client, {
          audience: '/api/v2/',
          scope: 'read:users',
        })
        expect(token).toMatchObject({
          token_type: 'bearer',
          scope: 'read:users',
          expires_in: 86_400,
        })
      }
    },
  )
})
