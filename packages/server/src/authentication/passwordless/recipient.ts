import { createHmac } from 'node:crypto'
import type { Request, Response } from 'express'
import type { ConnectionWith } from '../../connectors/connector.ts'
import { ApiError } from '../../errors.ts'
import { emailOf } from '../../identifiers/identifiers.ts'
import type { Client } from '../../store/clients/clients.ts'
import { authenticateClient } from '../clients/client-authentication.ts'
import type { ProviderOf } from '../provider/provider-of.ts'

/** Who is to log in by mail, where and to what. */
export interface Recipient {
  readonly client: Client
  readonly way: ConnectionWith<'code'>
  /** In its one form. */
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

/** The same for whoever is known and whoever is not: it says nothing of a user. */
export function recipientId({ tenant }: Request, email: string): string {
  const hmac = createHmac('sha256', tenant.store.oidc.cookieKey)
  return hmac.update(`passwordless ${email}`).digest('hex').slice(0, 24)
}
