import { type CostlyHashes, isForeign, verify as verifyForeign } from '@latchkey/password-hashes'
import { runInThread } from './hash-threads.ts'

/**
 * Whether a password matches a hash.
 *
 * @param stored a PHC string
 */
export type VerifyHash = (stored: string, password: string) => Promise<boolean>

/** The function that verifies an imported hash; undefined for an unknown format. */
export function foreignHash(stored: string): VerifyHash | undefined {
  if (/^\$argon2(i|d)\$/.test(stored)) return verifyArgon2
  return isForeign(stored) ? verifyOther : undefined
}

/** Threads of libuv are left to those that sign tokens. */
const inThreads: CostlyHashes = {
  bcrypt: (password, salt) => runInThread('bcrypt', { password, salt }),
  pbkdf2: (of) => runInThread('pbkdf2', of),
  scrypt: (of) => runInThread('scrypt', of),
}

const verifyOther: VerifyHash = (stored, password) => verifyForeign(stored, password, inThreads)

const verifyArgon2: VerifyHash = (stored, password) => runInThread('verify', { stored, password })
