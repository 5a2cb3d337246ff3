import { newKey } from '../new-key.ts'
import 'reflect-metadata' // a condition of @peculiar/x509
import { createPublicKey, type KeyObject, randomBytes } from 'node:crypto'
import * as x509 from '@peculiar/x509'

/** A certificate authority, or the holder of a certificate that it issued. */
export interface Identity {
  readonly key: KeyObject
  readonly certificate: Uint8Array
  /** The distinguished name, such as `CN=Test,C=UT`. */
  readonly name: string
}

interface NewCertificate {
  /** RFC 4514, such as `CN=Test,C=UT`. */
  readonly name: string
  readonly notBefore: Date
  readonly notAfter: Date
  /** The issuer; self-signed if absent. */
  readonly issuer?: Identity
  readonly key?: KeyObject
  readonly extensions: readonly x509.Extension[]
}

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }

/** A certificate authority for readers or issuers (ISO/IEC 18013-5, annexes B.1.2 and B.1.6). */
export function createAuthority(options: Omit<NewCertificate, 'extensions' | 'issuer'>) {
  const usages = x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign
  return createIdentity({
    ...options,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(usages, true),
    ],
  })
}

interface NewSigner extends Omit<NewCertificate, 'extensions' | 'issuer'> {
  readonly issuer: Identity
  /** The extended key usage, an object identifier. */
  readonly purpose: string
  readonly hosts?: readonly string[]
}

/** A signer of documents, requests or lists whose certificate an authority issued. */
export function createSigner({ purpose, hosts = [], ...options }: NewSigner): Promise<Identity> {
  const names = hosts.map((value) => ({ type: 'dns' as const, value }))
  return createIdentity({
    ...options,
    extensions: [
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
      new x509.ExtendedKeyUsageExtension([purpose], true),
      ...(names.length > 0 ? [new x509.SubjectAlternativeNameExtension(names)] : []),
    ],
  })
}

async function createIdentity(options: NewCertificate): Promise<Identity> {
  const { name, issuer, notBefore, notAfter } = options
  const key = options.key ?? newKey()
  const publicKey = await importPublic(key)
  const signingKey = await importPrivate(issuer?.key ?? key)
  const issuerKey = issuer ? await importPublic(issuer.key) : publicKey
  const certificate = await x509.X509CertificateGenerator.create({
    serialNumber: serialNumber(),
    subject: name,
    issuer: issuer?.name ?? name,
    notBefore,
    notAfter,
    publicKey,
    signingKey,
    signingAlgorithm: algorithm,
    extensions: [
      ...options.extensions,
      await x509.SubjectKeyIdentifierExtension.create(publicKey),
      await x509.AuthorityKeyIdentifierExtension.create(issuerKey),
    ],
  })
  return { key, certificate: new Uint8Array(certificate.rawData), name }
}

/** RFC 5280, section 4.1.2.2: positive. */
function serialNumber(): string {
  const bytes = randomBytes(16)
  bytes.writeUInt8((bytes.readUInt8(0) & 0x7f) | 0x40, 0)
  return bytes.toString('hex')
}

/**
 * A certificate signing request in PEM (PKCS #10, RFC 2986) for a key that authenticates a reader.
 *
 * @param hosts the names that the certificate is to have as subject alternative names
 */
export async function createSigningRequest(
  key: KeyObject,
  { name, purpose, hosts }: Pick<NewSigner, 'name' | 'purpose' | 'hosts'>,
): Promise<string> {
  const names = (hosts ?? []).map((value) => ({ type: 'dns' as const, value }))
  const request = await x509.Pkcs10CertificateRequestGenerator.create({
    name,
    keys: { privateKey: await importPrivate(key), publicKey: await importPublic(key) },
    signingAlgorithm: algorithm,
    extensions: [
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
      new x509.ExtendedKeyUsageExtension([purpose], true),
      new x509.SubjectAlternativeNameExtension(names),
    ],
  })
  return `${request.toString('pem')}\n`
}

const importPublic = (key: KeyObject) =>
  crypto.subtle.importKey(
    'spki',
    new Uint8Array(createPublicKey(key).export({ format: 'der', type: 'spki' })),
    algorithm,
    true,
    ['verify'],
  )

const importPrivate = (key: KeyObject) =>
  crypto.subtle.importKey(
    'pkcs8',
    new Uint8Array(key.export({ format: 'der', type: 'pkcs8' })),
    algorithm,
    true,
    ['sign'],
  )
