import type { Attribute } from './attribute.ts'
import { findAttribute } from './attribute.ts'
import { textBytesMax, valuesMax } from './bounds.ts'
import { eachOf, isMembers, isUnassigned, type Members, memberOf } from './resource.ts'
import { ScimError } from './scim-error.ts'
import { enterpriseUserSchema, extensions, sharedAttributes, userSchema } from './user-schemas.ts'

/** A user as an identity provider writes it, without the attributes that the server adds. */
export type ScimUser = Members & { readonly userName: string; readonly externalId?: string }

/**
 * Reads a user that an identity provider sent. Names are written as in the schema, unassigned
 * attributes left out, and of several primary values the last stays primary. Attributes that no
 * schema has and read-only ones are ignored (RFC 7644, section 3.3); extensions with another URN
 * are kept as they are.
 *
 * @throws ScimError `invalidValue` for a value of another type, or where `userName` is missing
 */
export function readUser(sent: Members): ScimUser {
  const externalId = sharedAttributes.filter(({ name }) => name === 'externalId')
  const core = readMembers(sent, [...externalId, ...userSchema.attributes], '')
  const { userName } = core
  if (typeof userName !== 'string' || userName.trim() === '') {
    throw new ScimError('invalidValue', '`userName` is required')
  }
  return { ...core, ...readExtensions(sent), userName }
}

/** The URNs of the schemas that a user has attributes of. */
export function schemasOf(user: Members): readonly string[] {
  return [userSchema.id, ...Object.keys(user).filter((name) => /^urn:/i.test(name))]
}

/** Maximum number of extensions with other URNs. */
const extensionsMax = 10

function readExtensions(sent: Members): Members {
  const known = extensions.flatMap(({ id, attributes }) => {
    const members = memberOf(sent, id)
    if (isUnassigned(members)) return []
    if (!isMembers(members)) throw mismatch(id, 'an object')
    const read = readMembers(members, attributes, `${id}:`)
    return Object.keys(read).length === 0 ? [] : [[id, read] as const]
  })
  const others = Object.entries(sent).filter(
    ([name, value]) => isCustom(name) && isMembers(value) && Object.keys(value).length > 0,
  )
  if (others.length > extensionsMax) {
    throw new ScimError('invalidValue', `A user must have at most ${extensionsMax} extensions`)
  }
  return Object.fromEntries([...known, ...others])
}

const isCustom = (name: string) =>
  /^urn:/i.test(name) &&
  ![userSchema, enterpriseUserSchema].some(({ id }) => id.toLowerCase() === name.toLowerCase())

function readMembers(sent: Members, attributes: readonly Attribute[], place: string): Members {
  const read = attributes.flatMap((each) => {
    if (each.mutability === 'readOnly') return []
    const value = readAttribute(memberOf(sent, each.name), each, `${place}${each.name}`)
    return value === undefined ? [] : [[each.name, value] as const]
  })
  return Object.fromEntries(read)
}

function readAttribute(value: unknown, definition: Attribute, place: string): unknown {
  if (isUnassigned(value)) return undefined
  if (!definition.multiValued) return readValue(single(value, definition, place), definition, place)
  const read = boundedValues(value, place).map((each) => readValue(each, definition, place))
  return withOnePrimary(read.filter((each) => each !== undefined))
}

/**
 * The values of a multi-valued attribute.
 *
 * @throws ScimError `invalidValue` if there are too many
 */
export function boundedValues(value: unknown, place: string): readonly unknown[] {
  const values = eachOf(value)
  if (values.length <= valuesMax) return values
  throw new ScimError('invalidValue', `\`${place}\` must have at most ${valuesMax} values`)
}

/** Identity providers write a manager as a list of one. */
function single(value: unknown, { type }: Attribute, place: string): unknown {
  if (!Array.isArray(value)) return value
  if (type === 'complex' && value.length === 1) return value[0]
  throw mismatch(place, 'a single value')
}

/** A text for a complex value is its `value`: so some identity providers write a manager. */
function readValue(value: unknown, definition: Attribute, place: string): unknown {
  const { type, subAttributes = [] } = definition
  if (type === 'complex') {
    const hasValue = findAttribute(subAttributes, 'value') !== undefined
    const members = typeof value === 'string' && hasValue ? { value } : value
    if (!isMembers(members)) throw mismatch(place, 'an object')
    const read = readMembers(members, subAttributes, `${place}.`)
    return Object.keys(read).length === 0 ? undefined : read
  }
  return type === 'boolean' ? readBoolean(value, place) : readText(value, place)
}

/** Identity providers write `True` for true too. */
function readBoolean(value: unknown, place: string): boolean {
  if (typeof value === 'boolean') return value
  const text = typeof value === 'string' ? value.toLowerCase() : ''
  if (text !== 'true' && text !== 'false') throw mismatch(place, 'a boolean')
  return text === 'true'
}

function readText(value: unknown, place: string): string {
  if (typeof value !== 'string') throw mismatch(place, 'a string')
  if (Buffer.byteLength(value) > textBytesMax) {
    throw new ScimError('invalidValue', `\`${place}\` must have at most ${textBytesMax} bytes`)
  }
  return value
}

/** RFC 7643, section 2.4: true appears no more than once. */
function withOnePrimary(values: readonly unknown[]): readonly unknown[] {
  const isPrimary = (each: unknown) => isMembers(each) && each.primary === true
  const last = values.findLastIndex(isPrimary)
  return values.map((each, at) =>
    isMembers(each) && isPrimary(each) && at !== last ? { ...each, primary: false } : each,
  )
}

const mismatch = (place: string, expected: string) =>
  new ScimError('invalidValue', `\`${place}\` must be ${expected}`)
