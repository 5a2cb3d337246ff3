import { componentNameOf, type Document, type Schema } from './document.ts'
import type { IgnoredMembers } from './operation.ts'

/** Finds the ignored members of a schema and of the objects in it; undefined if there are none. */
export function ignoredMembersIn({ components: { schemas = {} } = {} }: Document) {
  const known = new Map<string, IgnoredMembers | undefined>()
  const find = (schema: Schema): IgnoredMembers | undefined => {
    const name = componentNameOf(schema)
    if (name === '') return findIn(schema)
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
