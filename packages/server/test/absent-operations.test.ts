import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  absentOperations,
  type DocumentedOperation,
  joinTestServer,
  type SharedServer,
} from '@latchkey/testkit'
import { isOfUsers, scopesOf } from './resources.ts'

/** Operations of the public API that are not implemented. */
const operations = absentOperations()
const each = (some: readonly DocumentedOperation[]) =>
  some.map((operation): [string, DocumentedOperation] => [operation.id, operation])
const addressOf = ({ path }: DocumentedOperation) => `/api/v2${path.replace(/\{[^}]+\}/g, 'any')}`
const isAnswered = ({ operation }: DocumentedOperation) => !('501' in operation.responses)

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
})
afterAll(() => server.stop())

const send = (path: string, method = 'GET', json?: unknown) =>
  server.tenant.request(method, `/api/v2${path}`, json === undefined ? {} : { json })

describe('401 and 403', () => {
  it.each(each(operations))('%s requires one of its scopes', async (_, operation) => {
    const { method } = operation
    const address = addressOf(operation)
    expect((await server.tenant.request(method, address, { token: null })).status).toBe(401)
    const { right, wrong } = scopesOf(operation)
    const token = await server.tenant.token(wrong)
    expect((await server.tenant.request(method, address, { token })).body).toMatchObject({
      statusCode: 403,
      message: `Insufficient scope, expected any of: ${right.join(',')}`,
    })
  })
})

describe('501', () => {
  const refused = operations.filter(
    (operation) => !isAnswered(operation) && !scopesOf(operation).right.every(isOfUsers),
  )
  it.each(each(refused))('%s names the operation', async (id, operation) => {
    const { method, path } = operation
    const sent = operation.operation.requestBody ? { json: { surprise: true } } : {}
    expect((await server.tenant.request(method, addressOf(operation), sent)).body).toEqual({
      statusCode: 501,
      error: 'Not Implemented',
      message: `${id} (${method} /api/v2${path}) is not implemented by this server.`,
      errorCode: 'not_implemented',
    })
  })

  it('is logged as a missing operation, not as an internal error', async () => {
    await send('/rules', 'POST', {})
    const lines = server.log.filter((each) => each.includes('"operation":"createRule"'))
    const logged = lines.map((line) => JSON.parse(line)).find(({ status }) => status === 501)
    expect(logged).toMatchObject({ level: 30, code: 'not_implemented' })
  })
})

describe('200', () => {
  it.each(each(operations.filter(isAnswered)))(
    '%s answers the defaults of a new tenant',
    async (_, op) => {
      expect(op.method).toBe('GET')
      const { status } = await server.tenant.request('GET', addressOf(op))
      expect('200' in op.operation.responses ? 200 : 404).toBe(status)
    },
  )

  it('pages an empty list like any list', async () => {
    expect((await send('/rules')).body).toEqual([])
    const totals = { start: 50, limit: 25, total: 0, rules: [] }
    const query = 'include_totals=true&per_page=25&page=2'
    expect((await send(`/rules?${query}`)).body).toEqual(totals)
    const byCursor = (await send('/connection-profiles?take=5')).body
    expect(byCursor).toEqual({ connection_profiles: [] })
  })

  it('accepts a write of the defaults only', async () => {
    const path = '/supplemental-signals'
    const { body } = await send(path)
    expect((await send(path, 'PATCH', body)).body).toEqual(body)
    expect((await send(path, 'PATCH', { akamai_enabled: false })).body).toEqual(body)
    expect((await send(path, 'PATCH', { akamai_enabled: true })).status).toBe(501)
    expect((await send(path, 'PATCH', [])).status).toBe(501)
    expect((await send('/rules', 'POST', [])).status).toBe(501)
  })
})

describe('400', () => {
  it('is answered for a malformed body before 501', async () => {
    const { status, body } = await server.tenant.request('POST', '/api/v2/rules', {
      body: '{"name":',
      headers: { 'content-type': 'application/json' },
    })
    expect([status, body.errorCode]).toEqual([400, 'invalid_body'])
  })
})
