import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { exchange, type RawAnswer, startTestServer, type TestServer } from '@latchkey/testkit'

/**
 * A request that is wrong in every way gets the error of the earliest step. Fixing one fault at a
 * time reveals the next step, in the order of `server.ts`.
 */
const window = { limit: 12, windowSeconds: 3600 }
const rateLimits = { 'management-read': window, 'management-write': window }
const bounds = { bodyBytesMax: 2048, uriBytesMax: 1024 }
const unknownId = 'acl_9Hs3kP7vWq2LrXb4Jd8NfT'
const definition = {
  description: 'Made before',
  active: true,
  priority: 7,
  rule: { action: { log: true }, scope: 'tenant' },
}

interface Sent {
  /** The address of the client. */
  readonly from: string
  readonly host: string
  readonly method: string
  readonly path: string
  readonly query: string
  readonly authorization: string | undefined
  readonly type: string
  readonly body: string
}

interface Fault {
  readonly status: number
  readonly code: string | undefined
  readonly repair: () => Promise<Partial<Sent>> | Partial<Sent>
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ config: { rateLimits }, bounds })
})
afterAll(() => server.stop())

async function send({ from, method, path, query, body, ...sent }: Sent): Promise<RawAnswer> {
  const { host, type, authorization } = sent
  const fields = [
    `${method} ${path}${query} HTTP/1.1`,
    `Host: ${host}`,
    `Content-Type: ${type}`,
    `Content-Length: ${body.length}`,
    ...(authorization === undefined ? [] : [`Authorization: ${authorization}`]),
  ]
  const socket = await server.openSocket({ localAddress: from })
  return exchange(socket, `${fields.join('\r\n')}\r\n\r\n${body}`)
}

async function walk(worst: Sent, faults: readonly Fault[]): Promise<Sent> {
  let sent = worst
  for (const { status, code, repair } of faults) {
    const answer = await send(sent)
    expect({ status: answer.status, code: answer.body.errorCode }).toEqual({ status, code })
    expect(answer.body.statusCode).toBe(status)
    sent = { ...sent, ...(await repair()) }
  }
  return sent
}

/** Exhausts the window of each counter of the walk, for its own address. */
async function exhaust(method: string, paths: readonly string[]): Promise<void> {
  const spend = (path: string) =>
    server.tenant.request(method, `/api/v2${path}`, { token: null, json: {} })
  await Promise.all(
    paths.flatMap((path) => Array.from({ length: window.limit }, () => spend(path))),
  )
}

describe('the line', () => {
  it('reads no body before authentication', async () => {
    const socket = await server.openSocket()
    socket.write(
      `PUT /api/v2/network-acls/${unknownId} HTTP/1.1\r\nHost: localhost\r\n` +
        'Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
    )
    expect(await socket.until((received) => received.includes('\r\n\r\n'))).toMatch(
      /^HTTP\/1.1 401/,
    )
    socket.end()
  })

  it('answers a request with several errors with the first error in order', async () => {
    const { tenant } = server
    const bearer = async (...scopes: string[]) => `Bearer ${await tenant.token(...scopes)}`
    const [right, wrong] = [
      await bearer('update:network_acls', 'create:network_acls'),
      await bearer('read:users'),
    ]
    await exhaust('PUT', ['/nothing', `/network-acls/${unknownId}`])
    const worst: Sent = {
      from: '127.0.0.1',
      host: 'nobody.example.com',
      method: 'PUT',
      path: '/api/v2/nothing',
      query: `?%ff=${'x'.repeat(bounds.uriBytesMax)}`,
      authorization: undefined,
      type: 'text/plain',
      body: 'x'.repeat(bounds.bodyBytesMax + 1),
    }
    const path = `/api/v2/network-acls/${unknownId}`
    const right404 = await walk(worst, [
      { status: 404, code: 'tenant_not_found', repair: () => ({ host: 'localhost' }) },
      { status: 414, code: 'uri_too_long', repair: () => ({ query: '?%ff' }) },
      { status: 400, code: 'invalid_uri', repair: () => ({ query: '' }) },
      { status: 429, code: 'too_many_requests', repair: () => ({ from: '127.0.0.2' }) },
      { status: 404, code: undefined, repair: () => ({ path, method: 'POST' }) },
      { status: 405, code: 'method_not_allowed', repair: () => ({ method: 'PUT' }) },
      { status: 401, code: undefined, repair: () => ({ authorization: wrong }) },
      { status: 403, code: 'insufficient_scope', repair: () => ({ authorization: right }) },
      { status: 415, code: 'unsupported_media_type', repair: () => ({ type: 'application/json' }) },
      { status: 413, code: 'body_too_large', repair: () => ({ body: '{"description":1}' }) },
      { status: 400, code: 'invalid_body', repair: () => ({ body: JSON.stringify(definition) }) },
      { status: 404, code: undefined, repair: () => ({}) },
    ])
    const made = await send({ ...right404, method: 'POST', path: '/api/v2/network-acls' })
    expect(made.status).toBe(201)
    await walk({ ...right404, method: 'POST', path: '/api/v2/network-acls' }, [
      { status: 409, code: 'network_acl_priority_used', repair: () => ({}) },
    ])
    const id = String(made.body.id)
    const last = await send({ ...right404, path: `/api/v2/network-acls/${id}` })
    expect(last.status).toBe(200)
  })

  it('checks the query before the body', async () => {
    const answer = await server.tenant.request('PUT', '/api/v2/network-acls/x?surprise=1', {
      json: { description: 1 },
    })
    expect(answer.body).toMatchObject({ statusCode: 400, errorCode: 'invalid_query_string' })
  })
})
