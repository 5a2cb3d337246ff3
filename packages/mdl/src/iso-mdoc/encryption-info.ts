import { createPublicKey, type KeyObject, randomBytes } from 'node:crypto'
import { decodeCbor } from '../cbor/decode-cbor.ts'
import { encodeCbor } from '../cbor/encode-cbor.ts'
import { CborReader } from '../cbor/read-cbor.ts'
import { coseKeyOf, publicKeyOf } from '../cose/cose-key.ts'

const read = new CborReader('malformed_response')
/** Length of the nonce in bytes; annex C.2 requires 16. */
const nonceBytes = 32

/**
 * EncryptionInfo of a request by `org-iso-mdoc` (ISO/IEC TS 18013-7, annex C.2), in base64url: a
 * new nonce, and the P-256 key to which the wallet encrypts.
 */
export function createEncryptionInfo(privateKey: KeyObject): string {
  const parameters = new Map<string, unknown>([
    ['nonce', new Uint8Array(randomBytes(nonceBytes))],
    ['recipientPublicKey', coseKeyOf(createPublicKey(privateKey))],
  ])
  return Buffer.from(encodeCbor(['dcapi', parameters])).toString('base64url')
}

/** The key of an EncryptionInfo, as a wallet reads it. */
export async function recipientKeyOf(encryptionInfo: string): Promise<KeyObject> {
  const decoded = decodeCbor(new Uint8Array(Buffer.from(encryptionInfo, 'base64url')))
  const [, parameters] = read.array(decoded, 'The EncryptionInfo')
  return publicKeyOf(read.map(parameters, 'EncryptionParameters').get('recipientPublicKey'))
}
