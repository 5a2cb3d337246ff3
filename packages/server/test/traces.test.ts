import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createTestDatabase,
  receiverTrust,
  startReceiver,
  startTestServer,
  type TestServer,
  until,
} from '@latchkey/testkit'
import { pino } from 'pino'
import { createOutbound } from '../src/outbound/outbound.ts'
import { Deadline, runUntil } from '../src/timing/deadline.ts'
import { openTracing } from '../src/tracing/open-tracing.ts'
import { compileServer, makeFolder, startChild } from './child-server.ts'
import {
  attributeOf,
  callerSpanId,
  startTraceCollector,
  type TraceCollector,
  traceIdOf,
  traceparentOf,
} from './trace-collector.ts'

let collector: TraceCollector
let server: TestServer
beforeAll(async () => {
  collector = await startTraceCollector()
  server = await startTestServer({ config: { otlpUrl: collector.url, tracesRatio: 0 } })
})
afterAll(async () => {
  await server.stop()
  await collector.close()
})

const traceId = traceIdOf('these')
const traceparent = traceparentOf('these')

describe('traces', () => {
  it('continue that of the caller, with the SQL statements of the request', async () => {
    const json = { name: 'a-secret-name' }
    const headers = { traceparent }
    const { headers: answered } = await server.tenant.request('POST', '/api/v2/roles', {
      json,
      headers,
    })
    const ofTrace = () => collector.spans.filter((span) => span.traceId === traceId)
    await until('the request is sent', async () =>
      ofTrace().some(({ parentSpanId }) => parentSpanId === callerSpanId),
    )
    const request = ofTrace().find(({ parentSpanId }) => parentSpanId === callerSpanId)
    expect(request?.name).toBe('POST /roles')
    expect(attributeOf(request, 'latchkey.operation')).toBe('createRole')
    expect(attributeOf(request, 'http.response.status_code')).toBe(200)
    expect(attributeOf(request, 'latchkey.request_id')).toBe(answered.get('x-request-id'))
    const statements = ofTrace().filter(({ parentSpanId }) => parentSpanId === request?.spanId)
    expect(statements.map(({ name }) => name)).toContain('INSERT')
    expect(JSON.stringify(ofTrace())).not.toContain('a-secret-name')
  })

  it('begin for the configured share of other requests', async () => {
    const { spans } = collector
    const before = spans.length
    await server.tenant.request('GET', '/api/v2/roles')
    await server.tenant.request('GET', '/api/v2/clients', { headers: { traceparent } })
    await until('the second is sent', async () =>
      spans.some((span) => attributeOf(span, 'latchkey.operation') === 'listClients'),
    )
    const later = spans.slice(before)
    expect(new Set(later.map((span) => span.traceId))).toEqual(new Set([traceId]))
  })

  it('are propagated to outbound requests', async () => {
    const receiver = await startReceiver()
    const tracing = await openTracing({
      url: collector.url,
      ratio: 1,
      log: pino({ level: 'silent' }),
    })
    const { outboundCa: ca, outboundPrivateNetworks: privateNetworks } = await receiverTrust()
    const outbound = createOutbound({ privateNetworks, ca, timeoutMs: 5_000, socketsMax: 1 })
    const deadline = new Deadline(5_000)
    deadline.span = tracing.begin({}, {})
    const request = { tenantId: 'a', url: receiver.url, method: 'POST', headers: {} } as const
    await runUntil(deadline, () => outbound.send({ ...request, body: '{}', answerBytesMax: 0 }))
    const [, own] = deadline.span.traceparent.split('-')
    const [received] = receiver.received
    expect(received?.headers.traceparent).toMatch(new RegExp(`^00-${own}-[0-9a-f]{16}-01$`))
    expect(received?.headers.traceparent).not.toBe(deadline.span.traceparent)
    await outbound.close()
    await tracing.close()
    await receiver.kill()
    const sent = collector.spans.find(({ traceId: id, name }) => id === own && name === 'POST')
    expect(attributeOf(sent, 'server.address')).toBe('localhost')
  })
})

describe('the log', () => {
  it('is sent too, to its end, with the trace of each request', async () => {
    await compileServer()
    const database = await createTestDatabase()
    const child = await startChild({
      DATABASE_URL: database.url,
      LATCHKEY_DATA: await makeFolder(),
      LATCHKEY_TLS: 'off',
      LATCHKEY_OTLP_URL: collector.url,
    })
    const { origin } = new URL(child.baseUrl)
    const headers = { traceparent: traceparentOf('logged'), authorization: 'Bearer a-secret' }
    await (await fetch(`${origin}/api/v2/roles`, { headers })).text()
    const { code, stdout } = await child.end('SIGTERM')
    expect(code).toBe(0)
    const { logRecords, spans } = collector
    const request = logRecords.find(({ traceId: id }) => id === traceIdOf('logged'))
    const span = spans.find(({ traceId: id }) => id === traceIdOf('logged'))
    expect(request).toMatchObject({ severityText: 'info', spanId: span?.spanId })
    expect(request?.body.stringValue).toMatch(/^401 GET \/roles /)
    expect(attributeOf(request, 'requestId')).toBe(attributeOf(span, 'latchkey.request_id'))
    const last = logRecords.at(-1)
    expect(last?.body.stringValue).toBe('Stopping once the requests in flight are answered.')
    expect(stdout).toContain(`"traceId":"${traceIdOf('logged')}"`)
    expect(JSON.stringify(logRecords)).not.toContain('a-secret')
    await database.drop()
  })
})
