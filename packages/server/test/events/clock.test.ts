import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  type Receiver,
  receiverTrust,
  startReceiver,
  startTestServer,
  type TestServer,
  until,
  withoutRateLimits,
} from '@latchkey/testkit'
import { makeRole, streamTo } from './streams.ts'

let server: TestServer
let receiver: Receiver
let offsetMs = 0
let isDown = false
beforeAll(async () => {
  receiver = await startReceiver((_, response) => {
    response.writeHead(isDown ? 500 : 204).end()
  })
  server = await startTestServer({
    deliversEvents: true,
    now: () => new Date(Date.now() + offsetMs),
    config: { ...(await receiverTrust()), rateLimits: withoutRateLimits },
    bounds: { eventTimeoutMs: 1000, eventLeaseMs: 2000 },
  })
  await streamTo(server.tenant, { url: receiver.url })
})
afterAll(async () => {
  await server.stop()
  await receiver.kill()
})

describe.each([
  ['forward', 3_600_000],
  ['back', -7_200_000],
])('when the clock is set %s', (_, stepMs) => {
  it('retries are sent, and new events arrive immediately', async () => {
    // The first attempt fails before the step; the next is due in seconds by the old clock.
    isDown = true
    const before = receiver.received.length
    await makeRole(server.tenant)
    await until('a failed attempt', async () => {
      const { rows } = await server.database.query('select 1 from event_lanes where failures > 0')
      return receiver.received.length > before && rows.length > 0
    })
    offsetMs += stepMs
    isDown = false
    const failed = receiver.received[before]?.event.id
    await server.tenant.write(({ roles }) => roles.create({ name: `After ${stepMs}` }))
    await until('both', () => {
      const later = receiver.received.slice(before + 1).map(({ event }) => event)
      const isNewHere = later.some(({ data }) => data.object.name === `After ${stepMs}`)
      return isNewHere && later.some(({ id }) => id === failed)
    })
    const left = async () => (await server.database.query('select 1 from event_lanes')).rows
    await until('nothing is left', async () => (await left()).length === 0)
    expect(receiver.received.length - before).toBeLessThanOrEqual(4)
  })
})
