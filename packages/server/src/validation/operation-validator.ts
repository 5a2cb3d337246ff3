import assert from 'node:assert/strict'
import type { Request, RequestHandler } from 'express'
import type { OpenAPIV3 } from 'express-openapi-validator/dist/framework/types.js'
import { OpenApiValidator } from 'express-openapi-validator/dist/openapi.validator.js'
import type { Operation } from '../operations/operation.ts'
import { formats } from './formats.ts'

type ApiSpec = OpenAPIV3.DocumentV3_1

interface OperationToValidate {
  /** A document of this operation alone; see `operationDocument`. */
  readonly document: object
  readonly operation: Pick<Operation, 'method' | 'path'>
  /** The base path of the API. */
  readonly basePath: string
  /**
   * Whether strings are converted to the types of the document; `array`: also to arrays of one
   * item.
   */
  readonly coerceTypes: boolean | 'array'
}

/**
 * Creates a validator of path, query and body for one operation, by express-openapi-validator. With
 * one validator per operation, no operation has to be looked up.
 */
export function createOperationValidator(to: OperationToValidate): RequestHandler {
  const apiDoc = to.document as ApiSpec
  const validator = new OpenApiValidator({
    apiSpec: apiDoc,
    validateApiSpec: false,
    validateSecurity: false,
    validateResponses: false,
    validateRequests: { coerceTypes: to.coerceTypes },
    fileUploader: false,
    formats,
  })
  const { metadataMiddleware, requestMiddleware } = byName(
    validator.installMiddleware(Promise.resolve(specOf(apiDoc, to))) as RequestHandler[],
  )
  const check: RequestHandler = (req, res, next) =>
    requestMiddleware(req, res, (error?: unknown) => next(error ?? infiniteIn(req)))
  // The library looks up the operation for each request; the result is always the same.
  let metadata: Request['openapi']
  return (req, res, next) => {
    if (metadata) {
      req.openapi = { ...metadata, pathParams: { ...req.pathParameters } }
      return check(req, res, next)
    }
    return metadataMiddleware(req, res, (error?: unknown) => {
      if (error) return next(error)
      metadata = req.openapi
      check(req, res, next)
    })
  }
}

/**
 * The error of a text such as `1e999`, which ajv converts to `Infinity`; neither `minimum` nor
 * `maximum` applies to that. Undefined if all numbers are finite.
 */
function infiniteIn({ query, body }: Request): object | undefined {
  const path = placeOfInfinity({ query, body })
  if (path === undefined) return undefined
  const message = 'must be a finite number'
  return { errors: [{ path, message, errorCode: 'finite.openapi.validation' }] }
}

/** Such as `/query/take`. Bodies are nested to a limited depth. */
function placeOfInfinity(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : ''
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return undefined
  for (const [name, member] of Object.entries(value)) {
    const place = placeOfInfinity(member)
    if (place !== undefined) return `/${name}${place}`
  }
  return undefined
}

/**
 * The result of the library's own loader, which would also compile the meta-schema of OpenAPI: 40
 * ms per validator.
 */
function specOf(
  apiDoc: ApiSpec,
  { operation: { method, path }, basePath }: OperationToValidate,
): Spec {
  const openApiRoute = `${basePath}${path}`
  const expressRoute = openApiRoute.replace(/\{([^}]+)\}/g, ':$1')
  const pathParams = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name)
  const route = { basePath, expressRoute, openApiRoute, method, pathParams }
  return { apiDoc, basePaths: [basePath], routes: [route], serial: 0 }
}

type Spec = Awaited<Parameters<OpenApiValidator['installMiddleware']>[0]>

/**
 * The middleware that express-openapi-validator runs for a request, by the names of its functions.
 */
interface Steps {
  readonly metadataMiddleware: RequestHandler
  readonly requestMiddleware: RequestHandler
}

function byName(handlers: readonly RequestHandler[]): Steps {
  const steps = Object.fromEntries(handlers.map((handler) => [handler.name, handler]))
  const { metadataMiddleware, requestMiddleware } = steps
  assert(metadataMiddleware && requestMiddleware, 'express-openapi-validator renamed its steps')
  return { metadataMiddleware, requestMiddleware }
}
