import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { type ConnectionOptions, createManagementClient } from '../src/management.ts'
import { paginate } from '../src/pagination.ts'
import {
  answers,
  hangs,
  issues,
  type MisbehavingServer,
  slow,
  stalls,
  startMisbehavingServer,
} from './misbehaving-server.ts'

let server: MisbehavingServer
beforeEach(async () => {
  server = await startMisbehavingServer()
})
afterEach(() => server.stop())

const path = { id: 'acl_9Hs3kP7vWq2LrXb4Jd8NfT' }
const clientCredentials = { clientId: 'id', clientSecret: 'secret' }
const later = (delayMs: number) => new Promise((resolve) => setTimeout(resolve, delayMs))

const createClient = (options: Partial<ConnectionOptions> = {}) =>
  createManagementClient({ baseUrl: server.baseUrl, clientCredentials, ...options })

/** Aborts a call once it has sent so many requests; says how it ended, and how long after that. */
async function abortedAfter(requests: number, call: (signal: AbortSignal) => Promise<unknown>) {
  const controller = new AbortController()
  const reason = new Error('Enough.')
  const ended = call(controller.signal).then(
    () => 'came to its end',
    (thrown: unknown) => thrown,
  )
  while (server.requests.length < requests) await later(5)
  const abortedAtMs = performance.now()
  controller.abort(reason)
  const result = await ended
  return { result, reason, lateMs: performance.now() - abortedAtMs }
}

describe('a signal', () => {
  it.each([
    ['before the first request', 0, [issues('one')]],
    ['while the token is fetched', 1, [hangs]],
    ['while the answer is awaited', 2, [issues('one'), hangs]],
    ['within the answer', 2, [issues('one'), stalls]],
    [
      'while it waits to try again',
      2,
      [issues('one'), answers(429, {}, { 'retry-after': '30' }), hangs],
    ],
    ['while it waits to try for a token again', 1, [answers(503, {}, { 'retry-after': '30' })]],
  ])('aborts a call %s', async (_, requests, behaviours) => {
    server.behave(...behaviours)
    const owner = new AbortController()
    const client = createClient({ signal: owner.signal })
    const { result, reason, lateMs } = await abortedAfter(requests, (signal) =>
      client.networkAcls.get({ path }, { signal }),
    )
    expect(result).toBe(reason)
    expect(lateMs).toBeLessThan(1_000)
    owner.abort()
  })

  it('of the client aborts all of its calls and prevents new ones', async () => {
    server.behave(hangs)
    let client = createClient()
    const { result, reason } = await abortedAfter(1, (signal) => {
      client = createClient({ signal })
      return Promise.race([client.networkAcls.get({ path }), client.eventStreams.list()])
    })
    expect(result).toBe(reason)
    const { length } = server.requests
    await expect(client.networkAcls.get({ path })).rejects.toBe(reason)
    expect(server.requests).toHaveLength(length)
  })

  it('that is already aborted sends no request', async () => {
    server.behave(issues('one'), answers(200))
    const signal = AbortSignal.abort()
    const call = createClient().getNetworkAcl({ path }, { signal })
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
    expect(server.requests).toHaveLength(0)
  })

  it('of one call does not abort the token request of the others', async () => {
    server.behave(slow(100, issues('one')), answers(200, { id: path.id }))
    const client = createClient()
    const other = client.networkAcls.get({ path })
    const { result, reason } = await abortedAfter(1, (signal) =>
      client.networkAcls.get({ path }, { signal }),
    )
    expect(result).toBe(reason)
    expect(await other).toEqual({ id: path.id })
    expect(server.requests).toHaveLength(2)
  })

  it('aborts a call whose fetch ignores the signal', async () => {
    const { result, reason } = await abortedAfter(0, (signal) =>
      createClient({ signal, fetch: () => new Promise(() => {}) }).getNetworkAcl({ path }),
    )
    expect(result).toBe(reason)
  })

  it('aborts a pagination', async () => {
    const piece = { eventStreams: [{}], next: 'more' }
    server.behave(issues('one'), answers(200, piece), slow(5, answers(200, piece)))
    const { result, reason } = await abortedAfter(4, async (signal) => {
      const items = paginate(createClient().listEventStreams, {}, { signal, pagesMax: 1e6 })
      while (!(await items.next()).done);
    })
    expect(result).toBe(reason)
  })

  it('has no listeners left after a call', async () => {
    server.behave(issues('one'), answers(200))
    const controller = new AbortController()
    let listeners = 0
    const { addEventListener, removeEventListener } = controller.signal
    controller.signal.addEventListener = (...given: Parameters<typeof addEventListener>) => {
      listeners += 1
      return addEventListener.apply(controller.signal, given)
    }
    controller.signal.removeEventListener = (...given: Parameters<typeof addEventListener>) => {
      listeners -= 1
      return removeEventListener.apply(controller.signal, given)
    }
    await createClient().getNetworkAcl({ path }, { signal: controller.signal })
    expect(listeners).toBe(0)
  })
})

describe('a client', () => {
  it('sends the headers of client and call, and its own Authorization', async () => {
    server.behave(answers(200))
    const client = createManagementClient({
      baseUrl: server.baseUrl,
      token: 'mine',
      headers: { 'X-One': '1', 'X-Two': '1' },
    })
    const headers = { 'x-two': '2', Authorization: 'Bearer other' }
    await client.networkAcls.get({ path }, { headers })
    expect(server.requests[0]?.headers).toMatchObject({
      'x-one': '1',
      'x-two': '2',
      authorization: 'Bearer mine',
    })
  })
})
