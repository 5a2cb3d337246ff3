import type { Request, RequestHandler, Response } from 'express'
import { emptyBody, readSent, type SentBody, textTypes } from '../form-body.ts'
import type { Operation } from '../operations/operation.ts'
import { type RequestValidators, validateRequests } from './validate-request.ts'

interface ReadOptions {
  readonly validatorOf: RequestValidators
  readonly readBytes: RequestHandler
  /** The operations that refuse repeated parameters with errors of their own. */
  readonly refusesRepeated?: readonly string[]
  /** The most members of a body, if more than of a request that is not authenticated yet. */
  readonly membersMax?: number
}

/**
 * Creates the step that reads a request to the authentication API into `req.sent`, and validates it
 * by the document.
 *
 * @throws ApiError `unsupported_media_type`, `invalid_uri`, `invalid_query_string`,
 *   `invalid_body`
 */
export function readRequest(options: ReadOptions): RequestHandler {
  const { validatorOf, readBytes, refusesRepeated = [], membersMax } = options
  const validate = validateRequests(validatorOf, refusesRepeated)
  return (req, res, next) => {
    const { operation } = req
    if (!operation) return next()
    const finish = () => {
      let validating: Promise<void> | undefined
      try {
        req.sent = sentTo(operation, req, membersMax)
        validating = validate(req, res)
      } catch (error) {
        return next(error)
      }
      if (validating) validating.then(() => next(), next)
      else next()
    }
    if (operation.body === 'none') return finish()
    readBytes(req, res, (error) => (error ? next(error) : finish()))
  }
}

/** Creates the same as a function, for routers with work before or after it. */
export function requestReader(
  options: ReadOptions,
): (req: Request, res: Response) => Promise<void> {
  const read = readRequest(options)
  return (req, res) =>
    new Promise((resolve, reject) => {
      read(req, res, (error?: unknown) => (error ? reject(error) : resolve()))
    })
}

/** The parsed body; messages of ISO/IEC TS 18013-7 stay bytes, which their operation parses. */
function sentTo(
  { body: taken, mediaTypes }: Operation,
  { body, headers }: Request,
  membersMax: number | undefined,
): SentBody {
  const isText = mediaTypes.some((type) => textTypes.includes(type))
  if (taken === 'none' || !isText) return emptyBody
  return readSent(body, headers['content-type'], mediaTypes, membersMax)
}
