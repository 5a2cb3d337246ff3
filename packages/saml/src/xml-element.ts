/** An XML element as it is read, written and canonicalized. There are no comments. */
export interface XmlElement extends XmlName {
  readonly attributes: readonly XmlAttribute[]
  /** Text is unescaped. */
  readonly children: readonly (XmlElement | string)[]
  /** The namespaces in scope; the default one has the prefix ''. */
  readonly scope: Scope
}

/** An attribute with its resolved namespace; namespace declarations are none. */
export interface XmlAttribute extends XmlName {
  readonly value: string
}

/**
 * Declared namespaces, the innermost first; undefined if there are none. A list is extended without
 * a copy, and is short.
 */
export type Scope = Declaration | undefined

/** A namespace declaration, linked to those that surround it. */
export interface Declaration {
  readonly prefix: string
  readonly namespace: string
  readonly outer: Scope
  /** The length of the list. */
  readonly count: number
}

/** Extends a scope with a declaration; inner declarations come first. */
export const declare = (outer: Scope, prefix: string, namespace: string): Declaration => ({
  prefix,
  namespace,
  outer,
  count: (outer?.count ?? 0) + 1,
})

/** The namespace that is declared for a prefix. */
export function namespaceIn(scope: Scope, prefix: string): string | undefined {
  for (let at = scope; at; at = at.outer) if (at.prefix === prefix) return at.namespace
  return undefined
}

interface XmlName {
  readonly prefix: string
  readonly localName: string
  /** Namespace URI; '' for none. */
  readonly namespace: string
}

/** The name of an element: its namespace and local name. */
export type Name = readonly [namespace: string, localName: string]

/** Whether an element has this namespace and local name, with any prefix. */
export const isNamed = (element: XmlElement, [namespace, localName]: Name): boolean =>
  element.localName === localName && element.namespace === namespace

/** Whether a child is an element and not text. */
export const isElement = (child: XmlElement | string): child is XmlElement =>
  typeof child !== 'string'
