import { X509Certificate } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { sharePromise } from '../timing/share-promise.ts'
import { asPkcs7 } from './certificate.ts'

/** What the APIs show about a certificate besides its PEM. */
export interface CertificateFacts {
  /** As a PKCS#7 message without content, in PEM. */
  readonly pkcs7: string
  /** SHA-1 of the DER encoding, in hexadecimal with colons. */
  readonly fingerprint: string
  /** One attribute per line, such as `CN=id.example.com`. */
  readonly subject: string
}

/** The most bytes of cached facts; those of one certificate have some 3 kB. */
const rememberedBytesMax = 2_000_000

/** Caches the facts of certificates, because lists of keys are read often. */
export class KnownCertificates {
  readonly #known = new LRUCache<string, Promise<CertificateFacts>>({
    maxSize: rememberedBytesMax,
    sizeCalculation: (_facts, certificate) => 3 * certificate.length,
  })

  /** @param certificate in PEM */
  factsOf(certificate: string): Promise<CertificateFacts> {
    return sharePromise(this.#known, certificate, () => makeFacts(certificate))
  }
}

async function makeFacts(certificate: string): Promise<CertificateFacts> {
  const { fingerprint, subject } = new X509Certificate(certificate)
  return { pkcs7: await asPkcs7(certificate), fingerprint, subject }
}
