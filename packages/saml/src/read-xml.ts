import { SamlError } from './saml-error.ts'
import type { XmlElement } from './xml-element.ts'
import { type QualifiedName, readName } from './xml-names.ts'
import {
  declaresNamespace,
  namespaceOf,
  refuseSecond,
  resolveAttributes,
  scopeWithin,
  type WrittenAttribute,
} from './xml-namespaces.ts'
import { attributeValueOf, charactersOf, notWellFormed, textContentOf } from './xml-text.ts'

/** Maximum size of a message in bytes, twenty times the usual size. */
export const messageBytesMax = 256 * 1024
const depthMax = 40
const elementsMax = 5_000
const attributesMax = 50

/**
 * Parses an XML document (XML 1.0, Namespaces in XML 1.0). Refuses what SAML does not need: a
 * document type (and so entities), comments, CDATA sections, processing instructions, and an ID
 * that two elements have. Metadata, which nobody verifies by their octets, may have comments and
 * processing instructions.
 *
 * @param skipsComments whether comments and processing instructions are skipped
 *
 * @throws SamlError `message_too_large`, `message_malformed`, `dtd_forbidden`, `markup_forbidden`,
 *   `duplicate_id`
 */
export function readXml(xml: string, skipsComments = false): XmlElement {
  if (Buffer.byteLength(xml) > messageBytesMax) {
    throw new SamlError('message_too_large', `The message has more than ${messageBytesMax} bytes.`)
  }
  return new Reader(charactersOf(xml), skipsComments).read()
}

interface OpenElement extends XmlElement {
  readonly children: (XmlElement | string)[]
}

interface StartTag {
  /** The name as written, for the end tag. */
  readonly whole: string
  readonly name: QualifiedName
  readonly declarations: WrittenAttribute[]
  readonly attributes: WrittenAttribute[]
}

const declaration =
  /^<\?xml\s+version\s*=\s*(?:"1\.\d+"|'1\.\d+')(?:\s+encoding\s*=\s*(?:"([^"]*)"|'([^']*)'))?(?:\s+standalone\s*=\s*(?:"(?:yes|no)"|'(?:yes|no)'))?\s*\?>/
const code = {
  tab: 0x09,
  newline: 0x0a,
  space: 0x20,
  exclamation: 0x21,
  quote: 0x22,
  apostrophe: 0x27,
  slash: 0x2f,
  equals: 0x3d,
  greater: 0x3e,
  question: 0x3f,
} as const
const space = /^[ \t\n]*$/

/** Reads a document from its first character to its last, within the bounds. */
class Reader {
  private readonly xml: string
  private readonly skipsComments: boolean
  private at = 0
  private readonly opened: OpenElement[] = []
  /** Qualified names of the opened elements. */
  private readonly names: string[] = []
  private readonly ids = new Set<string>()
  private outermost: XmlElement | undefined
  private count = 0

  constructor(xml: string, skipsComments: boolean) {
    this.xml = xml
    this.skipsComments = skipsComments
  }

  read(): XmlElement {
    this.readDeclaration()
    for (;;) {
      const start = this.xml.indexOf('<', this.at)
      this.addText(this.xml.slice(this.at, start === -1 ? undefined : start))
      if (start === -1) return this.root()
      this.at = start + 1
      if (this.isAt(code.slash)) this.readEndTag()
      else if (this.isAt(code.exclamation) || this.isAt(code.question)) this.skipMarkup()
      else this.readStartTag()
    }
  }

  private root(): XmlElement {
    if (this.opened.length > 0) throw notWellFormed('an element has no end')
    if (!this.outermost) throw notWellFormed('no root element')
    return this.outermost
  }

  /** A byte order mark and the XML declaration (sections 2.8 and 4.3.3). */
  private readDeclaration(): void {
    if (this.xml.charCodeAt(0) === 0xfeff) this.at = 1
    if (!this.xml.startsWith('<?xml', this.at)) return
    const [whole, quoted, single] = declaration.exec(this.xml.slice(this.at)) ?? []
    // Another instruction may begin so, which is refused as one.
    if (whole === undefined) return
    if (!/^utf-8$/i.test(quoted ?? single ?? 'utf-8')) {
      throw notWellFormed('an encoding other than UTF-8')
    }
    this.at += whole.length
  }

  private addText(text: string): void {
    if (text === '') return
    const parent = this.opened.at(-1)
    if (parent) parent.children.push(textContentOf(text))
    else if (!space.test(text)) throw notWellFormed('text outside the root element')
  }

