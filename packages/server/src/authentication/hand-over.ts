import type { IncomingMessage } from 'node:http'
import type { Request, Response } from 'express'
import type { ProviderOf } from './provider.ts'
import { rememberRequest } from './provider-request.ts'

/** Lets the tenant's OAuth server answer a request, in the form of this message. */
export async function handOver(
  req: Request,
  res: Response,
  providerOf: ProviderOf,
  message: IncomingMessage,
): Promise<void> {
  const { serve } = await providerOf(req.tenant)
  rememberRequest(message, req)
  await serve(message, res)
}
