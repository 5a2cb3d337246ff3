import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { XmlC14NMode, XmlDocument } from 'libxml2-wasm'
import { canonicalize } from '../src/canonicalize.ts'
import { readXml } from '../src/read-xml.ts'
import { isElement, type XmlElement } from '../src/xml-element.ts'

/** Exclusive canonicalization of the element at `path` by libxml2, which is independent of ours. */
function byLibxml2(xml: string, path: readonly number[], prefixes: readonly string[]): string {
  const document = XmlDocument.fromString(xml)
  try {
    const subtree = document.get(`/*${path.map((at) => `/*[${at + 1}]`).join('')}`)
    if (!subtree) throw new Error('No such element')
    return subtree.canonicalizeToString({
      mode: XmlC14NMode.XML_C14N_EXCLUSIVE_1_0,
      inclusiveNamespacePrefixes: prefixes.map((each) => (each === '' ? '#default' : each)),
    })
  } finally {
    document.dispose()
  }
}

const elementAt = (root: XmlElement, path: readonly number[]): XmlElement =>
  path.reduce((element, at) => element.children.filter(isElement)[at] ?? element, root)

/** An element to be written, with the declarations that stand on it. */
interface Written {
  readonly prefix: string
  readonly declared: Readonly<Record<string, string>>
  readonly attributes: readonly (readonly [prefix: string, name: string, value: string])[]
  readonly content: readonly (Written | string)[]
}

const prefixes = ['', 'a', 'b', 'c']
/** None has a character to escape: libxml2 leaves `&` in a namespace as it is. */
const uris = ['urn:one', 'urn:two', 'http://three/']
const text = fc.string({
  unit: fc.constantFrom(...'xyz &<>"\'\t\n\r]é☃𝒳'),
  maxLength: 6,
})

const { element } = fc.letrec<{ element: Written }>((tie) => ({
  element: fc.record({
    prefix: fc.constantFrom(...prefixes),
    declared: fc.dictionary(fc.constantFrom(...prefixes), fc.constantFrom(...uris), { maxKeys: 3 }),
    attributes: fc.uniqueArray(
      fc.tuple(fc.constantFrom(...prefixes), fc.constantFrom('n', 'm', 'Z', 'é'), text),
      // Two prefixes may mean one namespace, in which an element has a name once.
      { maxLength: 3, selector: ([, name]) => name },
    ),
    content: fc.array(fc.oneof({ maxDepth: 4 }, text, tie('element')), { maxLength: 3 }),
  }),
}))

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&#34;',
  '\t': '&#9;',
  '\n': '&#xa;',
  '\r': '&#13;',
}
const escaped = (value: string) => value.replace(/[&<>"\t\n\r]/g, (each) => escapes[each] ?? each)

/** The document as text; every prefix is declared at its root, and again wherever it is said. */
function toXml({ prefix, declared, attributes, content }: Written, isRoot = true): string {
  const everywhere = isRoot ? { a: 'urn:one', b: 'urn:two', c: 'urn:one' } : {}
  const name = prefix === '' ? 'e' : `${prefix}:e`
  const declarations = Object.entries({ ...everywhere, ...declared }).map(
    ([each, uri]) => ` xmlns${each === '' ? '' : `:${each}`}="${escaped(uri)}"`,
  )
  const others = attributes.map(
    ([each, local, value]) => ` ${each === '' ? '' : `${each}:`}${local}="${escaped(value)}"`,
  )
  const inside = content.map((each) =>
    typeof each === 'string' ? escaped(each) : toXml(each, false),
  )
  return `<${name}${[...declarations, ...others].join('')}>${inside.join('')}</${name}>`
}

/** Where elements stand, from the root on. */
function pathsOf({ content }: Written): readonly (readonly number[])[] {
  const elements = content.filter((each) => typeof each !== 'string')
  const below = elements.flatMap((each, at) => pathsOf(each).map((path) => [at, ...path]))
  return [[], ...below]
}

describe('exclusive canonicalization', () => {
  it('yields the same octets as libxml2 for every element of any document', () => {
    fc.assert(
      fc.property(element, fc.subarray(prefixes), (written, inclusive) => {
        const xml = toXml(written)
        const root = readXml(xml)
        for (const path of pathsOf(written)) {
          const ours = canonicalize(elementAt(root, path), inclusive)
          expect(ours).toBe(byLibxml2(xml, path, inclusive))
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('writes a default namespace that is undeclared (xmlns="")', () => {
    const xml = '<a xmlns="urn:one"><b xmlns=""><c xmlns="urn:two"/></b></a>'
    expect(canonicalize(readXml(xml))).toBe(byLibxml2(xml, [], []))
  })
})
