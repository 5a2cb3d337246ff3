import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestServer, type TestServer, type TestTenant, until } from '@latchkey/testkit'
import jsonwebtoken from 'jsonwebtoken'
import * as openid from 'openid-client'
import { audience } from './application.ts'
import {
  addApi,
  fetchWith,
  grantedClient,
  makeCertificate,
  type TestCertificate,
} from './strong-client.ts'

/** One server behind an edge, and one that asks for certificates itself, on one database. */
let edge: TestServer
let direct: TestServer
let ca: TestCertificate
let bySubject: TestCertificate
let selfSigned: TestCertificate
let otherCertificate: TestCertificate
let subjectClient: string
let selfSignedClient: string
const edgeKey = 'a key that only the edge in front of this domain has'
const bound = { require_proof_of_possession: true }

beforeAll(async () => {
  ca = await makeCertificate('CN=Bank CA')
  bySubject = await makeCertificate('C=DE, O=Ada\\, Grace & Co, CN=app', ca)
  selfSigned = await makeCertificate('CN=self')
  otherCertificate = await makeCertificate('C=DE, O=Ada\\, Grace & Co, CN=app')
  edge = await startTestServer({
    config: { trustedProxies: ['127.0.0.1'], edgeKeys: new Map([['localhost', [edgeKey]]]) },
  })
  const { database, dataFolder } = edge
  direct = await startTestServer({
    database,
    dataFolder,
    config: { mtlsPort: 0, clientCa: ca.pem },
  })
  await addApi(edge.tenant)
  subjectClient = await grantedClient(edge.tenant, {
    client_authentication_methods: {
      tls_client_auth: {
        credentials: [{ credential_type: 'cert_subject_dn', subject_dn: subjectDn }],
      },
    },
    ...bound,
  })
  selfSignedClient = await grantedClient(edge.tenant, {
    client_authentication_methods: {
      self_signed_tls_client_auth: {
        credentials: [{ credential_type: 'x509_cert', pem: selfSigned.pem }],
      },
    },
    ...bound,
  })
})
afterAll(async () => {
  await direct.stop()
  await edge.stop()
})

/** RFC 4514: the last of a name first. */
const subjectDn = 'CN=app,O=Ada\\, Grace & Co,C=DE'

const headersOf = (certificate: TestCertificate, verified: string) => ({
  'cname-api-key': edgeKey,
  'client-certificate': encodeURIComponent(certificate.pem),
  'client-certificate-ca-verified': verified,
})

const send = (tenant: TestTenant, clientId: string, headers: Readonly<Record<string, string>>) =>
  tenant.request('POST', '/oauth/token', {
    token: null,
    form: { grant_type: 'client_credentials', client_id: clientId, audience },
    headers,
  })

const thumbprintOf = async ({ certificate }: TestCertificate) =>
  Buffer.from(await certificate.getThumbprint('SHA-256')).toString('base64url')

const noCertificate = [
  401,
  {
    error: 'invalid_client',
    error_description: 'client authentication failed: client certificate was not provided',
  },
]

