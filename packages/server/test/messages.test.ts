import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  parseAnswers,
  type RawAnswer,
  startTestServer,
  type TestServer,
  withoutRateLimits,
} from '@latchkey/testkit'

/** Malformed HTTP messages, and valid ones that libraries do not send. */
let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer({
    config: { rateLimits: withoutRateLimits },
    bounds: { headersTimeoutMs: 1000, requestTimeoutMs: 1500, bodyBytesMax: 4096 },
  })
  token = await server.tenant.token('read:network_acls', 'create:network_acls')
})
afterAll(() => server.stop())

const list = '/api/v2/network-acls'
const definition = JSON.stringify({
  description: 'x',
  active: true,
  rule: { action: { log: true }, scope: 'tenant' },
})

const head = (line: string, ...fields: readonly string[]) => [line, ...fields, '', ''].join('\r\n')
const get = (...fields: readonly string[]) =>
  head(`GET ${list} HTTP/1.1`, ...fields, `Authorization: Bearer ${token}`)
const post = (...fields: readonly string[]) =>
  head(`POST ${list} HTTP/1.1`, 'Host: localhost', `Authorization: Bearer ${token}`, ...fields)

function expectError(answer: RawAnswer, status: number, errorCode: string, message: RegExp) {
  expect(answer).toMatchObject({ status, body: { statusCode: status, errorCode } })
  expect(answer.body.message).toMatch(message)
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
}

async function expectNothingStored(): Promise<void> {
  expect((await server.tenant.request('GET', list)).body).toEqual([])
}

