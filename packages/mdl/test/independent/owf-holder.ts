/** Issues and presents with `@owf/mdoc`. */
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  randomBytes,
  sign,
  verify as verifySignature,
  X509Certificate,
} from 'node:crypto'
import {
  CoseKey,
  DeviceKey,
  DeviceRequest,
  DocRequest,
  Holder,
  Issuer,
  ItemsRequest,
  type MdocContext,
  type SessionTranscript,
  SignatureAlgorithm,
} from '@owf/mdoc'
import type { Task } from './task.ts'

const hourMs = 3_600_000
const unused = () => {
  throw new Error('No MAC is part of the task.')
}
const keyOf = (key: CoseKey, create: typeof createPublicKey | typeof createPrivateKey) =>
  create({ key: key.jwk, format: 'jwk' })
const coseKeyOf = (pem: string) =>
  CoseKey.fromJwk({ ...createPrivateKey(pem).export({ format: 'jwk' }), alg: 'ES256' })

/** The cryptography that the library leaves to its caller. */
export const context: MdocContext = {
  crypto: {
    random: (length) => new Uint8Array(randomBytes(length)),
    digest: ({ digestAlgorithm, bytes }) =>
      new Uint8Array(
        createHash(digestAlgorithm.replace('-', '').toLowerCase()).update(bytes).digest(),
      ),
    calculateEphemeralMacKey: unused,
  },
  cose: {
    sign1: {
      sign: ({ toBeSigned, key }) =>
        new Uint8Array(
          sign('sha256', toBeSigned, {
            key: keyOf(key, createPrivateKey),
            dsaEncoding: 'ieee-p1363',
          }),
        ),
      verify: ({ key, sign1 }) =>
        verifySignature(
          'sha256',
          sign1.toBeSigned,
          { key: keyOf(key, createPublicKey), dsaEncoding: 'ieee-p1363' },
          sign1.signature,
        ),
    },
    mac0: { sign: unused, verify: unused },
  },
  x509: {
    getIssuerNameField: ({ certificate, field }) =>
      new X509Certificate(certificate).issuer
        .split('\n')
        .flatMap((line) => (line.startsWith(`${field}=`) ? [line.slice(field.length + 1)] : [])),
    getPublicKey: ({ certificate }) =>
      CoseKey.fromJwk({ ...new X509Certificate(certificate).publicKey.export({ format: 'jwk' }) }),
    verifyCertificateChain: ({ trustedCertificates, x5chain }) => {
      const [leaf] = x5chain.map((each) => new X509Certificate(each))
      const isTrusted = trustedCertificates.some((each) => {
        const authority = new X509Certificate(each)
        return leaf?.checkIssued(authority) && leaf.verify(authority.publicKey)
      })
      if (!isTrusted) throw new Error('The chain is not trusted.')
    },
    getCertificateData: ({ certificate }) => {
      const parsed = new X509Certificate(certificate)
      return {
        issuerName: parsed.issuer,
        subjectName: parsed.subject,
        serialNumber: parsed.serialNumber,
        thumbprint: parsed.fingerprint256,
        notBefore: new Date(parsed.validFrom),
        notAfter: new Date(parsed.validTo),
        pem: parsed.toString(),
      }
    },
  },
}

export async function present(
  task: Omit<Task, 'transcript' | 'response' | 'count'>,
  sessionTranscript: SessionTranscript | Uint8Array,
): Promise<Uint8Array> {
  const signed = new Date()
  const devicePublicKey = createPublicKey(task.deviceKey).export({ format: 'jwk' })
  const issuerSigned = await new Issuer(task.docType, context)
    .addIssuerNamespace(task.nameSpace, task.claims)
    .sign({
      signingKey: coseKeyOf(task.issuerKey),
      algorithm: SignatureAlgorithm.ES256,
      digestAlgorithm: 'SHA-256',
      validityInfo: { signed, validFrom: signed, validUntil: new Date(signed.getTime() + hourMs) },
      deviceKeyInfo: { deviceKey: DeviceKey.fromJwk({ ...devicePublicKey }) },
      certificates: [new Uint8Array(new X509Certificate(task.issuerCertificate).raw)],
    })
  const requested = Object.fromEntries(task.requested.map((name) => [name, false]))
  const itemsRequest = ItemsRequest.create({
    docType: task.docType,
    namespaces: { [task.nameSpace]: requested },
  })
  const response = await Holder.createDeviceResponseForDeviceRequest(
    {
      deviceRequest: DeviceRequest.create({ docRequests: [DocRequest.create({ itemsRequest })] }),
      sessionTranscript,
      issuerSigned: [issuerSigned],
      signature: { signingKey: coseKeyOf(task.deviceKey) },
    },
    context,
  )
  return response.encode()
}
