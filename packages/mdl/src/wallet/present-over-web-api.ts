import { createPublicKey } from 'node:crypto'
import { EmbeddedCbor } from '../cbor/cbor-values.ts'
import { embedCbor, encodeCbor } from '../cbor/encode-cbor.ts'
import { coseKeyOf } from '../cose/cose-key.ts'
import { newKey } from '../new-key.ts'
import { webApiTranscript } from '../transcript/session-transcript.ts'
import { readDeviceRequest } from '../web-api/device-request.ts'
import { readReaderEngagement } from '../web-api/reader-engagement.ts'
import {
  decryptMessage,
  encryptMessage,
  readSessionData,
  writeSessionData,
} from '../web-api/session-encryption.ts'
import { presentDocument } from './present-document.ts'
import type { WalletDocument } from './test-authority.ts'
import { type Outcome, PresentationError, type Transport } from './transport.ts'

/**
 * Answers an engagement `mdoc://…` as a wallet does (ISO/IEC TS 18013-7, annex A).
 *
 * @param domain the site whose page led to the wallet; empty for a scanned code
 */
export async function presentOverWebApi(
  engagement: string,
  document: WalletDocument,
  transport: Transport,
  domain = '',
): Promise<Outcome> {
  const reader = await readReaderEngagement(engagement)
  const key = newKey()
  const deviceEngagement = deviceEngagementOf(encodeCbor(coseKeyOf(createPublicKey(key))), domain)
  const deviceEngagementBytes = embedCbor(deviceEngagement)
  const transcript = webApiTranscript(deviceEngagementBytes, reader.readerKeyBytes, reader.encoded)
  const session = { privateKey: key, publicKey: reader.readerKey, transcript }
  const post = async (body: Uint8Array) => {
    const headers = { 'Content-Type': 'application/cbor' }
    const answer = await transport(reader.url, { method: 'POST', headers, body })
    if (answer.status !== 200) {
      throw new PresentationError(`The reader answered ${answer.status} at ${reader.url}.`)
    }
    return answer.bytes
  }
  const hello = new Map([
    ['deviceEngagementBytes', new EmbeddedCbor(deviceEngagementBytes, deviceEngagement)],
  ])
  const { data } = readSessionData(await post(encodeCbor(hello)))
  if (!data) throw new PresentationError('The reader ended the session.')
  const request = readDeviceRequest(decryptMessage(data, 'reader', session))
  const response = presentDocument(document, { claims: request.claims, transcript })
  const encrypted = encryptMessage(response, 'device', session)
  const { status = 0 } = readSessionData(await post(writeSessionData({ data: encrypted })))
  return { status: 200, text: `session status ${status}` }
}

function deviceEngagementOf(deviceKey: Uint8Array, domain: string): Uint8Array {
  const origin = new Map<string, unknown>([
    ['cat', 1],
    ['type', 1],
    ['details', new Map([['domain', domain]])],
  ])
  return encodeCbor(
    new Map<number, unknown>([
      [0, '1.1'],
      [1, [1, new EmbeddedCbor(embedCbor(deviceKey), deviceKey)]],
      [5, [origin]],
      [6, new Map()],
    ]),
  )
}
