import { availableParallelism } from 'node:os'
import { bounds } from './bounds.ts'
import type { Refuse } from './config-error.ts'
import type { Environment } from './env.ts'

const processesMax = 256

/** The largest value of `LATCHKEY_IMPORT_BYTES`. */
const importBytesLimit = 4 * 1024 ** 3

/** Reads a whole number from `min` to `max`; answers `fallback` if it is not set, or refused. */
export function readNumber(
  name: keyof Environment,
  env: Environment,
  fallback: number,
  min: number,
  max: number,
  refuse: Refuse,
): number {
  const text = env[name]
  if (!text) return fallback
  const number = wholeNumberOf(text)
  if (number >= min && number <= max) return number
  refuse(`${name} is "${text}"; it must be a whole number from ${min} to ${max}.`)
  return fallback
}

/** The number that digits write; NaN for other text, such as spaces, which `Number` takes for 0. */
const wholeNumberOf = (text: string): number =>
  /^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN

/** Reads the number of processes; `auto` means one per available processor. */
export function readProcesses(env: Environment, refuse: Refuse): number {
  if (env.LATCHKEY_PROCESSES === 'auto') return Math.min(availableParallelism(), processesMax)
  return readNumber('LATCHKEY_PROCESSES', env, 1, 1, processesMax, refuse)
}

/** Reads the most bytes of an imported file of users. */
export function readImportBytes(env: Environment, refuse: Refuse): number {
  const { importBytesMax } = bounds
  return readNumber('LATCHKEY_IMPORT_BYTES', env, importBytesMax, 1024, importBytesLimit, refuse)
}

/**
 * The default of the text messages of one tenant in an hour: enough for most, and a limit for SMS
 * fraud.
 */
const phoneMessagesFallback = 1000

/** Reads the most text messages with codes that a tenant may send in an hour. */
export const readPhoneMessages = (env: Environment, refuse: Refuse): number =>
  readNumber('LATCHKEY_PHONE_MESSAGES', env, phoneMessagesFallback, 0, 10_000_000, refuse)

/** Reads the port in issuers; 443 behind a proxy, else undefined for the port listened on. */
export function readPublicPort(
  env: Environment,
  isBehindProxy: boolean,
  refuse: Refuse,
): number | undefined {
  if (!env.LATCHKEY_PUBLIC_PORT) return isBehindProxy ? 443 : undefined
  return readNumber('LATCHKEY_PUBLIC_PORT', env, 443, 1, 65_535, refuse)
}
