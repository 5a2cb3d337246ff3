import {
  createCipheriv,
  createDecipheriv,
  createHash,
  diffieHellman,
  hkdfSync,
  type KeyObject,
} from 'node:crypto'
import { decodeCbor } from '../cbor/decode-cbor.ts'
import { embedCbor, encodeCbor } from '../cbor/encode-cbor.ts'
import { CborReader } from '../cbor/read-cbor.ts'
import { MdlError } from '../mdl-error.ts'

type Side = 'reader' | 'device'

interface Session {
  readonly privateKey: KeyObject
  readonly publicKey: KeyObject
  readonly transcript: Uint8Array
}

const keyInfo = { reader: 'SKReader', device: 'SKDevice' } as const
const tagBytes = 16
const read = new CborReader('session_undecryptable')

/** The status code for the end of the session (ISO/IEC 18013-5, section 9.1.1.4). */
export const sessionEnds = 20

/**
 * A message of one side, encrypted (ISO/IEC 18013-5, section 9.1.1.5).
 *
 * @param counter the number of the message among those of its side, from 1
 */
export function encryptMessage(
  plaintext: Uint8Array,
  side: Side,
  session: Session,
  counter = 1,
): Uint8Array {
  const cipher = createCipheriv('aes-256-gcm', sessionKey(side, session), ivOf(side, counter))
  const parts = [cipher.update(plaintext), cipher.final(), cipher.getAuthTag()]
  return new Uint8Array(Buffer.concat(parts))
}

/** @throws MdlError `session_undecryptable` */
export function decryptMessage(
  ciphertext: Uint8Array,
  side: Side,
  session: Session,
  counter = 1,
): Uint8Array {
  try {
    const at = ciphertext.length - tagBytes
    const key = sessionKey(side, session)
    const decipher = createDecipheriv('aes-256-gcm', key, ivOf(side, counter), {
      authTagLength: tagBytes,
    })
    decipher.setAuthTag(ciphertext.subarray(at))
    const parts = [decipher.update(ciphertext.subarray(0, at)), decipher.final()]
    return new Uint8Array(Buffer.concat(parts))
  } catch {
    throw new MdlError(
      'session_undecryptable',
      'The message of the wallet cannot be decrypted with the keys of this session.',
    )
  }
}

function sessionKey(side: Side, { privateKey, publicKey, transcript }: Session): Uint8Array {
  const secret = diffieHellman({ privateKey, publicKey })
  const salt = createHash('sha256').update(embedCbor(transcript)).digest()
  return new Uint8Array(hkdfSync('sha256', secret, salt, keyInfo[side], 32))
}

function ivOf(side: Side, counter: number): Uint8Array {
  const iv = Buffer.alloc(12)
  iv.writeUInt32BE(side === 'reader' ? 0 : 1, 4)
  iv.writeUInt32BE(counter, 8)
  return iv
}

/** SessionData (section 9.1.1.4). */
export interface SessionData {
  readonly data?: Uint8Array
  readonly status?: number
}

/** Encodes SessionData (ISO/IEC 18013-5, section 9.1.1.4); absent members are omitted. */
export function writeSessionData({ data, status }: SessionData): Uint8Array {
  const members = new Map<string, unknown>()
  if (data) members.set('data', data)
  if (status !== undefined) members.set('status', status)
  return encodeCbor(members)
}

/** @throws MdlError `session_undecryptable` */
export function readSessionData(message: Uint8Array): SessionData {
  const members = read.map(decodeCbor(message, 'session_undecryptable'), 'The SessionData')
  const data = members.get('data')
  const status = members.get('status')
  return {
    ...(data !== undefined && { data: read.bytes(data, '`data`') }),
    ...(status !== undefined && { status: read.integer(status, '`status`') }),
  }
}
