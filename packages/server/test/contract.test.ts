import { STATUS_CODES } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  absentOperations,
  type DocumentedOperation,
  management,
  operationsOf,
  type RequestOptions,
  receiverTrust,
  startTestServer,
  type TestAnswer,
  type TestServer,
  type TestTenant,
  toForm,
  until,
  withoutRateLimits,
} from '@latchkey/testkit'
import { errorTable } from '../src/errors.ts'
import { type Forgery, forgeTokens } from './forged-tokens.ts'
import { inTurn } from './in-turn.ts'
import {
  addressOf,
  freshTarget,
  isOfExisting,
  isOfUsers,
  isOfUsersAlone,
  removeAfter,
  resourceOf,
  saying,
  scopesOf,
  takesFile,
  withoutStamps,
} from './resources.ts'
import {
  callerSpanId,
  roundTripsOf,
  startTraceCollector,
  type TraceCollector,
  traceIdOf,
  traceparentOf,
} from './trace-collector.ts'

/**
 * The rules for every operation of the document; new operations are covered without a change here.
 */
const operations = operationsOf(management)
/** Those that a client may call for itself. */
const ofClients = operations.filter((each) => !isOfUsersAlone(each))
const withBody = ofClients.filter(({ operation }) => operation.requestBody)
const withFile = withBody.filter(takesFile)
const withoutFile = withBody.filter((operation) => !takesFile(operation))
/** The operations that refuse unknown query parameters. */
const strict = operations.filter(({ operation }) => operation['x-refuses-unknown-parameters'])
const lenient = ofClients.filter((operation) => !strict.includes(operation))
const isWrite = ({ method }: DocumentedOperation) => method !== 'GET'
const withId = operations.filter(({ path }) => path.includes('{'))
/** The operations whose parameters name a row of one tenant. */
const withOwnId = withId.filter((each) => !resourceOf(each).ofEachTenant?.includes(each.id))
const each = (some: readonly DocumentedOperation[]) =>
  some.map((operation): [string, DocumentedOperation] => [operation.id, operation])

let server: TestServer
let tenant: TestTenant
let other: TestTenant
let forgeries: readonly Forgery[]
let collector: TraceCollector
beforeAll(async () => {
  collector = await startTraceCollector()
  const tracing = { otlpUrl: collector.url, tracesRatio: 0 }
  const config = { rateLimits: withoutRateLimits, ...tracing, ...(await receiverTrust()) }
  server = await startTestServer({ config })
  tenant = server.tenant
  other = await server.addTenant('other.example.com')
  forgeries = await forgeTokens(tenant, other)
})
afterAll(async () => {
  await server.stop()
  await collector.close()
})

describe('401', () => {
  it.each(each(operations))('%s requires a token', async (_, operation) => {
    const address = addressOf(operation, resourceOf(operation).unknown)
    const answer = await tenant.request(operation.method, address, { token: null })
    expect(answer.body).toEqual({
      statusCode: 401,
      error: 'Unauthorized',
      message: 'Missing authentication',
    })
    expect(answer.headers.get('www-authenticate')).toBe('Bearer')
  })

  // One step authenticates the callers of all operations; these members change what it does.
  const kindOf = (documented: DocumentedOperation) =>
    JSON.stringify([
      documented.operation['x-opened-by'],
      scopesOf(documented).right.some(isOfUsers),
      takesFile(documented),
    ])
  let forgeriesOf: (operation: DocumentedOperation) => readonly Forgery[]
  beforeAll(() => {
    forgeriesOf = inTurn(operations, forgeries, { kindOf, count: 4 })
  })
  it.each(each(operations))('%s refuses forged and foreign tokens', async (_, operation) => {
    const address = addressOf(operation, resourceOf(operation).unknown)
    for (const { name, authorization, message } of forgeriesOf(operation)) {
      const { status, body, headers } = await tenant.request(operation.method, address, {
        token: null,
        headers: { authorization },
      })
      expect({ name, status, message: body.message }).toEqual({ name, status: 401, message })
      expect(headers.get('www-authenticate')).toBe('Bearer')
    }
  })
})