describe('behind a reverse proxy with the key of the domain', () => {
  it('a client authenticates with the subject DN of a CA-issued certificate, and its token is bound', async () => {
    const headers = headersOf(bySubject, 'SUCCESS')
    const { status, body } = await send(edge.tenant, subjectClient, headers)
    expect([status, body.token_type]).toEqual([200, 'Bearer'])
    expect(jsonwebtoken.decode(body.access_token)).toMatchObject({
      cnf: { 'x5t#S256': await thumbprintOf(bySubject) },
    })
  })

  it.each(['FAILED', 'FAILED:self-signed certificate'])(
    'a client authenticates with its registered certificate (%s)',
    async (verified) => {
      const headers = headersOf(selfSigned, verified)
      const { status, body } = await send(edge.tenant, selfSignedClient, headers)
      expect([status, jsonwebtoken.decode(body.access_token)]).toEqual([
        200,
        expect.objectContaining({ cnf: { 'x5t#S256': await thumbprintOf(selfSigned) } }),
      ])
    },
  )

  it('a page cannot read what it gets by the certificate of a browser', async () => {
    const origin = 'https://attacker.example.com'
    const answer = await send(edge.tenant, subjectClient, {
      ...headersOf(bySubject, 'SUCCESS'),
      origin,
    })
    const { headers, status } = answer
    const allowed = ['origin', 'credentials'].map((each) =>
      headers.get(`access-control-allow-${each}`),
    )
    expect([status, allowed]).toEqual([200, [origin, null]])
  })

  it('or with that of a custom domain, which may name the header of the address', async () => {
    const domain = 'edge.example.com'
    const json = { domain, type: 'self_managed_certs', custom_client_ip_header: 'true-client-ip' }
    const made = await edge.tenant.request('POST', '/api/v2/custom-domains', { json })
    const { cname_api_key: key = '' } = await edge.tenant.write(async ({ customDomains }) => {
      const { custom_domain_id: id } = made.body
      return (await customDomains.recordVerification(id, undefined)) ?? made.body
    })
    const authenticate = (sent: string, address: string) =>
      edge.fetch(`${edge.tenant.baseUrl.replace('localhost', domain)}/oauth/token`, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'client_credentials',
          client_id: subjectClient,
          audience,
        }),
        headers: {
          ...headersOf(bySubject, 'SUCCESS'),
          'cname-api-key': sent,
          'true-client-ip': address,
        },
      })
    expect((await authenticate(edgeKey, '203.0.113.7')).status).toBe(401)
    expect((await authenticate(key, '203.0.113.9')).status).toBe(200)
    expect((await authenticate(key, '::ffff:203.0.113.10')).status).toBe(200)
    expect((await authenticate(key, '2001:DB8::1')).status).toBe(200)
    const addresses = async () => {
      const { body } = await edge.tenant.request('GET', '/api/v2/logs?q=type:seccft')
      return body.map(({ ip }: { ip: string }) => ip)
    }
    const expected = ['2001:db8::1', '203.0.113.10', '203.0.113.9']
    await until('the entries', async () => {
      const found = await addresses()
      return expected.every((each) => found.includes(each))
    })
    expect(await addresses()).not.toContain('203.0.113.7')
  })

  it('an unknown CA, another subject and another certificate are refused', async () => {
    const wrong = await makeCertificate('CN=app,O=Other,C=DE', ca)
    const answers = await Promise.all([
      send(edge.tenant, subjectClient, headersOf(otherCertificate, 'FAILED:unknown CA')),
      send(edge.tenant, subjectClient, headersOf(wrong, 'SUCCESS')),
      send(edge.tenant, selfSignedClient, headersOf(otherCertificate, 'FAILED')),
    ])
    const errors = answers.map(({ status, body }) => [status, body.error, body.error_description])
    const failed = 'client authentication failed: '
    expect(errors).toEqual([
      [401, 'invalid_client', `${failed}client certificate was not verified`],
      [
        401,
        'invalid_client',
        `${failed}certificate subject value does not match the registered one`,
      ],
      [401, 'invalid_client', `${failed}unregistered client certificate provided`],
    ])
  })

  it('a client whose subject has expired is refused, whatever the certificate', async () => {
    const credential = { credential_type: 'cert_subject_dn', subject_dn: subjectDn }
    const expired = await grantedClient(edge.tenant, {
      client_authentication_methods: { tls_client_auth: { credentials: [credential] } },
      ...bound,
    })
    const path = `/api/v2/clients/${expired}/credentials`
    const [{ id }] = (await edge.tenant.request('GET', path)).body
    const json = { expires_at: new Date(Date.now() + 1_500).toISOString() }
    expect((await edge.tenant.request('PATCH', `${path}/${id}`, { json })).status).toBe(200)
    const isLetIn = async (certificate: TestCertificate) =>
      (await send(edge.tenant, expired, headersOf(certificate, 'SUCCESS'))).status === 200
    await until('the name has ended', async () => !(await isLetIn(bySubject)))
    for (const name of ['CN=nobody', 'CN=none', '']) {
      expect([name, await isLetIn(await makeCertificate(name, ca))]).toEqual([name, false])
    }
  })

  it.each([
    ['another key', { 'cname-api-key': 'a key that somebody else has, as long as it' }],
    ['no key', { 'cname-api-key': '' }],
  ])('headers with %s are ignored', async (_what, headers) => {
    const sent = { ...headersOf(selfSigned, 'FAILED'), ...headers }
    const { status, body } = await send(edge.tenant, selfSignedClient, sent)
    expect([status, body]).toEqual(noCertificate)
  })

  it.each([
    ['success', { 'client-certificate-ca-verified': 'success' }],
    ['FAILEDish', { 'client-certificate-ca-verified': 'FAILEDish' }],
    ['no verdict', { 'client-certificate-ca-verified': '' }],
    ['no certificate', { 'client-certificate': 'MIIB' }],
    ['a broken escape', { 'client-certificate': '%E0%A4%A' }],
    ['too much of one', { 'client-certificate': 'A'.repeat(4097) }],
  ])('%s is refused', async (_what, headers) => {
    const sent = { ...headersOf(selfSigned, 'FAILED'), ...headers }
    const { status, body } = await send(edge.tenant, selfSignedClient, sent)
    expect([status, body.error]).toEqual([400, 'invalid_request'])
  })

  it('a certificate with its chain is refused', async () => {
    const chain = encodeURIComponent(`${bySubject.pem}\n${ca.pem}`).slice(0, 4096)
    const sent = { ...headersOf(bySubject, 'SUCCESS'), 'client-certificate': chain }
    expect((await send(edge.tenant, subjectClient, sent)).status).toBe(400)
  })

  it.each(['cname-api-key', 'client-certificate', 'client-certificate-ca-verified'])(
    '%s twice is refused',
    async (name) => {
      const headers = Object.entries(headersOf(selfSigned, 'FAILED'))
      const twice = [...headers, ...headers.filter(([each]) => each === name)]
      const body = `grant_type=client_credentials&client_id=${selfSignedClient}&audience=${audience}`
      const lines = [
        'POST /oauth/token HTTP/1.1',
        `Host: ${new URL(edge.tenant.baseUrl).host}`,
        ...twice.map(([each, value]) => `${each}: ${value}`),
        'Content-Type: application/x-www-form-urlencoded',
        `Content-Length: ${body.length}`,
      ]
      const answer = await edge.exchange(`${lines.join('\r\n')}\r\n\r\n${body}`)
      expect([answer.status, answer.body.error_description]).toEqual([
        400,
        expect.stringContaining(`${name} was sent more than once`),
      ])
    },
  )

  it('the mtls_endpoint_aliases have the prefix mtls. if the tenant enables it', async () => {
    const alias = edge.tenant.baseUrl.replace('//', '//mtls.')
    const before = await edge.exchange(
      `GET /userinfo HTTP/1.1\r\nHost: ${new URL(alias).host}\r\n\r\n`,
    )
    expect(before.status).toBe(404)
    const settings = { mtls: { enable_endpoint_aliases: true } }
    await edge.tenant.request('PATCH', '/api/v2/tenants/settings', { json: settings })
    const { body } = await edge.tenant.request('GET', '/.well-known/openid-configuration')
    expect(body.mtls_endpoint_aliases).toMatchObject({
      token_endpoint: `${alias}/oauth/token`,
      userinfo_endpoint: `${alias}/userinfo`,
      pushed_authorization_request_endpoint: `${alias}/oauth/par`,
    })
    const form = { grant_type: 'client_credentials', client_id: selfSignedClient, audience }
    const { status } = await edge.fetch(body.mtls_endpoint_aliases.token_endpoint, {
      method: 'POST',
      headers: headersOf(selfSigned, 'FAILED'),
      body: new URLSearchParams(form),
    })
    expect(status).toBe(200)
    const off = { mtls: { enable_endpoint_aliases: false } }
    await edge.tenant.request('PATCH', '/api/v2/tenants/settings', { json: off })
  })
})

