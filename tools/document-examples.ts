import type { Oas3Rule, UserContext } from '@redocly/openapi-core'
import { parts, resolve, type Schema, visitSchemas } from './request-schemas.ts'

type Placed = Parameters<typeof visitSchemas>[0]

/** Every body has a real example. */
export const example: Oas3Rule = () => ({
  MediaType(media, ctx) {
    if ('example' in media || Object.keys(media.examples ?? {}).length > 0) return
    ctx.report({
      message: 'Give the body an example that a reader could send or receive as it is.',
    })
  },
})

/**
 * Every member that a caller sends has an example or a list of its values: properties and
 * parameters.
 */
export const inputExample: Oas3Rule = () => {
  const seen = new Set<string>()
  return {
    RequestBody: {
      MediaType({ schema }, ctx) {
        const body = { schema: (schema ?? {}) as Schema, location: ctx.location.child('schema') }
        visitSchemas(body, ctx, seen, ({ properties = {} }, location) => {
          for (const [name, property] of Object.entries(properties)) {
            const at = location.child(['properties', name])
            if (isShown({ schema: property, location: at }, ctx)) continue
            const message = `Give '${name}' examples, or list its values in an enum.`
            ctx.report({ message, location: at })
          }
        })
      },
    },
    Parameter(parameter, ctx) {
      if ('example' in parameter || Object.keys(parameter.examples ?? {}).length > 0) return
      const schema = (parameter.schema ?? {}) as Schema
      if (isShown({ schema, location: ctx.location.child('schema') }, ctx)) return
      ctx.report({ message: `Give '${parameter.name}' an example, or list its values in an enum.` })
    },
  }
}

/**
 * Whether a reader can tell the form of a value. A boolean is a list of two values; an object is
 * described by its members, an array by its items, and a choice by its alternatives.
 */
function isShown({ schema, location }: Placed, ctx: UserContext): boolean {
  if (['example', 'examples', 'enum', 'const'].some((member) => member in schema)) return true
  const target = schema.$ref === undefined ? undefined : resolve(schema, location, ctx)
  if (target) return isShown(target, ctx)
  const within = (...members: string[]) =>
    parts(schema, location)
      .filter(({ member }) => members.includes(member))
      .map((part) => isShown(part, ctx))
  if (within('allOf').includes(true)) return true
  const alternatives = within('oneOf', 'anyOf')
  if (alternatives.length > 0) return !alternatives.includes(false)
  const types = [schema.type].flat().filter((each) => each !== 'null')
  if (types.includes('array')) return within('items').includes(true)
  if (types.includes('object')) return Object.keys(schema.properties ?? {}).length > 0
  return types.length === 0 || types.join() === 'boolean'
}
