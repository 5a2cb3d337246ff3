import { timingSafeEqual } from 'node:crypto'

/** Compares two secrets or hashes in constant time. */
export function isSameSecret(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}
