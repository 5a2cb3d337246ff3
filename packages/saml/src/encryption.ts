import type { KeyObject } from 'node:crypto'
import { decrypt, encrypt } from 'xml-encryption'
import { requiredChildOf } from './elements.ts'
import { asPem, publicKeyOf } from './keys.ts'
import { namespaces } from './names.ts'
import { readXml } from './read-xml.ts'
import { SamlError } from './saml-error.ts'
import { saml, writeXml } from './write-xml.ts'
import type { XmlElement } from './xml-element.ts'

const contentAlgorithm = 'http://www.w3.org/2009/xmlenc11#aes256-gcm'
const keyAlgorithm = 'http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p'

/** @throws SamlError `encryption_failed`, `certificate_invalid` */
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
  const encrypted = await settled('encryption_failed', (done) => encrypt(content, options, done))
  return saml('EncryptedAssertion', {}, readXml(encrypted))
}

/** What an `<EncryptedAssertion>` hides. @throws SamlError `decryption_failed` */
export async function decryptAssertion(element: XmlElement, key: KeyObject): Promise<XmlElement> {
  const data = requiredChildOf(element, [namespaces.encryption, 'EncryptedData'])
  const pem = key.export({ type: 'pkcs8', format: 'pem' }).toString()
  const content = writeXml(data)
  return readXml(await settled('decryption_failed', (done) => decrypt(content, { key: pem }, done)))
}

type Done = (error: Error | null, result?: string) => void

function settled(code: 'encryption_failed' | 'decryption_failed', run: (done: Done) => void) {
  return new Promise<string>((resolve, reject) => {
    run((cause, result) => {
      if (!cause && result !== undefined) return resolve(result)
      const what = code === 'encryption_failed' ? 'encrypted' : 'decrypted'
      reject(new SamlError(code, `The assertion cannot be ${what}.`, { cause }))
    })
  })
}
