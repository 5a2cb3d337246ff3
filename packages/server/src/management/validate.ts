import assert from 'node:assert/strict'
import type { Request, RequestHandler } from 'express'
import type { OpenAPIV3 } from 'express-openapi-validator/dist/framework/types.js'
import { OpenApiValidator } from 'express-openapi-validator/dist/openapi.validator.js'
import type { Document, Operation } from '../operations.ts'
import { formats } from './formats.ts'
import { operationDocument } from './operation-document.ts'
import type { BodyKind } from './read-body.ts'
import { toValidationError } from './violation.ts'

type ApiSpec = OpenAPIV3.DocumentV3_1

/** Where the management API is mounted. */
export const managementPath = '/api/v2'

/**
 * Validates path, query and body against the document with express-openapi-validator. Each
 * operation has validators of its own, made on its first request: a look-up then costs the same
 * however many operations there are. Forms say everything as text, so their types are coerced; JSON
 * says what it means, so they are not.
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
    validator(req, res, (error?: unknown) => next(error && toValidationError(error, req)))
  }
}

const mediaTypes: Readonly<Record<BodyKind, string>> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
}

/** The parts of express-openapi-validator that run for a request, by the names they bear. */
interface Steps {
  readonly metadataMiddleware: RequestHandler
  readonly requestMiddleware: RequestHandler
}

function createValidator(document: Document, operation: Operation, kind: BodyKind): RequestHandler {
  const apiDoc = operationDocument(document, operation, managementPath) as unknown as ApiSpec
  const validator = new OpenApiValidator({
    apiSpec: apiDoc,
    validateApiSpec: false,
    validateSecurity: false,
    validateResponses: false,
    validateRequests: { coerceTypes: kind !== 'json' },
    fileUploader: false,
    formats,
  })
  const { metadataMiddleware, requestMiddleware } = byName(
    validator.installMiddleware(Promise.resolve(specOf(apiDoc, operation))) as RequestHandler[],
  )
  // It would look for the operation anew in each request; there is one, and it is found already.
  let metadata: Request['openapi']
  return (req, res, next) => {
    if (metadata) {
      req.openapi = { ...metadata, pathParams: { ...req.pathParameters } }
      return requestMiddleware(req, res, next)
    }
    return metadataMiddleware(req, res, (error?: unknown) => {
      if (error) return next(error)
      metadata = req.openapi
      requestMiddleware(req, res, next)
    })
  }
}

/**
 * What the library's own loader finds in the document. The loader also compiles the meta-schema of
 * OpenAPI, used or not: 40 ms for each validator.
 */
function specOf(apiDoc: ApiSpec, { method, path }: Operation): Spec {
  const openApiRoute = `${managementPath}${path}`
  const expressRoute = openApiRoute.replace(/\{([^}]+)\}/g, ':$1')
  const pathParams = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name)
  const route = { basePath: managementPath, expressRoute, openApiRoute, method, pathParams }
  return { apiDoc, basePaths: [managementPath], routes: [route], serial: 0 }
}

type Spec = Awaited<Parameters<OpenApiValidator['installMiddleware']>[0]>

function byName(handlers: readonly RequestHandler[]): Steps {
  const steps = Object.fromEntries(handlers.map((handler) => [handler.name, handler]))
  const { metadataMiddleware, requestMiddleware } = steps
  assert(metadataMiddleware && requestMiddleware, 'express-openapi-validator renamed its steps')
  return { metadataMiddleware, requestMiddleware }
}
