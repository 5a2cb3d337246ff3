import { Agent, request } from 'node:http'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import {
  createWiredDatabase,
  patient,
  startTestServer,
  type TestServer,
  type WiredDatabase,
  withoutRateLimits,
} from '@latchkey/testkit'

/** More than the hosts that a server remembers. */
const unknownCount = 10_100
const sockets = 8

let database: WiredDatabase
let server: TestServer
const agent = new Agent({ keepAlive: true, maxSockets: sockets })
beforeAll(async () => {
  database = await createWiredDatabase()
  server = await startTestServer({
    database,
    config: { tls: { kind: 'off' }, rateLimits: withoutRateLimits },
  })
})
afterAll(async () => {
  agent.destroy()
  await server.stop()
  await database.drop()
})

/** The status of the metadata of a host; the body is read, so that the socket can be used again. */
const statusOf = (host: string) =>
  new Promise<number>((resolve, reject) => {
    const { port } = server
    const path = '/.well-known/openid-configuration'
    request({ agent, host: '127.0.0.1', port, path, headers: { host } }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
    })
      .on('error', reject)
      .end()
  })

it(
  'a tenant is remembered, however many unknown hosts are asked for',
  async () => {
    expect(await statusOf('localhost')).toBe(200)
    const statuses = new Set<number>()
    let next = 0
    const ask = async () => {
      while (next < unknownCount) {
        next += 1
        statuses.add(await statusOf(`nobody-${next}.example.com`))
      }
    }
    await Promise.all(Array.from({ length: sockets }, ask))
    expect([...statuses]).toEqual([404])
    await database.wire.cut()
    expect([await statusOf('localhost'), await statusOf('new.example.com')]).toEqual([200, 503])
    await database.wire.heal()
  },
  patient(40_000),
)
