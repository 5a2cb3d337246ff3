import { PasswordHashError } from './password-hash-error.ts'

/**
 * Upper bounds for the cost parameters of imported hashes, which determine what each log-in costs
 * the server: one verification may take about a second of one core and 128 MiB.
 */
export const bcryptRoundsMax = 13
export const pbkdf2IterationsMax = 1_500_000
export const memoryBytesMax = 128 * 1024 * 1024
/** N, r and p of scrypt multiplied: OWASP's strongest setting, 2^17, 8 and 1. */
export const scryptWorkMax = 2 ** 20
/** Passes of argon2 times its KiB of memory: four passes over the maximum. */
export const argon2WorkMax = 4 * 128 * 1024
export const argon2LanesMax = 16
/** Maximum length in bytes of a hash, salt or key. */
export const bytesMax = 1024

/** @throws PasswordHashError unless `value` is a whole number from 1 to `max`. */
export function bounded(path: string, name: string, value: number, max: number): number {
  if (Number.isInteger(value) && value >= 1 && value <= max) return value
  throw new PasswordHashError(path, `${name} is ${value}; it must be from 1 to ${max}`)
}
