import { type Address, isIpv4Mapped, readIpv4, readIpv6 } from './parse-address.ts'

/** An address must have the same first `prefixBits` bits as `words`, whose other bits are 0. */
export interface Cidr extends Address {
  /** 0 to 32 for IPv4, 0 to 128 for IPv6. */
  readonly prefixBits: number
}

/** Parses decimal digits without a leading zero, up to `bitsMax`; -1 for any other text. */
const readPrefixBits = (text: string, from: number, bitsMax: number): number => {
  const digits = text.length - from
  if (digits < 1 || digits > 3 || (digits > 1 && text.charCodeAt(from) === 48)) return -1
  let bits = 0
  for (let at = from; at < text.length; at++) {
    const digit = text.charCodeAt(at) - 48
    if (digit < 0 || digit > 9) return -1
    bits = bits * 10 + digit
  }
  return bits <= bitsMax ? bits : -1
}

/** Clears the bits of `words` after `prefixBits`. */
const maskHostBits = (words: Uint32Array, count: number, prefixBits: number): void => {
  for (let word = 0; word < count; word++) {
    const kept = prefixBits - 32 * word
    if (kept <= 0) words[word] = 0
    else if (kept < 32) words[word] = (words[word] as number) & (-1 << (32 - kept))
  }
}

/**
 * The result of `readCidr`: one object for all calls, so that a million of them leave no garbage.
 */
export const cidrRead = { family: 4 as 4 | 6, words: new Uint32Array(4), prefixBits: 0 }

const readIpv4Cidr = (text: string, end: number, prefixBits: number): boolean => {
  if (!readIpv4(text, 0, end, cidrRead.words, 0)) return false
  cidrRead.family = 4
  cidrRead.prefixBits = prefixBits
  return true
}

const readIpv6Cidr = (text: string, end: number, prefixBits: number): boolean => {
  const { words } = cidrRead
  if (!readIpv6(text, end, words)) return false
  const isIpv4 = prefixBits >= 96 && isIpv4Mapped(words)
  if (isIpv4) words[0] = words[3] as number
  cidrRead.family = isIpv4 ? 4 : 6
  cidrRead.prefixBits = isIpv4 ? prefixBits - 96 : prefixBits
  return true
}

/**
 * Parses as `parseCidr` does, without allocating memory. The result is in `cidrRead` until the next
 * call.
 */
export const readCidr = (text: string, written: 'ipv4' | 'ipv6'): boolean => {
  const slash = text.indexOf('/')
  const end = slash < 0 ? text.length : slash
  const bitsMax = written === 'ipv4' ? 32 : 128
  const prefixBits = slash < 0 ? bitsMax : readPrefixBits(text, slash + 1, bitsMax)
  if (prefixBits < 0) return false
  const isRead =
    written === 'ipv4' ? readIpv4Cidr(text, end, prefixBits) : readIpv6Cidr(text, end, prefixBits)
  if (isRead) maskHostBits(cidrRead.words, cidrRead.family === 4 ? 1 : 4, cidrRead.prefixBits)
  return isRead
}

/**
 * Parses an address or a CIDR that is written as IPv4 (for `ipv4_cidrs`) or as IPv6 (for
 * `ipv6_cidrs`). Host bits are cleared. An IPv6 range within ::ffff:0:0/96 is an IPv4 range; other
 * IPv6 ranges contain no IPv4 addresses, so `::/0` is all of IPv6. Zones, and prefix lengths with
 * leading zeros, are refused.
 */
export const parseCidr = (text: string, written: 'ipv4' | 'ipv6'): Cidr | undefined => {
  if (!readCidr(text, written)) return undefined
  const { family, words, prefixBits } = cidrRead
  return { family, words: [...words.subarray(0, family === 4 ? 1 : 4)], prefixBits }
}
