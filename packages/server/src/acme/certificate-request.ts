import { createPrivateKey, X509Certificate } from 'node:crypto'
import { loadX509 } from '../x509/load-x509.ts'
import { AcmeError } from './acme-error.ts'

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const

/** A certificate signing request with its private key. */
export interface CertificateRequest {
  /** PKCS #8 in PEM. */
  readonly key: string
  /** The PKCS #10 request in DER (RFC 2986). */
  readonly csr: Uint8Array
}

/** Generates a key, and a request to certify it for a domain. */
export async function requestCertificate(domain: string): Promise<CertificateRequest> {
  const x509 = await loadX509()
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const request = await x509.Pkcs10CertificateRequestGenerator.create({
    keys,
    signingAlgorithm: algorithm,
    extensions: [new x509.SubjectAlternativeNameExtension([{ type: 'dns', value: domain }])],
  })
  const pkcs8 = await crypto.subtle.exportKey('pkcs8', keys.privateKey)
  return {
    key: `${x509.PemConverter.encode(pkcs8, 'PRIVATE KEY')}\n`,
    csr: new Uint8Array(request.rawData),
  }
}

/** The validity period of a certificate. */
export interface Validity {
  readonly notBefore: Date
  readonly notAfter: Date
}

/**
 * Reads the validity period of the first certificate of a chain, after checking that it is for the
 * domain and the key.
 *
 * @param chain in PEM
 * @throws AcmeError if it is not
 */
export function validityOf(chain: string, key: string, domain: string): Validity {
  const certificate = readFirst(chain)
  if (!certificate.checkPrivateKey(createPrivateKey(key))) {
    throw new AcmeError('The ACME server returned a certificate of another key.')
  }
  if (certificate.checkHost(domain) === undefined) {
    throw new AcmeError('The ACME server returned a certificate of another domain.')
  }
  const { validFrom, validTo } = certificate
  return { notBefore: new Date(validFrom), notAfter: new Date(validTo) }
}

function readFirst(chain: string): X509Certificate {
  try {
    return new X509Certificate(chain)
  } catch (cause) {
    throw new AcmeError('The ACME server returned no certificate in PEM.', { cause })
  }
}
