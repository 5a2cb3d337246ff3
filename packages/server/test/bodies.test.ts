import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  type DocumentedOperation,
  management,
  operationsOf,
  patient,
  type RequestOptions,
  startTestServer,
  type TestServer,
  type TestTenant,
  toForm,
  withoutRateLimits,
} from '@latchkey/testkit'
import { inTurn } from './in-turn.ts'
import { freshTarget, isOfUsersAlone, takesFile } from './resources.ts'

/** Malformed and hostile bodies, to every operation that takes one. */
const limit = 64 * 1024
const json = 'application/json'
const form = 'application/x-www-form-urlencoded'
const withBody = operationsOf(management)
  .filter((each) => each.operation.requestBody && !takesFile(each) && !isOfUsersAlone(each))
  .map((operation): [string, DocumentedOperation] => [operation.id, operation])

let server: TestServer
let tenant: TestTenant
beforeAll(async () => {
  const bounds = { bodyBytesMax: limit, formFieldsMax: 1000 }
  server = await startTestServer({ config: { rateLimits: withoutRateLimits }, bounds })
  tenant = server.tenant
})
afterAll(() => server.stop())

const asJson = (body: string | Buffer): RequestOptions => ({
  body,
  headers: { 'content-type': json },
})
const exampleOf = ({ operation }: DocumentedOperation) =>
  operation.requestBody?.content[json]?.example as Record<string, unknown>

const isList = (operation: DocumentedOperation) => Array.isArray(exampleOf(operation))
const takesForms = ({ operation }: DocumentedOperation) =>
  operation.requestBody?.content[form] !== undefined

/** The path that is called, and what was there before. */
interface Fixture {
  readonly operation: DocumentedOperation
  readonly address: string
  readonly before: string
}

async function makeFixture(operation: DocumentedOperation): Promise<Fixture> {
  const { address } = await freshTarget(operation, tenant)
  return { operation, address, before: (await tenant.request('GET', address)).text }
}

async function expectRefused(
  { operation, address }: Fixture,
  sent: RequestOptions,
  status: number,
  message: string | RegExp,
): Promise<void> {
  const isRead = sent.form === undefined || takesForms(operation) || status === 415
  const startedMs = performance.now()
  const answer = await tenant.request(operation.method, address, sent)
  expect(performance.now() - startedMs).toBeLessThan(patient(1000))
  expect(answer.status).toBe(isRead ? status : 415)
  const expected = isRead ? message : 'Send the body as application/json, in UTF-8.'
  expect(answer.body.message).toEqual(
    typeof expected === 'string' ? expected : expect.stringMatching(expected),
  )
}

/** Sends bodies of one sort to an operation, which must refuse them. */
type Refusal = readonly [name: string, send: (fixture: Fixture) => Promise<void>]

const malformed = [
  '{"description":',
  '{"a":1}}',
  "{'a':1}",
  '{"a":NaN}',
  '{"a":"\n"}',
  '[1,',
  'nothing',
  '\u00ef\u00bb\u00bf',
].map((body): Refusal => {
  const message = "Payload validation error: 'The body is not valid JSON'."
  const send = (fixture: Fixture) => expectRefused(fixture, asJson(body), 400, message)
  return [`a body that is not JSON: ${JSON.stringify(body)}`, send]
})

