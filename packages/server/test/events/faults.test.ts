import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createTestDatabase,
  patient,
  type Receiver,
  receiverCaFile,
  startReceiver,
  startTestServer,
  type TestDatabase,
  type TestServer,
  until,
  withoutRateLimits,
} from '@latchkey/testkit'
import { type ChildServer, compileServer, startChild } from '../child-server.ts'
import { streamTo } from './streams.ts'

/**
 * A ledger records each acknowledged change. After a kill its event arrives, in order for each
 * entity. LATCHKEY_TEST_ROUNDS sets the number of rounds.
 */
const rounds = Number(process.env.LATCHKEY_TEST_ROUNDS ?? 3)
const entities = 4

let database: TestDatabase
let maker: TestServer
let receiver: Receiver
let environment: Record<string, string>
beforeAll(async () => {
  database = (await Promise.all([createTestDatabase(), compileServer()]))[0]
  maker = await startTestServer({ database })
  receiver = await startReceiver()
  environment = {
    DATABASE_URL: database.url,
    LATCHKEY_DATA: maker.dataFolder,
    LATCHKEY_TLS: 'off',
    LATCHKEY_OUTBOUND_CA_FILE: await receiverCaFile(),
    LATCHKEY_OUTBOUND_PRIVATE_NETWORKS: '127.0.0.0/8,::1',
    LATCHKEY_RATE_LIMITS: Object.keys(withoutRateLimits)
      .map((name) => `${name}=off`)
      .join(),
  }
}, 60_000)
afterAll(async () => {
  await receiver.kill()
  await maker.stop()
  await database.drop()
})

async function tokenOf({ baseUrl }: ChildServer): Promise<string> {
  const { clientId, clientSecret } = maker.tenant
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: clientId,
    client_secret: clientSecret,
    audience: '/api/v2/',
  })
  const answer = await fetch(`${baseUrl.replace(/\/$/, '')}/oauth/token`, { method: 'POST', body })
  return ((await answer.json()) as { access_token: string }).access_token
}

/** Changes one entity until the server stops; the ledger records the responses. */
async function write(
  child: ChildServer,
  token: string,
  id: string,
  next: () => number,
  ledger: Set<string>,
) {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  }
  const url = `${child.baseUrl.replace(/\/$/, '')}/api/v2/roles/${id}`
  for (;;) {
    const description = String(next())
    const body = JSON.stringify({ description })
    const answer = await fetch(url, { method: 'PATCH', headers, body }).catch(() => undefined)
    if (!answer) return
    await answer.arrayBuffer().catch(() => undefined)
    if (answer.ok) ledger.add(`${id} ${description}`)
  }
}

/** The first arrivals, by entity. */
function firsts(): Map<string, number[]> {
  const found = new Map<string, number[]>()
  for (const { event } of receiver.received) {
    const { id, description } = event.data.object
    const numbers = found.get(id) ?? []
    if (!numbers.includes(Number(description))) numbers.push(Number(description))
    found.set(id, numbers)
  }
  return found
}

