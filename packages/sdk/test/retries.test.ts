import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { isManagementError, isNetworkError, isTimeoutError } from '../src/errors.ts'
import { type ConnectionOptions, createManagementClient } from '../src/management.ts'
import { createFakeClock } from './fake-clock.ts'
import {
  answers,
  breaksOff,
  hangs,
  type MisbehavingServer,
  resets,
  slow,
  stalls,
  startMisbehavingServer,
} from './misbehaving-server.ts'
import { acl } from './samples.ts'

let server: MisbehavingServer
beforeAll(async () => {
  server = await startMisbehavingServer()
})
afterAll(() => server.stop())

const path = { id: 'acl_9Hs3kP7vWq2LrXb4Jd8NfT' }
const good = answers(200, { id: path.id })

/** A client whose waits cost no time and are not spread. */
function setUp(options: Partial<ConnectionOptions> = {}) {
  const clock = createFakeClock()
  const { baseUrl } = server
  const client = createManagementClient({
    baseUrl,
    token: 'token',
    clock,
    random: () => 0,
    ...options,
  })
  return { client, clock }
}

const error = (statusCode: number, headers = {}) =>
  answers(statusCode, { statusCode, error: 'Error', message: 'No.' }, headers)

describe('a 429', () => {
  it('is retried after Retry-After in seconds', async () => {
    const { client, clock } = setUp()
    const resetSeconds = String(clock.now() / 1000 + 9)
    const headers = { 'retry-after': '3', 'x-ratelimit-reset': resetSeconds }
    server.behave(error(429, headers), good)
    expect(await client.networkAcls.get({ path })).toEqual({ id: path.id })
    expect(clock.waitsMs).toEqual([3000])
  })

  it('is retried after Retry-After as a date', async () => {
    const { client, clock } = setUp()
    const date = new Date(clock.now() + 5000).toUTCString()
    server.behave(error(429, { 'retry-after': date }), good)
    await client.networkAcls.get({ path })
    expect(clock.waitsMs).toEqual([5000])
  })

  it('is retried after X-RateLimit-Reset', async () => {
    const { client, clock } = setUp()
    const resetSeconds = String(clock.now() / 1000 + 9)
    server.behave(error(429, { 'x-ratelimit-reset': resetSeconds }), good)
    await client.networkAcls.get({ path })
    expect(clock.waitsMs).toEqual([9000])
  })

  it.each([
    ['no header', {}],
    ['times that have passed', { 'x-ratelimit-reset': '1' }],
    ['a date that has passed', { 'retry-after': 'Thu, 01 Jan 1970 00:00:00 GMT' }],
    ['nonsense', { 'retry-after': 'soon', 'x-ratelimit-reset': 'later' }],
  ])('with %s doubles the wait each time', async (_, headers) => {
    const { client, clock } = setUp({ retries: 4 })
    server.behave(error(429, headers), error(429), error(429), error(429), good)
    await client.networkAcls.get({ path })
    expect(clock.waitsMs).toEqual([250, 500, 1000, 2000])
  })

  it('is retried for every method', async () => {
    const { client } = setUp()
    for (const call of [
      () => client.networkAcls.create({ body: acl(1) }),
      () => client.networkAcls.update({ path, body: acl(1) }),
      () => client.networkAcls.patch({ path, body: { active: true } }),
      () => client.networkAcls.delete({ path }),
    ]) {
      server.behave(error(429, { 'retry-after': '1' }), good)
      await call()
      expect(server.requests).toHaveLength(2)
      expect(server.requests[1]?.body).toBe(server.requests[0]?.body)
    }
  })

  it('with a Retry-After above the maximum is not retried', async () => {
    const { client, clock } = setUp({ retryWaitMsMax: 10_000 })
    server.behave(error(429, { 'retry-after': '11' }), good)
    await expect(client.networkAcls.get({ path })).rejects.toMatchObject({ statusCode: 429 })
    expect(clock.waitsMs).toEqual([])
  })

  it('is thrown after the last retry, with its rate limit', async () => {
    const { client, clock } = setUp({ retries: 1 })
    const resetSeconds = clock.now() / 1000 + 4
    const headers = {
      'x-ratelimit-limit': '10',
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': String(resetSeconds),
      'x-request-id': 'req_1',
    }
    server.behave(error(429, headers))
    const failure = await client.networkAcls.get({ path }).catch((thrown: unknown) => thrown)
    expect(isManagementError(failure)).toBe(true)
    expect(failure).toMatchObject({
      requestId: 'req_1',
      rateLimit: { limit: 10, remaining: 0, resetAt: new Date(resetSeconds * 1000) },
    })
    expect(server.requests).toHaveLength(2)
  })
})

