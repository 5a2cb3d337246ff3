import type { KeyObject } from 'node:crypto'
import { decodeCbor } from '../cbor/decode-cbor.ts'
import { CborReader } from '../cbor/read-cbor.ts'
import { publicKeyOf } from '../cose/cose-key.ts'
import { MdlError } from '../mdl-error.ts'
import { readStatusReference, type StatusReference } from '../status/status-reference.ts'

/** MobileSecurityObject (ISO/IEC 18013-5, section 9.1.2.4): what the issuer has signed. */
export interface MobileSecurityObject {
  readonly docType: string
  readonly digestAlgorithm: 'sha256' | 'sha384' | 'sha512'
  /** Digests by namespace and digestID. */
  readonly digests: ReadonlyMap<string, ReadonlyMap<number, Uint8Array>>
  readonly deviceKey: KeyObject
  /** Namespaces, and elements of other namespaces, that the device may sign. */
  readonly authorizedNameSpaces: ReadonlySet<string>
  readonly authorizedElements: ReadonlyMap<string, ReadonlySet<string>>
  readonly signed: Date
  readonly validFrom: Date
  readonly validUntil: Date
  readonly status: StatusReference | undefined
}

const code = 'mso_malformed'
const read = new CborReader(code)
const digestAlgorithms = new Map([
  ['SHA-256', 'sha256'],
  ['SHA-384', 'sha384'],
  ['SHA-512', 'sha512'],
] as const)

/** @throws MdlError `mso_malformed`, `device_key_unsupported` */
export async function readMobileSecurityObject(payload: Uint8Array): Promise<MobileSecurityObject> {
  const { content } = read.embedded(decodeCbor(payload, code), 'The payload of `issuerAuth`')
  const mso = read.map(decodeCbor(content, code), 'The MobileSecurityObject')
  const version = read.text(mso.get('version'), '`version` of the MobileSecurityObject')
  if (!/^1\.\d+$/.test(version)) {
    throw new MdlError(code, 'The MobileSecurityObject is not of version 1.')
  }
  const keyInfo = read.map(mso.get('deviceKeyInfo'), '`deviceKeyInfo`')
  const validity = read.map(mso.get('validityInfo'), '`validityInfo`')
  return {
    docType: read.text(mso.get('docType'), '`docType` of the MobileSecurityObject'),
    digestAlgorithm: digestAlgorithmOf(mso.get('digestAlgorithm')),
    digests: digestsOf(mso.get('valueDigests')),
    deviceKey: await publicKeyOf(keyInfo.get('deviceKey')),
    ...authorizationsOf(keyInfo.get('keyAuthorizations') ?? new Map()),
    signed: read.date(validity.get('signed'), '`signed`'),
    validFrom: read.date(validity.get('validFrom'), '`validFrom`'),
    validUntil: read.date(validity.get('validUntil'), '`validUntil`'),
    status: readStatusReference(mso.get('status')),
  }
}

function digestAlgorithmOf(value: unknown): MobileSecurityObject['digestAlgorithm'] {
  const name = read.text(value, '`digestAlgorithm`')
  const algorithm = digestAlgorithms.get(name as 'SHA-256')
  if (!algorithm) throw new MdlError(code, '`digestAlgorithm` is not SHA-256, SHA-384 or SHA-512.')
  return algorithm
}

function digestsOf(value: unknown): MobileSecurityObject['digests'] {
  return new Map(
    [...read.map(value, '`valueDigests`')].map(([name, list]) => [
      read.text(name, 'A namespace of `valueDigests`'),
      new Map(
        [...read.map(list, 'A namespace of `valueDigests`')].map(([id, digest]) => [
          read.integer(id, 'A digestID'),
          read.bytes(digest, 'A digest'),
        ]),
      ),
    ]),
  )
}

function authorizationsOf(value: unknown) {
  const authorizations = read.map(value, '`keyAuthorizations`')
  const texts = (list: unknown) =>
    new Set(read.array(list, '`keyAuthorizations`').map((each) => read.text(each, 'A name')))
  const elements = read.map(authorizations.get('dataElements') ?? new Map(), '`dataElements`')
  return {
    authorizedNameSpaces: texts(authorizations.get('nameSpaces') ?? []),
    authorizedElements: new Map(
      [...elements].map(([name, list]) => [read.text(name, 'A namespace'), texts(list)]),
    ),
  }
}
