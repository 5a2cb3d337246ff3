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
      value === undefined ? [] : attribute(name, sayable(value)),
    ),
    children: children.flatMap((child) => {
      if (child === undefined || child === '') return []
      return typeof child === 'string' ? sayable(child) : child
    }),
  })
}

export const saml = elementsOf('saml', namespaces.assertion)
export const samlp = elementsOf('samlp', namespaces.protocol)
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

export const writeXml = (element: XmlElement): string => canonicalize(element, prefixesOfValues)

/** Characters that XML does not allow, which are removed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML does not allow
const unsayable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const sayable = (value: string): string => value.toWellFormed().replace(unsayable, '')
