/**
 * Runs in a thread of its own, which waits for nothing but what is hashed next. Threads read no
 * TypeScript, so this is none; `HashTasks` says its types.
 */
import { pbkdf2Sync, scryptSync } from 'node:crypto'
import { hashSync, verifySync } from '@node-rs/argon2'

/** @type {import('./hash-threads.ts').HashTasks['hash']} */
export const hash = ({ password, cost }) => hashSync(password, cost)

/** @type {import('./hash-threads.ts').HashTasks['verify']} */
export const verify = ({ stored, password }) => verifySync(stored, password)

/** @type {import('./hash-threads.ts').HashTasks['bcrypt']} */
export const bcrypt = async ({ password, salt }) => {
  const { hashSync } = await import('bcryptjs') // few threads ever need it
  return hashSync(password, salt)
}

/** @type {import('./hash-threads.ts').HashTasks['pbkdf2']} */
export const pbkdf2 = ({ password, salt, iterations, length, digest }) =>
  pbkdf2Sync(password, salt, iterations, length, digest)

/** @type {import('./hash-threads.ts').HashTasks['scrypt']} */
export const scrypt = ({ password, salt, length, options }) =>
  scryptSync(password, salt, length, options)
