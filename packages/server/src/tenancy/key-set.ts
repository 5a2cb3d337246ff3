import { createPublicKey, type KeyObject, X509Certificate } from 'node:crypto'
import type { JWK } from 'jose'
import { asPkcs7 } from '../keys/certificate.ts'
import type { SigningKey } from '../store/keys/signing-keys.ts'

/** The parsed keys of a tenant. */
export interface KeySet {
  /** The current key, then the next one, then the previous ones. */
  readonly signingKeys: readonly SigningKey[]
  /** The keys that verify signatures, by `kid`. */
  readonly publicKeys: ReadonlyMap<string, KeyObject>
  /** The JWK Set that is published (RFC 7517, section 5). */
  readonly jwks: { readonly keys: readonly JWK[] }
  /** The certificates of keys that have one, in the same order. */
  readonly certificates: () => Promise<readonly KeyCertificate[]>
}

/** A certificate of a signing key. */
export interface KeyCertificate {
  /** The certificate in PEM. */
  readonly cert: string
  /** A PKCS#7 message without content, in PEM. */
  readonly pkcs7: string
  /** The subject in the form `/CN=id.example.com`. */
  readonly subject: string
}

/**
 * The key set of these keys. Returns the former object if no key was added, deleted or changed its
 * state.
 */
export function keySet(signingKeys: readonly SigningKey[], before: KeySet | undefined): KeySet {
  if (before && isSame(signingKeys, before.signingKeys)) return before
  const publicKeys = new Map(
    signingKeys.map(({ kid, publicJwk }) => [
      kid,
      createPublicKey({ key: { ...publicJwk }, format: 'jwk' }),
    ]),
  )
  return {
    signingKeys,
    publicKeys,
    jwks: { keys: signingKeys.map(publicJwkOf) },
    certificates: readOnce(() => certificatesOf(signingKeys)),
  }
}

function isSame(keys: readonly SigningKey[], before: readonly SigningKey[]): boolean {
  return (
    keys.length === before.length &&
    keys.every(({ kid, state, certificate, elliptic }, at) => {
      const known = before[at]
      return (
        known?.kid === kid &&
        known.state === state &&
        known.certificate === certificate &&
        known.elliptic?.certificate === elliptic?.certificate
      )
    })
  )
}

/** The public JWK, of which each member is listed, so that a private one cannot be published. */
function publicJwkOf({ kid, publicJwk, certificate }: SigningKey): JWK {
  const { kty = 'RSA', n = '', e = '', alg = 'RS256' } = publicJwk
  return { kty, use: 'sig', n, e, kid, ...(certificate && certificateMembers(certificate)), alg }
}

/** The certificate in the members of a JWK (RFC 7517, sections 4.7 and 4.8). */
function certificateMembers(pem: string) {
  const { raw, fingerprint } = new X509Certificate(pem)
  const x5t = Buffer.from(fingerprint.replaceAll(':', ''), 'hex').toString('base64url')
  return { x5t, x5c: [raw.toString('base64')] }
}

const certificatesOf = (keys: readonly SigningKey[]): Promise<readonly KeyCertificate[]> =>
  Promise.all(keys.flatMap(({ certificate }) => (certificate ? keyCertificate(certificate) : [])))

async function keyCertificate(cert: string): Promise<KeyCertificate> {
  const { subject } = new X509Certificate(cert)
  return { cert, pkcs7: await asPkcs7(cert), subject: `/${subject.replaceAll('\n', '/')}` }
}

function readOnce<T>(read: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined
  return () => {
    result ??= read()
    return result
  }
}
