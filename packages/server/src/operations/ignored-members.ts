import { isObject } from '../members.ts'
import type { Document, Schema } from './document.ts'

/** Members of responses that a body may have too, and that the server ignores (`x-ignored`). */
export interface IgnoredMembers {
  readonly names: readonly string[]
  /** Those of the object, or of the items, that a member has. */
  readonly within: ReadonlyMap<string, IgnoredMembers>
}

/** Finds the ignored members of a schema and of the objects in it; undefined if there are none. */
export function ignoredMembersIn({ components: { schemas = {} } = {} }: Document) {
  const known = new Map<string, IgnoredMembers | undefined>()
  const find = (schema: Schema): IgnoredMembers | undefined => {
    const name = schema.$ref?.split('/').at(-1)
    if (name === undefined) return findIn(schema)
    if (!known.has(name)) {
      known.set(name, undefined) // a schema that contains itself
      known.set(name, findIn(schemas[name] ?? {}))
    }
    return known.get(name)
  }
  const findIn = ({ items, properties = {}, 'x-ignored': names = [] }: Schema) => {
    if (items) return find(items)
    const within = new Map<string, IgnoredMembers>()
    for (const [member, schema] of Object.entries(properties)) {
      const found = find(schema)
      if (found) within.set(member, found)
    }
    return names.length > 0 || within.size > 0 ? { names, within } : undefined
  }
  return find
}

/** A body without its ignored members. */
export function withoutIgnored(body: unknown, ignored: IgnoredMembers | undefined): unknown {
  if (!ignored) return body
  if (Array.isArray(body)) return body.map((each) => withoutIgnored(each, ignored))
  if (!isObject(body)) return body
  const { names, within } = ignored
  const kept = Object.entries(body).filter(([name]) => !names.includes(name))
  return Object.fromEntries(
    kept.map(([name, value]) => [name, withoutIgnored(value, within.get(name))]),
  )
}
