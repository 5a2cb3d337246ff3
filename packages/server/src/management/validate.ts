import type { RequestHandler } from 'express'
import { middleware } from 'express-openapi-validator'
import type { OpenAPIV3 } from 'express-openapi-validator/dist/framework/types.js'
import type { Document, Operation } from '../door/operations.ts'
import { formats } from './formats.ts'
import type { BodyKind } from './read-body.ts'
import { toValidationError } from './violation.ts'

/** Where the management API is mounted. */
export const managementPath = '/api/v2'

/**
 * Validates path, query and body against the document with express-openapi-validator. Each operation
 * has validators of its own, made on its first request: a look-up then costs the same however many
 * operations there are. A form says everything as text, so its types are coerced; JSON says what it
 * means, so they are not.
 */
export function validate(document: Document): RequestHandler {
  const validators = new Map<string, RequestHandler>()
  return (req, res, next) => {
    const { operation, bodyKind = 'json' } = req
    if (!operation) return next()
    const key = `${operation.id} ${bodyKind}`
    let validator = validators.get(key)
    if (!validator) {
      validator = createValidator(document, operation, bodyKind)
      validators.set(key, validator)
    }
    // The validator keeps a compiled schema for each spelling of the media type; there are two.
    if (operation.body !== 'none') req.headers['content-type'] = mediaTypes[bodyKind]
    if (operation.body === 'optional') req.body ??= {}
    validator(req, res, (error?: unknown) => next(error && toValidationError(error, req)))
  }
}

const mediaTypes: Readonly<Record<BodyKind, string>> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
}

function createValidator(document: Document, operation: Operation, kind: BodyKind): RequestHandler {
  const { path, method } = operation
  const item = document.paths[path] ?? {}
  const only = {
    parameters: item['parameters'] ?? [],
    [method.toLowerCase()]: item[method.toLowerCase()],
  }
  const apiSpec = { ...document, servers: [{ url: managementPath }], paths: { [path]: only } }
  return sequence(
    middleware({
      // The validator rewrites the document it is given.
      apiSpec: structuredClone(apiSpec) as unknown as OpenAPIV3.DocumentV3_1,
      validateApiSpec: false,
      validateSecurity: false,
      validateResponses: false,
      validateRequests: { coerceTypes: kind === 'form' ? 'array' : false },
      fileUploader: false,
      formats,
    }) as readonly RequestHandler[],
  )
}

/** One handler that runs several in order, until one fails. */
function sequence(handlers: readonly RequestHandler[]): RequestHandler {
  return (req, res, next) => {
    let at = 0
    const step = (error?: unknown): void => {
      const handler = error ? undefined : handlers[at++]
      if (!handler) return next(error)
      try {
        void handler(req, res, step)
      } catch (thrown) {
        next(thrown)
      }
    }
    step()
  }
}
