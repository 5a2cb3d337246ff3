import { createPublicKey, type KeyObject } from 'node:crypto'
import { EmbeddedCbor } from '../cbor/cbor-values.ts'
import { decodeCbor } from '../cbor/decode-cbor.ts'
import { embedCbor, encodeCbor } from '../cbor/encode-cbor.ts'
import { CborReader } from '../cbor/read-cbor.ts'
import { coseKeyOf, publicKeyOf } from '../cose/cose-key.ts'
import { MdlError } from '../mdl-error.ts'

/** Engagement of a reader that a wallet reaches over the web. */
export interface ReaderEngagement {
  /** The encoded ReaderEngagement, without a tag. */
  readonly encoded: Uint8Array
  /** EReaderKeyBytes, with their tag. */
  readonly readerKeyBytes: Uint8Array
  /** `mdoc://…`, to be shown as a QR code or followed as a link. */
  readonly uri: string
}

const code = 'malformed_response'
const read = new CborReader(code)
/** Security suite 1 (ISO/IEC 18013-5, section 8.2.1.1): P-256. */
const suite = 1
const suiteCurve = 'prime256v1'
const restApi = 4
const scheme = 'mdoc://'

/** The engagement of a reader with a P-256 key, at the https URL of a session. */
export function createReaderEngagement(key: KeyObject, url: string): ReaderEngagement {
  const readerKey = encodeCbor(coseKeyOf(createPublicKey(key)))
  const readerKeyBytes = embedCbor(readerKey)
  const encoded = encodeCbor(
    new Map<number, unknown>([
      [0, '1.1'],
      [1, [suite, new EmbeddedCbor(readerKeyBytes, readerKey)]],
      [2, [[restApi, 1, new Map([[0, url]])]]],
    ]),
  )
  return { encoded, readerKeyBytes, uri: scheme + Buffer.from(encoded).toString('base64url') }
}

/** Reads what `createReaderEngagement` made, as a wallet does. */
export async function readReaderEngagement(uri: string) {
  if (!uri.startsWith(scheme)) throw new MdlError(code, `The engagement is not a ${scheme} URI.`)
  const encoded = new Uint8Array(Buffer.from(uri.slice(scheme.length), 'base64url'))
  const engagement = read.map(decodeCbor(encoded), 'The ReaderEngagement')
  const security = read.array(engagement.get(1), 'Security of the ReaderEngagement')
  const readerKeyBytes = read.embedded(security[1], 'EReaderKeyBytes')
  const methods = read.array(engagement.get(2), 'The retrieval methods')
  const method = methods.map((each) => read.array(each, 'A method')).find(([id]) => id === restApi)
  if (!method) throw new MdlError(code, 'The ReaderEngagement has no website retrieval method.')
  const options = read.map(method[2], 'The options of the retrieval method')
  return {
    encoded,
    readerKeyBytes: readerKeyBytes.encoded,
    readerKey: await publicKeyOf(decodeCbor(readerKeyBytes.content)),
    url: read.text(options.get(0), 'The address of the reader'),
  }
}

/** MessageData of a wallet's first request. */
export interface DeviceEngagement {
  /** DeviceEngagementBytes, with their tag. */
  readonly deviceEngagementBytes: Uint8Array
  readonly deviceKey: KeyObject
}

/**
 * Reads the first message of a wallet.
 *
 * @param domains the hosts whose pages may show the engagement; any other site in the wallet's
 *   OriginInfos means that the user was deceived
 * @throws MdlError `malformed_response`, `device_key_unsupported`, `origin_mismatch`
 */
export async function readDeviceEngagement(
  message: Uint8Array,
  domains: readonly string[],
): Promise<DeviceEngagement> {
  const data = read.map(decodeCbor(message), 'The message of the wallet')
  const bytes = read.embedded(data.get('deviceEngagementBytes'), '`deviceEngagementBytes`')
  const engagement = read.map(decodeCbor(bytes.content), 'The DeviceEngagement')
  const security = read.array(engagement.get(1), 'Security of the DeviceEngagement')
  const deviceKeyBytes = read.embedded(security[1], 'EDeviceKeyBytes')
  requireOrigin(engagement.get(5), domains)
  const deviceKey = await publicKeyOf(decodeCbor(deviceKeyBytes.content))
  requireSuite(security[0], deviceKey)
  return { deviceEngagementBytes: bytes.encoded, deviceKey }
}

/** The keys of both sides must be on the curve of the suite, or they agree on no session key. */
function requireSuite(id: unknown, { asymmetricKeyDetails }: KeyObject): void {
  if (id === suite && asymmetricKeyDetails?.namedCurve === suiteCurve) return
  throw new MdlError(
    'device_key_unsupported',
    'The DeviceEngagement is not of security suite 1, with a key on P-256.',
  )
}

/** ISO/IEC TS 18013-7, annex A: OriginInfo of type 1 is a website; empty for a QR code. */
function requireOrigin(value: unknown, domains: readonly string[]): void {
  for (const each of read.array(value ?? [], 'The OriginInfos')) {
    const info = read.map(each, 'An OriginInfo')
    if (info.get('type') !== 1) continue
    const details = info.get('details')
    const domain = details instanceof Map ? details.get('domain') : details
    if (typeof domain !== 'string' || domain === '') continue
    const host = URL.canParse(domain) ? new URL(domain).host : domain
    if (domains.includes(host)) continue
    throw new MdlError(
      'origin_mismatch',
      '`domain` of an OriginInfo is not the host of this verifier.',
    )
  }
}
