/** An address as 32-bit words, the most significant one first: one for IPv4, four for IPv6. */
export interface Address {
  readonly family: 4 | 6
  readonly words: readonly number[]
}

const DOT = 46
const COLON = 58

/** The value that `digitAt` answers for a dot. */
const DOT_DIGIT = DOT ^ 48

/**
 * The value of a decimal digit; for any other character a number above 9, because only digits have
 * the bits of 48.
 */
const digitAt = (text: string, at: number, end: number): number =>
  at < end ? text.charCodeAt(at) ^ 48 : 10

/**
 * Parses `text[from, end)` as dotted decimal: four numbers from 0 to 255 without leading zeros or
 * shorthand. Writes the address to `into[word]`.
 *
 * @returns whether the text is such an address; otherwise `into` is unchanged
 */
export const readIpv4 = (
  text: string,
  from: number,
  end: number,
  into: Uint32Array,
  word: number,
): boolean => {
  let value = 0
  let at = from
  for (let part = 0; part < 4; part++) {
    let octet = digitAt(text, at, end)
    if (octet > 9) return false
    let digit = digitAt(text, ++at, end)
    while (digit <= 9) {
      // Some readers take a leading zero for octal; a number above 255 is no octet.
      if (octet === 0 || octet > 25) return false
      octet = octet * 10 + digit
      digit = digitAt(text, ++at, end)
    }
    if (octet > 255 || (part < 3 && digit !== DOT_DIGIT)) return false
    if (part < 3) at++
    value = (value << 8) | octet
  }
  if (at !== end) return false
  into[word] = value
  return true
}

/** The value of a hexadecimal digit by its character code; -1 for any other ASCII character. */
const HEX_DIGITS = new Int8Array(128).fill(-1)
for (let value = 0; value < 16; value++) {
  HEX_DIGITS[value.toString(16).charCodeAt(0)] = value
  HEX_DIGITS[value.toString(16).toUpperCase().charCodeAt(0)] = value
}

const groups = new Uint16Array(8)
const embedded = new Uint32Array(1)

/**
 * Moves the groups to their places: those after the gap to the end. Without a gap there must be
 * eight.
 */
const placeGroups = (count: number, gap: number, into: Uint32Array): boolean => {
  if (gap < 0 ? count !== 8 : count === 8) return false
  into.fill(0, 0, 4)
  for (let index = 0; index < count; index++) {
    const place = gap >= 0 && index >= gap ? index + 8 - count : index
    const value = groups[index] as number
    into[place >> 1] = (into[place >> 1] as number) | (place & 1 ? value : value << 16)
  }
  return true
}

/**
 * Parses `text[0, end)` as IPv6, in any form of RFC 4291, section 2.2, without a zone. Writes four
 * words to `into`. An IPv4-mapped address remains IPv6.
 *
 * @returns whether the text is such an address; otherwise `into` is unchanged
 */
export const readIpv6 = (text: string, end: number, into: Uint32Array): boolean => {
  let count = 0
  let gap = -1
  let value = 0
  let digits = 0
  let at = 0
  if (text.charCodeAt(0) === COLON) {
    if (end < 2 || text.charCodeAt(1) !== COLON) return false
    gap = 0
    at = 2
  }
  for (; at < end; at++) {
    const code = text.charCodeAt(at)
    const digit = code < 128 ? (HEX_DIGITS[code] as number) : -1
    if (digit >= 0) {
      if (++digits > 4) return false
      value = (value << 4) | digit
    } else if (code === COLON && digits > 0) {
      if (count === 8) return false
      groups[count++] = value
      value = 0
      digits = 0
    } else if (code === COLON) {
      // Two colons in a row are a gap, of which there is one at most.
      if (gap >= 0) return false
      gap = count
    } else {
      if (code !== DOT || count > 6) return false
      if (!readIpv4(text, at - digits, end, embedded, 0)) return false
      groups[count++] = (embedded[0] as number) >>> 16
      groups[count++] = (embedded[0] as number) & 0xffff
      return placeGroups(count, gap, into)
    }
  }
  if (digits > 0) {
    if (count === 8) return false
    groups[count++] = value
  } else if (gap !== count) {
    return false
  }
  return placeGroups(count, gap, into)
}

/** Whether four words are in ::ffff:0:0/96 (RFC 4291, section 2.5.5.2). */
export const isIpv4Mapped = (words: Uint32Array): boolean =>
  words[0] === 0 && words[1] === 0 && words[2] === 0xffff

const isZone = (text: string, from: number): boolean => /^[0-9a-zA-Z.:-]+$/.test(text.slice(from))

/**
 * Parses an address without allocating memory. `into` has four words; an IPv4 address, even if it
 * is IPv4-mapped, is in the first one. A zone (`fe80::1%eth0`) is ignored, because it names an
 * interface of one host.
 *
 * @returns the family, or 0 if the text is no address
 */
export const readAddress = (text: string, into: Uint32Array): 0 | 4 | 6 => {
  if (readIpv4(text, 0, text.length, into, 0)) return 4
  if (!readIpv6(text, text.length, into)) {
    const zone = text.indexOf('%')
    if (zone < 0 || !isZone(text, zone + 1) || !readIpv6(text, zone, into)) return 0
  }
  if (!isIpv4Mapped(into)) return 6
  into[0] = into[3] as number
  return 4
}

/**
 * Parses an address as strictly as `net.isIP`: `1`, `127.1` and `010.0.0.1` are none. An
 * IPv4-mapped address is IPv4.
 */
export const parseAddress = (text: string): Address | undefined => {
  const words = new Uint32Array(4)
  const family = readAddress(text, words)
  if (family === 0) return undefined
  return { family, words: [...words.subarray(0, family === 4 ? 1 : 4)] }
}
