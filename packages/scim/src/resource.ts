import { type Attribute, findAttribute } from './attribute.ts'
import type { AttributePath } from './path.ts'
import { extensions, userAttributes } from './user-schemas.ts'

/** A complex value: attributes by their names. */
export type Members = Readonly<Record<string, unknown>>

/** Whether a value is an object of JSON: neither null nor an array. */
export const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A member by its exact name, or else case-insensitively. */
export function memberOf(members: Members, name: string): unknown {
  if (Object.hasOwn(members, name)) return members[name]
  const wanted = name.toLowerCase()
  const found = Object.keys(members).find((each) => each.toLowerCase() === wanted)
  return found === undefined ? undefined : members[found]
}

/** Sets a member, or removes it for undefined; its name is matched case-insensitively. */
export function withMember(members: Members, name: string, value: unknown): Members {
  const wanted = name.toLowerCase()
  const others = Object.entries(members).filter(([each]) => each.toLowerCase() !== wanted)
  return Object.fromEntries(value === undefined ? others : [...others, [name, value]])
}

/** The attributes of an extension or, without one, of the core schema. */
function attributesOf(extension: string | undefined): readonly Attribute[] | undefined {
  if (extension === undefined) return userAttributes
  return extensions.find(({ id }) => id.toLowerCase() === extension.toLowerCase())?.attributes
}

/** The definition of the attribute of a path, whichever sub-attribute it names. */
export function wholeDefinition({ extension, attribute }: AttributePath): Attribute | undefined {
  return findAttribute(attributesOf(extension) ?? [], attribute ?? '')
}

/** The definition that a path names; undefined if no known schema has it. */
export function definitionOf(path: AttributePath): Attribute | undefined {
  const found = wholeDefinition(path)
  return path.sub === undefined ? found : findAttribute(found?.subAttributes ?? [], path.sub)
}

/** Whether nothing is assigned (RFC 7643, section 2.5). */
export const isUnassigned = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0)

/** Each value of an attribute: that of a single-valued one, all of a multi-valued one. */
export const eachOf = (value: unknown): readonly unknown[] =>
  isUnassigned(value) ? [] : Array.isArray(value) ? value : [value]
