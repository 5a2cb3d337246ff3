import { PasswordHashError } from './password-hash-error.ts'

/**
 * Whoever imports a hash says how much each log-in costs us, so each of these has a bound. About a
 * second of one core, and 128 MiB, is what a single verification may take.
 */
export const bcryptRoundsMax = 13
export const pbkdf2IterationsMax = 1_500_000
export const memoryBytesMax = 128 * 1024 * 1024
/** N, r and p of scrypt multiplied: OWASP's strongest setting, 2^17, 8 and 1. */
export const scryptWorkMax = 2 ** 20
/** Passes over the memory of argon2, times its KiB: four passes over all that it may have. */
export const argon2WorkMax = 4 * 128 * 1024
export const argon2LanesMax = 16
/** Of a hash, a salt or a key. */
export const bytesMax = 1024

/** @throws PasswordHashError unless `value` is a whole number from 1 to `max`. */
export function bounded(path: string, name: string, value: number, max: number): number {
  if (Number.isInteger(value) && value >= 1 && value <= max) return value
  throw new PasswordHashError(path, `${name} is ${value}; it must be from 1 to ${max}`)
}
