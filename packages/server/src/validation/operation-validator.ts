import assert from 'node:assert/strict'
import type { Request, RequestHandler } from 'express'
import type { OpenAPIV3 } from 'express-openapi-validator/dist/framework/types.js'
import { OpenApiValidator } from 'express-openapi-validator/dist/openapi.validator.js'
import type { Operation } from '../operations/operation.ts'
import { formats } from './formats.ts'

type ApiSpec = OpenAPIV3.DocumentV3_1

interface OperationToValidate {
  /** A document of this operation alone, as `operationDocument` makes it. */
  readonly document: object
  readonly operation: Pick<Operation, 'method' | 'path'>
  /** The path of the API. */
  readonly basePath: string
  /** Whether texts are read as the types that the document names; `array`: also as lists of one. */
  readonly coerceTypes: boolean | 'array'
}

/**
 * Validates path, query and body of the requests of one operation with express-openapi-validator.
 * One validator per operation needs no route lookup.
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

/** The parts of express-openapi-validator that run for a request, by the names they bear. */
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
