import { SamlError } from './saml-error.ts'

/** The error of a message that breaks the grammar of XML. */
export const notWellFormed = (reason: string): SamlError =>
  new SamlError('message_malformed', `The message is not well-formed XML: ${reason}`)

/** What XML does not allow (section 2.2). */
const forbiddenRanges = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\ufffe\\uffff'
const forbidden = new RegExp(`[${forbiddenRanges}]`)
/** Text that is not content or a value as it stands. */
const markedText = new RegExp(`[&\\]${forbiddenRanges}]`)
const markedValue = new RegExp(`[&<\\t\\n${forbiddenRanges}]`)

/**
 * The characters of a document with its line ends normalized (XML 1.0, section 2.11).
 *
 * @throws SamlError `message_malformed`
 */
export function charactersOf(xml: string): string {
  if (!xml.isWellFormed()) throw notWellFormed('lone surrogate')
  return xml.includes('\r') ? xml.replace(/\r\n?/g, '\n') : xml
}

/** Content of an element. @throws SamlError `message_malformed` */
export function textContentOf(text: string): string {
  if (!markedText.test(text)) return text
  refuseForbidden(text)
  if (text.includes(']]>')) throw notWellFormed('`]]>` in text')
  return dereferenced(text)
}

/** Value of an attribute (XML 1.0, section 3.3.3). @throws SamlError `message_malformed` */
export function attributeValueOf(text: string): string {
  if (!markedValue.test(text)) return text
  refuseForbidden(text)
  if (text.includes('<')) throw notWellFormed('`<` in the value of an attribute')
  return dereferenced(text.replace(/[\t\n]/g, ' '))
}

function refuseForbidden(text: string): void {
  if (forbidden.test(text)) throw notWellFormed('a character that XML does not allow')
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}
const reference = /&(?:(amp|lt|gt|quot|apos);|#(\d+);|#x([\dA-Fa-f]+);)?/g

/** There are no other entities than the five of XML, as there is no document type. */
const dereferenced = (text: string): string =>
  text.replace(reference, (_, entity?: string, decimal?: string, hex?: string) => {
    if (entity !== undefined) return entities[entity] ?? ''
    if (decimal !== undefined) return characterOf(Number.parseInt(decimal, 10))
    if (hex !== undefined) return characterOf(Number.parseInt(hex, 16))
    throw notWellFormed('`&` without an entity of XML')
  })

function characterOf(code: number): string {
  if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) throw notWellFormed('no character')
  const character = String.fromCodePoint(code)
  if (forbidden.test(character)) throw notWellFormed('a reference to a forbidden character')
  return character
}
