import { SamlError } from '@latchkey/saml'
import type { Request, Response } from 'express'
import { ApiError } from '../errors.ts'
import { createSigners } from '../keys/saml-signers.ts'
import type { LoginProtocol } from '../login/login-transaction.ts'
import { certificates } from './certificates.ts'
import { getSamlMetadata } from './metadata.ts'
import type { SamlOptions } from './options.ts'
import { samlProtocol } from './saml-transaction.ts'
import { serveLogout } from './single-logout.ts'
import { createSamlSingleSignOn, getSamlSingleSignOn } from './single-sign-on.ts'

type Serve = (req: Request, res: Response, options: SamlOptions) => Promise<void>

type SamlOperation =
  | 'getSamlSingleSignOn'
  | 'createSamlSingleSignOn'
  | 'getSamlLogout'
  | 'createSamlLogout'
  | 'getSamlMetadata'
  | 'getWsFederation'
  | keyof typeof certificates

type SamlHandlers = Readonly<Record<SamlOperation, (req: Request, res: Response) => Promise<void>>>

/** Creates the SAML 2.0 identity provider of tenants, which uses the log-ins of OAuth. */
export function createSaml(parts: Omit<SamlOptions, 'signerOf'>): {
  readonly handlers: SamlHandlers
  readonly protocol: LoginProtocol
} {
  const options: SamlOptions = { ...parts, signerOf: createSigners() }
  const logged = (serve: Serve) => (req: Request, res: Response) =>
    serve(req, res, options).catch((error) => {
      throw refusalOf(req, error, options)
    })
  const handlers: SamlHandlers = {
    getSamlSingleSignOn: logged(getSamlSingleSignOn),
    createSamlSingleSignOn: logged(createSamlSingleSignOn),
    getSamlLogout: logged(serveLogout),
    createSamlLogout: logged(serveLogout),
    getSamlMetadata: logged(getSamlMetadata),
    getWsFederation: refuseWsFederation,
    getPem: logged(certificates.getPem),
    getCer: logged(certificates.getCer),
    getRawpem: logged(certificates.getRawpem),
    getPb7: logged(certificates.getPb7),
    getFingerprint: logged(certificates.getFingerprint),
  }
  return { handlers, protocol: samlProtocol(options) }
}

/** WS-Federation is not supported; such applications use SAML 2.0. */
const refuseWsFederation = async () => {
  throw new ApiError('wsfed_unsupported')
}

/**
 * Logs a refused message in the log of the tenant.
 *
 * @returns the error to answer
 */
function refusalOf(req: Request, error: unknown, { recorder }: SamlOptions): unknown {
  const code = error instanceof SamlError ? error.code : codeOf(error)
  if (code === undefined) return error
  const message = error instanceof Error ? error.message : ''
  const client_id = req.pathParameters.client_id
  const isLogout = req.operation?.path.endsWith('/logout') ?? false
  recorder.record(req, {
    type: isLogout ? 'flo' : 'f',
    description: `${code}: ${message}`,
    ...(client_id !== undefined && { client_id }),
  })
  return error instanceof SamlError
    ? new ApiError('saml_message_refused', { message: `${code}: ${message}`, cause: error })
    : error
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.code.startsWith('saml_') ? error.code : undefined
