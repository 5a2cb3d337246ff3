import { readFile, rm } from 'node:fs/promises'
import { Agent, request } from 'node:https'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createTestDatabase, patient, type TestDatabase, until } from '@latchkey/testkit'
import { type ChildServer, compileServer, makeFolder, startChild } from './child-server.ts'
import { freePort } from './free-port.ts'

let folder: string
let database: TestDatabase
let server: ChildServer
let operationsPort: number
beforeAll(async () => {
  await compileServer()
  folder = await makeFolder()
  database = await createTestDatabase()
  operationsPort = await freePort()
  server = await startChild({
    DATABASE_URL: database.url,
    LATCHKEY_DATA: folder,
    LATCHKEY_PROCESSES: '2',
    LATCHKEY_DATABASE_POOL: '2',
    LATCHKEY_OPERATIONS_PORT: String(operationsPort),
    LATCHKEY_RATE_LIMITS: 'authentication-jwks=off', // how many it takes to reach both is chance
  })
  await until('both serve', async () => (await served()).size === 2)
})
afterAll(async () => {
  await server?.end('SIGTERM')
  await database?.drop()
  await rm(folder, { recursive: true, force: true })
})

/** Sends one request by a new connection, so that any process may serve it. */
function send(
  path = '/.well-known/jwks.json',
): Promise<{ status: number | undefined; id: string }> {
  return new Promise((resolve, reject) => {
    const agent = new Agent({ keepAlive: false })
    const sent = request(new URL(path, server.baseUrl), { agent, rejectUnauthorized: false })
    sent.on('error', reject).on('response', (answer) => {
      answer.resume()
      resolve({ status: answer.statusCode, id: String(answer.headers['x-request-id']) })
    })
    sent.end()
  })
}

/** The processes that answer some requests, by the lines that these requests log. */
async function served(): Promise<ReadonlySet<string>> {
  const pids = new Set<string>()
  for (let at = 0; at < 6; at += 1) {
    const { id, status } = await send()
    expect(status).toBe(200)
    const line = new RegExp(`^\\{.*"pid":(\\d+),.*"requestId":"${id}"`, 'm')
    await until('the request is logged', () => line.test(server.stdout()))
    pids.add(line.exec(server.stdout())?.[1] ?? '')
  }
  return pids
}

async function read(path: string) {
  const answer = await fetch(`http://127.0.0.1:${operationsPort}${path}`)
  return { status: answer.status, text: await answer.text() }
}

const isAlive = (pid: string) =>
  readFile(`/proc/${pid}/stat`).then(
    () => true,
    () => false,
  )

it('several processes end with 0 by a SIGTERM that some of them get while they start', async () => {
  const begun = await startChild({
    DATABASE_URL: database.url,
    LATCHKEY_DATA: folder,
    LATCHKEY_PROCESSES: '4',
    LATCHKEY_DATABASE_POOL: '1',
  })
  expect(await begun.end('SIGTERM')).toMatchObject({ code: 0, stderr: '' })
}, 60_000)

describe('several processes', () => {
  it('print the greeting once, and share the requests of one port', async () => {
    expect(server.stdout().match(/Latchkey is ready at/g)).toHaveLength(1)
    expect((await served()).size).toBe(2)
  })

  it('have common metrics at the operations port', async () => {
    const name = /^latchkey_http_requests_total\{operation="getJwks",status="200"\} (\d+)$/m
    const counted = async () => Number(name.exec((await read('/metrics')).text)?.[1] ?? 0)
    const before = await counted()
    await served()
    // A process tells of its requests after their responses, also of those before.
    await until('all six are counted', async () => (await counted()) - before >= 6)
    expect((await read('/livez')).status).toBe(200)
    expect((await read('/readyz')).status).toBe(200)
  })

  it('continue when one exits, which is replaced', async () => {
    const [ended = '', other = ''] = [...(await served())]
    process.kill(Number(ended), 'SIGKILL')
    await until('its end is logged', async () => server.stdout().includes('starting another'))
    expect((await send()).status).toBe(200)
    await until('another has come', async () => (await served()).size === 2)
    const now = await served()
    expect([now.has(ended), now.has(other)]).toEqual([false, true])
  })

  it('end connections that a killed process has not accepted', async () => {
    const [stuck = ''] = [...(await served())]
    process.kill(Number(stuck), 'SIGSTOP')
    const sent = Array.from({ length: 6 }, () => send().catch((error) => ({ status: error.code })))
    const statuses = Promise.all(sent.map(async (each) => (await each).status))
    await Promise.race([statuses, setTimeout(500)])
    process.kill(Number(stuck), 'SIGKILL')
    const after = await Promise.race([statuses, setTimeout(patient(5_000))])
    expect(after?.filter((status) => status !== 200)).toEqual(['ECONNRESET'])
    await until('another has come', async () => (await served()).size === 2)
  })

  it('complete requests and end together at SIGTERM', async () => {
    const pids = [...(await served())]
    const { code, stderr } = await server.end('SIGTERM')
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    for (const pid of pids) expect([pid, await isAlive(pid)]).toEqual([pid, false])
  })
})