/** What reading a body refuses, one step for all operations, and what costs any validator most. */
const refusals: readonly Refusal[] = [
  ...malformed,
  [
    'bytes that are not UTF-8',
    async (fixture) => {
      const message = "Payload validation error: 'The body is not valid UTF-8'."
      const bytes = Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xff]), Buffer.from('"}')])
      await expectRefused(fixture, asJson(bytes), 400, message)
    },
  ],
  [
    'one byte more than the limit, also of a compressed body after inflation',
    async (fixture) => {
      const message = `The request body has more than ${limit} bytes.`
      const over = `{"surprise":"${'x'.repeat(limit - 15)}"}`
      expect(over.length).toBe(limit)
      await expectRefused(fixture, asJson(over), 400, /^Payload/)
      await expectRefused(fixture, asJson(`${over} `), 413, message)
      await expectRefused(fixture, { form: `a=${'x'.repeat(limit)}` }, 413, message)
      for (const { encoding, body } of bombs) {
        const headers = { 'content-type': json, 'content-encoding': encoding }
        await expectRefused(fixture, { body, headers }, 413, message)
      }
    },
  ],
  [
    'an invalid compressed body, and an unknown Content-Encoding',
    async (fixture) => {
      const headers = { 'content-type': json, 'content-encoding': 'gzip' }
      const message = "Payload validation error: 'The body is incomplete'."
      await expectRefused(fixture, { body: 'no gzip', headers }, 400, message)
      const whole = gzipSync(JSON.stringify(exampleOf(fixture.operation)))
      const half = whole.subarray(0, whole.length / 2)
      await expectRefused(fixture, { body: half, headers }, 400, message)
      const zstd = { 'content-type': json, 'content-encoding': 'zstd' }
      await expectRefused(fixture, { body: '{}', headers: zstd }, 415, /gzip, deflate or br/)
    },
  ],
  [
    'text that cannot be stored: NUL and unpaired surrogates',
    async (fixture) => {
      const message =
        "Payload validation error: 'A string contains a NUL character or an unpaired surrogate'."
      for (const bad of ['\\u0000', '\\ud800', '\\udc00\\ud800']) {
        await expectRefused(fixture, asJson(`{"name":"a${bad}b"}`), 400, message)
        await expectRefused(fixture, asJson(`{"a${bad}b":1}`), 400, message)
      }
      await expectRefused(fixture, { form: 'name=a%00b' }, 400, message)
      await expectRefused(fixture, { form: 'a%00b=1' }, 400, message)
    },
  ],
  [
    'a form that is not UTF-8',
    async (fixture) => {
      const message =
        "Payload validation error: 'A percent-encoded sequence of the form is not valid UTF-8'."
      for (const bad of ['%ed%a0%80', '%ff', '%', '%g0']) {
        await expectRefused(fixture, { form: `name=a${bad}b` }, 400, message)
      }
    },
  ],
  [
    'deep and large JSON, at low cost',
    async (fixture) => {
      const depth = Math.floor(limit / 2) - 20
      const deep = `${'['.repeat(depth)}${']'.repeat(depth)}`
      await expectRefused(fixture, asJson(`{"surprise":${deep}}`), 400, /^Payload/)
      await expectRefused(fixture, asJson(deep), 400, /Expected type (object|string)/)
      const broad = Array.from({ length: 6000 }, (__, at) => `"k${at}":1`).join(',')
      await expectRefused(fixture, asJson(`{${broad}}`), 400, /^Payload/)
    },
  ],
  [
    'large forms, at low cost',
    async (fixture) => {
      const form = Array.from({ length: 900 }, (__, at) => `k${at}=1`).join('&')
      await expectRefused(fixture, { form }, 400, /^Payload/)
      const fields = Array.from({ length: 1001 }, (__, at) => `k${at}=1`).join('&')
      await expectRefused(fixture, { form: fields }, 413, /at most 1000 fields/)
      const nested = `k${'[k]'.repeat(17)}=1`
      await expectRefused(fixture, { form: nested }, 400, /nest at most 16 levels deep/)
    },
  ],
]

/** What only the validator of an operation refuses. */
const otherTypes: Refusal = [
  'JSON of another type',
  async (fixture) => {
    const { operation } = fixture
    const others = isList(operation) ? ['{}', '{"a":1}'] : ['[]', '[{}]']
    if (operation.operation['x-text-member'] === undefined) others.push('"x"')
    const type = isList(operation) ? 'array' : 'object'
    const expected = `^Payload validation error: 'Expected type ${type} but found type \\w+'\\.$`
    for (const body of ['null', '1', 'true', ...others]) {
      await expectRefused(fixture, asJson(body), 400, new RegExp(expected))
    }
  },
]

/** Properties that objects inherit; an operation that takes texts alone has no place for them. */
const inherited = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'].map(
  (name): Refusal => [
    `a property named ${name}, in JSON or a form, and pollutes no prototype`,
    async (fixture) => {
      const message = /__proto__|Additional properties not allowed/
      const example = exampleOf(fixture.operation)
      const text = JSON.stringify(example).replace('{', `{"${name}":{"polluted":1},`)
      await expectRefused(fixture, asJson(text), 400, message)
      for (const field of [`${name}=1`, `${name}[polluted]=1`, `${name}[prototype][polluted]=1`]) {
        await expectRefused(fixture, { form: `${toForm(example)}&${field}` }, 400, message)
      }
      expect(({} as { polluted?: number }).polluted).toBeUndefined()
    },
  ],
)
const hasMembers = (operation: DocumentedOperation) =>
  JSON.stringify(exampleOf(operation)).includes('{')

