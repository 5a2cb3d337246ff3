import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  startTestServer,
  type TestServer,
  type TestTenant,
  withoutRateLimits,
} from '@latchkey/testkit'
import fc from 'fast-check'
import { webhookDestination } from './resources/event-streams.ts'

const rule = { action: { log: true }, scope: 'tenant' }
const destination = webhookDestination

let server: TestServer
let nowMs = Date.parse('2026-01-01T00:00:00Z')
beforeAll(async () => {
  server = await startTestServer({
    now: () => new Date(nowMs),
    config: { rateLimits: withoutRateLimits },
  })
})
afterAll(() => server.stop())

let tenants = 0
const freshTenant = () => server.addTenant(`pages-${tenants++}.example.com`)

interface Stream {
  readonly id: string
  readonly name: string
}

async function addStream(tenant: TestTenant, name: string): Promise<string> {
  const { body } = await tenant.request('POST', '/api/v2/event-streams', {
    json: { name, destination },
  })
  return body.id
}

describe('pages by number', () => {
  it('list every ACL once, by ascending priority, at any page size', async () => {
    const tenant = await freshTenant()
    const priorities = fc.sample(
      fc.uniqueArray(fc.double({ min: 1, max: 100, noNaN: true }), {
        minLength: 30,
        maxLength: 30,
      }),
      { numRuns: 1, seed: 7 },
    )[0]
    for (const priority of priorities ?? []) {
      const json = { description: '', active: true, priority, rule }
      await tenant.request('POST', '/api/v2/network-acls', { json })
    }
    const expected = [...(priorities ?? [])].sort((a, b) => a - b)
    const property = fc.asyncProperty(fc.integer({ min: 1, max: 40 }), async (perPage) => {
      const sizes: number[] = []
      for (let page = 0; ; page += 1) {
        const query = `page=${page}&per_page=${perPage}&include_totals=true`
        const { body } = await tenant.request('GET', `/api/v2/network-acls?${query}`)
        expect([body.start, body.limit, body.total]).toEqual([page * perPage, perPage, 30])
        const acls: readonly { priority: number }[] = body.network_acls
        sizes.push(...acls.map(({ priority }) => priority))
        if (acls.length < perPage) break
      }
      expect(sizes).toEqual(expected)
    })
    await fc.assert(property, { numRuns: 15 })
  })
})

describe('pages by checkpoint', () => {
  /** A change between two pages. */
  const change = fc.record({
    adds: fc.nat(3),
    removesSeen: fc.nat(2),
    removesUnseen: fc.nat(1),
    passesMs: fc.nat(2),
  })

  it('list every existing stream once, while others are created and deleted', async () => {
    const property = fc.asyncProperty(
      fc.integer({ min: 1, max: 7 }),
      fc.array(change, { minLength: 12, maxLength: 12 }),
      async (take, changes) => {
        const tenant = await freshTenant()
        const there = new Map<string, string>()
        for (let at = 0; at < 15; at += 1) {
          nowMs += at % 2 // two of an instant are in order too
          there.set(await addStream(tenant, `First ${at}`), `First ${at}`)
        }
        const ids: string[] = []
        const removed = new Set<string>()
        let from: string | undefined
        for (let page = 0; ; page += 1) {
          const query = `take=${take}${from === undefined ? '' : `&from=${from}`}`
          const { body } = await tenant.request('GET', `/api/v2/event-streams?${query}`)
          ids.push(...body.eventStreams.map(({ id }: Stream) => id))
          from = body.next
          if (from === undefined) break
          const { adds, removesSeen, removesUnseen, passesMs } = changes[page % 12] ?? {}
          nowMs += passesMs ?? 0
          if (page < 5) {
            for (let at = 0; at < (adds ?? 0); at += 1) await addStream(tenant, `${page} ${at}`)
          }
          const unseen = [...there.keys()].filter((id) => !ids.includes(id))
          const ending = [...ids.slice(-(removesSeen ?? 0)), ...unseen.slice(0, removesUnseen)]
          for (const id of ending) {
            removed.add(id)
            await tenant.request('DELETE', `/api/v2/event-streams/${id}`)
          }
        }
        expect(new Set(ids).size).toBe(ids.length)
        for (const id of there.keys()) if (!removed.has(id)) expect(ids).toContain(id)
      },
    )
    await fc.assert(property, { numRuns: 12 })
  })
})
