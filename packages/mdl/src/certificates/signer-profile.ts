import { MdlError } from '../mdl-error.ts'
import { isSdJwtType } from '../sd-jwt/credential-types.ts'
import { type Certificate, keyUsage, mayUse } from './certificate.ts'

/** The document type of a mobile driving licence (ISO/IEC 18013-5, section 7.1). */
export const mdlDocType = 'org.iso.18013.5.1.mDL'
const mdlDocumentSigner = '1.0.18013.5.1.2'
/**
 * Extended key usages for the web, mail and code (RFC 5280, section 4.2.1.12), which a document
 * signer never has.
 */
const purposesOfTheWeb = '1.3.6.1.5.5.7.3.'

/**
 * The profile of a document signer (ISO/IEC 18013-5, annex B.1.4): not a CA, with
 * the key usage to sign, the extended key usage for this purpose, and the country of its CA.
 *
 * @throws MdlError `issuer_certificate_profile`
 */
export function requireSignerProfile(
  signer: Certificate,
  authority: Certificate,
  docType: string,
): void {
  const faults: readonly (readonly [boolean, string])[] = [
    [signer.isAuthority, 'is a CA certificate'],
    [!mayUse(signer, keyUsage.digitalSignature), 'lacks the key usage digitalSignature'],
    [!isForDocuments(signer, docType), 'lacks the extended key usage of a document signer'],
    [signer.unknownCritical.length > 0, 'has a critical extension that is unknown'],
    [isOfOtherCountry(signer, authority, docType), 'has another country than its CA'],
    [isOtherState(signer, authority), 'has another state than its CA'],
  ]
  const fault = faults.find(([isFault]) => isFault)
  if (!fault) return
  throw new MdlError(
    'issuer_certificate_profile',
    `The certificate of the document signer ${fault[1]}.`,
  )
}

/**
 * Whether the extended key usages fit the document type. Other documents than the mDL have other
 * extended key usages, or none.
 */
function isForDocuments({ extendedKeyUsages: purposes }: Certificate, docType: string): boolean {
  if (docType === mdlDocType) return purposes.includes(mdlDocumentSigner)
  return purposes.every((purpose) => !purpose.startsWith(purposesOfTheWeb))
}

/** Certificates of mdocs always have a country; those of SD-JWT VCs need none. */
function isOfOtherCountry(signer: Certificate, authority: Certificate, docType: string): boolean {
  const [own, other] = [signer.country, authority.country]
  const isAbsent = own === undefined || other === undefined
  return own !== other && !(isAbsent && isSdJwtType(docType))
}

const isOtherState = (signer: Certificate, authority: Certificate): boolean =>
  signer.state !== undefined && authority.state !== undefined && signer.state !== authority.state
