import { createPublicKey, type KeyObject, X509Certificate } from 'node:crypto'
import type { Schema } from '@latchkey/contract'
import { calculateJwkThumbprint } from 'jose'
import { refusedBody } from '../errors.ts'
import { endOf } from './certificate-end.ts'
import { rsaWeakness } from './rsa-weakness.ts'

type Definition = Schema<'ClientCredentialDefinition'>

/** The stored members of a client credential, besides ids and times. */
export interface CredentialMaterial {
  readonly name: string | null
  readonly credentialType: Definition['credential_type']
  readonly kid: string | null
  readonly alg: string | null
  readonly pem: string | null
  readonly subjectDn: string | null
  readonly thumbprint: string | null
  readonly expiresAt: Date | null
}

const publicLabels = ['PUBLIC KEY', 'RSA PUBLIC KEY', 'CERTIFICATE']

/**
 * Validates a client credential. A public key without a `kid` is named by its thumbprint
 * (RFC 7638), as clients compute it too.
 *
 * @throws ApiError `invalid_body`
 */
export async function readCredential(definition: Definition): Promise<CredentialMaterial> {
  const { credential_type: type, name = null, kid = null, pem = null } = definition
  const { certificate, publicKey } = pem === null ? nothing : readPem(pem)
  const material: CredentialMaterial = {
    name,
    credentialType: type,
    kid,
    alg: null,
    pem,
    subjectDn: null,
    thumbprint: null,
    expiresAt: expiryOf(definition, certificate),
  }
  if (type === 'public_key') {
    if (!publicKey) throw missing('pem')
    requireRsa(publicKey)
    const named = kid ?? (await calculateJwkThumbprint(publicKey.export({ format: 'jwk' })))
    return { ...material, kid: named, alg: definition.alg ?? 'RS256' }
  }
  if (type === 'cert_subject_dn') {
    const { subject_dn } = definition
    if (subject_dn !== undefined && pem !== null) {
      throw refusedBody('`pem` and `subject_dn` are mutually exclusive', 'pem')
    }
    if (pem === null && subject_dn === undefined) throw missing('subject_dn')
    const subjectDn = subject_dn ?? subjectOf(needed(certificate))
    if (subjectDn === null) throw refusedBody('The certificate in `pem` must have a subject', 'pem')
    return { ...material, subjectDn }
  }
  if (pem === null) throw missing('pem')
  const leaf = needed(certificate)
  if (leaf.publicKey.asymmetricKeyType === 'rsa') requireRsa(leaf.publicKey)
  return { ...material, subjectDn: subjectOf(leaf), thumbprint: thumbprintOf(leaf) }
}

const nothing = { certificate: undefined, publicKey: undefined }

function readPem(pem: string) {
  const labels = [...pem.matchAll(/-----BEGIN ([A-Z0-9 ]{1,64})-----/g)].map(([, label]) => label)
  if (labels.some((label) => label?.includes('PRIVATE'))) {
    throw refusedBody('`pem` must not have a private key: send the public key', 'pem')
  }
  const [label = ''] = labels
  if (labels.length !== 1 || !publicLabels.includes(label)) {
    throw refusedBody('`pem` must be exactly one public key or certificate', 'pem')
  }
  try {
    if (label !== 'CERTIFICATE') return { certificate: undefined, publicKey: createPublicKey(pem) }
    const certificate = new X509Certificate(pem)
    return { certificate, publicKey: certificate.publicKey }
  } catch {
    throw refusedBody('`pem` cannot be decoded as a public key or certificate', 'pem')
  }
}

function requireRsa(key: KeyObject): void {
  const weakness = rsaWeakness(key)
  if (weakness !== undefined) throw refusedBody(weakness, 'pem')
}

function expiryOf(definition: Definition, certificate: X509Certificate | undefined): Date | null {
  const { expires_at, credential_type: type } = definition
  const isByDefault = type === 'x509_cert' && certificate !== undefined
  const { parse_expiry_from_cert = isByDefault } = definition
  if (expires_at !== undefined) return new Date(expires_at)
  if (!parse_expiry_from_cert) return null
  const end = endOf(needed(certificate))
  if (!end) throw refusedBody('The certificate in `pem` has no valid end', 'pem')
  return end
}

/**
 * The subject as a string of RFC 4514, which begins with the last RDN. Node.js has escaped the
 * parts.
 *
 * @returns null for an empty subject, for which Node.js has undefined
 */
function subjectOf({ subject }: { readonly subject: string | undefined }): string | null {
  return subject === undefined ? null : subject.split('\n').reverse().join(',')
}

/** The thumbprint `x5t#S256` of a certificate (RFC 8705, section 3.1). */
function thumbprintOf({ fingerprint256 }: X509Certificate): string {
  return Buffer.from(fingerprint256.replaceAll(':', ''), 'hex').toString('base64url')
}

function needed(certificate: X509Certificate | undefined): X509Certificate {
  if (certificate) return certificate
  throw refusedBody('`pem` must be a certificate', 'pem')
}

function missing(name: string) {
  return refusedBody(`Missing required property: ${name}`, name)
}
