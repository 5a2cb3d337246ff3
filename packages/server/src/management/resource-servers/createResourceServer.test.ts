import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'

const path = '/api/v2/resource-servers'

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
})
afterAll(() => server.stop())

let made = 0
const identifier = () => {
  made += 1
  return `https://created-${made}.example.com/`
}
const create = (json: object) =>
  server.tenant.request('POST', path, { json: { identifier: identifier(), ...json } })
const refusal = async (json: object) => {
  const { status, body } = await create(json)
  return [status, body.message]
}

describe('201', () => {
  it('answers the members in their order, with the defaults', async () => {
    const { status, body } = await create({ identifier: 'urn:invoices' })
    expect(status).toBe(201)
    expect(Object.entries(body)).toEqual([
      ['id', expect.stringMatching(/^[0-9a-f]{24}$/)],
      ['identifier', 'urn:invoices'],
      ['scopes', []],
      ['signing_alg', 'RS256'],
      ['allow_offline_access', false],
      ['token_lifetime', 86_400],
      ['token_lifetime_for_web', 7200],
      ['skip_consent_for_verifiable_first_party_clients', false],
      ['enforce_policies', false],
      ['token_dialect', 'access_token'],
      [
        'subject_type_authorization',
        { user: { policy: 'allow_all' }, client: { policy: 'require_client_grant' } },
      ],
      ['is_system', false],
    ])
  })

  it('creates a signing secret for HS256, encrypted in the row and absent from the log', async () => {
    const { body } = await create({ signing_alg: 'HS256' })
    expect(body.signing_secret).toMatch(/^[0-9A-Za-z]{32}$/)
    const { body: given } = await create({ signing_alg: 'HS256', signing_secret: 's'.repeat(32) })
    expect(given.signing_secret).toBe('s'.repeat(32))
    const { rows } = await server.database.query(
      `select settings::text as text from resource_servers
       union all select data::text from logs`,
    )
    expect(rows.length).toBeGreaterThan(4)
    for (const { text } of rows) {
      expect(text).not.toContain(body.signing_secret)
      expect(text).not.toContain(given.signing_secret)
    }
  })

  it('limits token_lifetime_for_web to token_lifetime', async () => {
    const { body } = await create({ token_lifetime: 60 })
    expect(body).toMatchObject({ token_lifetime: 60, token_lifetime_for_web: 60 })
  })
})

describe('400', () => {
  const pem = (type: 'rsa' | 'rsa-pss', modulusLength: number) =>
    generateKeyPairSync(type as 'rsa', { modulusLength })
  const encryption = (text: string) => ({
    token_encryption: {
      format: 'compact-nested-jwe',
      encryption_key: { alg: 'RSA-OAEP-256', pem: text },
    },
  })

  it('names a repeated scope, and a malformed one', async () => {
    expect(await refusal({ scopes: [{ value: 'a' }, { value: 'b' }, { value: 'a' }] })).toEqual([
      400,
      "Payload validation error: 'The scope `a` occurs more than once' on property scopes.",
    ])
    expect(await refusal({ scopes: [{ value: 'read:a delete:b' }] })).toEqual([
      400,
      expect.stringMatching(/does not match pattern .* on property scopes\.0\.value\.$/),
    ])
  })

  it('refuses a token_lifetime_for_web above token_lifetime', async () => {
    expect(await refusal({ token_lifetime: 60, token_lifetime_for_web: 61 })).toEqual([
      400,
      "Payload validation error: 'Value 61 is greater than `token_lifetime`, 60' on property " +
        'token_lifetime_for_web.',
    ])
  })

  it('accepts a public RSA key for encryption, and no private, short or other key', async () => {
    const { publicKey, privateKey } = pem('rsa', 2048)
    const publicPem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
    expect((await create(encryption(publicPem))).status).toBe(201)
    const refused = [
      privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      pem('rsa', 1024).publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      '-----BEGIN PUBLIC KEY-----\nnothing\n-----END PUBLIC KEY-----\n',
      'nothing',
    ]
    for (const each of refused) {
      expect(await refusal(encryption(each))).toEqual([
        400,
        "Payload validation error: 'The key must be an RSA public key of at least 2048 bits' on property " +
          'token_encryption.encryption_key.pem.',
      ])
    }
  })

  it.each(['RS512', 'ES256', 'none'])('refuses the signing algorithm %s', async (signing_alg) => {
    expect(await refusal({ signing_alg })).toEqual([
      400,
      `Payload validation error: 'No enum match for: ${signing_alg}' on property signing_alg.`,
    ])
  })
})

describe('409', () => {
  it('is answered for an identifier that is used in this tenant', async () => {
    await create({ identifier: 'urn:taken' })
    expect((await create({ identifier: 'urn:taken' })).body).toEqual({
      statusCode: 409,
      error: 'Conflict',
      message: 'A resource server with this identifier already exists.',
      errorCode: 'resource_server_identifier_used',
    })
    const other = await server.addTenant('apis.example.com')
    const theirs = await other.request('POST', path, { json: { identifier: 'urn:taken' } })
    expect(theirs.status).toBe(201)
  })

  it('is answered for both identifiers of the management API', async () => {
    for (const each of ['/api/v2/', `${server.tenant.baseUrl}/api/v2/`]) {
      expect((await create({ identifier: each })).status).toBe(409)
    }
  })
})
