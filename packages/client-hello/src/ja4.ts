import { createHash } from 'node:crypto'
import type { ClientHello } from './client-hello.ts'
import { extensionType } from './extension-bodies.ts'
import { isGreaseProtocol, withoutGrease } from './grease.ts'

/*
 * JA4, the fingerprint of a TLS client, as its authors define it:
 * https://github.com/FoxIO-LLC/ja4/blob/main/technical_details/JA4.md
 * JA4 is BSD 3-Clause, Copyright FoxIO; the other methods of the JA4+ family are not, and none
 * of them is here. This is written from the text of the definition.
 */

const versionNames: Readonly<Record<number, string>> = {
  772: '13',
  771: '12',
  770: '11',
  769: '10',
  768: 's3',
  2: 's2',
  65279: 'd1',
  65277: 'd2',
  65276: 'd3',
}

const hashLength = 12
const hashOfNothing = '0'.repeat(hashLength)
const hexOfByte = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** JA4 over TCP, such as `t13d1516h2_8daaf6152771_e5627efa2ab1`. */
export function ja4(hello: ClientHello): string {
  const { a, b, c } = partsOf(hello)
  return `${a}_${truncatedHash(b)}_${truncatedHash(c)}`
}

/** JA4_r: {@link ja4} with its sorted lists in place of their hashes. */
export function ja4Raw(hello: ClientHello): string {
  const { a, b, c } = partsOf(hello)
  return `${a}_${b}_${c}`
}

function partsOf(hello: ClientHello): { a: string; b: string; c: string } {
  const ciphers = withoutGrease(hello.ciphers)
  const extensions = withoutGrease(hello.extensions)
  const destination = extensions.includes(extensionType.serverName) ? 'd' : 'i'
  const counts = count(ciphers) + count(extensions)
  const protocol = endsOf(hello.alpnProtocols.find((name) => !isGreaseProtocol(name)) ?? '')

  // Part a contains both, so part c leaves them out, and is the same for any host and protocol.
  const hashed = extensions.filter(
    (type) => type !== extensionType.serverName && type !== extensionType.alpn,
  )
  const algorithms = hexList(withoutGrease(hello.signatureAlgorithms))
  return {
    a: `t${versionOf(hello)}${destination}${counts}${protocol}`,
    b: sortedHex(ciphers),
    c: sortedHex(hashed) + (algorithms && `_${algorithms}`),
  }
}

function versionOf(hello: ClientHello): string {
  const { extensions, supportedVersions, legacyVersion } = hello
  const version = extensions.includes(extensionType.supportedVersions)
    ? withoutGrease(supportedVersions).reduce((highest, next) => Math.max(highest, next), 0)
    : legacyVersion
  return versionNames[version] ?? '00'
}

function count(values: readonly number[]): string {
  return String(Math.min(values.length, 99)).padStart(2, '0')
}

/**
 * The first and the last character of the first ALPN name. If its first or last byte is no ASCII
 * letter or digit, those of the hexadecimal digits of the name.
 */
function endsOf(name: string): string {
  if (name === '') return '00'
  const ends = name.charAt(0) + name.at(-1)
  if (/^[0-9A-Za-z]{2}$/.test(ends)) return ends
  const digits = Buffer.from(name, 'latin1').toString('hex')
  return digits.charAt(0) + digits.at(-1)
}

function sortedHex(values: readonly number[]): string {
  return hexList(Uint16Array.from(values).sort())
}

function hexList(values: Iterable<number>): string {
  let list = ''
  for (const value of values) list += `,${hexOfByte[value >> 8]}${hexOfByte[value & 0xff]}`
  return list.slice(1)
}

function truncatedHash(list: string): string {
  if (list === '') return hashOfNothing
  return createHash('sha256').update(list).digest('hex').slice(0, hashLength)
}
