import { createPublicKey, type KeyObject, X509Certificate } from 'node:crypto'
import type { JWK } from 'jose'
import { asPkcs7 } from '../keys/certificate.ts'
import type { SigningKey } from '../store/keys/signing-keys.ts'

/** The parsed keys of a tenant. */
export interface KeySet {
  /** The current one first, then the next, then the previous ones. */
  readonly signingKeys: readonly SigningKey[]
  /** By `kid`, to verify signatures. */
  readonly publicKeys: ReadonlyMap<string, KeyObject>
  /** The published key set (RFC 7517, section 5). */
  readonly jwks: { readonly keys: readonly JWK[] }
  /** The certificates of keys that have one, in the same order. */
  readonly certificates: () => Promise<readonly KeyCertificate[]>
}

export interface KeyCertificate {
  /** In PEM. */
  readonly cert: string
  /** As a PKCS#7 message without content, in PEM. */
  readonly pkcs7: string
  /** As `/CN=id.example.com`. */
  readonly subject: string
}

/**
 * The set of these keys; the same object as before unless a key was added, deleted or changed its
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

/** Lists each member, so that nothing private is published by accident. */
function publicJwkOf({ kid, publicJwk, certificate }: SigningKey): JWK {
  const { kty = 'RSA', n = '', e = '', alg = 'RS256' } = publicJwk
  return { kty, use: 'sig', n, e, kid, ...(certificate && certificateMembers(certificate)), alg }
}

/** RFC 7517, sections 4.7 and 4.8. */
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