const kindOf = ({ operation: { requestBody, ...members } }: DocumentedOperation) =>
  JSON.stringify([
    requestBody?.required,
    Object.keys(requestBody?.content ?? {}),
    members['x-text-member'],
  ])
const all = withBody.map(([, operation]) => operation)
const refusalsOf = inTurn(all, refusals, { kindOf, count: 3 })
const pollutionsOf = inTurn(all.filter(hasMembers), inherited, { kindOf, count: 1 })
const inheritedOf = (operation: DocumentedOperation) =>
  hasMembers(operation) ? pollutionsOf(operation) : []

describe.each(withBody)('%s refuses', (_, operation) => {
  let fixture: Fixture
  beforeAll(async () => {
    fixture = await makeFixture(operation)
  })
  afterAll(async () => {
    const { address, before } = fixture
    expect((await tenant.request('GET', address)).text).toBe(before)
  })

  it.each([otherTypes, ...refusalsOf(operation), ...inheritedOf(operation)])(
    '%s',
    async (_, send) => {
      await send(fixture)
    },
  )
})

const compressors = {
  gzip: (bytes: Buffer) => gzipSync(bytes),
  deflate: (bytes: Buffer) => deflateSync(bytes),
  br: (bytes: Buffer) => brotliCompressSync(bytes, { params: { 1: 1 } }),
}

/** Few bytes that become 50 MB. */
const bombs = Object.entries(compressors).map(([encoding, compress]) => ({
  encoding,
  body: compress(Buffer.alloc(50 * 1024 * 1024, ' ')),
}))

describe('a compressed body', () => {
  it.each(Object.entries(compressors))('is read: %s', async (encoding, compress) => {
    const body = compress(Buffer.from('{"name":"Compressed"}'))
    const { body: made } = await tenant.request(
      'POST',
      '/api/v2/verifiable-credentials/verification/templates',
      { json: template },
    )
    const address = `/api/v2/verifiable-credentials/verification/templates/${made.id}`
    const headers = { 'content-type': json, 'content-encoding': encoding }
    const answer = await tenant.request('PATCH', address, { body, headers })
    expect(answer.body.name).toBe('Compressed')
    await tenant.request('DELETE', address)
  })
})

const claims = { portrait: true }
const template = {
  name: 'A template',
  type: 'mdl',
  dialect: 'simplified/1.0',
  presentation: { 'org.iso.18013.5.1.mDL': { 'org.iso.18013.5.1': claims } },
  well_known_trusted_issuers: 'aamva',
}

describe('names of claims', () => {
  const path = '/api/v2/verifiable-credentials/verification/templates'
  const place = 'presentation[org.iso.18013.5.1.mDL][org.iso.18013.5.1]'

  it.each([
    'constructor',
    'toString',
    'hasOwnProperty',
    'valueOf',
    'then',
    'length',
    'a.b',
    'é 漢',
  ])('are stored as they are, JSON or form: %s', async (name) => {
    const presentation = {
      'org.iso.18013.5.1.mDL': { 'org.iso.18013.5.1': { [name]: true, portrait: false } },
    }
    for (const sent of [
      { json: { ...template, presentation } },
      { form: toForm({ ...template, presentation }) },
    ]) {
      const made = await tenant.request('POST', path, sent)
      expect([made.status, made.body.presentation]).toEqual([201, presentation])
      const read = await tenant.request('GET', `${path}/${made.body.id}`)
      expect(read.body.presentation).toEqual(presentation)
      await tenant.request('DELETE', `${path}/${made.body.id}`)
    }
  })

  it('must not be __proto__', async () => {
    const text = JSON.stringify(template).replace('"portrait"', '"__proto__"')
    const form = `${toForm(template)}&${encodeURIComponent(`${place}[__proto__]`)}=true`
    for (const sent of [asJson(text), { form }]) {
      const answer = await tenant.request('POST', path, sent)
      expect([answer.status, answer.body.message]).toEqual([
        400,
        expect.stringMatching(/__proto__/),
      ])
    }
  })

  it('are ordinary text in values', async () => {
    const name = 'x&constructor=1&[__proto__]=2&__proto__'
    for (const sent of [{ json: { ...template, name } }, { form: toForm({ ...template, name }) }]) {
      const made = await tenant.request('POST', path, sent)
      expect([made.status, made.body.name]).toEqual([201, name])
      await tenant.request('DELETE', `${path}/${made.body.id}`)
    }
  })
})
