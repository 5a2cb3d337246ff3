import type { Request, RequestHandler, Response } from 'express'
import { emptyBody, readSent, textTypes } from '../form-body.ts'
import type { Operation } from '../operations/operation.ts'
import type { PresentationOperationId } from '../operations.ts'
import { type RequestValidators, validateRequests } from '../validation/validate-request.ts'
import { createVerification } from './create-verification.ts'
import { getVerification } from './get-verification.ts'
import {
  createPresentationRequest,
  createPresentationResponse,
  getPresentationRequest,
} from './openid4vp.ts'
import { type PresentationOptions, type Presentations, prepare } from './presentations.ts'
import { getVerificationPage } from './verification-page.ts'
import { createWebApiMessage } from './web-api.ts'

type Serve = (req: Request, res: Response, presentations: Presentations) => Promise<void>

/** The operations of `/vdcs`. */
const operations: Readonly<Record<PresentationOperationId, Serve>> = {
  createVerification,
  getVerification,
  createWebApiMessage,
  getPresentationRequest,
  createPresentationRequest,
  createPresentationResponse,
  getVerificationPage,
}

interface RouterOptions extends PresentationOptions {
  /** The validators of the authentication API, whose contract has these operations too. */
  readonly validatorOf: RequestValidators
  readonly readBytes: RequestHandler
}

/** Serves verifications of credentials to applications, wallets and browsers. */
export function servePresentations(options: RouterOptions): RequestHandler {
  const presentations = prepare(options)
  const table = new Map<string, Serve>(Object.entries(operations))
  const validate = validateRequests(options.validatorOf, [])
  return (req, res, next) => {
    const { operation } = req
    const serve = table.get(operation?.id ?? '')
    if (!operation || !serve) return next()
    const serveValidated = async () => {
      req.sent = sentTo(operation, req)
      await validate(req, res)
      await serve(req, res, presentations)
    }
    const begin = () => void serveValidated().catch(next)
    if (operation.body === 'none') return begin()
    options.readBytes(req, res, (error) => (error ? next(error) : begin()))
  }
}

/** Parses the body; messages of ISO/IEC TS 18013-7 are bytes, which their operation reads. */
function sentTo({ body: taken, mediaTypes }: Operation, { body, headers }: Request) {
  const isText = mediaTypes.some((type) => textTypes.includes(type))
  if (taken === 'none' || !isText) return emptyBody
  return readSent(body, headers['content-type'], mediaTypes)
}
