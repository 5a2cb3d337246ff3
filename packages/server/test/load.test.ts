import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createTestDatabase,
  patient,
  startTestServer,
  type TestDatabase,
  type TestServer,
  withoutRateLimits,
} from '@latchkey/testkit'
import { Agent, request } from 'undici'
import { type ChildServer, compileServer, startChild } from './child-server.ts'

/** A server that is a process of its own, while many ask at one time. */
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
  it('fails no request that was taken, and is over within ten seconds', async () => {
    const server = await startChild(environment)
    const headers = { authorization: `Bearer ${await tokenOf(server)}` }
    const jsonType = { ...headers, 'content-type': 'application/json' }
    const dispatcher = new Agent({ connections: 48, pipelining: 1 })
    const asked = [
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
    const ask = async (at: number): Promise<void> => {
      for (let turn = at; ; turn += 1) {
        const { path, options } = asked[turn % asked.length] ?? asked[0]
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
    const clients = Array.from({ length: 48 }, (_, at) => ask(at))
    const endMs = Date.now() + patient(10_000)
    while (statuses.length < 500 && Date.now() < endMs) await setTimeout(20)
    const startedMs = performance.now()
    const ended = await server.end('SIGTERM')
    expect(performance.now() - startedMs).toBeLessThan(10_000)
    await Promise.all(clients)
    await dispatcher.destroy()
    expect(ended.code).toBe(0)
    expect(new Set(statuses)).toEqual(new Set([200]))
    // Who was refused had not been heard: the server knows of no request that it did not answer.
    for (const code of failures) expect(code).toMatch(/^(ECONNREFUSED|ECONNRESET|UND_ERR_SOCKET)$/)
    const lines = ended.stdout.split('\n').filter((line) => line.includes('"durationMs"'))
    expect(lines.filter((line) => !line.includes('"finished":true'))).toEqual([])
    expect(lines).toHaveLength(statuses.length + 1)
  })
})
