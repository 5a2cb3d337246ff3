import type { Oas3Preprocessor, UserContext } from '@redocly/openapi-core'

/** The content of `x-patch-of`: how a patch request follows from the create request. */
interface PatchOf {
  /** The schema of the request to create, in the same folder. */
  readonly schema: { readonly $ref: string }
  /** Members that cannot be changed. */
  readonly without?: readonly string[]
  /** Members that accept null in addition, which restores their default. */
  readonly nullable?: readonly string[]
}

/** The parts of a member's schema that accepting null changes. */
interface Member {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly oneOf?: readonly Member[]
  readonly description?: string
}

interface Definition {
  readonly properties?: Readonly<Record<string, Member>>
}

const extension = 'x-patch-of'
const nullSentence = 'Null restores the default.'

/**
 * Gives a schema with `x-patch-of` the members of the schema that it names, so that a member which
 * can be set and changed is written once. Members that the schema has itself take precedence.
 */
export const patchOf: Oas3Preprocessor = () => ({
  Schema: {
    enter(node, ctx) {
      const source: PatchOf | undefined = Reflect.get(node, extension)
      if (source === undefined) return
      const properties = { ...derivedProperties(source, ctx), ...node.properties }
      Object.assign(node, { properties })
      Reflect.deleteProperty(node, extension)
    },
  },
})

function derivedProperties({ schema, without = [], nullable = [] }: PatchOf, ctx: UserContext) {
  const report = (message: string) => {
    ctx.report({ message, location: ctx.location.child(extension) })
    return {}
  }
  if (schema.$ref.includes('/')) return report('Name a schema of the same folder.')
  const base = ctx.resolve<Definition>(schema).node?.properties
  if (base === undefined) return report(`Name a schema with properties: ${schema.$ref} has none.`)
  const unknown = [...without, ...nullable].filter((name) => !(name in base))
  if (unknown.length > 0) return report(`${schema.$ref} has no ${unknown.join(', ')}.`)
  const entries = Object.entries(structuredClone(base))
    .filter(([name]) => !without.includes(name))
    .map(([name, member]) => [name, nullable.includes(name) ? withNull(member) : member])
  return Object.fromEntries(entries)
}

/** The schema of a member that also accepts null, with a sentence about null. */
function withNull(member: Member): Member {
  const description = `${member.description?.trim() ?? ''} ${nullSentence}`.trim()
  if (acceptsNull(member)) return { ...member, description }
  const { $ref, ...rest } = member
  if ($ref !== undefined) return { oneOf: [{ $ref }, { type: 'null' }], ...rest, description }
  const values = member.enum && { enum: [...member.enum, null] }
  return { ...member, description, type: [...typesOf(member), 'null'], ...values }
}

function acceptsNull(member: Member): boolean {
  return typesOf(member).includes('null') || (member.oneOf ?? []).some(acceptsNull)
}

const typesOf = ({ type = [] }: Member): readonly string[] =>
  typeof type === 'string' ? [type] : type
