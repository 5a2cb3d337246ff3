import { isIP } from 'node:net'
import { toAddress } from '../peers/address.ts'

/** The longest preface in bytes: version 1 has at most 107, and version 2 may have extensions. */
export const prefaceBytesMax = 4096

/** What the first bytes of a socket mean. */
export type PrefaceReading =
  /** They may be the beginning of a preface: read more. */
  | { readonly state: 'more' }
  /** A complete header. `source` is undefined for LOCAL, UNKNOWN and anything but TCP over IP. */
  | { readonly state: 'preface'; readonly byteLength: number; readonly source: string | undefined }
  /** No preface, or one that is malformed or too long. */
  | { readonly state: 'refused' }

const more: PrefaceReading = { state: 'more' }
const refused: PrefaceReading = { state: 'refused' }
const signature = Buffer.from('\r\n\r\n\0\r\nQUIT\n', 'latin1')
const word = Buffer.from('PROXY ', 'latin1')

/**
 * Parses a header of the PROXY protocol, version 1 or 2 (proxy-protocol.txt, sections 2.1 and 2.2).
 * Never throws, and reads at most {@link prefaceBytesMax}.
 */
export function readProxyPreface(bytes: Buffer): PrefaceReading {
  if (startsAlike(bytes, signature)) return readBinary(bytes)
  if (startsAlike(bytes, word)) return readText(bytes)
  return refused
}

/** Whether one text of bytes begins with the other, as far as both have bytes. */
function startsAlike(bytes: Buffer, expected: Buffer): boolean {
  const length = Math.min(bytes.length, expected.length)
  return bytes.compare(expected, 0, length, 0, length) === 0
}

const textBytesMax = 107

/** Section 2.1: one line, `PROXY TCP4 192.0.2.1 198.51.100.1 56324 443`. */
function readText(bytes: Buffer): PrefaceReading {
  const end = bytes.subarray(0, textBytesMax).indexOf('\r\n')
  if (end === -1) return bytes.length < textBytesMax ? more : refused
  const line = bytes.toString('latin1', 0, end)
  const byteLength = end + 2
  if (/^PROXY UNKNOWN(?: |$)/.test(line)) return { state: 'preface', byteLength, source: undefined }
  const [, kind, source = '', target = '', ...ports] =
    /^PROXY TCP([46]) (\S+) (\S+) (0|[1-9]\d{0,4}) (0|[1-9]\d{0,4})$/.exec(line) ?? []
  const isWhole = isIP(source) === Number(kind) && isIP(target) === Number(kind)
  if (!isWhole || ports.some((port) => Number(port) > 65_535)) return refused
  return { state: 'preface', byteLength, source: toAddress(source) }
}

const headerBytes = 16
/** The length of addresses and ports in bytes, by family and protocol. */
const addressBytes = new Map([
  [0x00, 0],
  [0x11, 12],
  [0x12, 12],
  [0x21, 36],
  [0x22, 36],
  [0x31, 216],
  [0x32, 216],
])

/** Section 2.2: twelve bytes, version and command, family and protocol, length, addresses, more. */
function readBinary(bytes: Buffer): PrefaceReading {
  if (bytes.length < headerBytes) return more
  const [versionAndCommand, family] = [bytes.readUInt8(12), bytes.readUInt8(13)]
  const byteLength = headerBytes + bytes.readUInt16BE(14)
  const isLocal = versionAndCommand === 0x20
  if ((!isLocal && versionAndCommand !== 0x21) || byteLength > prefaceBytesMax) return refused
  const least = isLocal ? 0 : addressBytes.get(family)
  if (least === undefined || byteLength < headerBytes + least) return refused
  if (bytes.length < byteLength) return more
  return { state: 'preface', byteLength, source: isLocal ? undefined : sourceOf(family, bytes) }
}

function sourceOf(family: number, bytes: Buffer): string | undefined {
  const at = headerBytes
  if (family === 0x11) return bytes.subarray(at, at + 4).join('.')
  if (family !== 0x21) return undefined
  return toAddress(bytes.toString('hex', at, at + 16).replace(/(.{4})(?!$)/g, '$1:'))
}
