import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { TestAuthority } from '@latchkey/mdl/wallet'
import { joinTestServer, type SharedServer, toForm } from '@latchkey/testkit'

const path = '/api/v2/verifiable-credentials/verification/templates'
const presentationOf = (claims: unknown) => ({
  'org.iso.18013.5.1.mDL': { 'org.iso.18013.5.1': claims },
})
const definition = {
  name: 'A template',
  type: 'mdl',
  dialect: 'simplified/1.0',
  presentation: presentationOf({ family_name: true, portrait: false }),
  well_known_trusted_issuers: 'aamva',
}

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
})
afterAll(() => server.stop())

const create = (json: unknown) => server.tenant.request('POST', path, { json })

describe('201', () => {
  it('answers the stored members, with null without a custom CA', async () => {
    const { body } = await create(definition)
    expect(body).toEqual({
      id: expect.stringMatching(/^vct_[1-9A-HJ-NP-Za-km-z]{22}$/),
      ...definition,
      custom_certificate_authority: null,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      updated_at: body.created_at,
    })
    expect(Object.keys(body).join()).toBe(
      'id,name,type,dialect,presentation,custom_certificate_authority,' +
        'well_known_trusted_issuers,created_at,updated_at',
    )
  })

  it('accepts up to four CA certificates', async () => {
    const { certificatePem: pem } = await TestAuthority.create(new Date())
    for (const authority of [null, pem, `The test authority:\n${pem}`, pem.repeat(4)]) {
      const name = `With ${authority?.length ?? 'none'}`
      const answer = await create({ ...definition, name, custom_certificate_authority: authority })
      expect(answer.body.custom_certificate_authority).toBe(authority)
    }
  })

  it.each([
    { 'eu.europa.ec.eudi.pid.1': { 'eu.europa.ec.eudi.pid.1': { family_name: true } } },
    {
      'org.iso.23220.photoid.1': {
        'org.iso.23220.1': { portrait: true },
        'org.iso.23220.photoid.1': { person_id: true },
      },
    },
    {
      'org.iso.18013.5.1.mDL': {
        'org.iso.18013.5.1': { portrait: true },
        'org.iso.18013.5.1.aamva': { DHS_compliance: true },
      },
    },
  ])('accepts other document types and namespaces: %.60j', async (presentation) => {
    const json = { ...definition, name: JSON.stringify(presentation), presentation }
    expect((await create(json)).body.presentation).toEqual(presentation)
    const form = toForm({ ...json, name: `By form: ${json.name}` })
    const { body } = await server.tenant.request('POST', path, { form })
    expect(body.presentation).toEqual(presentation)
  })

  it('accepts claims that are not listed, up to 128', async () => {
    const claims = Object.fromEntries(Array.from({ length: 128 }, (_, at) => [`claim_${at}`, true]))
    const json = { ...definition, name: 'Many claims', presentation: presentationOf(claims) }
    expect((await create(json)).body.presentation).toEqual(json.presentation)
  })
})

describe('400', () => {
  it.each(['name', 'type', 'dialect', 'presentation', 'well_known_trusted_issuers'])(
    'requires %s',
    async (name) => {
      const { [name as keyof typeof definition]: _left, ...rest } = definition
      expect((await create(rest)).body).toEqual({
        statusCode: 400,
        error: 'Bad Request',
        message: `Payload validation error: 'Missing required property: ${name}'.`,
        errorCode: 'invalid_body',
      })
    },
  )

  const mdl = 'presentation.org.iso.18013.5.1.mDL'
  it.each([
    [{ name: '' }, 'String is too short (0 chars), minimum 1', 'name'],
    [{ name: 'x'.repeat(256) }, 'String is too long (256 chars), maximum 255', 'name'],
    [{ type: '' }, 'String is too short (0 chars), minimum 1', 'type'],
    [
      { dialect: 'simplified/2.0' },
      'String does not match pattern ^simplified/1.0$: simplified/2.0',
      'dialect',
    ],
    [
      { well_known_trusted_issuers: 'aamva,other' },
      'String does not match pattern ^aamva$: aamva,other',
      'well_known_trusted_issuers',
    ],
    [
      { custom_certificate_authority: 'x'.repeat(4097) },
      'String is too long (4097 chars), maximum 4096',
      'custom_certificate_authority',
    ],
    [{ presentation: {} }, 'Too few properties defined (0), minimum 1', 'presentation'],
    [
      { presentation: { 'org.iso.18013.5.1.mDL': { other: { portrait: true } } } },
      'Missing required property: org.iso.18013.5.1',
      mdl,
    ],
    [
      { presentation: presentationOf({}) },
      'Too few properties defined (0), minimum 1',
      `${mdl}.org.iso.18013.5.1`,
    ],
    [
      { presentation: presentationOf({ portrait: 'yes' }) },
      'Expected type boolean but found type string',
      `${mdl}.org.iso.18013.5.1.portrait`,
    ],
    [
      { presentation: { ...presentationOf({ portrait: true }), other: { other: { a: true } } } },
      'Too many properties defined (2), maximum 1',
      'presentation',
    ],
  ])('names the invalid member: %.60j', async (change, reason, place) => {
    expect((await create({ ...definition, name: 'Faulty', ...change })).body).toEqual({
      statusCode: 400,
      error: 'Bad Request',
      message: `Payload validation error: '${reason}' on property ${place}.`,
      errorCode: 'invalid_body',
    })
  })

  it.each([
    ['x', 'has no certificate in PEM'],
    ['-----BEGIN CERTIFICATE-----\nAAAA', 'has a PEM block without its END line'],
    [
      '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----',
      'has a PEM block, number 1, that is not an X.509 certificate',
    ],
    [
      '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----',
      'has a PEM block that is a PUBLIC KEY',
    ],
  ])('refuses a malformed CA certificate: %j', async (authority, fault) => {
    const sent = { ...definition, name: 'Faulty', custom_certificate_authority: authority }
    expect((await create(sent)).body).toMatchObject({
      message: `\`custom_certificate_authority\` ${fault}.`,
      errorCode: 'invalid_body',
    })
  })

  it('refuses more than four certificates', async () => {
    const { certificatePem: pem } = await TestAuthority.create(new Date())
    const sent = { ...definition, name: 'Faulty', custom_certificate_authority: pem.repeat(5) }
    expect((await create(sent)).body.message).toBe(
      '`custom_certificate_authority` has 5 certificates, maximum 4.',
    )
  })

  it('refuses `version`, which only updates accept', async () => {
    const { body } = await create({ ...definition, version: 1 })
    expect(body.message).toMatch(/Additional properties not allowed: version/)
  })
})

describe('409', () => {
  it('refuses the name of another template', async () => {
    const named = { ...definition, name: 'Taken' }
    expect((await create(named)).status).toBe(201)
    expect((await create(named)).body).toEqual({
      statusCode: 409,
      error: 'Conflict',
      message: 'A verifiable credential template with this name already exists.',
      errorCode: 'verifiable_credential_template_name_used',
    })
    const other = await server.addTenant('templates.example.com')
    expect((await other.request('POST', path, { json: named })).status).toBe(201)
  })
})
