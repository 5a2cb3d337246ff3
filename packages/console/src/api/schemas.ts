import type { ApiResource, ApiSchema } from '@latchkey/contract'
import { isMembers } from './json.ts'

type Schemas = ApiResource['schemas']

/** A schema with resolved references, and whether it is nullable. */
export interface ResolvedSchema extends ApiSchema {
  readonly isNullable: boolean
}

type Joined = ApiSchema & { readonly isNullable?: boolean }

/** Maximum chain of references; a longer one is a cycle. */
const referencesMax = 8

/** Resolves references, merges `allOf`, and removes `null` from the type. */
export function resolveSchema(schemas: Schemas, schema: ApiSchema, depth = 0): ResolvedSchema {
  if (depth > referencesMax) return { isNullable: false }
  const { ref, allOf, oneOf, ...own } = schema
  const parts = [ref === undefined ? undefined : schemas[ref], ...(allOf ?? [])]
  const joined = parts
    .filter((part) => part !== undefined)
    .map((part) => resolveSchema(schemas, part, depth + 1))
    .reduceRight<Joined>((outer, inner) => join(inner, outer), own)
  const choices = oneOf?.filter((each) => each.type !== 'null')
  const isNullChoice = oneOf !== undefined && choices?.length !== oneOf.length
  const [choice] = choices ?? []
  const isOne = choices?.length === 1 && choice !== undefined
  const chosen = isOne ? join(resolveSchema(schemas, choice, depth + 1), joined) : joined
  const types = typeof chosen.type === 'string' ? [chosen.type] : (chosen.type ?? [])
  const type = types.find((each) => each !== 'null')
  return {
    ...chosen,
    ...(type !== undefined && { type }),
    ...(choices && choices.length > 1 && { oneOf: choices }),
    isNullable: isNullChoice || types.includes('null') || joined.isNullable === true,
  }
}

/** Keywords beside a reference override those of its target. */
function join(inner: ApiSchema, outer: ApiSchema): ApiSchema {
  const properties = { ...inner.properties, ...outer.properties }
  const required = [...new Set([...(inner.required ?? []), ...(outer.required ?? [])])]
  return {
    ...inner,
    ...outer,
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
  }
}

/** The members of an object; those of every choice, where there are several. */
export function membersOf(
  schemas: Schemas,
  schema: ApiSchema,
): readonly (readonly [string, ResolvedSchema])[] {
  const resolved = resolveSchema(schemas, schema)
  const choices = (resolved.oneOf ?? []).flatMap((each) => membersOf(schemas, each))
  const own = Object.entries(resolved.properties ?? {}).map(
    ([name, each]) => [name, resolveSchema(schemas, each)] as const,
  )
  return [...new Map([...choices, ...own])]
}

interface Variants {
  /** The member that says which one an object is. */
  readonly member: string
  /** By its value; without the member. */
  readonly variants: ReadonlyMap<string, ResolvedSchema>
}

/** Several kinds of objects, if one of their members has another value in each. */
export function variantsOf(schemas: Schemas, { oneOf = [] }: ApiSchema): Variants | undefined {
  const objects = oneOf.map((each) => resolveSchema(schemas, each))
  const [first] = objects
  for (const member of Object.keys(first?.properties ?? {})) {
    const kinds = objects.map(({ properties }) => kindIn(schemas, properties?.[member]))
    const isKind = kinds.every((kind) => kind !== undefined)
    if (!isKind || new Set(kinds).size !== objects.length) continue
    const entries = objects.map((each, at) => [String(kinds[at]), without(each, member)] as const)
    return { member, variants: new Map(entries) }
  }
  return undefined
}

/** The only kind of object, among several, that has every member of a value. */
export function fittingVariant(
  schemas: Schemas,
  { oneOf = [] }: ApiSchema,
  value: unknown,
): ResolvedSchema | undefined {
  if (!isMembers(value)) return undefined
  const fitting = oneOf
    .map((each) => resolveSchema(schemas, each))
    .filter(({ properties = {}, required = [] }) => {
      const names = Object.keys(value)
      return names.every((name) => name in properties) && required.every((name) => name in value)
    })
  return fitting.length === 1 ? fitting[0] : undefined
}

/** The one value of a member. */
function kindIn(schemas: Schemas, schema?: ApiSchema): unknown {
  if (!schema) return undefined
  const { const: value, enum: values = [] } = resolveSchema(schemas, schema)
  return value ?? (values.length === 1 ? values[0] : undefined)
}

function without(schema: ResolvedSchema, member: string): ResolvedSchema {
  const { [member]: _kind, ...properties } = schema.properties ?? {}
  return { ...schema, properties }
}

/** The schema of the items in the response of a list. */
export function itemsOf(schemas: Schemas, schema: ApiSchema): ResolvedSchema | undefined {
  const resolved = resolveSchema(schemas, schema)
  if (resolved.items) return resolveSchema(schemas, resolved.items)
  for (const choice of resolved.oneOf ?? []) {
    const found = itemsOf(schemas, choice)
    if (found) return found
  }
  for (const member of Object.values(resolved.properties ?? {})) {
    const { items } = resolveSchema(schemas, member)
    if (items) return resolveSchema(schemas, items)
  }
  return undefined
}

/** `oneOf` with a `const` in each as an `enum`, and an `enum` as it is. */
export function choicesOf({ enum: values, oneOf }: ApiSchema): readonly unknown[] | undefined {
  if (values) return values
  const constants = oneOf?.map((each) => each.const)
  return constants?.every((each) => each !== undefined) ? constants : undefined
}
