import { parseOptions } from '@node-rs/argon2'
import { foreignHash } from './foreign-hashes.ts'
import { runInThread } from './hash-threads.ts'

/** The parameters of argon2id (RFC 9106, section 3.1); `memoryCost` is in KiB. */
export interface PasswordCost {
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}

/**
 * The cost that the OWASP Password Storage Cheat Sheet recommends; the library uses argon2id by
 * default.
 */
export const recommendedCost: PasswordCost = { memoryCost: 46 * 1024, timeCost: 1, parallelism: 1 }

/** The beginning of a PHC string of this cost, up to the salt. */
export const prefixOf = ({ memoryCost, timeCost, parallelism }: PasswordCost): string =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}`

/** The largest cost of a stored hash that is verified, in KiB and passes. */
const memoryCostMax = 256 * 1024
const timeCostMax = 32

/** Hashes a password with a new salt; answers a PHC string. */
export const newHash = (password: string, cost: PasswordCost): Promise<string> =>
  runInThread('hash', { password, cost })

/** `outdated`: the password matches, and the caller should store a hash of the current cost. */
export interface PasswordVerdict {
  readonly matches: boolean
  readonly outdated: boolean
}

/**
 * Verifies a password in constant time. Without a stored hash it takes as long as with one of this
 * cost.
 */
export async function comparePassword(
  stored: string | undefined,
  password: string,
  cost: PasswordCost,
): Promise<PasswordVerdict> {
  if (stored === undefined) {
    await newHash(password, cost)
    return { matches: false, outdated: false }
  }
  const algorithm = stored.split('$', 2)[1] ?? ''
  if (algorithm === 'argon2id') return verifyArgon2id(stored, password, cost)
  const matches = (await foreignHash(stored)?.(stored, password)) ?? false
  return { matches, outdated: matches }
}

async function verifyArgon2id(
  stored: string,
  password: string,
  cost: PasswordCost,
): Promise<PasswordVerdict> {
  const parameters = costOf(stored)
  if (!parameters || parameters.memoryCost > memoryCostMax || parameters.timeCost > timeCostMax) {
    return { matches: false, outdated: false }
  }
  const matches = await runInThread('verify', { stored, password })
  const isCheap = parameters.memoryCost < cost.memoryCost || parameters.timeCost < cost.timeCost
  return { matches, outdated: matches && (isCheap || parameters.parallelism !== cost.parallelism) }
}

/** The cost of a stored hash; undefined for an invalid one. */
function costOf(stored: string) {
  try {
    return parseOptions(stored)
  } catch {
    return undefined
  }
}
