/** IPv4 is one 32-bit word, IPv6 four; the most significant word comes first. */
export interface Address {
  readonly family: 4 | 6
  readonly words: readonly number[]
}

const DOT = 46
const COLON = 58

/**
 * Reads `text[from, end)` as dotted decimal: four parts of 0 to 255, no leading zeros, no
 * shorthand.
 *
 * @returns the address as an unsigned 32-bit number, or -1 when the text is no such address
 */
export const readIpv4 = (text: string, from: number, end: number): number => {
  let value = 0
  let octet = 0
  let digits = 0
  let dots = 0
  for (let at = from; at < end; at++) {
    const code = text.charCodeAt(at)
    if (code === DOT) {
      if (digits === 0 || dots === 3) return -1
      value = value * 256 + octet
      octet = 0
      digits = 0
      dots++
    } else {
      const digit = code - 48
      if (digit < 0 || digit > 9 || (digits > 0 && octet === 0)) return -1
      octet = octet * 10 + digit
      if (octet > 255) return -1
      digits++
    }
  }
  return dots === 3 && digits > 0 ? value * 256 + octet : -1
}

const hexDigit = (code: number): number => {
  if (code >= 48 && code <= 57) return code - 48
  const letter = code | 32
  return letter >= 97 && letter <= 102 ? letter - 87 : -1
}

const groups = new Uint16Array(8)

/** Puts the first `count` groups where they belong: those after the gap move to the end. */
const placeGroups = (count: number, gap: number, into: Uint32Array): void => {
  into.fill(0, 0, 4)
  for (let index = 0; index < count; index++) {
    const place = gap >= 0 && index >= gap ? index + 8 - count : index
    const value = groups[index] as number
    into[place >> 1] = (into[place >> 1] as number) | (place & 1 ? value : value << 16)
  }
}

/**
 * Reads `text[0, end)` as IPv6 in any form of RFC 4291 section 2.2, without a zone; `into` gets
 * the four words. An IPv4-mapped address stays as it is written.
 *
 * @returns whether the text is such an address; when it is not, `into` is left as it was
 */
export const readIpv6 = (text: string, end: number, into: Uint32Array): boolean => {
  let count = 0
  let gap = -1
  let at = 0
  if (end > 1 && text.charCodeAt(0) === COLON) {
    if (text.charCodeAt(1) !== COLON) return false
    gap = 0
    at = 2
  }
  while (at < end) {
    if (count === 8) return false
    const start = at
    let value = 0
    for (; at < end; at++) {
      const digit = hexDigit(text.charCodeAt(at))
      if (digit < 0) break
      value = value * 16 + digit
    }
    if (at < end && text.charCodeAt(at) === DOT) {
      const embedded = readIpv4(text, start, end)
      if (embedded < 0 || count > 6) return false
      groups[count++] = embedded >>> 16
      groups[count++] = embedded & 0xffff
      break
    }
    if (at === start || at - start > 4) return false
    groups[count++] = value
    if (at === end) break
    if (text.charCodeAt(at) !== COLON || ++at === end) return false
    if (text.charCodeAt(at) === COLON) {
      if (gap >= 0) return false
      gap = count
      at++
    }
  }
  if (gap < 0 ? count !== 8 : count === 8) return false
  placeGroups(count, gap, into)
  return true
}

/** Whether the four words lie in ::ffff:0:0/96 (RFC 4291 section 2.5.5.2). */
export const isIpv4Mapped = (words: Uint32Array): boolean =>
  words[0] === 0 && words[1] === 0 && words[2] === 0xffff

const isZone = (text: string, from: number): boolean => /^[0-9a-zA-Z.:-]+$/.test(text.slice(from))

/**
 * Reads an address without allocating. `into` has room for four words; IPv4, IPv4-mapped IPv6
 * included, fills the first one only. A zone (`fe80::1%eth0`) is accepted and dropped: it names
 * an interface of one host.
 *
 * @returns the family, or 0 when the text is no address
 */
export const readAddress = (text: string, into: Uint32Array): 0 | 4 | 6 => {
  const ipv4 = readIpv4(text, 0, text.length)
  if (ipv4 >= 0) {
    into[0] = ipv4
    return 4
  }
  const zone = text.indexOf('%')
  if (zone >= 0 && !isZone(text, zone + 1)) return 0
  if (!readIpv6(text, zone < 0 ? text.length : zone, into)) return 0
  if (!isIpv4Mapped(into)) return 6
  into[0] = into[3] as number
  return 4
}

/**
 * Parses an address with the strictness of `net.isIP`: `1`, `127.1` and `010.0.0.1` are none.
 * IPv4-mapped IPv6 is IPv4.
 */
export const parseAddress = (text: string): Address | undefined => {
  const words = new Uint32Array(4)
  const family = readAddress(text, words)
  if (family === 0) return undefined
  return { family, words: [...words.subarray(0, family === 4 ? 1 : 4)] }
}