describe('a 503', () => {
  it('is retried for idempotent requests', async () => {
    const { client, clock } = setUp()
    server.behave(error(503, { 'retry-after': '2' }), error(500), good)
    await client.networkAcls.update({ path, body: acl(1) })
    expect(clock.waitsMs).toEqual([2000, 500])
  })

  it('does not wait for the reset of the rate limit', async () => {
    const { client, clock } = setUp()
    const resetSeconds = String(clock.now() / 1000 + 9)
    server.behave(error(503, { 'x-ratelimit-reset': resetSeconds }), good)
    await client.networkAcls.get({ path })
    expect(clock.waitsMs).toEqual([250])
  })

  it('is not retried for requests that are not idempotent', async () => {
    const { client } = setUp()
    for (const call of [
      () => client.networkAcls.create({ body: acl(1) }),
      () => client.networkAcls.patch({ path, body: { active: true } }),
    ]) {
      server.behave(error(503), good)
      await expect(call()).rejects.toMatchObject({ statusCode: 503 })
      expect(server.requests).toHaveLength(1)
    }
  })
})

describe('another status', () => {
  it.each([302, 400, 401, 403, 404, 409])('%d is not retried', async (statusCode) => {
    const { client } = setUp()
    server.behave(error(statusCode, { location: '/elsewhere' }), good)
    await expect(client.networkAcls.get({ path })).rejects.toMatchObject({ statusCode })
    expect(server.requests).toHaveLength(1)
  })
})

describe('a connection that fails', () => {
  it.each([
    ['is reset', resets],
    ['breaks off within the answer', breaksOff],
    ['gives something that is no JSON', answers(200, '<html>')],
  ])('and %s is retried for idempotent requests', async (_, behaviour) => {
    const { client } = setUp()
    server.behave(behaviour, good)
    expect(await client.networkAcls.get({ path })).toEqual({ id: path.id })
    server.behave(behaviour, good)
    const failure = await client.networkAcls.create({ body: acl(1) }).catch((thrown) => thrown)
    expect(isNetworkError(failure)).toBe(true)
    expect(failure).toMatchObject({ code: 'network_error', cause: expect.anything() })
    expect(server.requests).toHaveLength(1)
  })

  it.each([
    ['hangs', hangs],
    ['stalls within the answer', stalls],
    ['is too slow', slow(400, good)],
  ])('and %s times out and is retried', async (_, behaviour) => {
    const { client } = setUp({ timeoutMs: 150 })
    server.behave(behaviour, good)
    expect(await client.networkAcls.get({ path })).toEqual({ id: path.id })
    server.behave(behaviour)
    const failure = await client
      .getNetworkAcl({ path }, { timeoutMs: 50, retries: 0 })
      .catch((thrown: unknown) => thrown)
    expect(isTimeoutError(failure)).toBe(true)
    expect(failure).toMatchObject({ code: 'timeout', timeoutMs: 50 })
  })

  it('reports the reason when no server listens', async () => {
    const { client } = setUp({ baseUrl: 'http://127.0.0.1:9', retries: 0 })
    await expect(client.networkAcls.get({ path })).rejects.toMatchObject({
      message: expect.stringContaining('GET http://127.0.0.1:9/api/v2/network-acls'),
      cause: expect.anything(),
    })
  })
})

describe('the wait before another attempt', () => {
  it('has a jitter of half its length', async () => {
    const { client, clock } = setUp({ random: () => 0.999, retries: 1 })
    server.behave(error(503), good)
    await client.networkAcls.get({ path })
    expect(clock.waitsMs[0]).toBeGreaterThan(499)
    expect(clock.waitsMs[0]).toBeLessThan(500)
  })
})
