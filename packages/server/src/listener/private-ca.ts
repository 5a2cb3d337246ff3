import {
  createPrivateKey,
  createPublicKey,
  randomBytes,
  type webcrypto,
  X509Certificate,
} from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { isIP } from 'node:net'
import { join } from 'node:path'
import { createSecureContext, type SecureContext, type SecureContextOptions } from 'node:tls'
import type * as x509 from '@peculiar/x509'
import { LRUCache } from 'lru-cache'
import type { TlsConfig, TlsKeyType } from '../config/tls.ts'
import { readOrMakeFile } from '../made-once.ts'
import { loadX509 } from '../x509/load-x509.ts'

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const
/** The algorithms by key type; the CA itself uses the first. */
const keyAlgorithms = {
  ec: algorithm,
  rsa: {
    name: 'RSASSA-PKCS1-v1_5',
    modulusLength: 2048,
    publicExponent: new Uint8Array([1, 0, 1]),
    hash: 'SHA-256',
  },
} as const satisfies Record<TlsKeyType, object>
const dayMs = 24 * 60 * 60 * 1000
const caLifetimeMs = 10 * 365 * dayMs
/** The longest lifetime of a certificate that browsers accept. */
const certificateLifetimeMs = 397 * dayMs
const renewalMs = 30 * dayMs
const contextsMax = 1000
const fileName = /^[a-z0-9][a-z0-9.-]{0,252}$/

/** The private CA of this installation, which issues the certificates of tenants. */
export interface PrivateCa {
  /** The file with the CA certificate in PEM, which clients must trust. */
  readonly certificateFile: string
  /** The private key and certificate of a host name in PEM; issued at first use. */
  pemFor(hostname: string): Promise<string>
  /**
   * The same as a cached context for TLS handshakes.
   *
   * @param ca verifies client certificates
   */
  contextFor(hostname: string, ca?: SecureContextOptions['ca']): Promise<SecureContext>
}

interface Pair {
  readonly certificate: x509.X509Certificate
  readonly privateKey: webcrypto.CryptoKey
}

/**
 * Opens the CA in `folder`, or creates one there. Only the owner of the file can read the private
 * key.
 */
export async function openPrivateCa(
  folder: string,
  now: () => Date,
  { tlsKeyType }: Pick<TlsConfig, 'tlsKeyType'> = { tlsKeyType: 'ec' },
): Promise<PrivateCa> {
  await mkdir(folder, { recursive: true })
  const certificateFile = join(folder, 'ca.pem')
  const keyFile = join(folder, 'ca-key.pem')
  if (!(await canRead(certificateFile))) await createCa(certificateFile, keyFile, now())
  const ca = await readCa(certificateFile, keyFile)
  const contexts = new LRUCache<string, SecureContext, SecureContextOptions['ca']>({
    max: contextsMax,
    ttl: renewalMs,
    fetchMethod: async (key, _stale, { context: clientCa }) => {
      const pem = await pemFor(key.replace(/^mtls /, ''))
      return createSecureContext({ key: pem, cert: pem, ca: clientCa })
    },
  })

  async function pemFor(hostname: string): Promise<string> {
    if (!fileName.test(hostname)) throw new Error(`${hostname} is not a host name.`)
    const file = join(folder, `server-${hostname}.pem`)
    const current = await readCurrent(file, ca, { at: now(), keyType: tlsKeyType })
    if (current !== undefined) return current
    const pair = await readPair(certificateFile, keyFile)
    const pem = await issueCertificate(pair, hostname, { at: now(), keyType: tlsKeyType })
    await replaceFile(file, pem)
    return pem
  }

  return {
    certificateFile,
    pemFor,
    async contextFor(hostname, clientCa) {
      const key = clientCa === undefined ? hostname : `mtls ${hostname}`
      const context = await contexts.fetch(key, { context: clientCa })
      if (!context) throw new Error(`No certificate for ${hostname}`)
      return context
    },
  }
}

/** @throws Error whose message says what to do if the files are no certificate and its key */
async function readCa(certificateFile: string, keyFile: string): Promise<X509Certificate> {
  const remedy =
    'Restore it; or remove both files for a new CA, which every client must then be made to trust.'
  const key = await readFile(keyFile).catch(() => undefined)
  if (key === undefined) {
    throw new Error(
      `${keyFile} cannot be read; without it no certificate can be issued by ${certificateFile}. ` +
        remedy,
    )
  }
  const ca = certificateIn(await readFile(certificateFile, 'utf8'))
  if (!ca) throw new Error(`${certificateFile} is no certificate in PEM. ${remedy}`)
  if (isKeyOf(ca, key)) return ca
  throw new Error(`${keyFile} is not the private key of ${certificateFile}. ${remedy}`)
}

function isKeyOf(certificate: X509Certificate, key: Buffer): boolean {
  try {
    return certificate.checkPrivateKey(createPrivateKey(key))
  } catch {
    return false
  }
}

