import type { RequestHandler } from 'express'
import type { Document } from '../operations/document.ts'
import { operationDocument } from '../validation/operation-document.ts'
import { createOperationValidator } from '../validation/operation-validator.ts'
import type { BodyKind } from './read-body.ts'
import { toValidationError } from './violation.ts'
import { withoutIgnored } from './without-ignored.ts'

/** The path of the management API. */
export const managementPath = '/api/v2'

/**
 * Creates the step that validates path, query and body by the document. Each operation has
 * validators, which are compiled for its first request. Forms have only strings, which are
 * converted to the types of the document; JSON is not converted.
 */
export function validate(document: Document): RequestHandler {
  const validators = new Map<string, RequestHandler>()
  return (req, res, next) => {
    const { operation, bodyKind = 'json' } = req
    if (!operation || operation.absent) return next()
    req.body = withoutIgnored(req.body, operation.ignoredMembers)
    const key = `${operation.id} ${bodyKind}`
    let validator = validators.get(key)
    if (!validator) {
      validator = createOperationValidator({
        document: operationDocument(document, operation, managementPath),
        operation,
        basePath: managementPath,
        coerceTypes: bodyKind !== 'json',
      })
      validators.set(key, validator)
    }
    // The validator caches a schema for each spelling of a media type, so there are only two
    // spellings.
    if (operation.body !== 'none') req.headers['content-type'] = mediaTypes[bodyKind]
    validator(req, res, (error?: unknown) => next(error && toValidationError(error, req)))
  }
}

const mediaTypes: Readonly<Record<BodyKind, string>> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
}
