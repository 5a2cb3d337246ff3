import type { IncomingMessage } from 'node:http'
import type { Request, Response } from 'express'
import { beginOidcRequest } from './oidc-request.ts'
import type { ProviderOf } from './provider-of.ts'

interface HandOver {
  readonly providerOf: ProviderOf
  readonly message: IncomingMessage
  /** Whether it must know the tenant's APIs as they are now. */
  readonly isFull?: boolean
}

/**
 * Lets the tenant's OAuth server answer a request, in the form of this message.
 *
 * @throws what kept it from answering, where that is a database that is away
 */
export async function handOver(
  req: Request,
  res: Response,
  { providerOf, message, isFull }: HandOver,
): Promise<void> {
  const { serve } = await providerOf(req.tenant, isFull)
  const request = beginOidcRequest(message, req)
  const before = [...res.getHeaderNames(), 'connection']
  await serve(message, res)
  if (request.unavailable === undefined) return
  // What it has said already, such as cookies, is not so.
  for (const name of res.getHeaderNames()) if (!before.includes(name)) res.removeHeader(name)
  throw request.unavailable
}
