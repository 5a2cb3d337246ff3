import type { Request, RequestHandler, Response } from 'express'
import type { CredentialVerifications } from '../login/credential-verifications.ts'
import type { PresentationOperationId } from '../operations.ts'
import { readRequest } from '../validation/read-request.ts'
import type { RequestValidators } from '../validation/validate-request.ts'
import { createVerification } from './create-verification.ts'
import { credentialVerifications } from './credential-verifications.ts'
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

export interface PresentationsApi {
  /** Verifications as a step of a log-in. */
  readonly credentials: CredentialVerifications
  /** Serves verifications of credentials to applications, wallets and browsers. */
  readonly serve: RequestHandler
}

export function createPresentations(options: RouterOptions): PresentationsApi {
  const presentations = prepare(options)
  return {
    credentials: credentialVerifications(presentations),
    serve: serveBy(presentations, options),
  }
}

function serveBy(presentations: Presentations, options: RouterOptions): RequestHandler {
  const table = new Map<string, Serve>(Object.entries(operations))
  const read = readRequest(options)
  return (req, res, next) => {
    const serve = table.get(req.operation?.id ?? '')
    if (!serve) return next()
    read(req, res, (error) => {
      if (error) return next(error)
      serve(req, res, presentations).catch(next)
    })
  }
}
