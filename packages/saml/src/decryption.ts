import type { KeyObject } from 'node:crypto'
import { decrypt } from 'xml-encryption'
import { attributeOf } from './elements.ts'
import { namespaces } from './names.ts'
import { readXml } from './read-xml.ts'
import { SamlError } from './saml-error.ts'
import { writeXml } from './write-xml.ts'
import { isElement, isNamed, type XmlElement } from './xml-element.ts'

const [xenc, xenc11] = ['http://www.w3.org/2001/04/xmlenc#', 'http://www.w3.org/2009/xmlenc11#']
const lesserCiphers: readonly string[] = [`${xenc}aes128-cbc`, `${xenc}aes256-cbc`]
const keyTransports = [`${xenc}rsa-oaep-mgf1p`, `${xenc11}rsa-oaep`]

interface DecryptionRules {
  readonly key: KeyObject | undefined
  /**
   * Whether a verified signature covers the encrypted assertion; without one AES-CBC is a padding
   * oracle (section 6.1.1).
   */
  readonly isSigned: boolean
  /** What a signed response may be encrypted with besides AES-GCM; by default AES-CBC. */
  readonly lesser?: readonly string[] | undefined
}

/**
 * Decrypts an assertion (XML Encryption 1.1; RSA-OAEP, and AES-GCM or, in a signed response,
 * AES-CBC). All failures have the same error, so that attempts reveal nothing about the key.
 *
 * @throws SamlError `decryption_failed`
 */
export async function decryptAssertion(
  encrypted: XmlElement,
  { key, isSigned, lesser = lesserCiphers }: DecryptionRules,
): Promise<XmlElement> {
  if (!key) throw failed()
  const allowed: readonly unknown[] = [...lesser.filter(isLesser), ...keyTransports]
  const allowsCbc = isSigned && methodsIn(encrypted).every((each) => allowed.includes(each))
  const options = {
    key: key.export({ type: 'pkcs8', format: 'pem' }).toString(),
    disallowDecryptionWithInsecureAlgorithm: !allowsCbc,
    warnInsecureAlgorithm: false,
  }
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

const isLesser = (name: string) => lesserCiphers.includes(name)

/** The algorithms of the content and of its key. */
function methodsIn(element: XmlElement): readonly unknown[] {
  const own = element.localName === 'EncryptionMethod' ? [attributeOf(element, 'Algorithm')] : []
  return [...own, ...element.children.filter(isElement).flatMap(methodsIn)]
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