/**
 * Creates the files of a CA. If several processes do, or one is killed in between, the certificate
 * nevertheless belongs to the key.
 */
async function createCa(certificateFile: string, keyFile: string, at: Date): Promise<void> {
  const x509 = await loadX509()
  const made = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const keys = await readKeys(await readOrMakeFile(keyFile, await exportKey(made.privateKey)))
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    serialNumber: randomBytes(16).toString('hex'),
    name: `CN=Latchkey private CA ${randomBytes(3).toString('hex')}`,
    notBefore: new Date(at.getTime() - dayMs),
    notAfter: new Date(at.getTime() + caLifetimeMs),
    signingAlgorithm: algorithm,
    keys,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(
        x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign,
        true,
      ),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  })
  await readOrMakeFile(certificateFile, `${certificate.toString('pem')}\n`, 0o644)
}

/** The key pair of a private key in PEM. */
async function readKeys(pem: string): Promise<webcrypto.CryptoKeyPair> {
  const privateKey = createPrivateKey(pem)
  const publicKey = createPublicKey(privateKey)
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  const pkcs8 = privateKey.export({ type: 'pkcs8', format: 'der' })
  return {
    publicKey: await crypto.subtle.importKey('spki', spki, algorithm, true, ['verify']),
    privateKey: await crypto.subtle.importKey('pkcs8', pkcs8, algorithm, true, ['sign']),
  }
}

interface CertificateTerms {
  readonly at: Date
  readonly keyType: TlsKeyType
}

/**
 * Issues a certificate. The result in PEM has the key and the certificate, but not that of the CA,
 * which clients have.
 */
async function issueCertificate(
  ca: Pair,
  hostname: string,
  { at, keyType }: CertificateTerms,
): Promise<string> {
  const x509 = await loadX509()
  const keys = await crypto.subtle.generateKey(keyAlgorithms[keyType], true, ['sign', 'verify'])
  const names = hostname === 'localhost' ? ['localhost', '127.0.0.1', '::1'] : [hostname]
  const certificate = await x509.X509CertificateGenerator.create({
    serialNumber: randomBytes(16).toString('hex'),
    subject: `CN=${hostname}`,
    issuer: ca.certificate.subject,
    notBefore: new Date(at.getTime() - dayMs),
    notAfter: new Date(at.getTime() + certificateLifetimeMs),
    signingAlgorithm: algorithm, // the CA's
    publicKey: keys.publicKey,
    signingKey: ca.privateKey,
    extensions: [
      new x509.BasicConstraintsExtension(false),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
      new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.serverAuth]),
      new x509.SubjectAlternativeNameExtension(
        names.map((value) => ({ type: isIP(value) ? ('ip' as const) : ('dns' as const), value })),
      ),
      await x509.AuthorityKeyIdentifierExtension.create(ca.certificate.publicKey),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  })
  return `${await exportKey(keys.privateKey)}${certificate.toString('pem')}\n`
}

async function readPair(certificateFile: string, keyFile: string): Promise<Pair> {
  const x509 = await loadX509()
  const pem = await readFile(keyFile, 'utf8')
  const pkcs8 = x509.PemConverter.decodeFirst(pem)
  return {
    certificate: new x509.X509Certificate(await readFile(certificateFile, 'utf8')),
    privateKey: await crypto.subtle.importKey('pkcs8', pkcs8, algorithm, false, ['sign']),
  }
}

async function exportKey(key: webcrypto.CryptoKey): Promise<string> {
  const x509 = await loadX509()
  const pkcs8 = await crypto.subtle.exportKey('pkcs8', key)
  return `${x509.PemConverter.encode(pkcs8, 'PRIVATE KEY')}\n`
}

/** Replaces a file at once: a process that reads it meanwhile must not read a part. */
async function replaceFile(file: string, text: string): Promise<void> {
  const whole = `${file}-${randomBytes(4).toString('hex')}`
  await writeFile(whole, text, { mode: 0o600 })
  await rename(whole, file)
}

/**
 * The stored certificate; undefined if it expires soon, if its CA or the configured key type has
 * changed, or if the file was damaged.
 */
async function readCurrent(
  file: string,
  ca: X509Certificate,
  { at, keyType }: CertificateTerms,
): Promise<string | undefined> {
  const pem = await readFile(file, 'utf8').catch(() => undefined)
  if (pem === undefined) return undefined
  const certificate = certificateIn(pem)
  if (!certificate) return undefined
  const isLasting = Date.parse(certificate.validTo) - at.getTime() > renewalMs
  const hasKeyType = certificate.publicKey.asymmetricKeyType === keyType
  return isLasting && hasKeyType && certificate.verify(ca.publicKey) ? pem : undefined
}

function certificateIn(pem: string): X509Certificate | undefined {
  try {
    return new X509Certificate(pem)
  } catch {
    return undefined
  }
}

function canRead(file: string): Promise<boolean> {
  return readFile(file).then(
    () => true,
    () => false,
  )
}
