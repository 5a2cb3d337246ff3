import { SamlError } from './saml-error.ts'
import { declare, namespaceIn, type Scope } from './xml-element.ts'
import type { QualifiedName } from './xml-names.ts'
import { notWellFormed } from './xml-text.ts'

/** Maximum number of declarations of an element and those around it; messages have some ten. */
const declarationsMax = 100
const xmlNamespace = 'http://www.w3.org/XML/1998/namespace'
const xmlnsNamespace = 'http://www.w3.org/2000/xmlns/'

/** An attribute as written, or the declaration of a namespace. */
export interface WrittenAttribute extends QualifiedName {
  /** '' until the scope of the element is known. */
  namespace: string
  readonly value: string
}

/** Whether an attribute declares a namespace (Namespaces in XML 1.0, section 3). */
export const declaresNamespace = ({ prefix, localName }: QualifiedName): boolean =>
  prefix === 'xmlns' || (prefix === '' && localName === 'xmlns')

/**
 * The namespaces in scope inside an element (Namespaces in XML 1.0, section 3).
 *
 * @throws SamlError `message_malformed`, `message_too_large`
 */
export function scopeWithin(outside: Scope, declarations: readonly WrittenAttribute[]): Scope {
  let scope = outside
  for (const { prefix: xmlns, localName, value } of declarations) {
    const prefix = xmlns === '' ? '' : localName
    refuseReserved(prefix, value)
    if (prefix !== 'xml') scope = declare(scope, prefix, value)
  }
  if ((scope?.count ?? 0) > declarationsMax) throw tooManyDeclarations()
  return scope
}

function refuseReserved(prefix: string, uri: string): void {
  const isXml = prefix === 'xml'
  if (isXml !== (uri === xmlNamespace) || prefix === 'xmlns' || uri === xmlnsNamespace) {
    throw notWellFormed('a declaration of a reserved prefix or namespace')
  }
  if (prefix !== '' && uri === '') throw notWellFormed('a prefix without a namespace')
}

/** @throws SamlError `message_malformed` for a prefix that is not declared */
export function namespaceOf(prefix: string, scope: Scope): string {
  if (prefix === 'xml') return xmlNamespace
  const uri = namespaceIn(scope, prefix)
  if (uri !== undefined) return uri
  if (prefix === '') return ''
  throw notWellFormed(`the prefix \`${prefix.slice(0, 100)}\` is not declared`)
}

/**
 * Sets the namespaces of attributes; a default namespace is not of attributes (section 6.2).
 *
 * @throws SamlError `message_malformed` for two of one name (section 6.3)
 */
export function resolveAttributes(attributes: readonly WrittenAttribute[], scope: Scope): void {
  for (const attribute of attributes) {
    if (attribute.prefix === '') continue
    const { localName } = attribute
    const namespace = namespaceOf(attribute.prefix, scope)
    for (const other of attributes) {
      if (other.localName === localName && other.namespace === namespace) throw twice(localName)
    }
    attribute.namespace = namespace
  }
}

/** @throws SamlError `message_malformed` for an attribute that an element has already */
export function refuseSecond(name: QualifiedName, written: readonly WrittenAttribute[]): void {
  for (const { prefix, localName } of written) {
    if (localName === name.localName && prefix === name.prefix) throw twice(localName)
  }
}

const tooManyDeclarations = () =>
  new SamlError('message_too_large', 'The message declares too many namespaces.')

const twice = (name: string) =>
  notWellFormed(`an element has the attribute \`${name.slice(0, 100)}\` twice`)
