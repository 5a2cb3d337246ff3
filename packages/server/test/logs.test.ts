import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestServer, type TestServer, until } from '@latchkey/testkit'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ bounds: { bodyBytesMax: 10_000 } })
})
afterAll(() => server.stop())

const path = '/api/v2/event-streams'

interface Line {
  readonly level: number
  readonly requestId?: string
  readonly status?: number
  readonly [name: string]: unknown
}

/** The lines that `work` makes, once they are written. */
async function linesOf(work: () => Promise<unknown>): Promise<readonly Line[]> {
  const before = server.log.length
  await work()
  await until('a line of the log', () => server.log.length > before)
  return server.log.slice(before).map((line) => JSON.parse(line) as Line)
}

describe('the log', () => {
  it('has one line for a request, with client, operation, tenant and status', async () => {
    await server.tenant.token()
    let requestId: string | null = null
    const lines = await linesOf(async () => {
      const { headers } = await server.tenant.request('GET', `${path}?take=3`)
      requestId = headers.get('x-request-id')
    })
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/)
    expect(lines).toHaveLength(1)
    expect(lines).toMatchObject([
      {
        level: 30,
        time: expect.any(Number),
        pid: expect.any(Number),
        hostname: expect.any(String),
        requestId,
        tenant: 'localhost',
        client: server.tenant.clientId,
        operation: 'listEventStreams',
        method: 'GET',
        path: '/event-streams',
        address: '127.0.0.1',
        status: 200,
        finished: true,
        durationMs: expect.any(Number),
      },
    ])
  })

  it.each([
    [401, 'missing_authentication', () => server.tenant.request('GET', path, { token: null })],
    [
      403,
      'insufficient_scope',
      async () =>
        server.tenant.request('GET', path, { token: await server.tenant.token('read:users') }),
    ],
    [400, 'invalid_body', () => server.tenant.request('POST', path, { json: {} })],
    [404, 'route_not_found', () => server.tenant.request('GET', '/nothing')],
    [405, 'method_not_allowed', () => server.tenant.request('PUT', path)],
    [
      413,
      'body_too_large',
      () => server.tenant.request('POST', path, { json: 'x'.repeat(10_000) }),
    ],
    [404, 'tenant_not_found', () => server.exchange('GET / HTTP/1.1\r\nHost: x\r\n\r\n')],
  ])('logs why a request was answered %d: %s', async (status, code, ask) => {
    await server.tenant.token('read:users')
    const lines = await linesOf(ask)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({ level: 30, status, code })
  })

  it('has no client secret of a token request', async () => {
    const lines = await linesOf(async () => {
      const form = {
        grant_type: 'client_credentials',
        client_id: server.tenant.clientId,
        client_secret: server.tenant.clientSecret,
        audience: '/api/v2/',
      }
      await server.tenant.request('POST', '/oauth/token', { token: null, form })
    })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({ operation: 'createToken', path: '/oauth/token', status: 200 })
  })

  it('has no secret or other value that a caller sent', async () => {
    const marks = {
      secret: 'mark-of-a-secret',
      name: 'mark-of-a-name',
      query: 'mark-of-a-query',
      agent: 'mark-of-an-agent',
      header: 'mark-of-a-header',
      id: 'mark-of-an-id',
      cookie: 'mark-of-a-cookie',
    }
    const headers = {
      'user-agent': marks.agent,
      'x-mark': marks.header,
      cookie: `a=${marks.cookie}`,
    }
    const destination = {
      type: 'webhook',
      configuration: {
        webhook_endpoint: 'https://hooks.example.com/',
        webhook_authorization: { method: 'bearer', token: marks.secret },
      },
    }
    for (const json of [
      { name: marks.name, destination },
      { name: marks.name, destination },
      { name: marks.name, destination, [marks.secret]: 1 },
    ]) {
      await server.tenant.request('POST', path, { json, headers })
    }
    await server.tenant.request('GET', `${path}?${marks.query}=1`, { headers })
    await server.tenant.request('GET', `${path}/${marks.id}`, { headers })
    const authorization = `Basic ${Buffer.from(`x:${marks.secret}`).toString('base64')}`
    const body = `grant_type=client_credentials&audience=${marks.name}`
    await server.tenant.request('POST', '/oauth/token', {
      token: null,
      form: body,
      headers: { ...headers, authorization },
    })
    const token = await server.tenant.token()
    const log = server.log.join('')
    const hidden = [...Object.values(marks), ...token.split('.'), server.tenant.clientSecret]
    for (const mark of [...hidden, authorization.slice(6)]) expect(log).not.toContain(mark)
    const keys = await server.database.query('select private_jwk from signing_keys')
    for (const { private_jwk: key } of keys.rows) expect(log).not.toContain(key)
  })

  it('cannot be forged by line breaks or terminal escapes', async () => {
    const forged = '%0d%0a{"level":30,"forged":true}%1b[31m'
    const before = server.log.length
    await server.tenant.request('GET', `${path}/${forged}`)
    await server.exchange(
      `GET /${forged} HTTP/1.1\r\nHost: localhost\r\nUser-Agent: \u001b[31mred\r\nX-Forwarded-For: \u001b[31m\r\n\r\n`,
    )
    const lines = server.log.slice(before)
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) {
      expect(line).toMatch(/^\{[^\r\n]*\}\n$/)
      expect(line).not.toContain('forged')
      expect(line.slice(0, -1)).not.toMatch(/\p{Cc}/u)
    }
  })

  it('has a line for a caller who disconnected', async () => {
    const known = server.log.length
    const isCut = (line: string) => line.includes('"finished":false')
    const lines = await linesOf(async () => {
      const socket = await server.openSocket()
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${await server.tenant.token('create:event_streams')}\r\n` +
          'Content-Type: application/json\r\nContent-Length: 100\r\n' +
          'Expect: 100-continue\r\n\r\n{',
      )
      await socket.until((text) => text.includes(' 100 Continue'))
      socket.end()
      await until('its line', () => server.log.slice(known).some(isCut))
    })
    expect(lines.at(-1)).toMatchObject({ operation: 'createEventStream', finished: false })
    expect(lines.at(-1)).not.toHaveProperty('status')
  })
})
