import { type Certificate, parseCertificate } from './certificate.ts'

const block = /-----BEGIN ([A-Z0-9 ]+)-----[\s\S]*?-----END \1-----/g
const certificateMax = 4

/** The error for a text that is not one to four certificates in PEM (RFC 7468, section 5.1). */
export class PemError extends Error {
  override readonly name = 'PemError'
}

/**
 * The certificates of a text.
 *
 * @throws PemError naming the invalid block
 */
export function readPemCertificates(pem: string): readonly Certificate[] {
  const found = [...pem.matchAll(block)]
  if (pem.replace(block, '').includes('-----')) {
    throw new PemError('has a PEM block without its END line')
  }
  if (found.length === 0) throw new PemError('has no certificate in PEM')
  if (found.length > certificateMax) {
    throw new PemError(`has ${found.length} certificates, maximum ${certificateMax}`)
  }
  return found.map(([text, label], at) => {
    if (label !== 'CERTIFICATE') throw new PemError(`has a PEM block that is a ${label}`)
    try {
      return parseCertificate(Buffer.from(text.replace(/-----[^-]+-----|\s/g, ''), 'base64'))
    } catch {
      throw new PemError(`has a PEM block, number ${at + 1}, that is not an X.509 certificate`)
    }
  })
}

/** A certificate in PEM. */
export function pemOf(certificate: Uint8Array): string {
  const lines =
    Buffer.from(certificate)
      .toString('base64')
      .match(/.{1,64}/g) ?? []
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n')
}
