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

/**
 * The document as text; each prefix is declared at its root, and again at each element that uses
 * it.
 */
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

const fragments = [
  '',
  ...'<>&"\'/ :=-\u0000\ufffe\ufeffé',
  '&amp;',
  '&#0;',
  '&#x41;',
  '&#xD800;',
  '&x;',
  ']]>',
  '</e>',
  '<e>',
  '<e/>',
  '</a:e>',
  '<!--x-->',
  '<![CDATA[x]]>',
  '<?x y?>',
  '<!DOCTYPE e>',
  '<?xml version="1.0"?>',
  ' n="1"',
  ' a:n="1"',
  ' c:n="1"',
  " m='<'",
  ' xmlns:a=""',
  ' xmlns="urn:one"',
  ' xml:id="i"',
  ' xmlns:xml="urn:one"',
  ' xmlns:xmlns="urn:one"',
  ' z:n=""',
  ' 1=""',
  ' a:b:n=""',
]
/** A place in a document, the number of characters to remove there, and what stands there then. */
const change = fc.tuple(fc.nat(400), fc.nat(3), fc.constantFrom(...fragments))

/** libxml2 refuses a namespace that is no URI as well. */
const hasOtherUris = (xml: string): boolean =>
  [...xml.matchAll(/xmlns[^=]*=\s*(["'])(.*?)\1/gs)].some(([, , uri = '']) => !uris.includes(uri))

/** The canonical octets of a document, or undefined for a document that is refused. */
function canonical(xml: string, read: (xml: string) => string): string | undefined {
  try {
    return read(xml)
  } catch {
    return undefined
  }
}

describe('the parser', () => {
  it('reads only what libxml2 reads, and the same', () => {
    let accepted = 0
    fc.assert(
      fc.property(element, fc.array(change, { maxLength: 2 }), (written, changes) => {
        let xml = toXml(written)
        for (const [place, removed, added] of changes) {
          const at = place % (xml.length + 1)
          xml = xml.slice(0, at) + added + xml.slice(at + removed)
        }
        const ours = canonical(xml, (each) => canonicalize(readXml(each)))
        if (ours === undefined || hasOtherUris(xml)) return
        accepted += 1
        expect([xml, ours]).toEqual([xml, canonical(xml, (each) => byLibxml2(each, [], []))])
      }),
      { numRuns: 2000 },
    )
    expect(accepted).toBeGreaterThan(200)
  })

  it.each([
    ['<a', 'message_malformed'],
    ['<a>', 'message_malformed'],
    ['</a>', 'message_malformed'],
    ['<a></b>', 'message_malformed'],
    ['<a></ab>', 'message_malformed'],
    ['<a/><b/>', 'message_malformed'],
    ['<a/>text', 'message_malformed'],
    ['text<a/>', 'message_malformed'],
    ['', 'message_malformed'],
    ['<a b="1" b="2"/>', 'message_malformed'],
    ['<a xmlns:p="urn:x" xmlns:q="urn:x" p:b="1" q:b="2"/>', 'message_malformed'],
    ['<a xmlns="urn:x" xmlns="urn:y"/>', 'message_malformed'],
    ['<a b="1"c="2"/>', 'message_malformed'],
    ['<a b=1/>', 'message_malformed'],
    ['<a b="<"/>', 'message_malformed'],
    ['<a b/>', 'message_malformed'],
    ['<a b="1/>', 'message_malformed'],
    ['<p:a/>', 'message_malformed'],
    ['<a p:b="1"/>', 'message_malformed'],
    ['<:a/>', 'message_malformed'],
    ['<a:/>', 'message_malformed'],
    ['<a:b:c xmlns:a="urn:x"/>', 'message_malformed'],
    ['<-a/>', 'message_malformed'],
    ['<é·/><', 'message_malformed'],
    ['<a xmlns:xmlns="urn:x"/>', 'message_malformed'],
    ['<a xmlns:xml="urn:x"/>', 'message_malformed'],
    ['<a xmlns:p="http://www.w3.org/XML/1998/namespace"/>', 'message_malformed'],
    ['<a xmlns="http://www.w3.org/2000/xmlns/"/>', 'message_malformed'],
    ['<a xmlns:p=""/>', 'message_malformed'],
    ['<a>]]></a>', 'message_malformed'],
    ['<a>&b;</a>', 'message_malformed'],
    ['<a>&</a>', 'message_malformed'],
    ['<a>&#0;</a>', 'message_malformed'],
    ['<a>&#xD800;</a>', 'message_malformed'],
    ['<a>&#x110000;</a>', 'message_malformed'],
    ['<a>\u0001</a>', 'message_malformed'],
    ['<a>\ud800</a>', 'message_malformed'],
    ['<?xml version="1.0" encoding="UTF-16"?><a/>', 'message_malformed'],
    ['<!DOCTYPE a><a/>', 'dtd_forbidden'],
    ['<a><!DOCTYPE a></a>', 'dtd_forbidden'],
    ['<!ENTITY a "b"><a/>', 'markup_forbidden'],
    ['<!-- --><a/>', 'markup_forbidden'],
    ['<a><![CDATA[b]]></a>', 'markup_forbidden'],
    ['<a/><?b?>', 'markup_forbidden'],
    [' <?xml version="1.0"?><a/>', 'markup_forbidden'],
    ['<a ID="1"><b id="1"/></a>', 'duplicate_id'],
    ['<a>'.repeat(41), 'message_too_large'],
    [`<a>${'<b/>'.repeat(5_000)}</a>`, 'message_too_large'],
    [`<a${Array.from({ length: 51 }, (_, at) => ` b${at}=""`).join('')}/>`, 'message_too_large'],
    [`<a>${'b'.repeat(256 * 1024)}</a>`, 'message_too_large'],
    ['<a xmlns:b="1" xmlns:c="2" xmlns:d="3">'.repeat(34), 'message_too_large'],
  ])('refuses %.60s', (xml, code) => {
    expect(() => readXml(xml)).toThrow(expect.objectContaining({ code }))
  })

  it.each([
    ['\ufeff<?xml version="1.0" encoding="utf-8" standalone="yes"?>\r\n<a/>\n ', '<a></a>'],
    ["<a b = '\"' c='1\t2\r\n3' />", '<a b="&quot;" c="1 2 3"></a>'],
    ['<a>1\r\n2\r3&#13;&#x1F600;&lt;</a >', '<a>1\n2\n3&#xD;😀&lt;</a>'],
    ['<élan naïve="·"/>', '<élan naïve="·"></élan>'],
  ])('reads %s', (xml, octets) => {
    expect(canonicalize(readXml(xml))).toBe(octets)
  })

  it('takes a time in proportion to the message, whatever it is', () => {
    const size = 250_000
    const hostile = ['<', '&', '<a ', '<a b', '&#', ' ', '<a b="', ':', 'é'].map((each) =>
      `<a>${each.repeat(size / Buffer.byteLength(each))}`.slice(0, size),
    )
    const start = process.cpuUsage()
    for (const xml of hostile) expect(() => readXml(xml)).toThrow()
    const { user, system } = process.cpuUsage(start)
    expect(user + system).toBeLessThan(2_000_000)
  })
})

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
