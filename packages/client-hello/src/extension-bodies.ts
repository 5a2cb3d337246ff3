import type { ByteCursor } from './byte-cursor.ts'

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

/** The body of an extension; undefined if the client did not send the extension. */
type Body = ByteCursor | undefined

const hostNameType = 0

/*
 * An empty body is read as an empty list, because JA4 distinguishes it. Any other body must consist
 * of its list up to the last byte.
 */

/** Reads a list with a length prefix, as numbers of `width` bytes. */
export function prefixedNumbersOf(body: Body, prefixWidth: number, width: number): number[] {
  return listOf(body, prefixWidth)?.numbers(width) ?? []
}

/** The first entry of type host_name, RFC 6066 section 3. */
export function serverNameOf(body: Body): string | undefined {
  const entries = listOf(body, 2)
  let name: string | undefined
  while (entries && entries.length > 0) {
    const type = entries.number(1)
    const text = entries.vector(2).text()
    if (type === hostNameType && name === undefined) name = text
  }
  return name !== undefined && /^[\x21-\x7e]+$/.test(name) ? name : undefined
}

/** The protocol names of extension 16 (RFC 7301, section 3.1), one character for each byte. */
export function alpnProtocolsOf(body: Body): string[] {
  const names = listOf(body, 2)
  const protocols: string[] = []
  while (names && names.length > 0) protocols.push(names.vector(1).text())
  return protocols
}

/** RFC 9849 section 5: the first byte is the ECHClientHelloType. */
export function encryptedClientHelloOf(body: Body): 'outer' | 'inner' | undefined {
  if (!body || body.length === 0) return undefined
  return (['outer', 'inner'] as const)[body.number(1)]
}

function listOf(body: Body, prefixWidth: number): ByteCursor | undefined {
  if (!body || body.length === 0) return undefined
  const list = body.vector(prefixWidth)
  body.end()
  return list
}
