import { parseOptions } from '@node-rs/argon2'
import { EvenTime, kindOfHash } from './even-time.ts'
import { foreignHash } from './foreign-hashes.ts'
import { runInThread, tasksMax } from './hash-threads.ts'
import { PasswordQueue } from './password-queue.ts'

/** OWASP's password storage cheat sheet; argon2id is the default of the library. */
const cost = { memoryCost: 46 * 1024, timeCost: 1, parallelism: 1 }

/** Hashes of ours, up to their salt. */
const ownKind = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}`

/** The largest accepted cost of a stored hash, in KiB and passes. */
const memoryCostMax = 256 * 1024
const timeCostMax = 32

/** 200 passwords in all: beyond that the tenant that has most is refused, and not kept waiting. */
const queue = new PasswordQueue({ runningMax: tasksMax, waitingMax: 200 - tasksMax })

/** How many passwords wait to be hashed or verified. */
export const waitingHashes = (): number => queue.waitingNow

/**
 * A PHC string with a salt of its own.
 *
 * @throws ApiError `password_queue_full`
 */
export function hashPassword(tenantId: string, password: string): Promise<string> {
  return queue.run(tenantId, () => runInThread('hash', { password, cost }))
}

const evenTime = new EvenTime()

/** `outdated`: the password matches, and the caller should store a new hash of it. */
export interface PasswordVerdict {
  readonly matches: boolean
  readonly outdated: boolean
}

/**
 * Compares in constant time. `stored` is a PHC string, or `undefined` for an unknown user or one
 * without a password. A mismatch takes the same time for every `stored`.
 *
 * @throws ApiError `password_queue_full`
 */
export async function verifyPassword(
  tenantId: string,
  stored: string | undefined,
  password: string,
): Promise<PasswordVerdict> {
  const { verdict, spentMs } = await queue.run(tenantId, async () => {
    const begunMs = performance.now()
    return { verdict: await compare(stored, password), spentMs: performance.now() - begunMs }
  })
  if (!verdict.matches) await evenTime.wait(kindOfHash(stored ?? ownKind), spentMs)
  return verdict
}

async function compare(stored: string | undefined, password: string): Promise<PasswordVerdict> {
  if (stored === undefined) {
    await runInThread('hash', { password, cost })
    return { matches: false, outdated: false }
  }
  const algorithm = stored.split('$', 2)[1] ?? ''
  if (algorithm === 'argon2id') return verifyArgon2id(stored, password)
  const matches = (await foreignHash(stored)?.(stored, password)) ?? false
  return { matches, outdated: matches }
}

async function verifyArgon2id(stored: string, password: string): Promise<PasswordVerdict> {
  const parameters = costOf(stored)
  if (!parameters || parameters.memoryCost > memoryCostMax || parameters.timeCost > timeCostMax) {
    return { matches: false, outdated: false }
  }
  const matches = await runInThread('verify', { stored, password })
  const isCheap = parameters.memoryCost < cost.memoryCost || parameters.timeCost < cost.timeCost
  return { matches, outdated: matches && (isCheap || parameters.parallelism !== cost.parallelism) }
}

/** Undefined for a text that is no valid hash. */
function costOf(stored: string) {
  try {
    return parseOptions(stored)
  } catch {
    return undefined
  }
}
