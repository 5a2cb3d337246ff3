/**
 * What the peek costs: full TLS 1.3 handshakes with one request each against an https.Server,
 * with and without it, in alternating rounds; and the parse and both fingerprints alone.
 * Run: `npx tsx --conditions=latchkey-source packages/client-hello/bench/peek.ts [seconds]`
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import tls from 'node:tls'
import { ja3, ja4, readClientHello } from '../src/index.ts'
import { carryFacts, peekClientHello } from '../src/node.ts'
import { selfSigned } from '../test/self-signed.ts'

const roundCount = 8
const roundMs = (Number(process.argv[2] ?? 16) / roundCount) * 500
const inFlight = 16

interface Round {
  readonly perSecond: number
  readonly cpuMicros: number
}

if (process.send) hammer()
else await main()

/** The client process: keeps handshakes in flight against the port that it receives. */
function hammer(): void {
  let port = 0
  const one = () => {
    if (port === 0) return
    const socket = tls.connect({ port, host: '127.0.0.1', rejectUnauthorized: false })
    socket.end('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
    socket
      .resume()
      .on('close', one)
      .on('error', () => {})
  }
  process.on('message', (told) => {
    port = Number(told)
    for (let count = 0; count < inFlight; count++) one()
  })
}

async function main(): Promise<void> {
  const client = fork(new URL(import.meta.url), { execArgv: process.execArgv })
  const identity = selfSigned()
  const rounds: Record<'without' | 'with', Round[]> = { without: [], with: [] }
  for (let round = 0; round < roundCount; round++) {
    for (const mode of ['without', 'with'] as const) {
      rounds[mode].push(await measure(client, identity, mode === 'with'))
    }
  }
  client.kill()
  const medianOf = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0
  const report = (mode: 'without' | 'with') => ({
    handshakesPerSecond: Math.round(medianOf(rounds[mode].map((round) => round.perSecond))),
    serverCpuMicros: Math.round(medianOf(rounds[mode].map((round) => round.cpuMicros))),
  })
  const result = { node: process.version, without: report('without'), with: report('with') }
  console.log(JSON.stringify({ ...result, ...parseAlone() }, null, 2))
}

async function measure(
  client: ReturnType<typeof fork>,
  identity: { key: string; cert: string },
  peeks: boolean,
): Promise<Round> {
  let served = 0
  const server = https.createServer(identity, (request, response) => {
    served++
    const hello = factsOf(request.socket)
    response.end(hello ? ja3(hello) + ja4(hello) : '')
  })
  const factsOf = peeks ? carryFacts(server, (socket) => peekClientHello(socket)) : () => undefined
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  client.send((server.address() as AddressInfo).port)
  await new Promise((resolve) => setTimeout(resolve, 200))
  const before = { served, cpu: process.cpuUsage(), at: performance.now() }
  await new Promise((resolve) => setTimeout(resolve, roundMs))
  const { user, system } = process.cpuUsage(before.cpu)
  const count = served - before.served
  const elapsedMs = performance.now() - before.at
  client.send(0)
  server.close()
  await once(server, 'close')
  return { perSecond: (count / elapsedMs) * 1_000, cpuMicros: (user + system) / count }
}

/** Microseconds for the parse and for both fingerprints of this Node's own hello. */
function parseAlone(): { parseMicros: number; fingerprintsMicros: number } {
  const ciphers = [...Array(31).keys()].flatMap((index) => [0xc0, index])
  const bytes = helloWith(ciphers)
  const reading = readClientHello(bytes)
  if (reading.state !== 'hello') throw new Error(reading.state)
  const micros = (work: () => void) => {
    for (let turn = 0; turn < 20_000; turn++) work()
    const startedAt = performance.now()
    for (let turn = 0; turn < 50_000; turn++) work()
    return Number((((performance.now() - startedAt) / 50_000) * 1_000).toFixed(2))
  }
  return {
    parseMicros: micros(() => readClientHello(bytes)),
    fingerprintsMicros: micros(() => ja3(reading.hello) + ja4(reading.hello)),
  }
}

/** A hello of 512 bytes and a dozen extensions. */
function helloWith(ciphers: readonly number[]): Buffer {
  const extension = (type: number, ...body: number[]) => [0, type, 0, body.length, ...body]
  const extensions = [
    ...extension(10, 0, 6, 0, 29, 0, 23, 0, 24),
    ...extension(11, 1, 0),
    ...extension(13, 0, 8, 4, 3, 8, 4, 4, 1, 5, 3),
    ...extension(16, 0, 3, 2, 104, 50),
    ...extension(43, 4, 3, 4, 3, 3),
    ...[5, 18, 23, 27, 35, 45, 51].flatMap((type) => extension(type, ...Array(40).fill(0))),
  ]
  const length16 = (list: readonly number[]) => [list.length >> 8, list.length & 0xff, ...list]
  const body = [3, 3, ...Array(32).fill(7), 0, ...length16(ciphers), 1, 0, ...length16(extensions)]
  return Buffer.from([22, 3, 1, ...length16([1, 0, ...length16(body)])])
}
