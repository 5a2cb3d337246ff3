import { SamlError } from './saml-error.ts'
import { isElement, isNamed, type Name, type XmlElement } from './xml-element.ts'

/** The children of an element that have this name. */
export function childrenOf({ children }: XmlElement, name: Name): readonly XmlElement[] {
  const found: XmlElement[] = []
  for (const child of children) if (isElement(child) && isNamed(child, name)) found.push(child)
  return found
}

/** @throws SamlError `message_malformed` if there are two */
export function childOf(parent: XmlElement, name: Name): XmlElement | undefined {
  const [child, another] = childrenOf(parent, name)
  if (another) throw malformed(`\`${parent.localName}\` has two elements \`${name[1]}\`.`)
  return child
}

/** @throws SamlError `message_malformed` if there is none, or two */
export function requiredChildOf(parent: XmlElement, name: Name): XmlElement {
  const child = childOf(parent, name)
  if (!child) throw malformed(`\`${parent.localName}\` has no element \`${name[1]}\`.`)
  return child
}

const white = new Set([' ', '\t', '\r', '\n'])

/**
 * Text of an element with only text, without white space of XML around it (XML 1.0, section 2.3).
 * Other spaces, such as U+00A0, stay: they distinguish a user from another one.
 *
 * @throws SamlError `message_malformed`
 */
export function textOf({ children, localName }: XmlElement): string {
  if (children.some(isElement)) throw malformed(`\`${localName}\` must contain only text.`)
  const text = children.join('')
  let [start, end] = [0, text.length]
  while (start < end && white.has(text.charAt(start))) start += 1
  while (end > start && white.has(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}

/**
 * Bytes of an element with only base64.
 * @throws SamlError `message_malformed`
 */
export function bytesOf(element: XmlElement): Buffer {
  const text = textOf(element).replace(/[\r\n\t ]+/g, '')
  if (!isBase64(text)) throw malformed(`\`${element.localName}\` is not base64.`)
  return Buffer.from(text, 'base64')
}

/** Whether a text is Base64 (RFC 4648, section 4), with or without padding. */
export const isBase64 = (text: string): boolean =>
  /^[A-Za-z0-9+/]+={0,2}$/.test(text) && text.length % 4 !== 1

/** The value of an attribute without a namespace. */
export const attributeOf = ({ attributes }: XmlElement, name: string): string | undefined =>
  attributes.find(({ localName, namespace }) => localName === name && namespace === '')?.value

/** @throws SamlError `message_malformed` if it is missing or empty */
export function requiredAttributeOf(element: XmlElement, name: string): string {
  const value = attributeOf(element, name)
  if (!value) throw malformed(`\`${element.localName}\` has no attribute \`${name}\`.`)
  return value
}

/** `xs:boolean`. @throws SamlError `message_malformed` */
export function flagOf(element: XmlElement, name: string): boolean {
  const value = attributeOf(element, name)
  if (value === undefined || value === 'false' || value === '0') return false
  if (value === 'true' || value === '1') return true
  throw malformed(`\`${name}\` must be true or false.`)
}

/** The error of a message that breaks the schema of SAML. */
export const malformed = (message: string): SamlError => new SamlError('message_malformed', message)
