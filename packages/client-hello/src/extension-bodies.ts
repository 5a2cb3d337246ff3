import { ByteCursor, numbersOf } from './byte-cursor.ts'

/** The extension types whose bodies are read (IANA, TLS ExtensionType Values). */
export const extensionType = {
  serverName: 0,
  supportedGroups: 10,
  ecPointFormats: 11,
  signatureAlgorithms: 13,
  alpn: 16,
  sessionTicket: 35,
  preSharedKey: 41,
  supportedVersions: 43,
  encryptedClientHello: 0xfe0d,
} as const

const hostNameType = 0

/*
 * An empty body is read as an empty list: JA4 defines what an empty list means, so it must be
 * representable. A body that is not empty must be filled by its list to the last byte.
 */

/** Reads a list with a length prefix as numbers of `width` bytes. */
export function prefixedNumbersOf(
  body: Uint8Array,
  prefixWidth: number,
  width: number,
): readonly number[] {
  return numbersOf(listOf(body, prefixWidth), width)
}

/** The first entry of type host_name, RFC 6066 section 3. */
export function serverNameOf(body: Uint8Array): string | undefined {
  const entries = new ByteCursor(listOf(body, 2))
  let name: string | undefined
  while (!entries.atEnd) {
    const type = entries.number(1)
    const text = latin1(entries.vector(2))
    if (type === hostNameType && name === undefined) name = text
  }
  return name !== undefined && /^[\x21-\x7e]+$/.test(name) ? name : undefined
}

export function alpnProtocolsOf(body: Uint8Array): readonly string[] {
  const names = new ByteCursor(listOf(body, 2))
  const protocols: string[] = []
  while (!names.atEnd) protocols.push(latin1(names.vector(1)))
  return protocols
}

/** RFC 9849 section 5: the first byte is the ECHClientHelloType. */
export function encryptedClientHelloOf(body: Uint8Array): 'outer' | 'inner' | undefined {
  if (body[0] === 0) return 'outer'
  return body[0] === 1 ? 'inner' : undefined
}

function listOf(body: Uint8Array, prefixWidth: number): Uint8Array {
  if (body.length === 0) return body
  const cursor = new ByteCursor(body)
  const list = cursor.vector(prefixWidth)
  cursor.end()
  return list
}

function latin1(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return text
}