describe('the port that requests certificates', () => {
  it('is in the metadata, and authenticates clients of the unmodified openid-client', async () => {
    for (const [clientId, certificate] of [
      [subjectClient, bySubject],
      [selfSignedClient, selfSigned],
    ] as const) {
      const config = await openid.discovery(
        new URL(direct.tenant.baseUrl),
        clientId,
        { use_mtls_endpoint_aliases: true },
        openid.TlsClientAuth(),
        { [openid.customFetch]: await fetchWith(direct.caFile, certificate) },
      )
      const { mtls_endpoint_aliases: aliases } = config.serverMetadata()
      expect(aliases?.token_endpoint).toBe(`https://localhost:${direct.mtlsPort}/oauth/token`)
      const tokens = await openid.clientCredentialsGrant(config, { audience })
      expect(jsonwebtoken.decode(tokens.access_token)).toMatchObject({
        cnf: { 'x5t#S256': await thumbprintOf(certificate) },
      })
    }
  })

  it('refuses connections without a certificate, or with one of another CA', async () => {
    const at = `https://localhost:${direct.mtlsPort}/oauth/token`
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: subjectClient,
      audience,
    })
    const without = await (await fetchWith(direct.caFile))(at, { method: 'POST', body } as never)
    expect([without.status, await without.json()]).toEqual(noCertificate)
    const wrong = await (await fetchWith(direct.caFile, otherCertificate))(at, {
      method: 'POST',
      body,
    } as never)
    expect([wrong.status, ((await wrong.json()) as { error: string }).error]).toEqual([
      401,
      'invalid_client',
    ])
  })

  it('is the only one that requests them, and ignores headers of clients', async () => {
    const headers = headersOf(selfSigned, 'FAILED')
    const { status, body } = await send(direct.tenant, selfSignedClient, headers)
    expect([status, body]).toEqual(noCertificate)
    const main = (await fetchWith(direct.caFile, selfSigned))(
      `${direct.tenant.baseUrl}/oauth/token`,
      {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'client_credentials',
          client_id: selfSignedClient,
          audience,
        }),
      } as never,
    )
    expect((await main).status).toBe(401)
  })
})

