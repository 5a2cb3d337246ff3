/**
 * Opens 1,000 sockets that send headers slowly or not at all, then 1,000 that send bodies slowly,
 * and 1,000 that do not read. Each is closed within its bound, and others wait at most twice as
 * long (p99) as at a second server that has no such sockets, which is asked at the same time: what
 * else the machine does delays both. Argument: the sockets, 1,000.
 */
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { startOwnPostgres } from '@latchkey/testkit'
import { repeat } from '../bench/lib/load.ts'
import { makeScene, type Served } from './lib/scene.ts'
import { makeVerdict } from './lib/verdict.ts'

const count = Number(process.argv[2] ?? 1_000)
/** Bounds of the server, and how late its clock may look at them. */
const [headersMs, requestMs, lateMs] = [10_000, 30_000, 4_000]
const [others, askSeconds, ratioMax, dripMs] = [4, 8, 2, 500]
/** Requests of a socket that does not read, and sockets that are opened at once. */
const [readAhead, atOnce, betweenMs, settleMs] = [5, 10, 400, 2_000]

const verdict = makeVerdict('slow-sockets')
const scene = await makeScene(startOwnPostgres())
const server = await scene.serve()
const quietServer = await scene.serve()
const port = Number(new URL(server.baseUrl).port)
const bearer = `Authorization: Bearer ${server.token}\r\n`
const start = (line: string) => `${line} HTTP/1.1\r\nHost: localhost:${port}\r\n`

interface Kind {
  readonly heads: readonly string[]
  readonly drip?: string
  readonly reads?: boolean
  readonly withinMs: number
}

const kinds: Readonly<Record<string, Kind>> = {
  headers: {
    heads: [`${start('GET /api/v2/roles')}X-Slow: `, start('POST /api/v2/roles'), ''],
    drip: 'x',
    withinMs: headersMs,
  },
  bodies: {
    heads: [
      `${start('POST /api/v2/roles')}${bearer}Content-Type: application/json\r\n` +
        'Content-Length: 1000\r\n\r\n{',
      `${start('POST /oauth/token')}Content-Type: application/x-www-form-urlencoded\r\n` +
        'Content-Length: 1000\r\n\r\na',
    ],
    drip: ' ',
    withinMs: requestMs,
  },
  reads: {
    heads: [`${start('GET /api/v2/roles?per_page=100')}${bearer}\r\n`.repeat(readAhead)],
    reads: false,
    withinMs: requestMs,
  },
}

const readOnce = async ({ send }: Served) => {
  const { status } = await send('GET', '/api/v2/roles?per_page=5')
  if (status !== 200) throw new Error(`Another request was answered ${status}`)
}

try {
  for (let at = 0; at < 100; at += 1) {
    await server.send('POST', '/api/v2/roles', { name: `R${at}`, description: 'x'.repeat(200) })
  }
  await askBoth()
  const figures: Record<string, unknown> = {}
  for (const [name, kind] of Object.entries(kinds)) figures[name] = await withSockets(name, kind)
  verdict.demand('the process goes on', server.isRunning())
  verdict.print({ sockets: count, ...figures })
} finally {
  await server.end('SIGTERM')
  await quietServer.end('SIGTERM')
  await scene.remove()
}

async function askBoth() {
  const ask = (each: Served) => repeat(others, askSeconds, () => readOnce(each))
  const [busy, quiet] = await Promise.all([ask(server), ask(quietServer)])
  return { busy, quiet }
}

async function withSockets(name: string, { heads, drip, reads = true, withinMs }: Kind) {
  const tookMs: number[] = []
  const sockets: Socket[] = []
  while (sockets.length < count) {
    for (let more = 0; more < atOnce; more += 1) {
      const socket = connect(port, '127.0.0.1')
      const socketMs = performance.now()
      socket.on('error', () => undefined)
      socket.on('close', () => tookMs.push(performance.now() - socketMs))
      socket.write(heads[sockets.length % heads.length] ?? '')
      sockets.push(reads ? socket.resume() : socket.pause())
    }
    if (!reads) await setTimeout(betweenMs)
  }
  const openedMs = performance.now()
  const dripping = setInterval(() => {
    for (const socket of sockets) if (drip && socket.writable) socket.write(drip)
  }, dripMs)
  if (!reads) await setTimeout(settleMs)
  const { busy, quiet } = await askBoth()
  const limitMs = openedMs + withinMs + lateMs
  while (reads && tookMs.length < count && performance.now() < limitMs) await setTimeout(50)
  clearInterval(dripping)
  const left = reads ? count - tookMs.length : 0
  for (const socket of sockets) socket.destroy()
  await allClosed(sockets)
  const ratio = busy.p99Ms / quiet.p99Ms
  verdict.demand(`${name}: each socket is closed within its bound`, left === 0)
  verdict.demand(`${name}: others' p99 is at most twice as long`, ratio <= ratioMax)
  const rounded = (value: number) => Number(value.toFixed(1))
  return { left, quietMs: rounded(quiet.p99Ms), busyMs: rounded(busy.p99Ms), ratio: rounded(ratio) }
}

async function allClosed(sockets: readonly Socket[]): Promise<void> {
  while (!sockets.every(({ closed }) => closed)) await setTimeout(20)
}
