import { decodeCbor } from '../cbor/decode-cbor.ts'
import { CborReader } from '../cbor/read-cbor.ts'
import { type Certificate, isValidAt, parseCertificate } from '../certificates/certificate.ts'
import { isIssuedBy } from '../certificates/trust-anchors.ts'
import { certificatesOf, isSignedBy, readCoseMessage } from '../cose/cose-sign1.ts'
import { MdlError } from '../mdl-error.ts'

/** A verified issuer certificate authority list (ISO/IEC 18013-5, annex C). */
export interface TrustList {
  readonly provider: string
  readonly date: Date
  readonly issueId: number | undefined
  /** When the next list is due; undefined where the provider does not say. */
  readonly nextUpdate: Date | undefined
  readonly authorities: readonly TrustedAuthority[]
}

/** A certificate authority of the list that issues credentials. */
export interface TrustedAuthority {
  readonly certificate: Certificate
  /** The document types that the authority may issue. */
  readonly docTypes: readonly string[]
}

const code = 'trust_list_invalid'
const read = new CborReader(code)
const listSigner = '1.0.18013.5.1.8'
const pathLengthMax = 4
const authoritiesMax = 1000

/**
 * Verifies and reads a list whose signer's chain ends at a pinned root. The chain must be valid at
 * the date of the list. The caller decides how old a list may be, see `isStale`.
 *
 * @throws MdlError `trust_list_invalid`
 */
export function readTrustList(bytes: Uint8Array, roots: readonly Certificate[]): TrustList {
  const message = readCoseMessage(decodeCbor(bytes, code), 'The trust list', code)
  const chain = certificatesOf(message, code).map(parse)
  const [signer] = chain
  const { payload } = message
  if (!signer || !payload || !isSignedBy(message, signer.publicKey, payload)) {
    throw invalid('The signature of the trust list does not verify.')
  }
  const list = read.map(decodeCbor(payload, code), 'The trust list')
  const date = read.date(list.get('date'), '`date`')
  requirePath(chain, roots, date)
  return {
    provider: read.text(list.get('vicalProvider'), '`vicalProvider`'),
    date,
    issueId: optional(list.get('vicalIssueID'), (value) => read.integer(value, '`vicalIssueID`')),
    nextUpdate: optional(list.get('nextUpdate'), (value) => read.date(value, '`nextUpdate`')),
    authorities: readAuthorities(list.get('certificateInfos')),
  }
}

/** Whether a list is past its next update by more than a grace period in milliseconds. */
export const isStale = (
  { nextUpdate }: Pick<TrustList, 'nextUpdate'>,
  now: Date,
  graceMs: number,
): boolean => nextUpdate !== undefined && now.getTime() > nextUpdate.getTime() + graceMs

function readAuthorities(value: unknown): readonly TrustedAuthority[] {
  const infos = read.array(value, '`certificateInfos`')
  if (infos.length > authoritiesMax) throw invalid(`There are more than ${authoritiesMax} entries.`)
  return infos.map((each) => {
    const info = read.map(each, 'A CertificateInfo')
    const docTypes = read.array(info.get('docType'), '`docType`')
    return {
      certificate: parse(read.bytes(info.get('certificate'), '`certificate`')),
      docTypes: docTypes.map((docType) => read.text(docType, '`docType`')),
    }
  })
}

/**
 * Path from the signer over the certificates in the list to a pinned root (RFC 5280, section 6.1).
 */
function requirePath(
  [signer, ...others]: readonly Certificate[],
  roots: readonly Certificate[],
  at: Date,
): void {
  const purposes = signer?.extendedKeyUsages ?? []
  if (purposes.length > 0 && !purposes.includes(listSigner)) {
    throw invalid('The certificate of the signer lacks the extended key usage of trust lists.')
  }
  let current = signer
  for (let length = 0; current && length < pathLengthMax; length += 1) {
    if (!isValidAt(current, at) || current.unknownCritical.length > 0) break
    const last: Certificate = current
    if (roots.some((root) => isValidAt(root, at) && isIssuedBy(last, root))) return
    current = others.find((each) => each !== last && isIssuedBy(last, each))
  }
  throw invalid('The trust list is not signed under a pinned root.')
}

function parse(raw: Uint8Array): Certificate {
  try {
    return parseCertificate(raw)
  } catch {
    throw invalid('The trust list has a certificate that is not an X.509 certificate.')
  }
}

const optional = <T>(value: unknown, readAs: (value: unknown) => T): T | undefined =>
  value === undefined || value === null ? undefined : readAs(value)
const invalid = (message: string) => new MdlError(code, message)
