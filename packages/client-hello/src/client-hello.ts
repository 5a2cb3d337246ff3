import { ByteCursor } from './byte-cursor.ts'
import { ClientHelloError } from './client-hello-error.ts'
import {
  alpnProtocolsOf,
  encryptedClientHelloOf,
  extensionType,
  prefixedNumbersOf,
  serverNameOf,
} from './extension-bodies.ts'
import { isGrease, isGreaseProtocol } from './grease.ts'

/**
 * The contents of a ClientHello. Lists are in the order of the client, with GREASE values, which
 * fingerprints leave out. An absent extension is an empty list; `extensions` shows whether it was
 * sent.
 */
export interface ClientHello {
  /** `legacy_version`, such as 0x0303; a TLS 1.3 client sends 0x0303 too. */
  readonly legacyVersion: number
  /** Length in bytes of `legacy_session_id`, 0 to 32. */
  readonly sessionIdLength: number
  readonly ciphers: readonly number[]
  readonly compressionMethods: readonly number[]
  /** Extension types. */
  readonly extensions: readonly number[]
  /** Extension 43, RFC 8446 section 4.2.1. */
  readonly supportedVersions: readonly number[]
  /** Extension 10, RFC 8446 section 4.2.7. */
  readonly groups: readonly number[]
  /** Extension 11, RFC 8422 section 5.1.2. */
  readonly pointFormats: readonly number[]
  /** Extension 13 and no other, RFC 8446 section 4.2.3. */
  readonly signatureAlgorithms: readonly number[]
  /**
   * The host name of extension 0 as sent (RFC 6066 section 3), or undefined where there is
   * none, or one that is not printable ASCII. With ECH it is the outer, public name.
   */
  readonly serverName: string | undefined
  /** Extension 16, RFC 7301 section 3.1; one character for each byte of a name. */
  readonly alpnProtocols: readonly string[]
  /** Length in bytes of the ticket in extension 35, RFC 5077 section 3.2; 0 requests one. */
  readonly sessionTicketLength: number
  /** Extension 41: a TLS 1.3 client resumes, RFC 8446 section 4.2.11. */
  readonly hasPreSharedKey: boolean
  /** Extension 0xfe0d, RFC 9849 section 5. GREASE ECH reads as `outer`, by design. */
  readonly encryptedClientHello: 'outer' | 'inner' | undefined
  /** Whether any of these lists contains a GREASE value, RFC 8701. */
  readonly hasGrease: boolean
}

const sessionIdLengthMax = 32

/**
 * Parses the body of a ClientHello, which is the handshake message without its four-byte
 * header (RFC 8446 section 4.1.2, RFC 5246 section 7.4.1.2).
 *
 * @throws {ClientHelloError} `malformed` or `duplicate_extension`
 */
export function parseClientHello(body: Uint8Array): ClientHello {
  const cursor = ByteCursor.over(body)
  const legacyVersion = cursor.number(2)
  cursor.skip(32) // random
  const sessionIdLength = cursor.vector(1).length
  if (sessionIdLength > sessionIdLengthMax) {
    throw new ClientHelloError('malformed', 'the session id is longer than 32 bytes')
  }
  const ciphers = cursor.vector(2).numbers(2)
  const compressionMethods = cursor.vector(1).numbers(1)
  // Before TLS 1.3 the whole extensions block may be missing.
  const bodies = extensionBodies(cursor.length === 0 ? cursor : cursor.vector(2))
  cursor.end()

  const bodyOf = (type: number) => bodies.get(type)
  const lists = {
    ciphers,
    extensions: [...bodies.keys()],
    supportedVersions: prefixedNumbersOf(bodyOf(extensionType.supportedVersions), 1, 2),
    groups: prefixedNumbersOf(bodyOf(extensionType.supportedGroups), 2, 2),
    signatureAlgorithms: prefixedNumbersOf(bodyOf(extensionType.signatureAlgorithms), 2, 2),
  }
  const alpnProtocols = alpnProtocolsOf(bodyOf(extensionType.alpn))
  return {
    ...lists,
    legacyVersion,
    sessionIdLength,
    compressionMethods,
    pointFormats: prefixedNumbersOf(bodyOf(extensionType.ecPointFormats), 1, 1),
    serverName: serverNameOf(bodyOf(extensionType.serverName)),
    alpnProtocols,
    sessionTicketLength: bodyOf(extensionType.sessionTicket)?.length ?? 0,
    hasPreSharedKey: bodies.has(extensionType.preSharedKey),
    encryptedClientHello: encryptedClientHelloOf(bodyOf(extensionType.encryptedClientHello)),
    hasGrease:
      Object.values(lists).some((values) => values.some(isGrease)) ||
      alpnProtocols.some(isGreaseProtocol),
  }
}

function extensionBodies(block: ByteCursor): Map<number, ByteCursor> {
  const bodies = new Map<number, ByteCursor>()
  while (block.length > 0) {
    const type = block.number(2)
    if (bodies.has(type)) {
      throw new ClientHelloError('duplicate_extension', `extension ${type} occurs twice`)
    }
    bodies.set(type, block.vector(2))
  }
  return bodies
}
