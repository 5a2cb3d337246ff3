import { extensions, userSchema } from './user-schemas.ts'

/** An attribute or a sub-attribute of a resource (RFC 7644, section 3.10). */
export interface AttributePath {
  /** URN of the extension that has the attribute; undefined for the core schema. */
  readonly extension?: string
  /** The attribute; undefined for the whole extension. */
  readonly attribute?: string
  readonly sub?: string
}

/**
 * An attribute path in the notation of RFC 7644, section 3.10. Behind the URN of an extension, a
 * dot is read like a colon, as identity providers write either.
 */
export function readAttributePath(text: string): AttributePath {
  if (!/^urn:/i.test(text)) return namesOf(text)
  for (const { id } of [userSchema, ...extensions]) {
    const isWhole = text.length === id.length
    const isBegun = isWhole || ':.'.includes(text.charAt(id.length))
    if (!isBegun || text.slice(0, id.length).toLowerCase() !== id.toLowerCase()) continue
    const names = isWhole ? {} : namesOf(text.slice(id.length + 1))
    return id === userSchema.id ? names : { extension: id, ...names }
  }
  return readCustomPath(text)
}

/** `urn:example:2.0:User:badge`, or `urn:example:2.0:User.badge`. */
function readCustomPath(text: string): AttributePath {
  const colon = text.lastIndexOf(':')
  const dot = text.indexOf('.', colon)
  const end = dot === -1 ? colon : dot
  return { extension: text.slice(0, end), attribute: text.slice(end + 1) }
}

function namesOf(text: string): AttributePath {
  const [attribute = '', sub] = text.split('.', 2)
  return sub === undefined ? { attribute } : { attribute, sub }
}
