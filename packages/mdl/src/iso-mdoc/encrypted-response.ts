import type { KeyObject } from 'node:crypto'
import { decodeCbor } from '../cbor/decode-cbor.ts'
import { encodeCbor } from '../cbor/encode-cbor.ts'
import { CborReader } from '../cbor/read-cbor.ts'
import { MdlError } from '../mdl-error.ts'
import { open, type SealedMessage, seal } from './hpke.ts'

const read = new CborReader('malformed_response')
const label = 'dcapi'
const base64url = /^[\w-]+$/

/**
 * Decrypts the response of a wallet to a request by `org-iso-mdoc` (ISO/IEC TS 18013-7, annex C.3),
 * and returns the DeviceResponse.
 *
 * @param response EncryptedResponse in base64url
 * @param transcript the encoded session transcript, without a tag, which is the `info` of HPKE
 * @throws MdlError `malformed_response`, `session_undecryptable`
 */
export async function openEncryptedResponse(
  response: string,
  privateKey: KeyObject,
  transcript: Uint8Array,
): Promise<Uint8Array> {
  const message = readEncryptedResponse(response)
  try {
    return await open(message, privateKey, transcript)
  } catch {
    throw new MdlError(
      'session_undecryptable',
      'The response is not encrypted for the key, the request and the origin of this session.',
    )
  }
}

function readEncryptedResponse(response: string): SealedMessage {
  if (!base64url.test(response)) throw malformed('The response is not in base64url.')
  const decoded = decodeCbor(new Uint8Array(Buffer.from(response, 'base64url')))
  const [first, second, ...others] = read.array(decoded, 'The EncryptedResponse')
  if (first !== label || others.length > 0) {
    throw malformed('The EncryptedResponse is not ["dcapi", {enc, cipherText}].')
  }
  const data = read.map(second, 'EncryptedResponseData')
  return {
    enc: read.bytes(data.get('enc'), '`enc`'),
    cipherText: read.bytes(data.get('cipherText'), '`cipherText`'),
  }
}

/** The response of a wallet: a DeviceResponse, encrypted for the reader, in base64url. */
export async function sealEncryptedResponse(
  deviceResponse: Uint8Array,
  publicKey: KeyObject,
  transcript: Uint8Array,
): Promise<string> {
  const { enc, cipherText } = await seal(deviceResponse, publicKey, transcript)
  const data = new Map([
    ['enc', enc],
    ['cipherText', cipherText],
  ])
  return Buffer.from(encodeCbor([label, data])).toString('base64url')
}

const malformed = (message: string) => new MdlError('malformed_response', message)
