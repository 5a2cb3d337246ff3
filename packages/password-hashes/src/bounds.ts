import { PasswordHashError } from './password-hash-error.ts'

/**
 * The limits for the cost parameters of imported hashes, which determine the cost of each log-in:
 * verifying one takes up to about a second of one core, and 128 MiB.
 */
export const bcryptRoundsMax = 13
/** The most iterations of PBKDF2. */
export const pbkdf2IterationsMax = 1_500_000
/** The most memory of scrypt and argon2, in bytes. */
export const memoryBytesMax = 128 * 1024 * 1024
/**
 * The largest product of N, r and p of scrypt: the strongest setting of OWASP has 2^17, 8 and 1.
 */
export const scryptWorkMax = 2 ** 20
/** The largest product of the passes and KiB of argon2: four passes over the most memory. */
export const argon2WorkMax = 4 * 128 * 1024
/** The most lanes of argon2. */
export const argon2LanesMax = 16
/** The most bytes of a hash, salt or key. */
export const bytesMax = 1024

/** @throws PasswordHashError unless `value` is a whole number from 1 to `max` */
export function bounded(path: string, name: string, value: number, max: number): number {
  if (Number.isInteger(value) && value >= 1 && value <= max) return value
  throw new PasswordHashError(path, `${name} is ${value}; it must be from 1 to ${max}`)
}
