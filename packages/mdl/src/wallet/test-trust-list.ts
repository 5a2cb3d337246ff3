import { encodeCbor } from '../cbor/encode-cbor.ts'
import type { Identity } from '../certificates/create-certificate.ts'
import { header, signCose } from '../cose/cose-sign1.ts'
import { dateTime } from './test-authority.ts'

interface NewTrustList {
  readonly signer: Identity
  /** The CA of the signer. */
  readonly root: Identity
  /** Certificates of authorities, with the document types that they issue. */
  readonly authorities: readonly (readonly [Uint8Array, readonly string[]])[]
  readonly date: Date
  readonly nextUpdate: Date
}

const es256 = -7

/** A trust list for tests (VICAL; ISO/IEC 18013-5, annex C). */
export function createTrustList(list: NewTrustList): Uint8Array {
  const infos = list.authorities.map(
    ([certificate, docTypes]) =>
      new Map<string, unknown>([
        ['certificate', certificate],
        ['docType', docTypes],
      ]),
  )
  const content = new Map<string, unknown>([
    ['version', '1.0'],
    ['vicalProvider', 'Test provider'],
    ['date', dateTime(list.date)],
    ['vicalIssueID', 7],
    ['nextUpdate', dateTime(list.nextUpdate)],
    ['certificateInfos', infos],
  ])
  return signCose(encodeCbor(content), {
    key: list.signer.key,
    algorithm: es256,
    unprotected: new Map([[header.certificates, [list.signer.certificate, list.root.certificate]]]),
  })
}
