import type { ApiSchema } from '@latchkey/contract'
import { renderText } from './markdown.ts'

/** The schemas of a resource by name. */
export type Schemas = Readonly<Record<string, ApiSchema>>

/** Levels of members that are shown; deeper ones are named by their types. */
const levelsMax = 5

interface MembersProps {
  readonly schema: ApiSchema
  readonly schemas: Schemas
  /** The names of the schemas around this one, which end a recursion. */
  readonly around?: readonly string[]
}

/** The members of an object, or of the objects of a list; nothing for other schemas. */
export function Members({ schema, schemas, around = [] }: MembersProps) {
  const inner = objectIn(schema, schemas)
  if (!inner || around.length >= levelsMax || around.includes(inner.name)) return null
  const required = new Set(inner.schema.required)
  return (
    <dl class="members">
      {Object.entries(inner.schema.properties ?? {}).map(([name, each]) => (
        <Member
          key={name}
          name={name}
          schema={each}
          schemas={schemas}
          isRequired={required.has(name)}
          around={[...around, inner.name]}
        />
      ))}
    </dl>
  )
}

interface MemberProps extends MembersProps {
  readonly name: string
  readonly isRequired: boolean
}

/** A row of the table of members: name, type, description and, nested, the members of an object. */
export function Member({ name, schema, schemas, isRequired, around = [] }: MemberProps) {
  const resolved = { ...schemaOf(schema, schemas), ...schema }
  const hasMembers = objectIn(schema, schemas) !== undefined && around.length < levelsMax
  return (
    <div>
      <dt>
        <code>{name}</code> <span class="type">{typeOf(schema, schemas)}</span>
        {isRequired && <span class="mark">required</span>}
        {resolved.effect === 'none' && <span class="mark">stored without effect</span>}
      </dt>
      <dd>
        <Text text={resolved.description} />
        <Limits schema={resolved} />
        {hasMembers && (
          <details>
            <summary>Members of {name}</summary>
            <Members schema={schema} schemas={schemas} around={around} />
          </details>
        )}
      </dd>
    </div>
  )
}

/** Rendered Markdown of the contract, which is ours. */
export function Text({ text }: { readonly text: string | undefined }) {
  if (!text) return null
  return <div class="text" dangerouslySetInnerHTML={{ __html: renderText(text) }} />
}

function Limits({ schema }: { readonly schema: ApiSchema }) {
  const one = schema.items?.enum ?? schema.enum
  const limits = [
    one && `One of ${one.map((each) => JSON.stringify(each)).join(', ')}`,
    schema.default !== undefined && `Default ${JSON.stringify(schema.default)}`,
    rangeOf('Length', schema.minLength, schema.maxLength),
    rangeOf('Value', schema.minimum, schema.maximum),
    rangeOf('Items', schema.minItems, schema.maxItems),
    schema.example !== undefined && `Example ${JSON.stringify(schema.example)}`,
  ].filter((each) => typeof each === 'string')
  return limits.length === 0 ? null : <p class="limits">{limits.join(' · ')}</p>
}

function rangeOf(what: string, least: number | undefined, most: number | undefined) {
  if (least === undefined && most === undefined) return undefined
  if (least === undefined) return `${what} at most ${most}`
  return most === undefined ? `${what} at least ${least}` : `${what} ${least} to ${most}`
}

const schemaOf = (schema: ApiSchema, schemas: Schemas): ApiSchema =>
  schema.ref === undefined ? schema : (schemas[schema.ref] ?? {})

interface NamedSchema {
  readonly name: string
  readonly schema: ApiSchema
}

/** The object with members that a schema, its items or its values are. */
function objectIn(schema: ApiSchema, schemas: Schemas, name = ''): NamedSchema | undefined {
  const found = schemaOf(schema, schemas)
  const known = schema.ref ?? name
  if (found.properties) return { name: known, schema: found }
  const parts = found.allOf?.flatMap((each) => objectIn(each, schemas)?.schema ?? [])
  if (parts && parts.length > 0) return { name: known, schema: joined(parts) }
  const next = found.items ?? found.values ?? found.oneOf?.find((each) => each.type !== 'null')
  return next && objectIn(next, schemas, known)
}

const joined = (parts: readonly ApiSchema[]): ApiSchema => ({
  properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
  required: parts.flatMap(({ required = [] }) => required),
})

/** The type in words: `text`, `list of text`, `Client`. */
export function typeOf(schema: ApiSchema, schemas: Schemas): string {
  const found = schemaOf(schema, schemas)
  if (schema.ref !== undefined && found.properties) return schema.ref
  if (found.oneOf) {
    return [...new Set(found.oneOf.map((each) => typeOf(each, schemas)))].join(' or ')
  }
  const types = [found.type ?? []].flat()
  const names = types.map((each) => {
    if (each === 'array') return `array of ${found.items ? typeOf(found.items, schemas) : 'any'}`
    return found.format === undefined || each === 'null' ? each : `${each} (${found.format})`
  })
  return names.length === 0 ? (schema.ref ?? 'any') : names.join(' or ')
}
