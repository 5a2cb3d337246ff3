/** An XML element as it is read, written and canonicalized. There are no comments. */
export interface XmlElement extends XmlName {
  readonly attributes: readonly XmlAttribute[]
  /** Text is unescaped. */
  readonly children: readonly (XmlElement | string)[]
  /** The namespaces in scope, by prefix; the default one has the prefix ''. */
  readonly scope: Scope
}

export interface XmlAttribute extends XmlName {
  readonly value: string
}

export type Scope = ReadonlyMap<string, string>

interface XmlName {
  readonly prefix: string
  readonly localName: string
  /** Namespace URI; '' for none. */
  readonly namespace: string
}

/** The name of an element: its namespace and local name. */
export type Name = readonly [namespace: string, localName: string]

export const isNamed = (element: XmlElement, [namespace, localName]: Name): boolean =>
  element.localName === localName && element.namespace === namespace

export const isElement = (child: XmlElement | string): child is XmlElement =>
  typeof child !== 'string'
