import { X509Certificate } from 'node:crypto'
import { asPem } from '@latchkey/saml'
import type { ConnectionOptions } from '../connector.ts'
import { certificatesOf } from './saml-options.ts'

/** The names of attributes in a subject (RFC 4514, section 3), as clients expect them. */
const attributeNames: ReadonlyMap<string, string> = new Map([
  ['C', 'countryName'],
  ['CN', 'commonName'],
  ['L', 'localityName'],
  ['O', 'organizationName'],
  ['OU', 'organizationalUnitName'],
  ['ST', 'stateOrProvinceName'],
])

/** Adds what the certificates of the identity provider say: expiry, subject, SHA-1 thumbprints. */
export function withCertificate(options: ConnectionOptions): ConnectionOptions {
  const certificates = certificatesOf(options).flatMap((text) => certificateOf(asPem(text)) ?? [])
  const [first] = certificates
  if (!first) return options
  return {
    ...options,
    cert: first.toString(),
    expires: new Date(first.validTo).toISOString(),
    subject: subjectOf(first),
    thumbprints: certificates.map(thumbprintOf),
  }
}

/** @returns undefined for a public key, which an identity provider may have instead */
function certificateOf(pem: string): X509Certificate | undefined {
  try {
    return new X509Certificate(pem)
  } catch {
    return undefined
  }
}

const thumbprintOf = ({ fingerprint }: X509Certificate) =>
  fingerprint.replaceAll(':', '').toLowerCase()

/** Node returns undefined for an empty subject, which a self-signed certificate may have. */
function subjectOf({ subject }: { readonly subject: string | undefined }) {
  const attributes = (subject ?? '').split('\n').flatMap((line) => {
    const [, name = '', value = ''] = /^([^=]+)=(.*)$/.exec(line) ?? []
    return name ? [[attributeNames.get(name) ?? name, value]] : []
  })
  return Object.fromEntries(attributes)
}
