import { resolve, type Schema } from './schema-bodies.ts'

const depthMax = 5

/** A member of a body, by its path; `0` is the first item of a list. */
export interface Member {
  readonly path: readonly string[]
  readonly schema: Schema
}

/** All members of a schema. */
export function* membersOf(
  root: unknown,
  schema: Schema,
  path: readonly string[] = [],
): Generator<Member> {
  if (path.length > depthMax) return
  const { $ref, oneOf = [], allOf = [], properties = {}, items, type } = schema
  if ($ref !== undefined) yield* membersOf(root, resolve(root, $ref), path)
  for (const each of [...oneOf, ...allOf]) yield* membersOf(root, each, path)
  for (const [name, each] of Object.entries(properties)) {
    yield* membersOf(root, each, [...path, name])
  }
  if (items) yield* membersOf(root, items, [...path, '0'])
  if (type !== undefined) yield { path, schema }
}

/** `value` with another value at a path. */
export function withMember(
  value: unknown,
  [name, ...rest]: readonly string[],
  member: unknown,
): unknown {
  if (name === undefined) return member
  const isList = name === '0'
  if (isList) return [withMember(Array.isArray(value) ? value[0] : undefined, rest, member)]
  const known = typeof value === 'object' && value !== null ? value : {}
  const inner = (known as Readonly<Record<string, unknown>>)[name]
  return { ...known, [name]: withMember(inner, rest, member) }
}
