import type { EmbeddedCbor } from '../cbor/cbor-values.ts'
import { decodeCbor } from '../cbor/decode-cbor.ts'
import { CborReader } from '../cbor/read-cbor.ts'
import { type CoseMessage, readCoseMessage } from '../cose/cose-sign1.ts'
import { MdlError } from '../mdl-error.ts'

/** One document of a DeviceResponse (ISO/IEC 18013-5, section 8.3.2.1.2.2), not yet verified. */
export interface PresentedDocument {
  readonly docType: string
  /** The IssuerSignedItemBytes of each namespace. */
  readonly issuerItems: ReadonlyMap<string, readonly EmbeddedCbor[]>
  readonly issuerAuth: CoseMessage
  readonly deviceNameSpaces: EmbeddedCbor
  readonly deviceAuth: { readonly kind: 'signature' | 'mac'; readonly message: CoseMessage }
}

const code = 'malformed_response'
const read = new CborReader(code)
const itemsMax = 256

/**
 * Reads the one document that a DeviceResponse has.
 *
 * @throws MdlError `malformed_response`, `wallet_declined`
 */
export function readDeviceResponse(bytes: Uint8Array): PresentedDocument {
  const response = read.map(decodeCbor(bytes), 'The DeviceResponse')
  const version = read.text(response.get('version'), '`version` of the DeviceResponse')
  if (!/^1\.\d+$/.test(version)) throw malformed('The DeviceResponse is not of version 1.')
  const status = read.integer(response.get('status'), '`status` of the DeviceResponse')
  if (status !== 0) {
    throw new MdlError('wallet_declined', `The wallet answered with the status ${status}.`)
  }
  const documents = read.array(response.get('documents') ?? [], '`documents`')
  if (documents.length === 0) {
    throw new MdlError('wallet_declined', 'The wallet answered without a document.')
  }
  if (documents.length > 1) throw malformed('The DeviceResponse has more than one document.')
  return readDocument(documents[0])
}

function readDocument(value: unknown): PresentedDocument {
  const document = read.map(value, 'The document')
  const issuerSigned = read.map(document.get('issuerSigned'), '`issuerSigned`')
  const deviceSigned = read.map(document.get('deviceSigned'), '`deviceSigned`')
  return {
    docType: read.text(document.get('docType'), '`docType`'),
    issuerItems: readItems(issuerSigned.get('nameSpaces') ?? new Map()),
    issuerAuth: readCoseMessage(issuerSigned.get('issuerAuth'), '`issuerAuth`', code),
    deviceNameSpaces: read.embedded(deviceSigned.get('nameSpaces'), '`nameSpaces` of the device'),
    deviceAuth: readDeviceAuth(deviceSigned.get('deviceAuth')),
  }
}

function readItems(value: unknown): PresentedDocument['issuerItems'] {
  const nameSpaces = read.map(value, '`nameSpaces` of the issuer')
  const items = [...nameSpaces].map(([name, list]): [string, readonly EmbeddedCbor[]] => [
    read.text(name, 'A namespace'),
    read.array(list, 'A namespace').map((item) => read.embedded(item, 'An IssuerSignedItem')),
  ])
  const count = items.reduce((sum, [, list]) => sum + list.length, 0)
  if (count > itemsMax) throw malformed(`The document has more than ${itemsMax} elements.`)
  return new Map(items)
}

function readDeviceAuth(value: unknown): PresentedDocument['deviceAuth'] {
  const auth = read.map(value, '`deviceAuth`')
  const [[name, message] = [], ...others] = [...auth]
  const kind = name === 'deviceSignature' ? 'signature' : name === 'deviceMac' ? 'mac' : undefined
  if (kind === undefined || others.length > 0) {
    throw malformed('`deviceAuth` must have exactly one of `deviceSignature` and `deviceMac`.')
  }
  return { kind, message: readCoseMessage(message, `\`${String(name)}\``, code) }
}

const malformed = (message: string) => new MdlError(code, message)