describe('kill -9', () => {
  it(
    'of server and receiver in turn loses no write and no event, and keeps the order',
    async () => {
      const stream = await streamTo(maker.tenant, {
        url: receiver.url,
        types: ['latchkey.role.updated'],
      })
      const ids = await Promise.all(
        Array.from({ length: entities }, async (_, at) => {
          const json = { name: `Entity ${at}` }
          return (await maker.tenant.request('POST', '/api/v2/roles', { json })).body.id as string
        }),
      )
      const ledger = new Set<string>()
      let number = 0
      const next = () => {
        number += 1
        return number
      }
      for (let round = 0; round < rounds; round += 1) {
        const child = await startChild(environment)
        const token = await tokenOf(child)
        const before = ledger.size
        const writing = ids.map((id) => write(child, token, id, next, ledger))
        await until('some writes', () => ledger.size > before + entities)
        await setTimeout(300 + Math.random() * 500)
        if (round % 2 === 1) {
          await receiver.kill()
          await setTimeout(200)
        }
        await child.end('SIGKILL')
        await Promise.all(writing)
        if (round % 2 === 1) await receiver.restart()
      }
      const last = await startChild(environment)
      expect(last.readyMs).toBeLessThan(patient(5_000))
      for (const id of ids) {
        const written = [...ledger].filter((entry) => entry.startsWith(`${id} `))
        const latest = Math.max(...written.map((entry) => Number(entry.split(' ')[1])))
        // A later write may have been committed and not answered.
        const path = `/api/v2/roles/${id}`
        const { body } = await maker.tenant.request('GET', path)
        expect(Number(body.description)).toBeGreaterThanOrEqual(latest)
      }
      const missing = () => {
        const got = firsts()
        return [...ledger].filter((entry) => {
          const [id = '', description] = entry.split(' ')
          return !got.get(id)?.includes(Number(description))
        })
      }
      await until('all that was answered', () => missing().length === 0, 90_000)
      const left = async () =>
        (await database.query('select 1 from event_deliveries where stream_id = $1', [stream.id]))
          .rows
      await until('nothing is left', async () => (await left()).length === 0, 90_000)
      await last.end('SIGTERM')
      expect(ledger.size).toBeGreaterThan(rounds * entities)
      for (const numbers of firsts().values()) {
        expect(numbers).toEqual([...numbers].sort((one, other) => one - other))
      }
      const texts = new Map<string, string>()
      for (const { event } of receiver.received) {
        const text = JSON.stringify(event)
        expect(texts.get(event.id) ?? text).toBe(text)
        texts.set(event.id, text)
      }
      const committed = await database.query(
        `select count(*) from events where type = 'latchkey.role.updated'`,
      )
      expect(texts.size).toBe(Number(committed.rows[0].count))
    },
    60_000 + rounds * 10_000 + 180_000,
  )
})

describe('two processes', () => {
  it('send no attempt twice, keep the order of each entity, and lose nothing at SIGTERM', async () => {
    const fresh = await startReceiver((_, response) => {
      globalThis.setTimeout(() => response.writeHead(204).end(), 5)
    })
    const stream = await streamTo(maker.tenant, {
      url: fresh.url,
      types: ['latchkey.role.updated'],
    })
    const [one, two] = await Promise.all([startChild(environment), startChild(environment)])
    const ids = await Promise.all(
      Array.from({ length: 3 }, async (_, at) => {
        const json = { name: `Shared ${at}` }
        return (await maker.tenant.request('POST', '/api/v2/roles', { json })).body.id as string
      }),
    )
    const ledger = new Set<string>()
    let number = 0
    const next = () => {
      number += 1
      return number
    }
    const tokens = [await tokenOf(one), await tokenOf(two)] as const
    const writing = ids.map((id, at) =>
      at % 2 ? write(one, tokens[0], id, next, ledger) : write(two, tokens[1], id, next, ledger),
    )
    const writesOf = (id: string) => [...ledger].filter((entry) => entry.startsWith(id)).length
    const hasWritten = () => ids.every((id) => writesOf(id) >= 30)
    await until('both processes have written', hasWritten, patient(20_000))
    const first = one.end('SIGTERM')
    const before = ledger.size
    await until('the second goes on', () => ledger.size > before + 10, patient(20_000))
    const ends = await Promise.all([first, two.end('SIGTERM')])
    await Promise.all(writing)
    expect(ends.map(({ code }) => code)).toEqual([0, 0])
    const last = await startChild(environment)
    const left = async () =>
      (await database.query('select 1 from event_deliveries where stream_id = $1', [stream.id]))
        .rows
    await until('nothing is left', async () => (await left()).length === 0, 80_000)
    await last.end('SIGTERM')
    const deliveredIds = fresh.received.map(({ event }) => event.id)
    expect(new Set(deliveredIds).size).toBe(deliveredIds.length)
    for (const id of ids) {
      const numbers = fresh.received
        .filter(({ event }) => event.data.object.id === id)
        .map(({ event }) => Number(event.data.object.description))
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
      const answered = [...ledger].filter((entry) => entry.startsWith(id))
      for (const entry of answered) expect(numbers).toContain(Number(entry.split(' ')[1]))
    }
    await fresh.kill()
  }, 180_000)
})
