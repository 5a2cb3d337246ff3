import { STATUS_CODES } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  type DocumentedOperation,
  management,
  operationsOf,
  startTestServer,
  type TestServer,
  type TestTenant,
  toForm,
  withoutRateLimits,
} from '@latchkey/testkit'
import { errorTable } from '../src/errors.ts'
import { type Forgery, forgeTokens } from './forged-tokens.ts'
import {
  addressOf,
  freshAddressOf,
  removeAfter,
  resourceOf,
  scopesOf,
  withoutStamps,
} from './resources.ts'

/** What must hold for every operation of the document; a new one is covered without a line here. */
const operations = operationsOf(management)
const json = 'application/json'
const withBody = operations.filter(({ operation }) => operation.requestBody)
const withId = operations.filter(({ path }) => path.includes('{'))
const each = (some: readonly DocumentedOperation[]) =>
  some.map((operation): [string, DocumentedOperation] => [operation.id, operation])

let server: TestServer
let tenant: TestTenant
let other: TestTenant
let forgeries: readonly Forgery[]
beforeAll(async () => {
  server = await startTestServer({ config: { rateLimits: withoutRateLimits } })
  tenant = server.tenant
  other = await server.addTenant('other.example.com')
  forgeries = await forgeTokens(tenant, other)
})
afterAll(() => server.stop())

const exampleOf = ({ operation }: DocumentedOperation) =>
  operation.requestBody?.content[json]?.example

describe('401', () => {
  it.each(each(operations))('%s asks for a token', async (_, operation) => {
    const address = addressOf(operation, resourceOf(operation).unknown)
    const answer = await tenant.request(operation.method, address, { token: null })
    expect(answer.body).toEqual({
      statusCode: 401,
      error: 'Unauthorized',
      message: 'Missing authentication',
    })
    expect(answer.headers.get('www-authenticate')).toBe('Bearer')
  })

  it.each(each(operations))('%s takes no forged or foreign token', async (_, operation) => {
    const address = addressOf(operation, resourceOf(operation).unknown)
    for (const { name, authorization, message } of forgeries) {
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
      message: `Insufficient scope, expected any of: ${right}`,
      errorCode: 'insufficient_scope',
    })
  })

  it.each(each(operations))('%s needs no other scope than its own', async (_, operation) => {
    const address = await freshAddressOf(operation, tenant)
    const token = await tenant.token(scopesOf(operation).right)
    const sent = { token, ...(operation.operation.requestBody && { json: exampleOf(operation) }) }
    const answer = await tenant.request(operation.method, address, sent)
    expect(Math.floor(answer.status / 100)).toBe(2)
    await removeAfter(operation, tenant, address, answer)
  })
})

describe('405', () => {
  const paths = Object.keys(management.paths)
  it.each(paths)('%s names the methods it has to all others', async (path) => {
    const there = operations.filter((operation) => operation.path === path)
    const [first] = there
    if (!first) throw new Error(path)
    const allowed = there.map(({ method }) => method)
    for (const method of ['GET', 'PUT', 'POST', 'PATCH', 'DELETE', 'PROPFIND']) {
      if (allowed.includes(method)) continue
      const address = addressOf(first, resourceOf(first).unknown)
      const answer = await tenant.request(method, address, { token: null })
      expect(answer.status).toBe(405)
      expect(answer.body.errorCode).toBe('method_not_allowed')
      expect(answer.headers.get('allow')?.split(', ').sort()).toEqual(allowed.sort())
    }
  })
})

describe('400', () => {
  it.each(each(withBody))('%s takes no unknown property', async (_, operation) => {
    const address = await freshAddressOf(operation, tenant)
    const body = { ...(exampleOf(operation) as object), surprise: 'x' }
    for (const sent of [{ json: body }, { form: toForm(body) }]) {
      expect((await tenant.request(operation.method, address, sent)).body).toEqual({
        statusCode: 400,
        error: 'Bad Request',
        message: "Payload validation error: 'Additional properties not allowed: surprise'.",
        errorCode: 'invalid_body',
      })
    }
  })

  it.each(each(operations))('%s takes no unknown query parameter', async (_, operation) => {
    const address = await freshAddressOf(operation, tenant)
    const answer = await tenant.request(operation.method, `${address}?surprise=x`, {
      ...(operation.operation.requestBody && { json: exampleOf(operation) }),
    })
    expect(answer.body).toMatchObject({ statusCode: 400, errorCode: 'invalid_query_string' })
    expect(answer.body.message).toMatch(/^Query validation error: '.*surprise.*'/)
  })
})

