import { X509Certificate } from 'node:crypto'
import { asPem } from '@latchkey/saml'
import { endOf } from '../../record-rules/certificate-end.ts'
import type { ConnectionOptions } from '../connector.ts'
import { certificatesOf } from './saml-options.ts'

/**
 * The long names, which clients expect, by the short names of the attributes of a subject (RFC
 * 4514, section 3).
 */
const attributeNames: ReadonlyMap<string, string> = new Map([
  ['C', 'countryName'],
  ['CN', 'commonName'],
  ['L', 'localityName'],
  ['O', 'organizationName'],
  ['OU', 'organizationalUnitName'],
  ['ST', 'stateOrProvinceName'],
])

/**
 * Adds to the options, for responses: the first signing certificate of the identity provider, its
 * expiry and subject, and the SHA-1 thumbprints of all signing certificates.
 */
export function withCertificate(options: ConnectionOptions): ConnectionOptions {
  const certificates = certificatesOf(options).flatMap((text) => certificateOf(asPem(text)) ?? [])
  const [first] = certificates
  if (!first) return options
  const end = endOf(first)
  return {
    ...options,
    cert: first.toString(),
    ...(end && { expires: end.toISOString() }),
    subject: subjectOf(first),
    thumbprints: certificates.map(thumbprintOf),
  }
}

/**
 * The last end of the signing certificates of an identity provider.
 *
 * @returns undefined without a certificate, as with public keys alone
 */
export function lastEndOf(options: ConnectionOptions): Date | undefined {
  const [end] = certificatesOf(options)
    .flatMap((text) => certificateOf(asPem(text)) ?? [])
    .flatMap((certificate) => endOf(certificate) ?? [])
    .sort((a, b) => b.getTime() - a.getTime())
  return end
}

/**
 * @returns undefined for a public key: an identity provider may have one in place of a
 *   certificate
 */
function certificateOf(pem: string): X509Certificate | undefined {
  try {
    return new X509Certificate(pem)
  } catch {
    return undefined
  }
}

const thumbprintOf = ({ fingerprint }: X509Certificate) =>
  fingerprint.replaceAll(':', '').toLowerCase()

/**
 * The attributes of a subject by their names. Node returns undefined for an empty subject, which a
 * self-signed certificate may have.
 */
function subjectOf({ subject }: { readonly subject: string | undefined }) {
  const attributes = (subject ?? '').split('\n').flatMap((line) => {
    const [, name = '', value = ''] = /^([^=]+)=(.*)$/.exec(line) ?? []
    return name ? [[attributeNames.get(name) ?? name, value]] : []
  })
  return Object.fromEntries(attributes)
}
