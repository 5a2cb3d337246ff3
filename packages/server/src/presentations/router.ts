import type { Request, RequestHandler, Response } from 'express'
import type { CredentialVerifications } from '../login/credential-verifications.ts'
import type { PresentationOperationId } from '../operations.ts'
import { requestReader } from '../validation/read-request.ts'
import { serveOperations } from '../validation/serve-operations.ts'
import type { RequestValidators } from '../validation/validate-request.ts'
import { createVerification } from './create-verification.ts'
import { credentialVerifications } from './credential-verifications.ts'
import { getVerification } from './get-verification.ts'
import { listVerificationEvents } from './list-verification-events.ts'
import {
  createPresentationRequest,
  createPresentationResponse,
  getPresentationRequest,
} from './openid4vp.ts'
import { type PresentationOptions, type Presentations, prepare } from './presentations.ts'
import { requireScope, type VerificationCaller } from './require-scope.ts'
import { getVerificationPage } from './verification-page.ts'
import { createWebApiMessage } from './web-api.ts'

/** Serves an operation for a wallet or a browser. */
type Serve = (req: Request, res: Response, presentations: Presentations) => Promise<void>

/** Serves an operation for a client, whose access token must have the scope. */
interface ForClients {
  readonly scope: string
  serve(
    req: Request,
    res: Response,
    presentations: Presentations,
    caller: VerificationCaller,
  ): Promise<void>
}

/** The functions that serve `/vdcs`, by `operationId`. */
const operations: Readonly<Record<PresentationOperationId, Serve | ForClients>> = {
  createVerification: { scope: 'create:verification_request', serve: createVerification },
  getVerification: { scope: 'read:verification_request', serve: getVerification },
  listVerificationEvents: { scope: 'read:verification_request', serve: listVerificationEvents },
  createWebApiMessage,
  getPresentationRequest,
  createPresentationRequest,
  createPresentationResponse,
  getVerificationPage,
}

interface RouterOptions extends PresentationOptions {
  /** The validators of the authentication document, which has these operations too. */
  readonly validatorOf: RequestValidators
  readonly readBytes: RequestHandler
}

/** Verifications, for log-ins and as an API of their own. */
export interface PresentationsApi {
  /** Verifications as a step of a log-in. */
  readonly credentials: CredentialVerifications
  /** Serves verifications of credentials to applications, wallets and browsers. */
  readonly serve: RequestHandler
}

/** Verifications of credentials, as requests of their own and as a step of a log-in. */
export function createPresentations(options: RouterOptions): PresentationsApi {
  const presentations = prepare(options)
  return {
    credentials: credentialVerifications(presentations),
    serve: serveBy(presentations, options),
  }
}

function serveBy(presentations: Presentations, options: RouterOptions): RequestHandler {
  const read = requestReader(options)
  return serveOperations<Serve | ForClients>(operations, async (entry, req, res) => {
    if (typeof entry === 'function') {
      await read(req, res)
      return entry(req, res, presentations)
    }
    // Checks the token before reading the request, so that a caller without access learns only
    // that.
    const caller = await requireScope(req, entry.scope, presentations.now)
    await read(req, res)
    await entry.serve(req, res, presentations, caller)
  })
}
