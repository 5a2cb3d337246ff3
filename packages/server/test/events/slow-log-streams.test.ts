import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import {
  type Received,
  type Receiver,
  receiverTrust,
  startReceiver,
  startTestServer,
  type TestServer,
  until,
} from '@latchkey/testkit'

let server: TestServer
let receiver: Receiver
let aheadMs = 0

beforeAll(async () => {
  receiver = await startReceiver()
  server = await startTestServer({
    config: await receiverTrust(),
    deliversEvents: true,
    bounds: { logStreamPollMs: 20 },
    now: () => new Date(Date.now() + aheadMs),
  })
})
afterAll(async () => {
  await server.stop()
  await receiver.kill()
})

const path = '/api/v2/log-streams'
const request = async (method: string, at: string, json?: object) =>
  (await server.tenant.request(method, at, json && { json })).body

const openStream = (name: string, httpContentFormat: string) =>
  request('POST', path, {
    name,
    type: 'http',
    sink: { httpEndpoint: `${receiver.url}/${name}`, httpContentFormat },
    filters: [{ type: 'category', name: 'management.success' }],
  })
const sentTo = (name: string) => receiver.received.filter((each) => each.path === `/in/${name}`)
const idsSentTo = (name: string) => sentTo(name).map(({ event }: Received) => event.log_id)
async function createRoles(count: number) {
  for (let made = 0; made < count; made += 1) {
    await request('POST', '/api/v2/roles', { name: `${aheadMs} ${made}` })
  }
  // Entries become as old as those that are sent.
  aheadMs += 15_000
}

it('a slow destination delays no other stream, and the end of the server by seconds', async () => {
  const slow = await openStream('slow', 'JSONOBJECT')
  const quick = await openStream('quick', 'JSONLINES')
  receiver.answering = ({ path: at }, response) =>
    void setTimeout(() => response.writeHead(204).end(), at === '/in/slow' ? 1_000 : 0)
  await createRoles(10)
  await until('the first entry at the slow destination', () => sentTo('slow').length > 0)
  await createRoles(1)
  await until('entries at the other', () => sentTo('quick').length > 1)
  expect(sentTo('slow').length).toBeLessThan(8)
  for (const { id } of [slow, quick]) await request('DELETE', `${path}/${id}`)
})

it('slow destinations of one tenant delay no other tenant', async () => {
  const other = await server.addTenant('other.localhost')
  const elsewhere = await startReceiver()
  const held: ServerResponse[] = []
  receiver.answering = (_received, response) => void held.push(response)
  const names = Array.from({ length: 9 }, (_, number) => `held-${number}`)
  const streams = await Promise.all(names.map((name) => openStream(name, 'JSONLINES')))
  const sink = { httpEndpoint: elsewhere.url, httpContentFormat: 'JSONLINES' }
  const quick = await other.request('POST', path, { json: { name: 'quick', type: 'http', sink } })
  await createRoles(1)
  await until('entries at slow destinations', () => held.length > 0)
  await other.request('POST', '/api/v2/roles', { json: { name: 'one' } })
  aheadMs += 15_000
  await until('entries of the other tenant', () => elsewhere.received.length > 0)
  expect(held.length).toBeLessThanOrEqual(4)
  receiver.answering = (_received, response) => void response.writeHead(204).end()
  for (const response of held) response.writeHead(204).end()
  await until('entries at all destinations', () => names.every((name) => sentTo(name).length > 0))
  for (const { id } of streams) await request('DELETE', `${path}/${id}`)
  await other.request('DELETE', `${path}/${quick.body.id}`)
  await elsewhere.kill()
})

it('entries that were accepted before a failure are not sent again', async () => {
  const { id } = await openStream('failing', 'JSONOBJECT')
  let accepted = 0
  receiver.answering = ({ path: at }, response) => {
    // A stream that was deleted may still be sending.
    const isOurs = at === '/in/failing'
    if (isOurs) accepted += 1
    response.writeHead(isOurs && accepted === 4 ? 503 : 204).end()
  }
  await createRoles(6)
  await until('a failure', () => accepted >= 4)
  await until('its record', async () => {
    const { rows } = await server.database.query('select failures from log_streams')
    return rows[0].failures === 1
  })
  aheadMs += 60_000
  await until('the rest', () => new Set(idsSentTo('failing')).size >= 6)
  const ids = idsSentTo('failing')
  expect(ids.slice(4, 5)).toEqual(ids.slice(3, 4))
  expect(ids.length).toBe(new Set(ids).size + 1)
  await request('DELETE', `${path}/${id}`)
})
