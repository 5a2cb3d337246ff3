import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createTestDatabase,
  patient,
  startTestServer,
  type TestDatabase,
  type TestServer,
  until,
  withoutRateLimits,
} from '@latchkey/testkit'
import { Agent, request } from 'undici'
import { type ChildServer, compileServer, startChild, startLimitedChild } from './child-server.ts'

/** A server in a process, under many concurrent requests. */
let database: TestDatabase
let first: TestServer
let environment: Readonly<Record<string, string>>

beforeAll(async () => {
  ;[database] = await Promise.all([createTestDatabase(), compileServer()])
  first = await startTestServer({ database })
  await first.stopServing()
  environment = {
    DATABASE_URL: database.url,
    LATCHKEY_DATA: first.dataFolder,
    LATCHKEY_TLS: 'off',
    LATCHKEY_RATE_LIMITS: Object.keys(withoutRateLimits)
      .map((name) => `${name}=off`)
      .join(),
  }
})
afterAll(async () => {
  await first.stop()
  await database.drop()
})

const tokenForm = () =>
  new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: first.tenant.clientId,
    client_secret: first.tenant.clientSecret,
    audience: '/api/v2/',
  }).toString()
const formType = { 'content-type': 'application/x-www-form-urlencoded' }

async function tokenOf({ baseUrl }: ChildServer): Promise<string> {
  const sent = { method: 'POST', headers: formType, body: tokenForm() } as const
  const { body } = await request(`${baseUrl}/oauth/token`, sent)
  return ((await body.json()) as { access_token: string }).access_token
}

describe('a stop under load', () => {
  it('fails no accepted request, and completes within ten seconds', async () => {
    const server = await startChild(environment)
    const headers = { authorization: `Bearer ${await tokenOf(server)}` }
    const jsonType = { ...headers, 'content-type': 'application/json' }
    const dispatcher = new Agent({ connections: 48, pipelining: 1 })
    const requests = [
      { path: '/api/v2/clients?fields=name', options: { headers } },
      {
        path: '/oauth/token',
        options: { method: 'POST', headers: formType, body: tokenForm() },
      },
      {
        path: '/api/v2/tenants/settings',
        options: { method: 'PATCH', headers: jsonType, body: '{"friendly_name":"Under load"}' },
      },
    ] as const
    const statuses: number[] = []
    const failures: string[] = []
    const send = async (at: number): Promise<void> => {
      for (let turn = at; ; turn += 1) {
        const { path, options } = requests[turn % requests.length] ?? requests[0]
        try {
          const answer = await request(`${server.baseUrl}${path}`, { dispatcher, ...options })
          await answer.body.dump()
          statuses.push(answer.statusCode)
        } catch (error) {
          failures.push(String((error as { code?: string }).code ?? error))
          return
        }
      }
    }
    const clients = Array.from({ length: 48 }, (_, at) => send(at))
    const endMs = Date.now() + patient(10_000)
    while (statuses.length < 500 && Date.now() < endMs) await setTimeout(20)
    const startedMs = performance.now()
    const exit = await server.end('SIGTERM')
    expect(performance.now() - startedMs).toBeLessThan(10_000)
    await Promise.all(clients)
    await dispatcher.destroy()
    expect(exit.code).toBe(0)
    expect(new Set(statuses)).toEqual(new Set([200]))
    // A refused connection carried no request: the server has answered every request that it
    // received.
    for (const code of failures) expect(code).toMatch(/^(ECONNREFUSED|ECONNRESET|UND_ERR_SOCKET)$/)
    const lines = exit.stdout.split('\n').filter((line) => line.includes('"durationMs"'))
    expect(lines.filter((line) => !line.includes('"finished":true'))).toEqual([])
    expect(lines).toHaveLength(statuses.length + 1)
  })
})

/** Peak and present memory of a process (Linux, proc_pid_status(5)). */
async function memoryBytes({ pid }: ChildServer): Promise<{ peak: number; present: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const bytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) * 1024
  return { peak: bytes('VmHWM'), present: bytes('VmRSS') }
}

describe('clients that request much and do not read', () => {
  it('cannot make the memory of the server exceed a bound', async () => {
    const server = await startChild(environment)
    const headers = { authorization: `Bearer ${await tokenOf(server)}` }
    const list = '/api/v2/network-acls'
    const user_agents = Array.from({ length: 200 }, (_, at) => `${at}${'x'.repeat(2000)}`)
    for (let priority = 1; priority <= 5; priority += 1) {
      const rule = { action: { log: true }, scope: 'tenant', match: { user_agents } }
      const { statusCode, body } = await request(`${server.baseUrl}${list}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ description: 'Long', active: true, priority, rule }),
      })
      await body.dump()
      expect(statusCode).toBe(201)
    }
    const fields = `Host: localhost\r\nAuthorization: ${headers.authorization}`
    const send = `GET ${list} HTTP/1.1\r\n${fields}\r\n\r\n`
    const port = Number(new URL(server.baseUrl).port)
    const { present } = await memoryBytes(server)
    const sockets = Array.from({ length: 150 }, () => connect(port, '127.0.0.1').pause())
    for (const socket of sockets) socket.on('error', () => undefined).write(send.repeat(20))
    // The responses have 6 GB together, of which the operating system buffers a part.
    const cut = () => server.stdout().split('"finished":false').length - 1
    await until('readers are cut', () => cut() > sockets.length / 2, 60_000)
    const { peak } = await memoryBytes(server)
    expect((peak - present) / 1024 ** 2).toBeLessThan(400)
    for (const socket of sockets) socket.destroy()
    expect((await server.end('SIGTERM')).code).toBe(0)
  })
})

describe('5,000 sockets', () => {
  it('do not crash a server that may open 256 files, which then recovers', async () => {
    const server = await startLimitedChild(environment, 256)
    const port = Number(new URL(server.baseUrl).port)
    const sockets = Array.from({ length: 5000 }, () => connect(port, '127.0.0.1').resume())
    for (const socket of sockets) socket.on('error', () => undefined)
    const open = () => sockets.filter(({ closed }) => !closed)
    await until('all but those that fit are closed', () => open().length < 256, 30_000)
    for (const socket of open()) socket.destroy()
    expect(server.stdout()).toContain('"socketsMax":128,"msg":"Sockets are refused')
    const served = () => request(`${server.baseUrl}/readyz`).catch(() => undefined)
    await until('it is ready', async () => (await served())?.statusCode === 200)
    expect((await tokenOf(server)).length).toBeGreaterThan(100)
    expect((await server.end('SIGTERM')).code).toBe(0)
  })
})
