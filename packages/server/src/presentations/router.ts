import type { Request, RequestHandler, Response } from 'express'
import type { CredentialVerifications } from '../login/credential-verifications.ts'
import type { PresentationOperationId } from '../operations.ts'
import { requestReader } from '../validation/read-request.ts'
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

/** Serves a wallet or a browser. */
type Serve = (req: Request, res: Response, presentations: Presentations) => Promise<void>

/** Serves the client of an access token with this scope. */
interface ForClients {
  readonly scope: string
  serve(
    req: Request,
    res: Response,
    presentations: Presentations,
    caller: VerificationCaller,
  ): Promise<void>
}

type ClientOperationId = Extract<
  PresentationOperationId,
  'createVerification' | 'getVerification' | 'listVerificationEvents'
>

const forClients: Readonly<Record<ClientOperationId, ForClients>> = {
  createVerification: { scope: 'create:verification_request', serve: createVerification },
  getVerification: { scope: 'read:verification_request', serve: getVerification },
  listVerificationEvents: { scope: 'read:verification_request', serve: listVerificationEvents },
}

/** The other operations of `/vdcs`. */
const operations: Readonly<Record<Exclude<PresentationOperationId, ClientOperationId>, Serve>> = {
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
  const clientTable = new Map<string, ForClients>(Object.entries(forClients))
  const read = requestReader(options)
  return (req, res, next) => {
    const id = req.operation?.id ?? ''
    const [serve, forClient] = [table.get(id), clientTable.get(id)]
    if (!serve && !forClient) return next()
    const begin = async () => {
      // Before the request is read: the error of a caller without access is that of the token.
      const caller = forClient && (await requireScope(req, forClient.scope, presentations.now))
      await read(req, res)
      if (forClient && caller) return forClient.serve(req, res, presentations, caller)
      await serve?.(req, res, presentations)
    }
    void begin().catch(next)
  }
}
