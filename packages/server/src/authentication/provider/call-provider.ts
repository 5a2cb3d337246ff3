import type { IncomingMessage } from 'node:http'
import type { Request, Response } from 'express'
import { beginOidcRequest, type OidcRequest } from './oidc-request.ts'
import type { ProviderOf } from './provider-of.ts'

interface ProviderCall {
  readonly providerOf: ProviderOf
  readonly message: IncomingMessage
  /** Whether the configuration must have the current types of authorization details. */
  readonly isFull?: boolean
  /** What is known of the request before oidc-provider reads it. */
  readonly known?: Partial<Pick<OidcRequest, 'concluded' | 'readAhead'>>
}

/**
 * Lets oidc-provider serve a request.
 *
 * @throws an error that oidc-provider must not answer, such as that of an unavailable database
 */
export async function callProvider(
  req: Request,
  res: Response,
  { providerOf, message, isFull, known }: ProviderCall,
): Promise<void> {
  const { serve } = await providerOf(req.tenant, isFull)
  const request = Object.assign(beginOidcRequest(message, req), known)
  const before = [...res.getHeaderNames(), 'connection']
  await serve(message, res)
  if (request.unanswered === undefined) return
  // Headers of oidc-provider, such as cookies, must not be sent with the error.
  for (const name of res.getHeaderNames()) if (!before.includes(name)) res.removeHeader(name)
  throw request.unanswered
}
