import type { Oas3Rule, Oas3Schema, UserContext } from '@redocly/openapi-core'

type Schema = Oas3Schema & { readonly $ref?: string; readonly const?: unknown }

/** Every body has a real example. */
export const example: Oas3Rule = () => ({
  MediaType(media, ctx) {
    if ('example' in media || Object.keys(media.examples ?? {}).length > 0) return
    ctx.report({
      message: 'Give the body an example that a reader could send or receive as it is.',
    })
  },
})

/** Whatever a caller sends has an example or a list of its values, one by one. */
export const inputExample: Oas3Rule = () => ({
  RequestBody: {
    Schema({ properties = {} }, ctx) {
      for (const [name, property] of Object.entries(properties)) {
        if (isShown(property as Schema, ctx, fileOf(ctx))) continue
        const location = ctx.location.child(['properties', name])
        ctx.report({ message: `Give '${name}' examples, or list its values in an enum.`, location })
      }
    },
  },
  Parameter(parameter, ctx) {
    if ('example' in parameter || Object.keys(parameter.examples ?? {}).length > 0) return
    if (parameter.schema && isShown(parameter.schema as Schema, ctx, fileOf(ctx))) return
    ctx.report({ message: `Give '${parameter.name}' an example, or list its values in an enum.` })
  },
})

const fileOf = ({ location }: UserContext): string => location.source.absoluteRef

/**
 * Whether a reader sees what a value looks like. A boolean is a list of two values; an object with
 * named members is seen by them, an array by its items, and a choice by its alternatives.
 * @param file the file that the schema is written in, from which its references are resolved.
 */
function isShown(schema: Schema, ctx: UserContext, file: string): boolean {
  if (['example', 'examples', 'enum', 'const'].some((member) => member in schema)) return true
  if (schema.$ref !== undefined) {
    const { node, location } = ctx.resolve<Schema>(schema as never, file)
    return node !== undefined && isShown(node, ctx, location?.source.absoluteRef ?? file)
  }
  const { type, properties, items, oneOf = [], anyOf = [], allOf = [] } = schema
  const types = [type].flat().filter((each) => each !== 'null')
  const each = (part: unknown) => isShown(part as Schema, ctx, file)
  if (allOf.some(each)) return true
  const alternatives = [...oneOf, ...anyOf]
  if (alternatives.length > 0) return alternatives.every(each)
  if (types.includes('array')) return typeof items === 'object' && each(items)
  if (types.includes('object')) return Object.keys(properties ?? {}).length > 0
  return types.length === (type === undefined ? 1 : 0) || types.join() === 'boolean'
}
