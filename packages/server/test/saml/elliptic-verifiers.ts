import { createVerify, webcrypto, X509Certificate } from 'node:crypto'
import { DOMParser, XMLSerializer } from '@xmldom/xmldom'
import { setNodeDependencies } from 'xml-core'
import { SignedXml as XmlCryptoSignature } from 'xml-crypto'
import { Application, Parse, SignedXml as XmldsigSignature } from 'xmldsigjs'
import xpath from 'xpath'
import { xmldsig } from './signed-messages.ts'

export const ecdsaSha256 = 'http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256'

setNodeDependencies({ DOMParser, XMLSerializer, xpath })

/** Verifies an XML signature. @returns the octets that are signed, or undefined if it is invalid */
export type Verifier = (xml: string, certificate: string) => Promise<string | undefined>

const signaturesOf = (xml: string): readonly string[] =>
  xml.match(/<ds:Signature .*?<\/ds:Signature>/gs) ?? []

/** xmldsigjs, which reads the key from the certificate of the message. */
const byXmldsigjs: Verifier = async (xml, certificate) => {
  Application.setEngine('node', webcrypto as unknown as Crypto)
  const brought = [...xml.matchAll(/<ds:X509Certificate>([^<]*)</g)].map(([, text]) => text)
  const der = new X509Certificate(certificate).raw.toString('base64')
  if (brought.length === 0 || brought.some((text) => text !== der)) return undefined
  const document = Parse(xml)
  for (const element of Array.from(document.getElementsByTagNameNS(xmldsig, 'Signature'))) {
    const signature = new XmldsigSignature(document)
    signature.LoadXml(element)
    if (!(await signature.Verify().catch(() => false))) return undefined
  }
  return xml
}

/** xml-crypto, which asks its users for the signature algorithms that it lacks. */
class EcdsaSha256 {
  getAlgorithmName = () => ecdsaSha256
  getSignature = (): string => {
    throw new Error('This algorithm only verifies.')
  }
  verifySignature = (material: string, key: string, value: string): boolean =>
    createVerify('sha256')
      .update(material)
      .verify({ key, dsaEncoding: 'ieee-p1363' }, value, 'base64')
}

const byXmlCrypto: Verifier = async (xml, certificate) => {
  const octets: string[] = []
  for (const each of signaturesOf(xml)) {
    const signature = new XmlCryptoSignature({ publicCert: certificate })
    Object.assign(signature.SignatureAlgorithms, { [ecdsaSha256]: EcdsaSha256 })
    signature.loadSignature(each)
    try {
      if (!signature.checkSignature(xml)) return undefined
    } catch {
      return undefined
    }
    octets.push(...signature.getSignedReferences())
  }
  return octets.length > 0 ? octets.join('\n') : undefined
}

/** Two libraries that share no code with ours. */
export const verifiers: readonly (readonly [string, Verifier])[] = [
  ['xmldsigjs', byXmldsigjs],
  ['xml-crypto', byXmlCrypto],
]