describe('403', () => {
  it.each(each(operations))('%s names the scope that the token lacks', async (_, operation) => {
    const { right, wrong } = scopesOf(operation)
    const address = addressOf(operation, resourceOf(operation).unknown)
    const token = await tenant.token(wrong)
    expect((await tenant.request(operation.method, address, { token })).body).toEqual({
      statusCode: 403,
      error: 'Forbidden',
      message: `Insufficient scope, expected any of: ${right.join(',')}`,
      errorCode: 'insufficient_scope',
    })
  })

  it.each(each(operations))('%s requires one of its scopes and no other', async (_, operation) => {
    for (const { scope, answer } of await requestsOf(operation)) {
      const opens = isOfUsers(scope) || isOfExisting(operation, scope) ? 4 : 2
      expect([scope, Math.floor(answer.status / 100)]).toEqual([scope, opens])
    }
  })
})

describe('round trips to PostgreSQL', () => {
  const roundTripsMax = 4
  const tracesOf = ({ id }: DocumentedOperation) => {
    const sought = traceIdOf(id)
    const spans = collector.spans.filter(({ traceId }) => traceId === sought)
    const requests = spans.filter(({ parentSpanId }) => parentSpanId === callerSpanId)
    return requests.map(({ spanId }) => spans.filter((each) => each.parentSpanId === spanId))
  }

  it.each(each(operations))('of %s are four at most', async (_, operation) => {
    const { length } = await requestsOf(operation)
    await until('the traces are sent', () => tracesOf(operation).length === length)
    for (const spans of tracesOf(operation)) {
      expect(roundTripsOf(spans)).toBeLessThanOrEqual(roundTripsMax)
    }
  })
})

describe('405', () => {
  const paths = Object.keys(management.paths)
  const documented = [...operations, ...absentOperations()]
  it.each(paths)('%s lists the allowed methods for all others', async (path) => {
    const there = documented.filter((operation) => operation.path === path)
    const allowed = there.map(({ method }) => method)
    for (const method of ['GET', 'PUT', 'POST', 'PATCH', 'DELETE', 'PROPFIND']) {
      if (allowed.includes(method)) continue
      const address = `/api/v2${path.replace(/\{[^}]+\}/g, 'unknown')}`
      const answer = await tenant.request(method, address, { token: null })
      expect(answer.status).toBe(405)
      expect(answer.body.errorCode).toBe('method_not_allowed')
      expect(answer.headers.get('allow')?.split(', ').sort()).toEqual(allowed.sort())
    }
  })
})

describe('400', () => {
  it.each(each(withBody))('%s refuses an unknown property', async (_, operation) => {
    const { address, body: right } = await freshTarget(operation, tenant)
    const body = surprising(right)
    const place = Array.isArray(body) ? ' on property 0' : ''
    // In a list of texts, the object itself is the unexpected value.
    const isOfTexts = Array.isArray(right) && typeof right[0] === 'string'
    const text = isOfTexts
      ? 'Expected type string but found type object'
      : 'Additional properties not allowed: surprise'
    for (const encode of encodings(operation)) {
      const sent = encode(body)
      expect((await tenant.request(operation.method, address, sent)).body).toEqual({
        statusCode: 400,
        error: 'Bad Request',
        message: `Payload validation error: '${text}'${place}.`,
        errorCode: 'invalid_body',
      })
    }
  })

  it.each(each(strict))('%s refuses an unknown query parameter', async (_, operation) => {
    const { address, body } = await freshTarget(operation, tenant)
    const answer = await tenant.request(operation.method, surprised(address), { json: body })
    expect(answer.body).toMatchObject({ statusCode: 400, errorCode: 'invalid_query_string' })
    expect(answer.body.message).toMatch(/^Query validation error: '.*surprise.*'/)
  })
})

describe('an unknown query parameter', () => {
  it.each(each(lenient))('of %s is ignored, and logged', async (_, operation) => {
    await succeeded(operation)
    const logged = [`"operation":"${operation.id}"`, '"ignoredParameters":["surprise"]']
    const isLogged = (line: string) => logged.every((text) => line.includes(text))
    // From the end, as the log of this file has thousands of lines.
    await until('the request is logged', () => server.log.findLast(isLogged) !== undefined)
  })
})

