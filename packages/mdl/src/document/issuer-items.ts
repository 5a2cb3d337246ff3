import { hash } from 'node:crypto'
import type { EmbeddedCbor } from '../cbor/cbor-values.ts'
import { decodeCbor } from '../cbor/decode-cbor.ts'
import { CborReader } from '../cbor/read-cbor.ts'
import { MdlError } from '../mdl-error.ts'
import type { PresentedDocument } from './device-response.ts'
import type { MobileSecurityObject } from './mobile-security-object.ts'

/** Values by namespace and element, as they were decoded. */
export type Elements = ReadonlyMap<string, ReadonlyMap<string, unknown>>

const read = new CborReader('malformed_response')
/**
 * Minimum length of `random` in bytes (ISO/IEC 18013-5, section 9.1.2.5), which prevents that a
 * digest reveals its value.
 */
const randomBytesMin = 16

/**
 * Verifies that the issuer has signed the digest of each element (section 9.3.1, step 3), and
 * returns the elements. A digest covers the bytes as they were sent.
 *
 * @throws MdlError `digest_mismatch`, `malformed_response`
 */
export function verifyIssuerItems(
  { issuerItems }: PresentedDocument,
  mso: MobileSecurityObject,
): Elements {
  return new Map(
    [...issuerItems].map(([nameSpace, items]) => [
      nameSpace,
      verifyNameSpace(items, mso.digests.get(nameSpace), mso.digestAlgorithm),
    ]),
  )
}

function verifyNameSpace(
  items: readonly EmbeddedCbor[],
  digests: ReadonlyMap<number, Uint8Array> | undefined,
  algorithm: string,
): ReadonlyMap<string, unknown> {
  const elements = new Map<string, unknown>()
  const used = new Set<number>()
  for (const { encoded, content } of items) {
    const item = read.map(decodeCbor(content), 'An IssuerSignedItem')
    const id = read.integer(item.get('digestID'), '`digestID`')
    const name = read.text(item.get('elementIdentifier'), '`elementIdentifier`')
    const random = read.bytes(item.get('random'), '`random`')
    const digest = hash(algorithm, encoded, 'buffer')
    const signed = digests?.get(id)
    if (!signed || Buffer.compare(digest, signed) !== 0) {
      throw new MdlError(
        'digest_mismatch',
        'The digest of an element is not in the `valueDigests` that the issuer signed.',
      )
    }
    if (used.has(id) || elements.has(name)) throw malformed('An element occurs more than once.')
    if (random.length < randomBytesMin) throw malformed('`random` has fewer than 16 bytes.')
    if (!item.has('elementValue')) throw malformed('An IssuerSignedItem has no `elementValue`.')
    used.add(id)
    elements.set(name, item.get('elementValue'))
  }
  return elements
}

const malformed = (message: string) => new MdlError('malformed_response', message)
