/**
 * Restarts two servers one after the other, behind a balancer that knows `/readyz` and tries
 * another server where a connection is refused, as HAProxy and nginx do, while tokens are requested
 * and rows are read and written. Reach: `failed` 0. Argument: the folder of a built clone of the
 * previous version; then an upgrade of both servers and the way back are two rounds.
 */
import { createServer, request as sendRequest } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { formHeaders } from './lib/application.ts'
import { repeat, round } from './lib/load.ts'
import {
  fetchToken,
  makeSetting,
  type Program,
  serverProgram,
  startProgram,
} from './lib/setting.ts'

const ports = [18_443, 18_444] as const
const balancerPort = 18_440
const [workers, settleMs, checkMs] = [8, 1_500, 200]
const former = process.argv[2]
const [, ...command] = serverProgram
/** The program of each round; the servers of the last round are those that it begins with. */
const current = serverProgram
const previous =
  former === undefined ? current : [join(former, 'packages/server/bin/latchkey.js'), ...command]

const setting = await makeSetting()
const servers: (Program | undefined)[] = []
const ready = new Set<number>()
const agentless = { agent: false } as const
let [failed, answered] = [0, 0]

/** Passes a request to a ready server; another one is tried where the connection is refused. */
const balancer = createServer((incoming, outgoing) => {
  const chunks: Buffer[] = []
  incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
  incoming.on('end', () => pass([...ready].sort(() => Math.random() - 0.5)))
  const pass = ([port, ...others]: readonly number[]) => {
    if (port === undefined) return void outgoing.writeHead(502).end()
    const { method, url, headers } = incoming
    const options = { ...agentless, port, host: '127.0.0.1', method, path: url, headers }
    const sent = sendRequest(options, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') pass(others)
      else outgoing.writeHead(502).end(String(error))
    })
    sent.end(Buffer.concat(chunks))
  }
})

const checks = setInterval(async () => {
  for (const port of ports) {
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) ready.add(port)
    else ready.delete(port)
  }
}, checkMs)

try {
  for (const at of ports.keys()) await start(at, previous)
  for (const port of ports) ready.add(port)
  await new Promise<void>((resolve) => balancer.listen(balancerPort, '127.0.0.1', resolve))
  const work = await mixedWork()
  let isOver = false
  const load = repeat(workers, Number.POSITIVE_INFINITY, async (worker) => {
    if (isOver) throw new Error('over')
    await work(worker)
  }).catch(() => undefined)
  for (const program of [current, previous]) {
    for (const at of ports.keys()) {
      await servers[at]?.stop()
      await start(at, program)
      await setTimeout(settleMs)
    }
  }
  isOver = true
  await load
  const restarts = ports.length * 2
  console.log(JSON.stringify({ name: 'rolling', failed, answered: round(answered), restarts }))
  if (failed > 0) process.exitCode = 1
} finally {
  clearInterval(checks)
  balancer.close()
  for (const server of servers) await server?.stop()
  await setting.remove()
}

async function start(at: number, program: readonly string[]): Promise<void> {
  const port = ports[at] ?? 0
  const environment = {
    ...setting.environment(port),
    LATCHKEY_PUBLIC_PORT: String(balancerPort),
    LATCHKEY_RATE_LIMITS: 'off', // the previous version may know fewer policies
  }
  servers[at] = await startProgram(program, environment, `http://127.0.0.1:${port}/readyz`)
}

/** Tokens, reads and writes in turn; any answer but the expected one is a failure. */
async function mixedWork(): Promise<(worker: number) => Promise<void>> {
  const origin = `http://localhost:${balancerPort}`
  const token = await fetchToken(origin, `localhost:${balancerPort}`, setting.tenant)
  const { clientId, clientSecret } = setting.tenant
  const form = { client_id: clientId, client_secret: clientSecret, audience: '/api/v2/' }
  const rule = { action: { log: true as const }, scope: 'tenant' as const }
  const acl = (worker: number) => ({
    description: `bench ${Math.random()}`,
    active: false,
    priority: worker + 1,
    rule,
  })
  const ids: string[] = []
  for (let worker = 0; worker < workers; worker += 1) {
    const { id } = await setting.tenant.store.write({ description: 'bench' }, ({ networkAcls }) =>
      networkAcls.create(acl(worker)),
    )
    ids.push(id)
  }
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const kinds = [
    (worker: number) => ({ path: `/api/v2/network-acls/${ids[worker]}`, headers }),
    (worker: number) => ({
      method: 'PUT',
      path: `/api/v2/network-acls/${ids[worker]}`,
      headers,
      body: JSON.stringify(acl(worker)),
    }),
    () => ({
      method: 'POST',
      path: '/oauth/token',
      headers: formHeaders,
      body: new URLSearchParams({ grant_type: 'client_credentials', ...form }).toString(),
    }),
  ]
  let turn = 0
  return async (worker) => {
    turn += 1
    const { path, ...asked } = (kinds[turn % kinds.length] ?? kinds[0])?.(worker) ?? { path: '/' }
    const answer = await fetch(origin + path, asked).catch(String)
    const isRight = typeof answer !== 'string' && answer.status === 200
    const text = typeof answer === 'string' ? answer : await answer.text()
    answered += 1
    if (isRight) return
    failed += 1
    console.error(`${path}: ${typeof answer === 'string' ? '' : answer.status} ${text}`)
  }
}
