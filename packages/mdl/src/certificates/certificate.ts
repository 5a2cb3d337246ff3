import 'reflect-metadata' // a condition of @peculiar/x509
import { createHash, type KeyObject, X509Certificate } from 'node:crypto'
import * as x509 from '@peculiar/x509'

/** The parts of an X.509 certificate (RFC 5280) that are used, parsed once. */
export interface Certificate {
  readonly raw: Uint8Array
  readonly x509: X509Certificate
  readonly publicKey: KeyObject
  readonly notBefore: Date
  readonly notAfter: Date
  readonly subject: string
  /** SHA-256 of the certificate, in lower-case hex. */
  readonly fingerprint: string
  /** `C` and `ST` of the subject. */
  readonly country: string | undefined
  readonly state: string | undefined
  readonly isAuthority: boolean
  /** Undefined if the certificate does not limit its key. */
  readonly keyUsages: number | undefined
  readonly extendedKeyUsages: readonly string[]
  readonly subjectKeyIdentifier: string | undefined
  /** Object identifiers of critical extensions that are not supported. */
  readonly unknownCritical: readonly string[]
}

/** The bits of the key usage extension that profiles require (RFC 5280, section 4.2.1.3). */
export const keyUsage = {
  digitalSignature: x509.KeyUsageFlags.digitalSignature,
  certificateSigning: x509.KeyUsageFlags.keyCertSign,
} as const

/** Extensions that this package enforces, or whose restrictions do not apply to it. */
const understood: ReadonlySet<string> = new Set([
  '2.5.29.14',
  '2.5.29.15',
  '2.5.29.17',
  '2.5.29.18',
  '2.5.29.19',
  '2.5.29.31',
  '2.5.29.35',
  '2.5.29.37',
])

/** @throws Error if the bytes are not a certificate, or its key type is unknown */
export function parseCertificate(raw: Uint8Array): Certificate {
  const native = new X509Certificate(raw)
  const parsed = new x509.X509Certificate(new Uint8Array(raw))
  const basic = parsed.getExtension(x509.BasicConstraintsExtension)
  const usages = parsed.getExtension(x509.KeyUsagesExtension)
  const extended = parsed.getExtension(x509.ExtendedKeyUsageExtension)
  const identifier = parsed.getExtension(x509.SubjectKeyIdentifierExtension)
  const fieldOf = (name: string) => parsed.subjectName.getField(name)[0]
  return {
    raw: new Uint8Array(raw),
    x509: native,
    publicKey: native.publicKey,
    notBefore: parsed.notBefore,
    notAfter: parsed.notAfter,
    subject: parsed.subject,
    fingerprint: createHash('sha256').update(raw).digest('hex'),
    country: fieldOf('C'),
    state: fieldOf('ST'),
    isAuthority: basic?.ca === true,
    keyUsages: usages?.usages,
    extendedKeyUsages: (extended?.usages ?? []).map(String),
    subjectKeyIdentifier: identifier?.keyId,
    unknownCritical: parsed.extensions
      .filter(({ critical, type }) => critical && !understood.has(type))
      .map(({ type }) => type),
  }
}

/**
 * Whether a time is in the validity period, whose ends belong to it (RFC 5280, section 4.1.2.5).
 */
export const isValidAt = ({ notBefore, notAfter }: Certificate, at: Date): boolean =>
  notBefore <= at && at <= notAfter

/**
 * Whether a certificate allows a key usage; without the extension, it allows all (RFC 5280, section
 * 4.2.1.3).
 */
export const mayUse = ({ keyUsages }: Certificate, usage: number): boolean =>
  keyUsages === undefined || (keyUsages & usage) !== 0
