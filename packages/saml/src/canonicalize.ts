import type { Scope, XmlAttribute, XmlElement } from './xml-element.ts'

/**
 * Exclusive XML Canonicalization 1.0 of an element with all its content. As the tree has no
 * comments, both forms of the algorithm are the same.
 *
 * @param inclusive prefixes that are declared wherever they are in scope (`InclusiveNamespaces
 *   PrefixList`, section 2.1); '' for `#default`
 */
export const canonicalize = (element: XmlElement, inclusive: readonly string[] = []): string =>
  write(element, new Map(), inclusive)

/** @param rendered the declarations that the elements around it have written */
function write(element: XmlElement, rendered: Scope, inclusive: readonly string[]): string {
  const added = missing(element, rendered, inclusive)
  const inside = added.length === 0 ? rendered : new Map([...rendered, ...added])
  const name = qualified(element.prefix, element.localName)
  let written = `<${name}`
  for (const [prefix, namespace] of added) {
    written += ` ${prefix === '' ? 'xmlns' : `xmlns:${prefix}`}="${escapedValue(namespace)}"`
  }
  for (const { prefix, localName, value } of sorted(element.attributes)) {
    written += ` ${qualified(prefix, localName)}="${escapedValue(value)}"`
  }
  written += '>'
  for (const child of element.children) {
    written += typeof child === 'string' ? escapedText(child) : write(child, inside, inclusive)
  }
  return `${written}</${name}>`
}

const qualified = (prefix: string, localName: string): string =>
  prefix === '' ? localName : `${prefix}:${localName}`

/** The declarations that the element has to write, in order (section 3, item 3). */
function missing(
  { prefix, namespace, attributes, scope }: XmlElement,
  rendered: Scope,
  inclusive: readonly string[],
): readonly (readonly [string, string])[] {
  const added = new Map<string, string>()
  const note = (used: string, uri: string) => {
    if (used !== 'xml' && (rendered.get(used) ?? '') !== uri) added.set(used, uri)
  }
  note(prefix, namespace)
  for (const attribute of attributes) {
    if (attribute.prefix !== '') note(attribute.prefix, attribute.namespace)
  }
  for (const each of inclusive) {
    const uri = scope.get(each)
    if (uri !== undefined) note(each, uri)
  }
  return added.size < 2 ? [...added] : [...added].sort(([one], [other]) => order(one, other))
}

/** By namespace, then by name; attributes without a namespace come first. */
function sorted(attributes: readonly XmlAttribute[]): readonly XmlAttribute[] {
  if (attributes.length < 2) return attributes
  return [...attributes].sort(
    (one, other) => order(one.namespace, other.namespace) || order(one.localName, other.localName),
  )
}

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

const escapedText = (text: string): string => text.replace(/[&<>\r]/g, reference)
const escapedValue = (value: string): string => value.replace(/[&<"\t\n\r]/g, reference)
