import type { Request, RequestHandler, Response } from 'express'
import type { Operation } from '../operations/operation.ts'

/** What is validated: a body, as a request of an operation would have it. */
interface Validated {
  readonly app: Request['app']
  readonly operation: Pick<Operation, 'method' | 'path'>
  /** The validator writes the values that it coerces into it. */
  readonly body: object
}

/** @returns what express-openapi-validator finds in a body, or undefined for a valid one */
export function findFault(
  validator: RequestHandler,
  { app, operation: { method, path }, body }: Validated,
  res: Response,
): Promise<unknown> {
  /** The members that it reads of a request. */
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
