import type { Request, RequestHandler, Response } from 'express'
import type { PresentationOperationId } from '../operations.ts'
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

/** Serves verifications of credentials, to applications, to wallets and to people. */
export function servePresentations(
  options: PresentationOptions & { readonly readBytes: RequestHandler },
): RequestHandler {
  const presentations = prepare(options)
  const table = new Map<string, Serve>(Object.entries(operations))
  return (req, res, next) => {
    const serve = table.get(req.operation?.id ?? '')
    if (!serve) return next()
    const begin = () => void serve(req, res, presentations).catch(next)
    if (req.operation?.body === 'none') return begin()
    options.readBytes(req, res, (error) => (error ? next(error) : begin()))
  }
}
