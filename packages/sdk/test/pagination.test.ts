import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestServer, type TestServer } from '@latchkey/testkit'
import fc from 'fast-check'
import { isPaginationError } from '../src/errors.ts'
import { createManagementClient, type ManagementClient } from '../src/management.ts'
import { type ListPage, type Paging, paginate } from '../src/pagination.ts'
import { acl, stream, template } from './samples.ts'

const counts = [0, 1, 23]
const pageSize = fc.integer({ min: 1, max: 30 })
const start = fc.integer({ min: 0, max: 30 })

interface Shelf {
  readonly client: ManagementClient
  /** The ids of what the tenant has, as the lists order them. */
  readonly acls: readonly string[]
  readonly templates: readonly string[]
  readonly streams: readonly string[]
}

let server: TestServer
/** Tenants with as many objects of each kind as `counts` says. */
let shelves: readonly Shelf[]
let requests = 0

beforeAll(async () => {
  server = await startTestServer({ config: { rateLimits: { 'management-read': 'off' } } })
  shelves = await Promise.all(counts.map(fill))
})
afterAll(() => server.stop())

async function fill(count: number): Promise<Shelf> {
  const { baseUrl, clientId, clientSecret } = await server.addTenant(`shelf-${count}.example.com`)
  const client = createManagementClient({
    baseUrl,
    clientCredentials: { clientId, clientSecret },
    fetch(url, init) {
      if (init.method === 'GET') requests += 1
      return server.fetch(url, init)
    },
  })
  const shelf = { client, acls: [] as string[], templates: [] as string[], streams: [] as string[] }
  for (let number = 1; number <= count; number += 1) {
    shelf.acls.push((await client.networkAcls.create({ body: acl(number) })).id)
    const name = `Number ${number}`
    const made = await client.verifiableCredentials.createTemplate({ body: template(name) })
    shelf.templates.push(made.id)
    shelf.streams.push((await client.eventStreams.create({ body: stream(name) })).id)
  }
  return shelf
}

async function idsOf(items: AsyncIterable<{ readonly id: string }>): Promise<string[]> {
  const ids: string[] = []
  for await (const { id } of items) ids.push(id)
  return ids
}

const shelf = fc.nat({ max: counts.length - 1 }).map((index) => () => shelves[index] as Shelf)

/** Each run is some requests of the real server. */
const numRuns = 25

describe('paginate', () => {
  it('returns every network ACL once and in order, from the requested page', async () => {
    const property = async (find: () => Shelf, size: number, skip: number, totals: boolean) => {
      const { client, acls } = find()
      const page = Math.floor(skip / size)
      requests = 0
      const query = { page, per_page: size, ...(totals && { include_totals: true }) }
      const ids = await idsOf(paginate(client.networkAcls.list, { query }))
      expect(ids).toEqual(acls.slice(page * size))
      const emptyPages = totals ? 0 : 1
      const pagesMax = Math.max(1, Math.ceil(ids.length / size) + emptyPages)
      expect(requests).toBeLessThanOrEqual(pagesMax)
    }
    const runs = fc.asyncProperty(shelf, pageSize, start, fc.boolean(), property)
    await fc.assert(runs, { numRuns })
  })

  it('returns every template, where the last page has next: null', async () => {
    const property = fc.asyncProperty(shelf, pageSize, async (find, take) => {
      const { client, templates } = find()
      requests = 0
      const items = paginate(client.verifiableCredentials.listTemplates, { query: { take } })
      expect(await idsOf(items)).toEqual(templates)
      expect(requests).toBe(Math.max(1, Math.ceil(templates.length / take)))
    })
    await fc.assert(property, { numRuns })
  })

  it('returns every event stream after a checkpoint, where the last page has no next', async () => {
    const property = fc.asyncProperty(shelf, pageSize, fc.boolean(), async (find, take, later) => {
      const { client, streams } = find()
      const { next } = await client.eventStreams.list({ query: { take } })
      const query = { take, ...(later && next !== undefined && { from: next }) }
      const expected = 'from' in query ? streams.slice(take) : streams
      expect(await idsOf(paginate(client.eventStreams.list, { query }))).toEqual(expected)
    })
    await fc.assert(property, { numRuns })
  })

  it('needs no input', async () => {
    const [, , { client, acls, templates } = {} as Shelf] = shelves
    expect(await idsOf(paginate(client.networkAcls.list))).toEqual(acls)
    expect(await idsOf(paginate(client.verifiableCredentials.listTemplates))).toEqual(templates)
  })

  it('requests a page when it is reached, and no more after the loop ends', async () => {
    const [, , { client, acls } = {} as Shelf] = shelves
    requests = 0
    const ids: string[] = []
    for await (const { id } of paginate(client.networkAcls.list, { query: { per_page: 5 } })) {
      ids.push(id)
      expect(requests).toBe(Math.ceil(ids.length / 5))
      if (ids.length === 7) break
    }
    expect(ids).toEqual(acls.slice(0, 7))
    expect(requests).toBe(2)
  })

  it('throws an error response unchanged', async () => {
    const [{ client } = {} as Shelf] = shelves
    const items = paginate(client.networkAcls.list, { query: { per_page: 101 } })
    await expect(items.next()).rejects.toMatchObject({ errorCode: 'invalid_query_string' })
  })

  it.each<[string, ListPage]>([
    ['by page number', ['a', 'b']],
    [
      'with totals that never come true',
      { start: 0, limit: 2, total: 1e9, names: ['a', 'b'] } as ListPage,
    ],
    ['whose next is always the same', { names: ['a', 'b'], next: 'a' } as ListPage],
  ])('stops an endless list, %s, after `pagesMax` pages', async (_, page) => {
    const list = async (_input?: { query?: Paging }) => page
    const read: unknown[] = []
    const reading = async () => {
      for await (const item of paginate(list, undefined, { pagesMax: 3 })) read.push(item)
    }
    const failure = await reading().catch((thrown: unknown) => thrown)
    expect(isPaginationError(failure)).toBe(true)
    expect(failure).toMatchObject({ code: 'too_many_pages', pagesMax: 3 })
    expect(read).toEqual(['a', 'b', 'a', 'b', 'a', 'b'])
  })

  it('ends at an empty page, even if it names a next one', async () => {
    const empty = async (_input?: { query?: Paging }) => ({ names: [] as string[], next: 'more' })
    expect(await paginate(empty).next()).toEqual({ done: true, value: undefined })
  })
})
