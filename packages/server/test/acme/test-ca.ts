import 'reflect-metadata'
import { randomBytes } from 'node:crypto'
import * as x509 from '@peculiar/x509'

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const
const dayMs = 86_400_000

/** A CA that issues certificates for requests in DER (RFC 2986). */
export interface TestCa {
  readonly pem: string
  /** @throws Error for a request that is not signed by its key, or for another domain */
  issue(csr: Uint8Array, domain: string, now: Date, lifetimeDays: number): Promise<string>
}

export async function createTestCa(): Promise<TestCa> {
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    serialNumber: randomBytes(16).toString('hex'),
    name: "C=US, O=Let's Encrypt, CN=Test CA",
    notBefore: new Date(Date.now() - 3_650 * dayMs),
    notAfter: new Date(Date.now() + 3_650 * dayMs),
    signingAlgorithm: algorithm,
    keys,
    extensions: [new x509.BasicConstraintsExtension(true, 0, true)],
  })
  return {
    pem: certificate.toString('pem'),
    async issue(csr, domain, now, lifetimeDays) {
      const request = new x509.Pkcs10CertificateRequest(new Uint8Array(csr))
      if (!(await request.verify())) throw new Error('The request is not signed by its key.')
      const names = request.extensions.flatMap((extension) =>
        extension instanceof x509.SubjectAlternativeNameExtension ? extension.names.toJSON() : [],
      )
      if (JSON.stringify(names) !== JSON.stringify([{ type: 'dns', value: domain }])) {
        throw new Error(`The request is for ${JSON.stringify(names)}, not for ${domain}.`)
      }
      const leaf = await x509.X509CertificateGenerator.create({
        serialNumber: randomBytes(16).toString('hex'),
        subject: `CN=${domain}`,
        issuer: certificate.subject,
        notBefore: now,
        notAfter: new Date(now.getTime() + lifetimeDays * dayMs),
        signingAlgorithm: algorithm,
        publicKey: request.publicKey,
        signingKey: keys.privateKey,
        extensions: [new x509.SubjectAlternativeNameExtension([{ type: 'dns', value: domain }])],
      })
      return leaf.toString('pem')
    },
  }
}
