import { hash, type KeyObject, sign, verify } from 'node:crypto'
import {
  type DigestAlgorithm,
  digestAlgorithms,
  type SignatureAlgorithm,
  signatureAlgorithms,
} from './names.ts'
import { SamlError } from './saml-error.ts'

interface Signing {
  readonly hashName: 'sha1' | 'sha256' | 'sha512'
  readonly keyType: 'rsa' | 'ec'
}

const signings: Readonly<Record<SignatureAlgorithm, Signing>> = {
  'rsa-sha256': { hashName: 'sha256', keyType: 'rsa' },
  'rsa-sha512': { hashName: 'sha512', keyType: 'rsa' },
  'ecdsa-sha256': { hashName: 'sha256', keyType: 'ec' },
  'rsa-sha1': { hashName: 'sha1', keyType: 'rsa' },
}

/** Which algorithms a verifier accepts beyond the default ones. */
export interface AlgorithmPolicy {
  /** Whether signatures and digests by SHA-1 are accepted; by default they are not. */
  readonly allowSha1?: boolean | undefined
}

const signatureNames = ['rsa-sha256', 'rsa-sha512', 'ecdsa-sha256', 'rsa-sha1'] as const
const digestNames = ['sha256', 'sha512', 'sha1'] as const

/** @throws SamlError `algorithm_forbidden` */
export function signatureAlgorithmOf(uri: string, policy: AlgorithmPolicy): SignatureAlgorithm {
  return allowed(signatureNames, signatureAlgorithms, uri, policy)
}

/** @throws SamlError `algorithm_forbidden` */
export function digestAlgorithmOf(uri: string, policy: AlgorithmPolicy): DigestAlgorithm {
  return allowed(digestNames, digestAlgorithms, uri, policy)
}

function allowed<Name extends string>(
  names: readonly Name[],
  table: Readonly<Record<Name, string>>,
  uri: string,
  { allowSha1 = false }: AlgorithmPolicy,
): Name {
  const name = names.find((each) => table[each] === uri)
  if (name !== undefined && (allowSha1 || !name.endsWith('sha1'))) return name
  throw new SamlError('algorithm_forbidden', `The algorithm \`${uri.slice(0, 200)}\` is forbidden.`)
}

/** An ECDSA signature is r and s, one after the other (XML Signature 1.1, section 6.4.3). */
const dsaEncoding = 'ieee-p1363'

/** @throws SamlError `algorithm_forbidden` for a key of another kind */
export function signBytes(bytes: Buffer, key: KeyObject, algorithm: SignatureAlgorithm): Buffer {
  const { hashName, keyType } = signings[algorithm]
  if (key.asymmetricKeyType !== keyType) {
    throw new SamlError('algorithm_forbidden', `\`${algorithm}\` requires a key of another type.`)
  }
  return sign(hashName, bytes, { key, dsaEncoding })
}

/**
 * Whether a signature is valid; false if the key is of another kind than the algorithm, so that a
 * key is never used with an algorithm of another kind.
 */
export function verifyBytes(
  bytes: Buffer,
  signature: Buffer,
  key: KeyObject,
  algorithm: SignatureAlgorithm,
): boolean {
  const { hashName, keyType } = signings[algorithm]
  return (
    key.asymmetricKeyType === keyType && verify(hashName, bytes, { key, dsaEncoding }, signature)
  )
}

/** @param content bytes, or text whose UTF-8 is digested */
export const digestOf = (content: Buffer | string, algorithm: DigestAlgorithm): Buffer =>
  hash(algorithm, content, 'buffer')
