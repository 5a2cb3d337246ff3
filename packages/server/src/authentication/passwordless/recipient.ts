import { createHmac } from 'node:crypto'
import type { Request, Response } from 'express'
import type { ConnectionWith } from '../../connectors/connector.ts'
import { ApiError } from '../../errors.ts'
import { emailOf } from '../../identifiers/identifiers.ts'
import type { Client } from '../../store/clients/clients.ts'
import { authenticateClient } from '../clients/client-authentication.ts'
import type { ProviderOf } from '../provider/provider-of.ts'

/** The address that gets a code or link, with its client and connection. */
export interface Recipient {
  readonly client: Client
  readonly way: ConnectionWith<'code'>
  /** Normalized. */
  readonly email: string
}

/** @throws ApiError `client_unauthorized`, `email_connection_unknown`, `email_malformed` */
export async function readRecipient(
  req: Request,
  res: Response,
  of: ProviderOf,
  texts: URLSearchParams,
): Promise<Recipient> {
  const { tenant } = req
  const { provider } = await of(tenant)
  const client = await authenticateClient(req, res, provider, texts)
  const way = await tenant.connections.findEnabledFor(client.clientId, {
    abilities: ['code'],
    name: texts.get('connection') ?? '',
  })
  if (!way) throw new ApiError('email_connection_unknown')
  const email = emailOf(texts.get('email')?.trim() ?? '')
  if (email === undefined) throw new ApiError('email_malformed')
  return { client, way, email }
}

/** An id that depends on the address alone, so that it does not reveal whether a user exists. */
export function recipientId({ tenant }: Request, email: string): string {
  const hmac = createHmac('sha256', tenant.store.oidc.cookieKey)
  return hmac.update(`passwordless ${email}`).digest('hex').slice(0, 24)
}
