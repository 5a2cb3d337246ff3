import { createHash } from 'node:crypto'
import { MdlError } from '../mdl-error.ts'
import { type Certificate, isValidAt, keyUsage, mayUse, parseCertificate } from './certificate.ts'
import { requireSignerProfile } from './signer-profile.ts'

/** The signer of a document and its trust anchor. */
export interface TrustedSigner {
  readonly certificate: Certificate
  /** The certificate authority, or the certificate of the signer if that itself is trusted. */
  readonly anchor: Certificate
}

/** Maximum number of cached signers; the oldest is removed first. */
const rememberedMax = 256

/**
 * The certificates that a relying party trusts: issuing authority certificate authorities (IACA;
 * ISO/IEC 18013-5, annex B.1.2) and individual document signers. Checks that do not depend
 * on time are made once for each signer.
 */
export class TrustAnchors {
  private readonly anchors: readonly Certificate[]
  private readonly signers = new Map<string, TrustedSigner>()

  constructor(anchors: readonly Certificate[]) {
    this.anchors = anchors
  }

  get size(): number {
    return this.anchors.length
  }

  /**
   * Finds the trust anchor of the first certificate of an `x5chain`. An anchor must have issued it
   * directly, because there are no intermediate authorities (annex B.1.1); further certificates of
   * the chain are ignored.
   *
   * @throws MdlError `issuer_certificate_malformed`, `issuer_certificate_profile`,
   *   `issuer_untrusted`, `issuer_certificate_expired`
   */
  findSigner(chain: readonly Uint8Array[], docType: string, now: Date): TrustedSigner {
    const [leaf = new Uint8Array()] = chain
    const id = createHash('sha256').update(leaf).update(docType).digest('base64')
    const signer = this.signers.get(id) ?? this.verifySigner(leaf, docType)
    this.remember(id, signer)
    if (!isValidAt(signer.certificate, now) || !isValidAt(signer.anchor, now)) {
      throw new MdlError(
        'issuer_certificate_expired',
        'The certificate of the document signer, or of its CA, is not valid at this time.',
      )
    }
    return signer
  }

  private verifySigner(leaf: Uint8Array, docType: string): TrustedSigner {
    const certificate = parse(leaf)
    const pinned = this.anchors.find((each) => Buffer.compare(each.raw, leaf) === 0)
    // If the certificate of the signer itself is configured, it is trusted whatever its profile is.
    if (pinned && !pinned.isAuthority) return { certificate, anchor: certificate }
    const anchor = this.anchors.find((each) => isIssuedBy(certificate, each))
    if (!anchor) {
      throw new MdlError(
        'issuer_untrusted',
        'No trusted CA has issued the certificate of the document signer.',
      )
    }
    requireSignerProfile(certificate, anchor, docType)
    return { certificate, anchor }
  }

  private remember(id: string, signer: TrustedSigner): void {
    if (this.signers.has(id)) return
    const [first] = this.signers.keys()
    if (this.signers.size >= rememberedMax && first !== undefined) this.signers.delete(first)
    this.signers.set(id, signer)
  }
}

function parse(leaf: Uint8Array): Certificate {
  try {
    return parseCertificate(leaf)
  } catch {
    throw new MdlError(
      'issuer_certificate_malformed',
      'The first certificate of `x5chain` is not an X.509 certificate.',
    )
  }
}

/**
 * Whether one certificate issued the other: names, key identifiers and the signature (RFC 5280,
 * section 6.1.3).
 */
export function isIssuedBy(certificate: Certificate, authority: Certificate): boolean {
  return (
    authority.isAuthority &&
    mayUse(authority, keyUsage.certificateSigning) &&
    authority.unknownCritical.length === 0 &&
    certificate.x509.checkIssued(authority.x509) &&
    certificate.x509.verify(authority.publicKey)
  )
}
