import { canonicalize } from './canonicalize.ts'
import { namespaces } from './names.ts'
import { declare, type XmlAttribute, type XmlElement } from './xml-element.ts'

type Attributes = Readonly<Record<string, string | undefined>>
type Child = XmlElement | string | undefined

/** Creates elements of one namespace; undefined attributes and children are left out. */
export function elementsOf(prefix: string, namespace: string) {
  const scope = declare(undefined, prefix, namespace)
  return (
    localName: string,
    attributes: Attributes,
    ...children: readonly Child[]
  ): XmlElement => ({
    prefix,
    localName,
    namespace,
    scope,
    attributes: Object.entries(attributes).flatMap(([name, value]) =>
      value === undefined ? [] : attribute(name, withoutIllegal(value)),
    ),
    children: children.flatMap((child) => {
      if (child === undefined || child === '') return []
      return typeof child === 'string' ? withoutIllegal(child) : child
    }),
  })
}

/** Creates an element of the namespace of assertions. */
export const saml = elementsOf('saml', namespaces.assertion)
/** Creates an element of the namespace of the protocol. */
export const samlp = elementsOf('samlp', namespaces.protocol)
/** Creates an element of the namespace of XML signatures. */
export const ds = elementsOf('ds', namespaces.signature)

const attribute = (localName: string, value: string): XmlAttribute =>
  localName === 'xsi:type'
    ? { prefix: 'xsi', localName: 'type', namespace: namespaces.schemaInstance, value }
    : { prefix: '', localName, namespace: '', value }

/** An element whose text has an XML Schema type (`xsi:type`). */
export const typed = (element: XmlElement, type: `xs:${string}`): XmlElement => ({
  ...element,
  attributes: [...element.attributes, attribute('xsi:type', type)],
  scope: declare(element.scope, 'xs', namespaces.schema),
})

/** Prefixes that occur only in values, which canonicalization would leave out. */
export const prefixesOfValues: readonly string[] = ['xs']

/** Writes an element in exclusive canonical form, which its signature may cover. */
export const writeXml = (element: XmlElement): string => canonicalize(element, prefixesOfValues)

/** Characters that XML 1.0 forbids, even as references (section 2.2). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids control characters
const illegalCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const withoutIllegal = (value: string): string =>
  value.toWellFormed().replace(illegalCharacters, '')
