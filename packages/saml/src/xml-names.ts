import { notWellFormed } from './xml-text.ts'

/** A name as written, whose prefix is not resolved (Namespaces in XML 1.0, section 4). */
export interface QualifiedName {
  /** '' for none. */
  readonly prefix: string
  readonly localName: string
}

/** Kinds of characters in names of ASCII (XML 1.0, section 2.3). */
const kinds = { none: 0, start: 1, further: 2, colon: 3 } as const
const kindOf = new Uint8Array(128)
for (const each of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_') {
  kindOf[each.charCodeAt(0)] = kinds.start
}
for (const each of '0123456789-.') kindOf[each.charCodeAt(0)] = kinds.further
kindOf[0x3a] = kinds.colon

/**
 * Reads the qualified name that begins at `begin` (Namespaces in XML 1.0, section 4).
 *
 * @throws SamlError `message_malformed`
 */
export function readName(xml: string, begin: number): QualifiedName & { readonly end: number } {
  let end = begin
  let colon = -1
  let isPlain = true
  for (; end < xml.length; end += 1) {
    const code = xml.charCodeAt(end)
    const kind = code < 128 ? kindOf[code] : undefined
    if (kind === kinds.none) break
    const isFirst = end === begin || end === colon + 1
    if (kind === kinds.colon && colon === -1 && !isFirst) colon = end
    else if (kind !== kinds.start && (kind !== kinds.further || isFirst)) isPlain = false
  }
  const prefix = colon === -1 ? '' : xml.slice(begin, colon)
  const localName = xml.slice(colon === -1 ? begin : colon + 1, end)
  const isName = isPlain || (anyName.test(localName) && (colon === -1 || anyName.test(prefix)))
  if (isName && localName !== '') return { prefix, localName, end }
  throw notWellFormed(`\`${xml.slice(begin, begin + 100)}\` begins with no name`)
}

const start =
  'A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C\\u200D' +
  '\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}'
const anyName = new RegExp(
  `^[${start}][${start}\\-.0-9\\u00B7\\u0300-\\u036F\\u203F\\u2040]*$`,
  'u',
)
