import { sealEncryptedResponse } from '../iso-mdoc/encrypted-response.ts'
import { recipientKeyOf } from '../iso-mdoc/encryption-info.ts'
import { isoMdocTranscript } from '../transcript/session-transcript.ts'
import { readDeviceRequest } from '../web-api/device-request.ts'
import { presentDocument } from './present-document.ts'
import type { WalletDocument } from './test-authority.ts'
import { PresentationError } from './transport.ts'

/** The `data` of a request of a page by `org-iso-mdoc`: CBOR in base64url. */
export interface IsoMdocRequest {
  readonly deviceRequest: string
  readonly encryptionInfo: string
}

/**
 * Answers a request over the Digital Credentials API by `org-iso-mdoc` (ISO/IEC TS 18013-7,
 * annex C), for a page of `origin`.
 *
 * @returns the `data` of the DigitalCredential that the page gets
 */
export async function presentIsoMdoc(
  { deviceRequest, encryptionInfo }: IsoMdocRequest,
  document: WalletDocument,
  origin: string,
): Promise<{ readonly response: string }> {
  const request = readDeviceRequest(new Uint8Array(Buffer.from(deviceRequest, 'base64url')))
  if (request.docType !== document.docType) {
    throw new PresentationError('The wallet has no document that matches the request.')
  }
  const transcript = isoMdocTranscript({ encryptionInfo, origin })
  const presented = presentDocument(document, { claims: request.claims, transcript })
  const key = await recipientKeyOf(encryptionInfo)
  return { response: await sealEncryptedResponse(presented, key, transcript) }
}
