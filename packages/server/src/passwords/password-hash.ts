import { parseOptions } from '@node-rs/argon2'
import { foreignHash } from './foreign-hashes.ts'
import { runInThread } from './hash-threads.ts'

/** The parameters of argon2id (RFC 9106, section 3.1); `memoryCost` is in KiB. */
export interface PasswordCost {
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}

/** OWASP's password storage cheat sheet; argon2id is the default of the library. */
export const recommendedCost: PasswordCost = { memoryCost: 46 * 1024, timeCost: 1, parallelism: 1 }

/** Hashes of this cost, up to their salt. */
export const prefixOf = ({ memoryCost, timeCost, parallelism }: PasswordCost): string =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}`

/** The largest accepted cost of a stored hash, in KiB and passes. */
const memoryCostMax = 256 * 1024
const timeCostMax = 32

/** A PHC string with a new salt. */
export const newHash = (password: string, cost: PasswordCost): Promise<string> =>
  runInThread('hash', { password, cost })

/** `outdated`: the password matches, and the caller should store a new hash of it. */
export interface PasswordVerdict {
  readonly matches: boolean
  readonly outdated: boolean
}

/** Compares in constant time; without a stored hash it takes as long as a hash of this cost. */
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

/** Undefined for a text that is no valid hash. */
function costOf(stored: string) {
  try {
    return parseOptions(stored)
  } catch {
    return undefined
  }
}
