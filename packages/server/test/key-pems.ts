import 'reflect-metadata' // the condition of the library below
import { createPrivateKey, generateKeyPairSync, webcrypto } from 'node:crypto'
import * as x509 from '@peculiar/x509'

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })

/** An RSA key in three formats. */
export const publicPem = pair.publicKey.export({ type: 'spki', format: 'pem' }).toString()
export const pkcs1Pem = pair.publicKey.export({ type: 'pkcs1', format: 'pem' }).toString()
export const privatePem = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

/** Public keys that are too short, or not RSA. */
export const shortPem = generateKeyPairSync('rsa', { modulusLength: 1024 })
  .publicKey.export({ type: 'spki', format: 'pem' })
  .toString()
export const ellipticPem = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  .publicKey.export({ type: 'spki', format: 'pem' })
  .toString()

/** An RSA certificate in PEM with this name and end. */
export const certificatePem = async (name: string, notAfter: Date): Promise<string> =>
  (await certifiedKey(name, notAfter)).certificate

/** The same, with its private key. */
export async function certifiedKey(name: string, notAfter: Date) {
  const algorithm = {
    name: 'RSASSA-PKCS1-v1_5',
    hash: 'SHA-256',
    publicExponent: new Uint8Array([1, 0, 1]),
    modulusLength: 2048,
  }
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  x509.cryptoProvider.set(webcrypto as unknown as Crypto)
  const made = await x509.X509CertificateGenerator.createSelfSigned({
    name,
    notBefore: new Date('2026-01-01T00:00:00Z'),
    notAfter,
    keys: keys as unknown as CryptoKeyPair,
    signingAlgorithm: algorithm,
  })
  const pkcs8 = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey))
  const key = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' })
  return {
    certificate: made.toString('pem'),
    privateKey: key.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}

/** The certificate with an end that is no time: month 99. Its signature is no longer right. */
export function endlessPem(certificate: string): string {
  const der = Buffer.from(certificate.replace(/-----[^-]+-----|\s/g, ''), 'base64')
  const utcTime = Buffer.from([0x17, 13]) // tag and length (X.690, section 8.25)
  const start = der.indexOf(utcTime)
  const end = der.indexOf(utcTime, start + 1)
  der.write('279901000000Z', end + utcTime.length)
  return `-----BEGIN CERTIFICATE-----\n${der.toString('base64')}\n-----END CERTIFICATE-----\n`
}
