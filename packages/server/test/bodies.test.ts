import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
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
import { freshTarget, takesFile } from './resources.ts'

/** Malformed and hostile bodies, to every operation that takes one. */
const limit = 64 * 1024
const json = 'application/json'
const form = 'application/x-www-form-urlencoded'
const withBody = operationsOf(management)
  .filter((each) => each.operation.requestBody && !takesFile(each))
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

/** The path that is called, and the path that is read. */
interface Fixture {
  readonly operation: DocumentedOperation
  readonly address: string
  readonly before: string
}

/** One fixture for all bodies of an operation: none of them may change it. */
function useFixture(operation: DocumentedOperation): () => Fixture {
  let fixture: Fixture | undefined
  const used = () => {
    if (!fixture) throw new Error('The fixture is not made yet')
    return fixture
  }
  beforeAll(async () => {
    const { address } = await freshTarget(operation, tenant)
    fixture = { operation, address, before: (await tenant.request('GET', address)).text }
  })
  afterEach(async () => {
    const { address, before } = used()
    expect((await tenant.request('GET', address)).text).toBe(before)
  })
  return used
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

describe.each(withBody)('%s refuses', (_, operation) => {
  const fixture = useFixture(operation)

  it.each([
    ['{"description":'],
    ['{"a":1}}'],
    ["{'a':1}"],
    ['{"a":NaN}'],
    ['{"a":"\n"}'],
    ['[1,'],
    ['nothing'],
    ['\u00ef\u00bb\u00bf'],
  ])('a body that is not JSON: %j', async (body) => {
    const message = "Payload validation error: 'The body is not valid JSON'."
    await expectRefused(fixture(), asJson(body), 400, message)
  })

  it.each([
    'null',
    '1',
    ...(operation.operation['x-text-member'] === undefined ? ['"x"'] : []),
    'true',
    ...(isList(operation) ? ['{}', '{"a":1}'] : ['[]', '[{}]']),
  ])('JSON of another type: %s', async (body) => {
    const type = isList(operation) ? 'array' : 'object'
    const expected = `^Payload validation error: 'Expected type ${type} but found type \\w+'\\.$`
    await expectRefused(fixture(), asJson(body), 400, new RegExp(expected))
  })

  it('bytes that are not UTF-8', async () => {
    const message = "Payload validation error: 'The body is not valid UTF-8'."
    const bytes = Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xff]), Buffer.from('"}')])
    await expectRefused(fixture(), asJson(bytes), 400, message)
  })

  it('one byte more than the limit, also of a compressed body after inflation', async () => {
    const message = `The request body has more than ${limit} bytes.`
    const over = `{"surprise":"${'x'.repeat(limit - 15)}"}`
    expect(over.length).toBe(limit)
    await expectRefused(fixture(), asJson(over), 400, /^Payload/)
    await expectRefused(fixture(), asJson(`${over} `), 413, message)
    await expectRefused(fixture(), { form: `a=${'x'.repeat(limit)}` }, 413, message)
    for (const { encoding, body } of bombs) {
      const headers = { 'content-type': json, 'content-encoding': encoding }
      await expectRefused(fixture(), { body, headers }, 413, message)
    }
  })

  it('an invalid compressed body, and an unknown Content-Encoding', async () => {
    const headers = { 'content-type': json, 'content-encoding': 'gzip' }
    const message = "Payload validation error: 'The body is incomplete'."
    await expectRefused(fixture(), { body: 'no gzip', headers }, 400, message)
    const whole = gzipSync(JSON.stringify(exampleOf(operation)))
    const half = whole.subarray(0, whole.length / 2)
    await expectRefused(fixture(), { body: half, headers }, 400, message)
    const zstd = { 'content-type': json, 'content-encoding': 'zstd' }
    await expectRefused(fixture(), { body: '{}', headers: zstd }, 415, /gzip, deflate or br/)
  })

  it('deep and large bodies, at low cost', async () => {
    const depth = Math.floor(limit / 2) - 20
    const deep = `${'['.repeat(depth)}${']'.repeat(depth)}`
    await expectRefused(fixture(), asJson(`{"surprise":${deep}}`), 400, /^Payload/)
    await expectRefused(fixture(), asJson(deep), 400, /Expected type (object|string)/)
    const broad = Array.from({ length: 6000 }, (__, at) => `"k${at}":1`).join(',')
    await expectRefused(fixture(), asJson(`{${broad}}`), 400, /^Payload/)
    const form = Array.from({ length: 900 }, (__, at) => `k${at}=1`).join('&')
    await expectRefused(fixture(), { form }, 400, /^Payload/)
    const fields = Array.from({ length: 1001 }, (__, at) => `k${at}=1`).join('&')
    await expectRefused(fixture(), { form: fields }, 413, /at most 1000 fields/)
    const nested = `k${'[k]'.repeat(17)}=1`
    await expectRefused(fixture(), { form: nested }, 400, /nest at most 16 levels deep/)
  })

  it('text that cannot be stored: NUL and unpaired surrogates', async () => {
    const message =
      "Payload validation error: 'A string contains a NUL character or an unpaired surrogate'."
    for (const bad of ['\\u0000', '\\ud800', '\\udc00\\ud800']) {
      await expectRefused(fixture(), asJson(`{"name":"a${bad}b"}`), 400, message)
      await expectRefused(fixture(), asJson(`{"a${bad}b":1}`), 400, message)
    }
    await expectRefused(fixture(), { form: 'name=a%00b' }, 400, message)
    await expectRefused(fixture(), { form: 'a%00b=1' }, 400, message)
    const notUtf8 =
      "Payload validation error: 'A percent-encoded sequence of the form is not valid UTF-8'."
    for (const bad of ['%ed%a0%80', '%ff', '%', '%g0']) {
      await expectRefused(fixture(), { form: `name=a${bad}b` }, 400, notUtf8)
    }
  })
})

const hasMembers = (operation: DocumentedOperation) =>
  JSON.stringify(exampleOf(operation)).includes('{')
const ofObjects = withBody.filter(([, operation]) => hasMembers(operation))

describe.each(ofObjects)('%s refuses', (_, operation) => {
  const fixture = useFixture(operation)

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'a property named %s, in JSON or a form, and pollutes no prototype',
    async (name) => {
      const message = /__proto__|Additional properties not allowed/
      const text = JSON.stringify(exampleOf(operation)).replace('{', `{"${name}":{"polluted":1},`)
      await expectRefused(fixture(), asJson(text), 400, message)
      const form = toForm(exampleOf(operation))
      for (const field of [`${name}=1`, `${name}[polluted]=1`, `${name}[prototype][polluted]=1`]) {
        await expectRefused(fixture(), { form: `${form}&${field}` }, 400, message)
      }
      expect(({} as { polluted?: number }).polluted).toBeUndefined()
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
