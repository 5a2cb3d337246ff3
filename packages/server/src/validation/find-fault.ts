import type { Request, RequestHandler, Response } from 'express'
import type { Operation } from '../operations/operation.ts'

/** The body to validate, with the operation that it is for. */
interface Validated {
  readonly app: Request['app']
  readonly operation: Pick<Operation, 'method' | 'path'>
  /** The validator coerces values in place. */
  readonly body: object
}

/**
 * Validates a body.
 *
 * @returns the error of express-openapi-validator; undefined for a valid body
 */
export function findFault(
  validator: RequestHandler,
  { app, operation: { method, path }, body }: Validated,
  res: Response,
): Promise<unknown> {
  /** The members of a request that the validator reads. */
  const message = {
    app,
    method,
    originalUrl: path,
    url: path,
    path,
    baseUrl: '',
    headers: { 'content-type': 'application/json' },
    query: {},
    params: {},
    pathParameters: {},
    body,
  }
  return new Promise((resolve, reject) => {
    Promise.resolve(validator(message as unknown as Request, res, resolve)).catch(reject)
  })
}
