import type { OpenApiDocument } from './bundle-document.ts'

interface Described {
  readonly $ref?: string
  readonly description?: string
  readonly allOf?: readonly Described[]
  readonly anyOf?: readonly Described[]
  readonly oneOf?: readonly Described[]
}

/**
 * The document with the description of a schema also where a property only refers to it, or says
 * that it may be null as well: an editor shows what stands at the property, and would show nothing.
 */
export function describeReferences(document: OpenApiDocument): OpenApiDocument {
  const describe = <Node>(node: Node): Node => {
    if (Array.isArray(node)) return node.map(describe) as Node
    if (typeof node !== 'object' || node === null) return node
    const entries = Object.entries(node).map(([key, value]) => [
      key,
      key === 'properties' ? describeProperties(describe(value)) : describe(value),
    ])
    return Object.fromEntries(entries)
  }
  const describeProperties = (properties: Readonly<Record<string, Described>>) =>
    Object.fromEntries(
      Object.entries(properties).map(([name, property]) => {
        const description = descriptionOf(document, property)
        return [name, description === undefined ? property : { ...property, description }]
      }),
    )
  return describe(document)
}

/** Its own description, that of the component it refers to, or the first one of its parts. */
function descriptionOf(document: OpenApiDocument, schema: Described): string | undefined {
  if (schema.description !== undefined) return schema.description
  const [, kind = '', name = ''] = /^#\/components\/(\w+)\/([^/]+)$/.exec(schema.$ref ?? '') ?? []
  const component = document.components?.[kind]?.[name] as Described | undefined
  if (component) return descriptionOf(document, component)
  const { allOf = [], anyOf = [], oneOf = [] } = schema
  return [...allOf, ...anyOf, ...oneOf]
    .map((part) => descriptionOf(document, part))
    .find((description) => description !== undefined)
}
