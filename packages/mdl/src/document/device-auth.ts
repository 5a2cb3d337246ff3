import { createHash, diffieHellman, hkdfSync, type KeyObject } from 'node:crypto'
import { decodeCbor } from '../cbor/decode-cbor.ts'
import { embedCbor, encodeArray, encodeCbor } from '../cbor/encode-cbor.ts'
import { CborReader } from '../cbor/read-cbor.ts'
import { isAuthenticatedBy } from '../cose/cose-mac0.ts'
import { isSignedBy } from '../cose/cose-sign1.ts'
import { MdlError } from '../mdl-error.ts'
import type { PresentedDocument } from './device-response.ts'
import type { MobileSecurityObject } from './mobile-security-object.ts'

const read = new CborReader('malformed_response')
const deviceAuthentication = encodeCbor('DeviceAuthentication')

/** The data that the device signs, which binds the response to this session. */
interface Session {
  /** The encoded SessionTranscript. */
  readonly transcript: Uint8Array
  /** The private key of the reader, for a MAC; without it, only signatures are accepted. */
  readonly readerKey: KeyObject | undefined
}

/**
 * Verifies the device signature or MAC over this session by the device key that the issuer signed
 * (ISO/IEC 18013-5, section 9.1.3).
 *
 * @throws MdlError `device_auth_invalid`
 */
export function verifyDeviceAuth(
  document: PresentedDocument,
  mso: MobileSecurityObject,
  { transcript, readerKey }: Session,
): void {
  const { kind, message } = document.deviceAuth
  if (message.payload !== undefined) throw invalid('The payload of `deviceAuth` is not detached.')
  const payload = deviceAuthenticationBytes(
    transcript,
    document.docType,
    document.deviceNameSpaces.encoded,
  )
  if (kind === 'signature') {
    if (isSignedBy(message, mso.deviceKey, payload)) return
    throw invalid('The signature of the device does not verify for this session.')
  }
  const key = readerKey && macKeyOf(readerKey, mso.deviceKey, transcript)
  if (key && isAuthenticatedBy(message, key, payload)) return
  throw invalid('The MAC of the device does not verify for this session.')
}

/** DeviceAuthenticationBytes (section 9.1.3.4). */
export function deviceAuthenticationBytes(
  transcript: Uint8Array,
  docType: string,
  deviceNameSpaces: Uint8Array,
): Uint8Array {
  const parts = [deviceAuthentication, transcript, encodeCbor(docType)]
  return embedCbor(encodeArray([...parts, deviceNameSpaces]))
}

/** EMacKey (section 9.1.3.5); undefined if the two keys have different curves. */
export function macKeyOf(
  privateKey: KeyObject,
  publicKey: KeyObject,
  transcript: Uint8Array,
): Uint8Array | undefined {
  try {
    const secret = diffieHellman({ privateKey, publicKey })
    const salt = createHash('sha256').update(embedCbor(transcript)).digest()
    return new Uint8Array(hkdfSync('sha256', secret, salt, 'EMacKey', 32))
  } catch {
    return undefined
  }
}

/**
 * Refuses elements that the device signed without the issuer's authorization (section 9.1.2.4,
 * `keyAuthorizations`). Authorized ones are self-asserted and not among the claims.
 *
 * @throws MdlError `device_claims_unauthorized`
 */
export function verifyDeviceElements(
  { deviceNameSpaces }: PresentedDocument,
  { authorizedNameSpaces, authorizedElements }: MobileSecurityObject,
): void {
  const nameSpaces = read.map(decodeCbor(deviceNameSpaces.content), '`nameSpaces` of the device')
  for (const [nameSpace, elements] of nameSpaces) {
    const name = read.text(nameSpace, 'A namespace of the device')
    if (authorizedNameSpaces.has(name)) continue
    for (const element of read.map(elements, 'A namespace of the device').keys()) {
      if (authorizedElements.get(name)?.has(read.text(element, 'An element'))) continue
      throw new MdlError(
        'device_claims_unauthorized',
        'The device signed an element for which the issuer did not authorize it (`keyAuthorizations`).',
      )
    }
  }
}

const invalid = (message: string) => new MdlError('device_auth_invalid', message)
