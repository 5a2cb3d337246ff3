import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
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

/** Of OTLP as JSON (opentelemetry-proto, trace.proto). */
interface SentSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: readonly {
    readonly key: string
    readonly value: { readonly stringValue?: string; readonly intValue?: number }
  }[]
}

interface Sent {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[]
  }[]
}

const spans: SentSpan[] = []
let collector: Server
let url: string
let server: TestServer
beforeAll(async () => {
  collector = createServer(async (req, res) => {
    const chunks: Buffer[] = []
    for await (const chunk of req) chunks.push(chunk)
    const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString()) as Sent
    spans.push(...resourceSpans.flatMap((each) => each.scopeSpans.flatMap((one) => one.spans)))
    res.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
  server = await startTestServer({ config: { otlpUrl: url, tracesRatio: 0 } })
})
afterAll(async () => {
  await server.stop()
  await new Promise((resolve) => collector.close(resolve))
})

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const parentId = '00f067aa0ba902b7'
const traceparent = `00-${traceId}-${parentId}-01`

const attributeOf = (span: SentSpan | undefined, key: string) => {
  const value = span?.attributes.find((each) => each.key === key)?.value
  return value?.stringValue ?? value?.intValue
}

describe('traces', () => {
  it('continue that of the caller, with the SQL statements of the request', async () => {
    const json = { name: 'a-secret-name' }
    const headers = { traceparent }
    const { headers: answered } = await server.tenant.request('POST', '/api/v2/roles', {
      json,
      headers,
    })
    const ofTrace = () => spans.filter((span) => span.traceId === traceId)
    await until('the request is sent', async () =>
      ofTrace().some(({ parentSpanId }) => parentSpanId === parentId),
    )
    const request = ofTrace().find(({ parentSpanId }) => parentSpanId === parentId)
    expect(request?.name).toBe('POST /roles')
    expect(attributeOf(request, 'latchkey.operation')).toBe('createRole')
    expect(attributeOf(request, 'http.response.status_code')).toBe(200)
    expect(attributeOf(request, 'latchkey.request_id')).toBe(answered.get('x-request-id'))
    const statements = ofTrace().filter(({ parentSpanId }) => parentSpanId === request?.spanId)
    expect(statements.map(({ name }) => name)).toContain('INSERT')
    expect(JSON.stringify(ofTrace())).not.toContain('a-secret-name')
  })

  it('begin for the configured share of other requests', async () => {
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
    const tracing = await openTracing({ url, ratio: 1, log: pino({ level: 'silent' }) })
    const { outboundCa: ca, outboundPrivateNetworks: privateNetworks } = await receiverTrust()
    const outbound = createOutbound({ privateNetworks, ca, timeoutMs: 5_000, connectionsMax: 1 })
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
    const sent = spans.find(({ traceId: id, name }) => id === own && name === 'POST')
    expect(attributeOf(sent, 'server.address')).toBe('localhost')
  })
})
