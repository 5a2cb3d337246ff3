import type { Request, RequestHandler, Response } from 'express'
import type { Document } from '../operations/document.ts'
import type { Operation } from '../operations/operation.ts'
import { findFault } from './find-fault.ts'
import { operationDocument } from './operation-document.ts'
import { createOperationValidator } from './operation-validator.ts'

/** Whether a value is a valid body of an operation. */
export type BodyCheck = (body: object, req: Request, res: Response) => Promise<boolean>

/**
 * Creates a check of values by the body schema of an operation, for pages that preview unsaved
 * values. The validator is compiled at the first check.
 */
export function createBodyCheck(document: Document, operation: Operation): BodyCheck {
  let validator: RequestHandler | undefined
  return async (body, { app }, res) => {
    validator ??= createOperationValidator({
      document: operationDocument(document, operation, ''),
      operation,
      basePath: '',
      coerceTypes: false,
    })
    const copy = structuredClone(body)
    return (await findFault(validator, { app, operation, body: copy }, res)) === undefined
  }
}
