import {
  declare,
  namespaceIn,
  type Scope,
  type XmlAttribute,
  type XmlElement,
} from './xml-element.ts'

/**
 * Exclusive XML Canonicalization 1.0 of an element with all its content. As the tree has no
 * comments, both forms of the algorithm are the same.
 *
 * @param inclusive prefixes that are declared wherever they are in scope (`InclusiveNamespaces
 *   PrefixList`, section 2.1); '' for `#default`
 */
export const canonicalize = (element: XmlElement, inclusive: readonly string[] = []): string =>
  write(element, undefined, inclusive)

/** @param rendered the declarations that the elements around it have written */
function write(element: XmlElement, rendered: Scope, inclusive: readonly string[]): string {
  const { prefix, localName, attributes, children } = element
  const added = missing(element, rendered, inclusive)
  const name = qualified(prefix, localName)
  let written = `<${name}`
  for (const [declared, namespace] of added) {
    written += ` ${declared === '' ? 'xmlns' : `xmlns:${declared}`}="${escapedValue(namespace)}"`
  }
  for (const each of sorted(attributes)) {
    written += ` ${qualified(each.prefix, each.localName)}="${escapedValue(each.value)}"`
  }
  written += '>'
  const inside = within(rendered, added)
  for (const child of children) {
    written += typeof child === 'string' ? escapedText(child) : write(child, inside, inclusive)
  }
  return `${written}</${name}>`
}

const qualified = (prefix: string, localName: string): string =>
  prefix === '' ? localName : `${prefix}:${localName}`

type Declarations = readonly (readonly [prefix: string, namespace: string])[]
const none: Declarations = []

/**
 * The namespace declarations that the element must have in canonical form, in order (section 3,
 * item 3).
 */
function missing(element: XmlElement, rendered: Scope, inclusive: readonly string[]): Declarations {
  const { attributes, scope } = element
  let added = withDeclaration(none, element, rendered)
  for (const attribute of attributes) {
    if (attribute.prefix !== '') added = withDeclaration(added, attribute, rendered)
  }
  for (const prefix of inclusive) {
    const namespace = namespaceIn(scope, prefix)
    if (namespace !== undefined) added = withDeclaration(added, { prefix, namespace }, rendered)
  }
  return added.length < 2 ? added : [...added].sort(([one], [other]) => order(one, other))
}

function within(rendered: Scope, added: Declarations): Scope {
  let inside = rendered
  for (const [prefix, namespace] of added) inside = declare(inside, prefix, namespace)
  return inside
}

/** The declarations, with that of a prefix if it is not written yet. */
function withDeclaration(
  added: Declarations,
  { prefix, namespace }: { readonly prefix: string; readonly namespace: string },
  rendered: Scope,
): Declarations {
  if (prefix === 'xml' || (namespaceIn(rendered, prefix) ?? '') === namespace) return added
  for (const [known] of added) if (known === prefix) return added
  return [...added, [prefix, namespace]]
}

/** Compares attributes by namespace, then by name; those without a namespace come first. */
function sorted(attributes: readonly XmlAttribute[]): readonly XmlAttribute[] {
  let before: XmlAttribute | undefined
  for (const each of attributes) {
    if (before && byName(before, each) > 0) return [...attributes].sort(byName)
    before = each
  }
  return attributes
}

const byName = (one: XmlAttribute, other: XmlAttribute): number =>
  order(one.namespace, other.namespace) || order(one.localName, other.localName)

const order = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#x9;',
  '\n': '&#xA;',
  '\r': '&#xD;',
}
const reference = (character: string): string => references[character] ?? character

const escapedText = (text: string): string =>
  /[&<>\r]/.test(text) ? text.replace(/[&<>\r]/g, reference) : text
const escapedValue = (value: string): string =>
  /[&<"\t\n\r]/.test(value) ? value.replace(/[&<"\t\n\r]/g, reference) : value