  /** A comment, or a processing instruction (sections 2.5 and 2.6). */
  private skipMarkup(): void {
    const isComment = this.isAhead('!--')
    const isInstruction = /^\?(?!xml[\s?])/i.test(this.xml.slice(this.at, this.at + 5))
    if (!this.skipsComments || !(isComment || isInstruction)) this.refuseMarkup()
    const last = isComment ? '--' : '?>'
    const end = this.xml.indexOf(last, this.at + (isComment ? 3 : 1))
    if (end === -1) throw notWellFormed(`no \`${last}\``)
    this.at = end + 2
    if (isComment) this.take(code.greater)
  }

  private refuseMarkup(): never {
    if (this.xml.startsWith('!DOCTYPE', this.at)) {
      throw new SamlError('dtd_forbidden', 'The message has a document type declaration.')
    }
    throw new SamlError(
      'markup_forbidden',
      'The message has a comment, a CDATA section or a processing instruction.',
    )
  }

  private readStartTag(): void {
    const start = this.at
    const name = this.readName()
    const whole = this.xml.slice(start, this.at)
    const tag: StartTag = { whole, name, declarations: [], attributes: [] }
    let isSpaced = this.skipSpace()
    while (!this.isAt(code.greater) && !this.isAt(code.slash)) {
      if (!isSpaced) throw notWellFormed('no white space before an attribute')
      this.readAttribute(tag)
      isSpaced = this.skipSpace()
    }
    this.open(tag)
    const isEmpty = this.isAt(code.slash)
    if (isEmpty) this.at += 1
    this.take(code.greater)
    if (isEmpty) this.close()
  }

  private readEndTag(): void {
    this.at += 1
    const name = this.names.at(-1)
    if (name === undefined || !this.isAhead(name)) {
      throw notWellFormed('the end of an element that is not open')
    }
    this.at += name.length
    this.skipSpace()
    this.take(code.greater)
    this.close()
  }

  private readName(): QualifiedName {
    const name = readName(this.xml, this.at)
    this.at = name.end
    return name
  }

  private readAttribute({ declarations, attributes }: StartTag): void {
    if (declarations.length + attributes.length >= attributesMax) throw tooMany()
    const name = this.readName()
    const all = declaresNamespace(name) ? declarations : attributes
    refuseSecond(name, all)
    this.skipSpace()
    this.take(code.equals)
    this.skipSpace()
    const quote = this.isAt(code.quote) ? '"' : "'"
    if (quote === "'") this.take(code.apostrophe)
    else this.at += 1
    const start = this.at
    const end = this.xml.indexOf(quote, start)
    if (end === -1) throw notWellFormed('no quote after a value')
    this.at = end + 1
    const { prefix, localName } = name
    const value = attributeValueOf(this.xml.slice(start, end))
    all.push({ prefix, localName, namespace: '', value })
  }

  /** @returns whether there was any */
  private skipSpace(): boolean {
    const start = this.at
    while (this.isAt(code.space) || this.isAt(code.newline) || this.isAt(code.tab)) this.at += 1
    return this.at > start
  }

  private isAt(character: number): boolean {
    return this.xml.charCodeAt(this.at) === character
  }

  /** Compares by character, which for short names is faster than `startsWith`. */
  private isAhead(text: string): boolean {
    for (let index = 0; index < text.length; index += 1) {
      if (this.xml.charCodeAt(this.at + index) !== text.charCodeAt(index)) return false
    }
    return true
  }

  private take(character: number): void {
    if (!this.isAt(character)) {
      throw notWellFormed(`\`${String.fromCharCode(character)}\` is missing`)
    }
    this.at += 1
  }

  private open({ whole, name, declarations, attributes }: StartTag): void {
    const parent = this.opened.at(-1)
    if (!parent && this.outermost) throw notWellFormed('two root elements')
    this.count += 1
    if (this.opened.length >= depthMax || this.count > elementsMax) throw tooMany()
    const scope = scopeWithin(parent?.scope, declarations)
    const { prefix, localName } = name
    resolveAttributes(attributes, scope)
    const namespace = namespaceOf(prefix, scope)
    const element: OpenElement = { prefix, localName, namespace, attributes, scope, children: [] }
    for (const attribute of attributes) {
      if (isId(attribute.localName)) this.noteId(attribute.value)
    }
    if (parent) parent.children.push(element)
    else this.outermost = element
    this.opened.push(element)
    this.names.push(whole)
  }

  private close(): void {
    this.opened.pop()
    this.names.pop()
  }

  /** An ID must be unique; the name of its attribute is compared without case. */
  private noteId(id: string): void {
    if (this.ids.has(id)) throw new SamlError('duplicate_id', 'Two elements have the same ID.')
    this.ids.add(id)
  }
}

const isId = (name: string): boolean => name.length === 2 && name.toLowerCase() === 'id'

const tooMany = (): SamlError =>
  new SamlError('message_too_large', 'The message has too many elements or attributes.')
