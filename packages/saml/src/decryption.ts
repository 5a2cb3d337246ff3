import type { KeyObject } from 'node:crypto'
import { decrypt } from 'xml-encryption'
import { namespaces } from './names.ts'
import { readXml } from './read-xml.ts'
import { SamlError } from './saml-error.ts'
import { writeXml } from './write-xml.ts'
import { isNamed, type XmlElement } from './xml-element.ts'

/**
 * Decrypts an assertion (AES-GCM, RSA-OAEP). All failures have the same error, so that attempts
 * reveal nothing about the key.
 *
 * @throws SamlError `decryption_failed`
 */
export async function decryptAssertion(
  encrypted: XmlElement,
  key: KeyObject | undefined,
): Promise<XmlElement> {
  if (!key) throw failed()
  const options = { key: key.export({ type: 'pkcs8', format: 'pem' }).toString() }
  const text = await new Promise<string>((resolve, reject) => {
    decrypt(writeXml(encrypted), options, (cause, result) => {
      if (cause || result === undefined) reject(failed(cause))
      else resolve(result)
    })
  })
  const assertion = opened(text)
  if (!isNamed(assertion, [namespaces.assertion, 'Assertion'])) throw failed()
  return assertion
}

function opened(text: string): XmlElement {
  try {
    return readXml(text)
  } catch (cause) {
    throw failed(cause)
  }
}

const failed = (cause?: unknown): SamlError =>
  new SamlError('decryption_failed', 'The assertion cannot be decrypted.', { cause })
