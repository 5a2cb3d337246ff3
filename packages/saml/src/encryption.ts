import { encrypt } from 'xml-encryption'
import { asPem, publicKeyOf } from './keys.ts'
import { readXml } from './read-xml.ts'
import { SamlError } from './saml-error.ts'
import { saml, writeXml } from './write-xml.ts'
import type { XmlElement } from './xml-element.ts'

const contentAlgorithm = 'http://www.w3.org/2009/xmlenc11#aes256-gcm'
const keyAlgorithm = 'http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p'

/**
 * Encrypts an assertion for the certificate of its recipient (XML Encryption 1.1; AES-GCM,
 * RSA-OAEP).
 *
 * @throws SamlError `encryption_failed`, `certificate_invalid`
 */
export async function encryptAssertion(
  assertion: XmlElement,
  certificate: string,
): Promise<XmlElement> {
  const pem = asPem(certificate)
  const options = {
    rsa_pub: publicKeyOf(pem).export({ type: 'spki', format: 'pem' }).toString(),
    pem,
    encryptionAlgorithm: contentAlgorithm,
    keyEncryptionAlgorithm: keyAlgorithm,
  }
  const content = writeXml(assertion)
  const encrypted = await settled((done) => encrypt(content, options, done))
  return saml('EncryptedAssertion', {}, readXml(encrypted))
}

type Done = (error: Error | null, result?: string) => void

const settled = (run: (done: Done) => void): Promise<string> =>
  new Promise((resolve, reject) => {
    run((cause, result) => {
      if (!cause && result !== undefined) return resolve(result)
      reject(new SamlError('encryption_failed', 'The assertion cannot be encrypted.', { cause }))
    })
  })
