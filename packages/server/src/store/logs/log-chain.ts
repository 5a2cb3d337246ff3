import { createHash, createHmac } from 'node:crypto'
import { isSameSecret } from '../../keys/is-same-secret.ts'

/** A log entry as it is sealed. */
export interface SealedEntry {
  readonly log_id: string
  readonly date: Date
  readonly type: string
  readonly client_id: string | null
  readonly user_id: string | null
  readonly data: unknown
}

/** What a seal says about its entries. Digests are SHA-256 in hexadecimal. */
export interface SealContent {
  readonly number: number
  readonly firstLogId: string
  readonly lastLogId: string
  readonly entries: number
  /** The digest of the lines of the entries, each with its line feed. */
  readonly digest: string
}

/** The hash that precedes the first seal of a tenant. */
export const noHash = '0'.repeat(64)

/**
 * An entry as a line of JSON without the line feed. This text is exported, and is what a seal
 * covers.
 */
export function lineOfEntry({ date, ...entry }: SealedEntry): string {
  const { log_id, type, client_id, user_id, data } = entry
  return JSON.stringify({ log_id, date: date.toISOString(), type, client_id, user_id, data })
}

/** SHA-256 of the lines, each with a line feed, in hexadecimal. */
export function digestOfLines(lines: readonly string[]): string {
  const hash = createHash('sha256')
  for (const line of lines) hash.update(`${line}\n`)
  return hash.digest('hex')
}

/** The hash of a seal, which covers the hash of the previous seal. */
export function chainHash(previous: string, seal: SealContent): string {
  const { number, firstLogId, lastLogId, entries, digest } = seal
  const text = [previous, number, firstLogId, lastLogId, entries, digest].join('\n')
  return createHash('sha256').update(text).digest('hex')
}

/** The reasons why a seal does not follow the one before it. */
export function faultsOfSeal(
  previous: { readonly number: number; readonly hash: string },
  seal: SealContent & { readonly hash: string },
): string[] {
  const expected = previous.number + 1
  const isChanged = !isSameSecret(chainHash(previous.hash, seal), seal.hash)
  return [
    ...(seal.number === expected ? [] : [`Seal ${expected} is missing.`]),
    ...(isChanged ? [`Seal ${seal.number} was changed.`] : []),
  ]
}

/** HMAC-SHA-256 of the hash of a seal, in Base64url. */
export function macOfHash(key: Uint8Array, hash: string): string {
  return createHmac('sha256', key).update(hash).digest('base64url')
}

/** Whether a MAC was made by one of the keys; compared in constant time. */
export function isMacOf(keys: readonly Uint8Array[], hash: string, mac: string): boolean {
  return keys.some((key) => isSameSecret(macOfHash(key, hash), mac))
}