describe('a token that is bound to a certificate', () => {
  it('is accepted by the management API with that certificate only', async () => {
    const management = '/api/v2/'
    await edge.tenant.request('POST', '/api/v2/client-grants', {
      json: {
        client_id: selfSignedClient,
        audience: `${edge.tenant.baseUrl}${management}`,
        scope: ['read:clients'],
      },
    })
    const { body } = await edge.tenant.request('POST', '/oauth/token', {
      token: null,
      form: { grant_type: 'client_credentials', client_id: selfSignedClient, audience: management },
      headers: headersOf(selfSigned, 'FAILED'),
    })
    const read = (headers: Readonly<Record<string, string>>) =>
      edge.tenant.request('GET', '/api/v2/clients', { token: body.access_token, headers })
    expect((await read(headersOf(selfSigned, 'FAILED'))).status).toBe(200)
    expect((await read({})).status).toBe(401)
    expect((await read(headersOf(otherCertificate, 'FAILED'))).status).toBe(401)
  })
})

describe('an API that requires mTLS', () => {
  it('gets only tokens that are bound to a certificate', async () => {
    const { clientId: client_id, clientSecret: client_secret } = edge.tenant
    const identifier = 'https://vault.example.com/'
    await edge.tenant.request('POST', '/api/v2/resource-servers', {
      json: { identifier, proof_of_possession: { mechanism: 'mtls', required: true } },
    })
    await edge.tenant.request('POST', '/api/v2/client-grants', {
      json: { client_id, audience: identifier, scope: [] },
    })
    const form = { grant_type: 'client_credentials', client_id, client_secret }
    const ask = (headers: Readonly<Record<string, string>>) =>
      edge.tenant.request('POST', '/oauth/token', {
        token: null,
        form: { ...form, audience: identifier },
        headers,
      })
    const without = await ask({})
    expect([without.status, without.body]).toEqual([
      400,
      {
        error: 'invalid_request',
        error_description: `Tokens for "${identifier}" require a client certificate.`,
      },
    ])
    const { status, body } = await ask(headersOf(selfSigned, 'FAILED'))
    expect([status, jsonwebtoken.decode(body.access_token)]).toEqual([
      200,
      expect.objectContaining({ cnf: { 'x5t#S256': await thumbprintOf(selfSigned) } }),
    ])
  })
})
