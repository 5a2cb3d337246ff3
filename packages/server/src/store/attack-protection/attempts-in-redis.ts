import { hash } from 'node:crypto'
import type { Redis } from '../../redis/redis.ts'
import { bucketScript, countScript, paceScript, uncountScript } from './attempt-scripts.ts'
import type { Attempts } from './attempts.ts'

interface AttemptsOptions {
  readonly redis: Redis
  readonly tenantId: string
  readonly now: () => Date
}

/**
 * Counts attempts in Redis, each by one atomic script. A key contains the hash of its subject,
 * because subjects contain the addresses of users.
 *
 * @throws RedisAwayError
 */
export function attemptsInRedis(options: AttemptsOptions): Omit<Attempts, 'countInRow'> {
  const { redis, tenantId, now } = options
  const keyOf = (subject: string) =>
    `latchkey:attempts:${tenantId}:${hash('sha256', subject, 'base64url')}`
  const run = (script: string, subject: string, ...args: readonly number[]) =>
    redis.ask(async (client) => {
      const at = now().getTime()
      const words = [at, ...args].map(String)
      const answer = await client.eval(script, { keys: [keyOf(subject)], arguments: words })
      return { at, answer }
    })
  const missing = async (subject: string, attemptsTaken: number, most: number, rateMs: number) => {
    const { at, answer } = await run(bucketScript, subject, attemptsTaken, most, rateMs)
    return Math.max(0, Math.ceil((Number(answer) - at) / rateMs))
  }
  return {
    async count(subject, windowMs) {
      return counted((await run(countScript, subject, windowMs)).answer)
    },
    take: (subject, { attemptsMax, rateMs }) => missing(subject, 1, attemptsMax + 1, rateMs),
    findMissing: (subject, { attemptsMax, rateMs }) => missing(subject, 0, attemptsMax + 1, rateMs),
    async countPaced(subject, { freeMax, firstWaitMs, longestWaitMs, forgottenMs }) {
      const pace = [freeMax, firstWaitMs, longestWaitMs, forgottenMs]
      const { answer } = await run(paceScript, subject, ...pace)
      return answer === null ? undefined : counted(answer)
    },
    async uncount(subject) {
      await run(uncountScript, subject)
    },
    async forget(subject) {
      await redis.ask((client) => client.del(keyOf(subject)))
    },
  }
}

/** The count and the end of an answer of a script. */
function counted(answer: unknown) {
  const [count, endsAt] = Array.isArray(answer) ? answer.map(Number) : []
  return { count: count ?? 0, endsAt: new Date(endsAt ?? 0) }
}