describe('415', () => {
  it.each(each(withBody))('%s reads JSON and forms in UTF-8 only', async (_, operation) => {
    const address = await freshAddressOf(operation, tenant)
    const body = JSON.stringify(exampleOf(operation))
    const types = ['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'json']
    for (const type of [...types, 'application/json; charset=latin1', '']) {
      const headers = { 'content-type': type }
      const answer = await tenant.request(operation.method, address, { body, headers })
      expect([type, answer.status]).toEqual([type, 415])
      expect(answer.body.errorCode).toBe('unsupported_media_type')
    }
    for (const type of ['application/json; charset=utf-8', 'Application/JSON;Charset="UTF-8"']) {
      const headers = { 'content-type': type }
      const answer = await tenant.request(operation.method, address, { body, headers })
      expect([type, Math.floor(answer.status / 100)]).toEqual([type, 2])
      if (operation.method === 'POST') await removeAfter(operation, tenant, address, answer)
    }
    if (operation.method !== 'POST') await tenant.request('DELETE', address)
  })
})

describe('bodies', () => {
  it.each(each(withBody))('%s takes every documented example, in both forms', async (_, op) => {
    const content = op.operation.requestBody?.content ?? {}
    const examples = Object.values(content).map(({ example }) => example)
    expect(examples.every((example) => example !== undefined)).toBe(true)
    for (const example of examples) {
      const answers = []
      for (const sent of [{ json: example }, { form: toForm(example) }]) {
        const address = await freshAddressOf(op, tenant)
        const answer = await tenant.request(op.method, address, sent)
        expect(Math.floor(answer.status / 100)).toBe(2)
        answers.push({ status: answer.status, body: withoutStamps(answer.body) })
        await removeAfter(op, tenant, address, answer)
      }
      const [asJson, asForm] = answers.map(({ status, body }) => [status, withoutName(body)])
      expect(asForm).toEqual(asJson)
    }
  })

  it.each(each(withBody))('%s says whether a body may be left out', async (_, operation) => {
    const address = await freshAddressOf(operation, tenant)
    const answer = await tenant.request(operation.method, address)
    if (operation.operation.requestBody?.required) {
      expect(answer.body).toMatchObject({ statusCode: 400, errorCode: 'invalid_body' })
    } else expect(answer.status).toBe(200)
  })
})

describe('error examples', () => {
  const table: readonly { status: number; errorCode?: string }[] = Object.values(errorTable)
  const examples = [...JSON.stringify(management).matchAll(/"value":(\{"statusCode":.*?\})/g)]
    .map(([, text = '']) => text.replace(/,"attributes":\{.*/, '}'))
    .map((text) => JSON.parse(text) as { statusCode: number; error: string; errorCode?: string })

  it.each(examples)('are of errors that there are: %j', ({ statusCode, error, errorCode }) => {
    expect(error).toBe(STATUS_CODES[statusCode])
    expect(table).toContainEqual(
      expect.objectContaining({ status: statusCode, ...(errorCode && { errorCode }) }),
    )
  })
})

describe('tenants', () => {
  it.each(each(withId))("%s answers another tenant's id like one nobody has", async (_, op) => {
    const mine = await freshAddressOf(op, tenant)
    const unknown = addressOf(op, resourceOf(op).unknown)
    const before = await tenant.request('GET', mine)
    const sent = op.operation.requestBody ? { json: exampleOf(op) } : {}
    const [forMine, forUnknown] = [
      await other.request(op.method, mine, sent),
      await other.request(op.method, unknown, sent),
    ]
    expect(forMine.text).toBe(forUnknown.text)
    expect(withoutNow(forMine.headers)).toEqual(withoutNow(forUnknown.headers))
    expect((await tenant.request('GET', mine)).text).toBe(before.text)
  })
})

/** A fixture's own name shows through where the body did not change it. */
function withoutName(body: unknown): unknown {
  const text = JSON.stringify(body).replace(/"Fixture \d+"/, '"Fixture"')
  return JSON.parse(text.replace(/"priority":\d+\.\d{5,}/, '"priority":"any"'))
}

function withoutNow(headers: Headers): readonly (readonly [string, string])[] {
  return [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name))
}
