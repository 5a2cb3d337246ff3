import { SaxesParser, type SaxesTagNS } from 'saxes'
import { SamlError } from './saml-error.ts'
import type { Scope, XmlAttribute, XmlElement } from './xml-element.ts'

/** Maximum size of a message in bytes, twenty times the usual size. */
export const messageBytesMax = 256 * 1024
const depthMax = 40
const elementsMax = 5_000
const attributesMax = 50

/**
 * Parses an XML document. Refuses what SAML does not need: a document type (and so entities),
 * comments, CDATA sections, processing instructions, and an ID that two elements have.
 *
 * @throws SamlError `message_too_large`, `message_malformed`, `dtd_forbidden`, `markup_forbidden`,
 *   `duplicate_id`
 */
export function readXml(xml: string): XmlElement {
  if (Buffer.byteLength(xml) > messageBytesMax) {
    throw new SamlError('message_too_large', `The message has more than ${messageBytesMax} bytes.`)
  }
  if (!xml.isWellFormed()) throw malformed('lone surrogate')
  const tree = new Tree()
  const parser = new SaxesParser({ xmlns: true, position: false, ...onlyVersion1 })
  parser.on('error', ({ message }) => {
    throw malformed(message)
  })
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!/^utf-8$/i.test(encoding)) throw malformed('an encoding other than UTF-8')
  })
  parser.on('doctype', () => {
    throw new SamlError('dtd_forbidden', 'The message has a document type declaration.')
  })
  for (const event of ['comment', 'cdata', 'processinginstruction'] as const) {
    parser.on(event, refuseMarkup)
  }
  parser.on('opentag', (tag) => tree.open(tag))
  parser.on('text', (text) => tree.add(text))
  parser.on('closetag', () => tree.close())
  parser.write(xml).close()
  return tree.root()
}

const onlyVersion1 = { defaultXMLVersion: '1.0', forceXMLVersion: true } as const

function refuseMarkup(): never {
  throw new SamlError(
    'markup_forbidden',
    'The message has a comment, a CDATA section or a processing instruction.',
  )
}

const malformed = (reason: string): SamlError =>
  new SamlError('message_malformed', `The message is not well-formed XML: ${reason}`)

interface OpenElement extends XmlElement {
  readonly children: (XmlElement | string)[]
}

/** Builds the tree from the parser's events, within the bounds. */
class Tree {
  private readonly opened: OpenElement[] = []
  private readonly ids = new Set<string>()
  private outermost: XmlElement | undefined
  private count = 0

  open({ prefix, local, uri, ns, attributes }: SaxesTagNS): void {
    const all = Object.values(attributes)
    const parent = this.opened.at(-1)
    this.count += 1
    if (this.opened.length >= depthMax || this.count > elementsMax || all.length > attributesMax) {
      throw new SamlError('message_too_large', 'The message has too many elements or attributes.')
    }
    const written: XmlAttribute[] = []
    for (const { name, prefix: of, local: localName, uri: namespace, value } of all) {
      if (name === 'xmlns' || of === 'xmlns') continue
      if (localName.toLowerCase() === 'id') this.noteId(value)
      written.push({ prefix: of, localName, namespace, value })
    }
    const element: OpenElement = {
      prefix,
      localName: local,
      namespace: uri,
      attributes: written,
      scope: scopeOf(parent?.scope, ns),
      children: [],
    }
    if (parent) parent.children.push(element)
    else this.outermost = element
    this.opened.push(element)
  }

  /** White space around the root is ignored. */
  add(text: string): void {
    this.opened.at(-1)?.children.push(text)
  }

  close(): void {
    this.opened.pop()
  }

  root(): XmlElement {
    if (!this.outermost) throw malformed('no root element')
    return this.outermost
  }

  /** An ID must be unique; the name of its attribute is compared without case. */
  private noteId(id: string): void {
    if (this.ids.has(id)) throw new SamlError('duplicate_id', 'Two elements have the same ID.')
    this.ids.add(id)
  }
}

const nothing: Scope = new Map()

function scopeOf(outside: Scope = nothing, declared: Readonly<Record<string, string>>): Scope {
  const own = Object.entries(declared)
  return own.length === 0 ? outside : new Map([...outside, ...own])
}
