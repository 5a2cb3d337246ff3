import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { TestAuthority } from '@latchkey/mdl/wallet'
import { startTestServer, type TestServer } from '@latchkey/testkit'

const path = '/api/v2/verifiable-credentials/verification/templates'
const presentationOf = (claims: unknown) => ({
  'org.iso.18013.5.1.mDL': { 'org.iso.18013.5.1': claims },
})
const made = {
  name: 'A template',
  type: 'mdl',
  dialect: 'simplified/1.0',
  presentation: presentationOf({ family_name: true }),
  custom_certificate_authority: '',
  well_known_trusted_issuers: 'aamva',
}

let server: TestServer
let nowMs = Date.now()
let address: string
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(nowMs) })
  const { certificatePem } = await TestAuthority.create(new Date(nowMs))
  made.custom_certificate_authority = certificatePem
})
afterAll(() => server.stop())
beforeEach(async () => {
  if (address) await server.tenant.request('DELETE', address)
  const { body } = await server.tenant.request('POST', path, { json: made })
  address = `${path}/${body.id}`
})

const patch = (json: unknown) => server.tenant.request('PATCH', address, { json })
const get = async () => (await server.tenant.request('GET', address)).body

describe('200', () => {
  it.each([
    [{ name: 'Another name' }],
    [{ type: 'other' }],
    [{ dialect: 'simplified/1.0' }],
    [{ presentation: presentationOf({ portrait: true, given_name: false }) }],
    [{ well_known_trusted_issuers: 'aamva' }],
    [{ name: 'Two', type: 'fields' }],
  ])('updates the given members and keeps the others: %j', async (change) => {
    const before = await get()
    nowMs += 1000
    const { status, body } = await patch(change)
    const updated_at = new Date(nowMs).toISOString()
    expect([status, body]).toEqual([200, { ...before, ...change, updated_at }])
    expect(await get()).toEqual(body)
  })

  const empty: readonly [string, Parameters<TestServer['tenant']['request']>[2]][] = [
    ['an empty object', { json: {} }],
    ['no body', {}],
    [
      'an empty body said to be JSON',
      { body: '', headers: { 'content-type': 'application/json' } },
    ],
    ['an empty form', { form: '' }],
  ]
  it.each(empty)('changes only updated_at for %s', async (_, sent) => {
    const before = await get()
    nowMs += 1000
    const { status, body } = await server.tenant.request('PATCH', address, sent)
    const updated_at = new Date(nowMs).toISOString()
    expect([status, body]).toEqual([200, { ...before, updated_at }])
  })

  it.each(['name', 'type', 'dialect', 'presentation', 'version'])(
    'treats null for %s as absent',
    async (name) => {
      const { updated_at: _at, ...before } = await get()
      const { status, body } = await patch({ [name]: null })
      expect([status, body]).toEqual([200, { ...before, updated_at: body.updated_at }])
    },
  )

  it('empties well_known_trusted_issuers with null', async () => {
    expect((await patch({ well_known_trusted_issuers: null })).body).toMatchObject({
      well_known_trusted_issuers: null,
      name: made.name,
    })
    expect((await get()).well_known_trusted_issuers).toBeNull()
  })

  it.each([1, -1.5, 1e300])('accepts the version %d and never answers it', async (version) => {
    const { status, body } = await patch({ version })
    expect([status, 'version' in body]).toEqual([200, false])
  })
})

describe('400', () => {
  it.each([
    [
      { custom_certificate_authority: 'x' },
      'Additional properties not allowed: custom_certificate_authority',
    ],
    [{ id: 'x' }, 'Additional properties not allowed: id'],
  ])('refuses unknown properties: %j', async (change, reason) => {
    const before = await get()
    expect((await patch(change)).body).toEqual({
      statusCode: 400,
      error: 'Bad Request',
      message: `Payload validation error: '${reason}'.`,
      errorCode: 'invalid_body',
    })
    expect(await get()).toEqual(before)
  })

  it.each([
    [{ name: '' }, 'name'],
    [{ dialect: 'simplified/1x0y' }, 'dialect'],
    [{ well_known_trusted_issuers: '' }, 'well_known_trusted_issuers'],
    [{ version: '1' }, 'version'],
    [{ presentation: presentationOf({}) }, 'presentation'],
    [{ presentation: presentationOf({ portrait: null }) }, 'presentation'],
  ])('names the invalid member: %j', async (change, place) => {
    const { body } = await patch(change)
    expect([body.statusCode, body.errorCode]).toEqual([400, 'invalid_body'])
    expect(body.message).toContain(` on property ${place}`)
  })

  it('accepts an id of 26 characters at most', async () => {
    const { body } = await server.tenant.request('PATCH', `${path}/${'v'.repeat(27)}`, { json: {} })
    expect(body).toEqual({
      statusCode: 400,
      error: 'Bad Request',
      message: "Path validation error: 'String is too long (27 chars), maximum 26' on property id.",
      errorCode: 'invalid_uri',
    })
  })
})

describe('404', () => {
  it.each(['vct_9Hs3kP7vWq2LrXb4Jd8NfT', 'x', '%F0%9F%94%91', "'--"])(
    'is answered for the id %s',
    async (id) => {
      expect((await server.tenant.request('PATCH', `${path}/${id}`, { json: {} })).body).toEqual({
        statusCode: 404,
        error: 'Not Found',
        message: 'The verifiable credential template does not exist.',
      })
    },
  )
})

describe('409', () => {
  it('refuses the name of another template, and accepts its own', async () => {
    await server.tenant.request('POST', path, { json: { ...made, name: 'Other' } })
    expect((await patch({ name: 'Other', type: 'x' })).body).toEqual({
      statusCode: 409,
      error: 'Conflict',
      message: 'A verifiable credential template with this name already exists.',
      errorCode: 'verifiable_credential_template_name_used',
    })
    expect((await get()).type).toBe('mdl')
    expect((await patch({ name: made.name })).status).toBe(200)
  })
})
