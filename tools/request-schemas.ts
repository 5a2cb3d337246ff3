import type { Oas3Schema, UserContext } from '@redocly/openapi-core'

type Location = UserContext['location']

/** A schema, or a reference to one. JSON Schema 2020-12 lets both stand in one object. */
export type Schema = Omit<Oas3Schema, 'properties' | 'items'> & {
  readonly $ref?: string
  readonly const?: unknown
  readonly contentSchema?: Schema
  readonly items?: Schema | boolean
  readonly properties?: Readonly<Record<string, Schema>>
}

export type Visit = (schema: Schema, location: Location) => void

/**
 * Visits every schema below one of a request, however deep it lies, each once. A visitor that is
 * nested in another does not do: Redocly calls it for the outermost schema alone.
 * @param seen where the schemas lie that were visited before, by absolute pointer.
 */
export function visitSchemas(
  { schema, location }: { readonly schema: Schema; readonly location: Location },
  ctx: UserContext,
  seen: Set<string>,
  visit: Visit,
): void {
  if (seen.has(location.absolutePointer)) return
  seen.add(location.absolutePointer)
  visit(schema, location)
  for (const below of parts(schema, location)) visitSchemas(below, ctx, seen, visit)
  if (schema.$ref === undefined) return
  const target = resolve(schema, location, ctx)
  if (target) visitSchemas(target, ctx, seen, visit)
}

/** Resolves a reference, relative to the file that contains it. */
export function resolve(schema: Schema, location: Location, ctx: UserContext) {
  const found = ctx.resolve<Schema>(schema as never, location.source.absoluteRef)
  if (found.node === undefined || found.location === undefined) return undefined
  return { schema: found.node, location: found.location }
}

/** The schemas that a schema is made of, each with the member of it that they stand in. */
export function parts(schema: Schema, location: Location) {
  const { properties = {}, items, additionalProperties, contentSchema } = schema
  const { oneOf = [], anyOf = [], allOf = [] } = schema
  const named = Object.entries(properties).map(([name, part]) => place('properties', name, part))
  const single = Object.entries({ items, additionalProperties, contentSchema })
  const listed = Object.entries({ oneOf, anyOf, allOf })
  return [
    ...named,
    ...single.map(([member, part]) => place(member, undefined, part)),
    ...listed.flatMap(([member, list]) => list.map((part, index) => place(member, index, part))),
  ].flatMap((part) => part ?? [])

  function place(member: string, key: string | number | undefined, part: unknown) {
    if (typeof part !== 'object' || part === null) return undefined
    const path = key === undefined ? [member] : [member, key]
    return { member, schema: part as Schema, location: location.child(path) }
  }
}
