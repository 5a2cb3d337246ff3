import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestServer, type TestServer, withoutRateLimits } from '@latchkey/testkit'
import { hash } from '@node-rs/argon2'
import { recommendedCost } from '../../src/passwords/password-hash.ts'
import { createUser, password } from './application.ts'
import { type Attempts, attemptsAt } from './attempts.ts'

/** Passwords hashed at the cost of production. */
let server: TestServer
let tryOnce: Attempts['tryOnce']
let statusOf: Attempts['statusOf']
let post: Attempts['post']
beforeAll(async () => {
  const config = { rateLimits: withoutRateLimits }
  server = await startTestServer({ config, passwordCost: recommendedCost })
  ;({ tryOnce, statusOf, post } = await attemptsAt(server))
})
afterAll(() => server.stop())

/** The medians of the response times of some requests that are sent in turns. */
async function medianMs(
  ...attempt: readonly (() => Promise<unknown>)[]
): Promise<readonly number[]> {
  const taken = attempt.map((): number[] => [])
  for (let at = 0; at < 7; at += 1) {
    for (const [index, send] of attempt.entries()) {
      const from = performance.now()
      await send()
      taken[index]?.push(performance.now() - from)
    }
  }
  return taken.map((each) => each.sort((a, b) => a - b)[3] ?? 0)
}

/** Without the hash a response is about ten times faster; a slow machine explains this factor. */
const ratioMax = 4

describe('existing accounts are not revealed', () => {
  let at = 0
  const next = () => {
    at += 1
    return `new-${at}@example.com`
  }

  it('by the response time of a log-in', async () => {
    const email = 'slow@example.com'
    await createUser(server.tenant, email)
    const blocked = '/api/v2/attack-protection/brute-force-protection'
    await server.tenant.request('PATCH', blocked, { json: { enabled: false } })
    try {
      const [known = 0, unknown = 0] = await medianMs(
        () => tryOnce(email, 'guess'),
        () => tryOnce(next(), 'guess'),
      )
      expect(Math.max(known / unknown, unknown / known)).toBeLessThan(ratioMax)
    } finally {
      await server.tenant.request('PATCH', blocked, { json: { enabled: true } })
    }
  })

  it('by the response time or the message of a sign-up, or by a malformed one', async () => {
    const email = 'taken@example.com'
    await createUser(server.tenant, email)
    const [taken = 0, free = 0] = await medianMs(
      () => post('signup', { email, password }),
      () => post('signup', { email: next(), password }),
    )
    expect(Math.max(taken / free, free / taken)).toBeLessThan(ratioMax)
    const again = await post('signup', { email, password })
    const like = { _id: expect.stringMatching(/^[0-9a-f]{24}$/), email, email_verified: false }
    expect([again.status, again.body]).toEqual([200, like])
    const weak = [
      await post('signup', { email, password: 'weak' }),
      await post('signup', { email: next(), password: 'weak' }),
    ]
    expect(weak[0]?.status).toBe(400)
    expect([weak[0]?.status, weak[0]?.text]).toEqual([weak[1]?.status, weak[1]?.text])
  })
})

describe('a stored password', () => {
  const hashOf = async (userId: string) => {
    const query = 'select password_hash from identities where user_id = $1'
    return (await server.database.query(query, [userId])).rows[0].password_hash as string
  }

  it('is a hash that takes 46 MiB', async () => {
    const userId = await createUser(server.tenant, 'costly@example.com')
    expect(await hashOf(userId)).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/)
  })

  it('with a lower cost is rehashed when its owner logs in', async () => {
    const email = 'old-hash@example.com'
    const userId = await createUser(server.tenant, email)
    const cheap = await hash(password, { memoryCost: 8192, timeCost: 2, parallelism: 1 })
    const update = 'update identities set password_hash = $1 where user_id = $2'
    await server.database.query(update, [cheap, userId])
    await tryOnce(email, 'guess')
    expect(await hashOf(userId)).toBe(cheap)
    expect(await statusOf(email)).toBe(200)
    const renewed = await hashOf(userId)
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/)
    expect(await statusOf(email)).toBe(200)
    expect(await hashOf(userId)).toBe(renewed)
  })
})