describe('malformed HTTP', () => {
  const garbage: readonly [string, string | Buffer][] = [
    ['text', 'hello\r\n\r\n'],
    ['bytes', Buffer.from(Array.from({ length: 256 }, (_, at) => at))],
    ['an unknown method', 'QUX / HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['an unknown version', 'GET / HTTP/9.9\r\nHost: localhost\r\n\r\n'],
    ['a space in the target', 'GET /a b HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['a NUL in a field', 'GET / HTTP/1.1\r\nHost: localhost\r\nX: a\0b\r\n\r\n'],
    ['a folded field', 'GET / HTTP/1.1\r\nHost: localhost\r\nX : y\r\n\r\n'],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['a length that is no number', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n'],
  ]
  it.each(garbage)('answers %s with 400 and ends the connection', async (_, bytes) => {
    const socket = await server.openSocket()
    socket.write(bytes)
    const [answer, ...more] = parseAnswers(await socket.closed())
    expect(more).toEqual([])
    expectError(answer as RawAnswer, 400, 'invalid_request', /^The request is not valid HTTP\/1\.1/)
    expect(answer?.headers.connection).toBe('close')
  })

  it('answers valid requests before malformed ones on the same connection', async () => {
    const socket = await server.openSocket()
    socket.write(`${get('Host: localhost')}${get('Host: localhost')}garbage\r\n\r\n`)
    const answers = parseAnswers(await socket.closed())
    expect(answers.at(-1)?.status).toBe(400)
    expect(answers.slice(0, -1).every(({ status }) => status === 200)).toBe(true)
  })

  it('answers a flood of header fields with 431', async () => {
    const fields = Array.from({ length: 2000 }, (_, at) => `X-${at}: ${'y'.repeat(20)}`)
    const answer = await server.exchange(get('Host: localhost', ...fields))
    expectError(answer, 431, 'header_too_large', /^The header of the request is too large/)
  })

  it('answers a request target longer than the header limit with 431', async () => {
    const answer = await server.exchange(head(`GET /${'x'.repeat(20_000)} HTTP/1.1`, 'Host: x'))
    expectError(answer, 431, 'header_too_large', /^The header of the request is too large/)
  })

  it('refuses CONNECT', async () => {
    const answer = await server.exchange(head('CONNECT evil.test:443 HTTP/1.1', 'Host: localhost'))
    expectError(answer, 405, 'method_not_allowed', /CONNECT/)
  })

  it('ignores Upgrade and continues in HTTP/1.1', async () => {
    const fields = ['Host: localhost', 'Connection: Upgrade', 'Upgrade: websocket']
    expect((await server.exchange(get(...fields))).status).toBe(200)
  })
})

describe('the host', () => {
  const port = () => server.port
  it.each([
    ['with a port', () => `localhost:${port()}`],
    ['with another port', () => 'localhost:1'],
    ['in upper case', () => 'LOCALHOST'],
    ['with a dot at the end', () => 'localhost.'],
    ['with a dot and a port', () => `LocalHost.:${port()}`],
  ])('finds the tenant by a Host %s', async (_, host) => {
    expect((await server.exchange(get(`Host: ${host()}`))).status).toBe(200)
  })

  it.each(['[::1]', '[::1]:8443', '127.0.0.1', 'localhost.evil.test', '', 'x'.repeat(8000)])(
    'finds no tenant under the Host %s',
    async (host) => {
      const answer = await server.exchange(get(`Host: ${host}`))
      expectError(
        answer,
        404,
        'tenant_not_found',
        /^No tenant is served under this host name\. Use the domain of a tenant\.$/,
      )
    },
  )

  it.each(['[', '[::1', 'localhost/x', 'user@localhost', 'localhost:1, b.localhost'])(
    'is 400 as %s, which is no host',
    async (host) => {
      expectError(await server.exchange(get(`Host: ${host}`)), 400, 'invalid_request', /Host/)
    },
  )

  it('is required: a request without Host is 400 (RFC 9112, section 3.2)', async () => {
    expectError(await server.exchange(get()), 400, 'invalid_request', /Host/)
  })

  it('is unique: two Host fields are 400', async () => {
    const answer = await server.exchange(get('Host: localhost', 'Host: evil.test'))
    expectError(answer, 400, 'invalid_request', /Host/)
  })

  it('is that of an absolute target, whatever the Host field (RFC 9112, section 3.2.2)', async () => {
    const absolute = (target: string, host: string) =>
      head(`GET ${target} HTTP/1.1`, `Host: ${host}`, `Authorization: Bearer ${token}`)
    const here = `https://localhost:${server.port}${list}?per_page=1`
    expect((await server.exchange(absolute(here, 'evil.test'))).status).toBe(200)
    const there = await server.exchange(absolute(`https://evil.test${list}`, 'localhost'))
    expectError(there, 404, 'tenant_not_found', /^No tenant/)
    const nowhere = await server.exchange(absolute('https://localhost/api/v2/nothing', 'localhost'))
    expect(nowhere.body).toEqual({ statusCode: 404, error: 'Not Found', message: 'Not Found' })
    const issuer = absolute('http://localhost/.well-known/openid-configuration', 'localhost')
    expect((await server.exchange(issuer)).body.issuer).toBe(`${server.tenant.baseUrl}/`)
  })
})

describe('bodies on the wire', () => {
  const json = 'Content-Type: application/json'

  it('are requested with 100 Continue, only after authentication', async () => {
    const socket = await server.openSocket()
    socket.write(post(json, `Content-Length: ${definition.length}`, 'Expect: 100-continue'))
    await socket.until((received) => received.startsWith('HTTP/1.1 100 Continue\r\n\r\n'))
    socket.write(definition)
    const received = await socket.until((text) => /\r\n\r\n.*\}$/s.test(text.slice(25)))
    const [answer] = parseAnswers(received.slice(25))
    expect(answer?.status).toBe(201)
    socket.end()
    await server.tenant.request('DELETE', `${list}/${answer?.body.id}`)
  })

  it('are read with an unknown Expect', async () => {
    const answer = await server.exchange(get('Host: localhost', 'Expect: miracles'))
    expect(answer.status).toBe(200)
  })

  it.each([
    ['a length that is not reached', 'Content-Length: 500', definition],
    ['chunks without an end', 'Transfer-Encoding: chunked', `5\r\n{"des\r\n`],
  ])('store nothing when they end early: %s', async (_, field, sent) => {
    const socket = await server.openSocket()
    socket.write(`${post(json, field)}${sent}`)
    socket.socket.end()
    const [answer] = parseAnswers(await socket.closed())
    if (answer) expect(answer.status).toBe(400)
    await expectNothingStored()
  })

  it('are refused with a malformed chunk', async () => {
    const answer = await server.exchange(`${post(json, 'Transfer-Encoding: chunked')}zz\r\n`)
    expectError(answer, 400, 'invalid_request', /^The request is not valid HTTP/)
    await expectNothingStored()
  })

  it('are 413 when chunks add up to too much', async () => {
    const chunk = `400\r\n${' '.repeat(0x400)}\r\n`
    const answer = await server.exchange(
      `${post(json, 'Transfer-Encoding: chunked')}${chunk.repeat(5)}`,
    )
    expectError(answer, 413, 'body_too_large', /4096 bytes/)
  })

  it('are 408 when they do not arrive in time', async () => {
    const socket = await server.openSocket()
    socket.write(`${post(json, 'Content-Length: 500')}{`)
    const [answer] = parseAnswers(await socket.closed())
    expectError(answer as RawAnswer, 408, 'request_timeout', /in time/)
    await expectNothingStored()
  })
})
