/**
 * Sends bodies of 100 MB, JSON that is 100,000 deep, a million keys, and small bodies that inflate
 * to 100 MB. Each is 400, 401 or 413 within 1 s, and the memory of the server grows by at most
 * 50 MB. Argument: how often each is sent, 5.
 */
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib'
import { startOwnPostgres } from '@latchkey/testkit'
import { readMemory } from './lib/memory.ts'
import { openFault } from './lib/open-fault.ts'

const times = Number(process.argv[2] ?? 5)
const [hugeBytes, depth, keys] = [100 * 1024 * 1024, 100_000, 1_000_000]
const [answerMsMax, growthBytesMax, settleMs] = [1_000, 50 * 1024 * 1024, 500]

const { verdict, server, close } = await openFault('hostile-bodies', startOwnPostgres())
const port = Number(new URL(server.baseUrl).port)
const [json, form] = ['application/json', 'application/x-www-form-urlencoded']
const huge = Buffer.alloc(hugeBytes, ' ')
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const names = Array.from({ length: keys }, (_, at) => `k${at}`)

interface Sent {
  readonly type: string
  readonly body: Buffer
  readonly coding?: string
}

const bodies: Readonly<Record<string, Sent>> = {
  'JSON of 100 MB': { type: json, body: Buffer.concat([Buffer.from('{"name":"'), huge]) },
  'a form of 100 MB': { type: form, body: Buffer.concat([Buffer.from('client_id='), huge]) },
  'deep JSON': { type: json, body: Buffer.from('{"a":'.repeat(depth) + '}'.repeat(depth)) },
  'deep lists': { type: json, body: Buffer.from('['.repeat(depth)) },
  'a million members': { type: json, body: Buffer.from(`{${names.map((n) => `"${n}":1`)}}`) },
  'a million short members': { type: json, body: Buffer.from(`{${'"":1,'.repeat(190_000)}"":1}`) },
  'a million parameters': { type: form, body: Buffer.from(names.map((n) => `${n}=1`).join('&')) },
  'many short parameters': { type: form, body: Buffer.from('a&'.repeat(500_000)) },
  'a gzip bomb': { type: json, body: gzipSync(huge), coding: 'gzip' },
  'a deflate bomb': { type: json, body: deflateSync(huge), coding: 'deflate' },
  'a Brotli bomb': { type: json, body: brotliCompressSync(huge, quality), coding: 'br' },
  'a gzip bomb of a form': { type: form, body: gzipSync(huge), coding: 'gzip' },
  'a gzip bomb twice': { type: json, body: gzipSync(gzipSync(huge)), coding: 'gzip, gzip' },
}
const targets = [
  { line: 'POST /api/v2/roles', bearer: server.token },
  { line: 'POST /oauth/token', bearer: '' },
  { line: 'POST /oauth/par', bearer: '' },
  { line: 'POST /dbconnections/signup', bearer: '' },
]

try {
  await server.send('POST', '/api/v2/roles', { name: 'Warm' })
  await sendAll() // what is compiled and allocated once is no growth
  await setTimeout(settleMs)
  const before = await readMemory(server)
  let slowestMs = 0
  for (let time = 0; time < times; time += 1) slowestMs = Math.max(slowestMs, await sendAll())
  await setTimeout(settleMs)
  const after = await readMemory(server)
  const growth = after.present - before.present
  verdict.demand('memory grows by at most 50 MB', growth <= growthBytesMax)
  verdict.demand('the process goes on', server.isRunning())
  const megabytes = (bytes: number) => Math.round(bytes / 1024 ** 2)
  const figures = { beforeMb: megabytes(before.present), afterMb: megabytes(after.present) }
  verdict.print({ times, slowestMs, ...figures, peakMb: megabytes(after.peak) })
} finally {
  await close()
}

/** @returns the time of the slowest response in milliseconds */
async function sendAll(): Promise<number> {
  let slowestMs = 0
  for (const [name, sent] of Object.entries(bodies)) {
    for (const { line, bearer } of targets) {
      for (const framing of ['length', 'chunked'] as const) {
        const { status, tookMs } = await send(line, bearer, sent, framing)
        slowestMs = Math.max(slowestMs, tookMs)
        const what = `${line}, ${name}, ${framing}`
        verdict.demand(`${what}: 400, 401, 413 or 415, not ${status}`, isRefusal(status))
        verdict.demand(`${what}: within 1 s`, tookMs <= answerMsMax)
      }
    }
  }
  return Math.round(slowestMs)
}

function isRefusal(status: number): boolean {
  return [400, 401, 413, 415].includes(status)
}

/** Sends the body as fast as it is taken, and reads the status, which may come before its end. */
function send(line: string, bearer: string, sent: Sent, framing: 'length' | 'chunked') {
  const { type, body, coding } = sent
  const head = [
    `${line} HTTP/1.1`,
    `Host: localhost:${port}`,
    `Content-Type: ${type}`,
    ...(bearer ? [`Authorization: Bearer ${bearer}`] : []),
    ...(coding ? [`Content-Encoding: ${coding}`] : []),
    framing === 'length' ? `Content-Length: ${body.length}` : 'Transfer-Encoding: chunked',
  ].join('\r\n')
  const startMs = performance.now()
  return new Promise<{ status: number; tookMs: number }>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    const end = () => {
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0)
      resolve({ status, tookMs: performance.now() - startMs })
      socket.destroy()
    }
    socket.on('data', (chunk) => {
      text += chunk
      if (text.includes('\r\n\r\n')) end()
    })
    socket.on('error', () => undefined).on('close', end)
    socket.write(`${head}\r\n\r\n`)
    if (framing === 'length') return void socket.write(body)
    socket.write(`${body.length.toString(16)}\r\n`)
    socket.write(body)
    socket.write('\r\n0\r\n\r\n')
  })
}