describe('415', () => {
  const refused = ['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'json']
  refused.push('application/json; charset=latin1', '')
  // One step reads the media types of all operations that take no file.
  const kindOf = ({ operation: { requestBody } }: DocumentedOperation) =>
    JSON.stringify([requestBody?.required, Object.keys(requestBody?.content ?? {})])
  const refusedBy = inTurn(withoutFile, refused, { kindOf, count: 2 })

  it.each(each(withoutFile))(
    '%s accepts nothing but JSON and forms in UTF-8',
    async (_, operation) => {
      const { address, body: right } = await freshTarget(operation, tenant)
      const body = JSON.stringify(right)
      for (const type of refusedBy(operation)) {
        const headers = { 'content-type': type }
        const answer = await tenant.request(operation.method, address, { body, headers })
        expect([type, answer.status]).toEqual([type, 415])
        expect(answer.body.errorCode).toBe('unsupported_media_type')
      }
    },
  )
})

describe('a body with a file', () => {
  it.each(each(withFile))('of %s must be multipart/form-data', async (_, operation) => {
    const { address, body } = await freshTarget(operation, tenant)
    for (const sent of [{ json: body }, { form: toForm(body) }]) {
      const { status, body: error } = await tenant.request(operation.method, address, sent)
      expect([status, error.errorCode]).toEqual([415, 'unsupported_media_type'])
    }
  })
})

describe('bodies', () => {
  const jsonTypes = [
    'application/json',
    'application/json; charset=utf-8',
    'Application/JSON;Charset="UTF-8"',
  ]
  const jsonTypeOf = (op: DocumentedOperation) =>
    jsonTypes[withBody.indexOf(op) % jsonTypes.length] ?? ''

  it.each(each(withBody))(
    '%s accepts its documented example, as JSON and as a form',
    async (_, op) => {
      const content = op.operation.requestBody?.content ?? {}
      const [first, ...others] = Object.values(content).map(({ example }) => example)
      expect(first).toBeDefined()
      for (const other of others) expect(other).toEqual(first)
      const answers = []
      for (const encode of encodings(op)) {
        const { address, body } = await freshTarget(op, tenant)
        const sent = encode(body)
        const answer = await tenant.request(op.method, address, {
          ...sent,
          ...('json' in sent && { headers: { 'content-type': jsonTypeOf(op) } }),
        })
        expect(Math.floor(answer.status / 100)).toBe(2)
        answers.push({ status: answer.status, body: withoutStamps(op, answer.body) })
        await removeAfter(op, tenant, address, answer)
      }
      const [asJson, ...asOthers] = answers.map(({ status, body }) => [status, withoutName(body)])
      for (const each of asOthers) expect(each).toEqual(asJson)
    },
  )

  it.each(each(withBody))('%s documents whether the body is required', async (_, operation) => {
    const { address } = await freshTarget(operation, tenant)
    const answer = await tenant.request(operation.method, address)
    if (operation.operation.requestBody?.required) {
      expect(answer.body).toMatchObject({ statusCode: 400, errorCode: 'invalid_body' })
    } else expect(Math.floor(answer.status / 100)).toBe(2)
  })
})

describe('error examples', () => {
  const table: readonly { status: number; errorCode?: string }[] = Object.values(errorTable)
  const examples = [...JSON.stringify(management).matchAll(/"value":(\{"statusCode":.*?\})/g)]
    .map(([, text = '']) => text.replace(/,"attributes":\{.*/, '}'))
    .map((text) => JSON.parse(text) as { statusCode: number; error: string; errorCode?: string })

  it.each(examples)('are errors of the server: %j', ({ statusCode, error, errorCode }) => {
    expect(error).toBe(STATUS_CODES[statusCode])
    expect(table).toContainEqual(
      expect.objectContaining({ status: statusCode, ...(errorCode && { errorCode }) }),
    )
  })
})

describe('the log of the tenant', () => {
  const onlyAsking = [
    'createBrandingPhoneProviderTrial',
    'createBrandingPhoneTemplateTrial',
    'createActionTest',
    'createClientCimdPreview',
    'createConnectionTest',
    'createCustomDomainTest',
    'createNetworkAclDryRun',
    'createNetworkAclExplanation',
  ]
  const writing = ofClients.filter((each) => isWrite(each) && !onlyAsking.includes(each.id))

  it.each(each(writing))(
    'and its events have the actor, address and changes of %s',
    async (_, operation) => {
      const { address, entry } = await succeeded(operation)
      const { client_id: clientId, data, date } = entry ?? {}
      expect(clientId).toBe(tenant.clientId)
      expect(data).toMatchObject({ client_id: tenant.clientId, ip: expect.any(String) })
      const { request, changes } = data.details
      expect(request).toEqual({
        method: operation.method.toLowerCase(),
        path: address.split('?', 1)[0],
      })
      expect(changes.length).toBeGreaterThan(0)
      // Not by the latest position: a job that was created writes events of its own meanwhile.
      const { rows: events } = await server.database.query(
        `select type, data from events where time = $1 and entity not like 'test/%'
        order by position limit $2`,
        [date, changes.length],
      )
      for (const [at, { before, after }] of changes.entries()) {
        const { type, data: cloudEvent } = events[at]
        expect(cloudEvent.object).toMatchObject(after ?? before)
        const word = !before ? 'created|added|assigned' : after ? 'updated' : 'deleted|removed'
        expect(type).toMatch(new RegExp(`\\.(${word})$`))
        expect(cloudEvent.context.client.id).toBe(tenant.clientId)
      }
    },
  )
})

describe('tenants', () => {
  it.each(each(withOwnId))(
    '%s answers an id of another tenant like an unknown one',
    async (_, op) => {
      const { address: mine, body } = await freshTarget(op, tenant)
      const unknown = addressOf(op, resourceOf(op).unknown)
      const before = await tenant.request('GET', mine)
      const sent = saying(op, body)
      const [forMine, forUnknown] = [
        await other.request(op.method, mine, sent),
        await other.request(op.method, unknown, sent),
      ]
      expect(forMine.text).toBe(forUnknown.text)
      expect(withoutNow(forMine.headers)).toEqual(withoutNow(forUnknown.headers))
      expect((await tenant.request('GET', mine)).text).toBe(before.text)
    },
  )
})

/** A request with one scope of its operation, and with an unknown parameter if that is ignored. */
interface Sent {
  readonly scope: string
  readonly address: string
  readonly answer: TestAnswer
  /** What the tenant's log has of a write. */
  readonly entry?: Readonly<Record<string, TestAnswer['body']>>
}

const sent = new Map<string, Promise<readonly Sent[]>>()

/** One request with each scope of an operation, sent once for all tests that look at them. */
function requestsOf(operation: DocumentedOperation): Promise<readonly Sent[]> {
  const requests = sent.get(operation.id) ?? sendOneByScope(operation)
  sent.set(operation.id, requests)
  return requests
}

async function sendOneByScope(operation: DocumentedOperation): Promise<readonly Sent[]> {
  const requests: Sent[] = []
  for (const scope of scopesOf(operation).right) {
    const { address, body } = await freshTarget(operation, tenant)
    const options = {
      token: await tenant.token(scope),
      headers: { traceparent: traceparentOf(operation.id) },
      ...saying(operation, body),
    }
    const url = lenient.includes(operation) ? surprised(address) : address
    const answer = await tenant.request(operation.method, url, options)
    const entry = isWrite(operation) ? await latestEntryOf(operation) : undefined
    requests.push({ scope, address, answer, ...(entry && { entry }) })
    await removeAfter(operation, tenant, address, answer)
  }
  return requests
}

async function latestEntryOf({ id }: DocumentedOperation): Promise<Sent['entry']> {
  const { rows } = await server.database.query(
    `select client_id, date, data from logs where type = 'sapi'
    and data->'details'->>'operation' = $1 order by log_id desc limit 1`,
    [id],
  )
  return rows[0]
}

/** The first of these requests that succeeded. */
async function succeeded(operation: DocumentedOperation): Promise<Sent> {
  const requests = await requestsOf(operation)
  const found = requests.find(({ answer }) => answer.status < 300)
  if (!found) throw new Error(`No scope opens ${operation.id}.`)
  return found
}

const surprised = (address: string) => `${address}${address.includes('?') ? '&' : '?'}surprise=x`

const encoders: Readonly<Record<string, (body: unknown) => RequestOptions>> = {
  'application/json': (json) => ({ json }),
  'application/x-www-form-urlencoded': (body) => ({ form: toForm(body) }),
  'multipart/form-data': (body) => ({ multipart: { ...(body as object) } }),
}

/** The encodings of a body that the document has for an operation. */
const encodings = ({ operation }: DocumentedOperation) =>
  Object.keys(operation.requestBody?.content ?? {}).flatMap((type) => encoders[type] ?? [])

/** The body with an unknown member; in a list, its first item has it. */
const surprising = (body: unknown) =>
  Array.isArray(body)
    ? [{ ...body[0], surprise: 'x' }, ...body.slice(1)]
    : { ...(body as object), surprise: 'x' }

/** The name of a fixture remains where the body did not change it. */
function withoutName(body: unknown): unknown {
  const text = JSON.stringify(body).replace(/"[Ff]ixture[ -]\d+"/g, '"Fixture"')
  return JSON.parse(text.replace(/"priority":\d+\.\d{5,}/, '"priority":"any"'))
}

function withoutNow(headers: Headers): readonly (readonly [string, string])[] {
  return [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name))
}
