import { createHmac } from 'node:crypto'
import type { Request, Response } from 'express'
import type { ConnectionWith } from '../../connectors/connector.ts'
import { ApiError } from '../../errors.ts'
import type { Client } from '../../store/clients/clients.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { authenticateClient, hasCredentials } from '../clients/client-authentication.ts'
import { fapiRequirementsOf } from '../clients/fapi.ts'
import type { ProviderOf } from '../provider/provider-of.ts'

/** The recipient of a code or link, with the client and the connection. */
export interface Recipient {
  readonly client: Client
  readonly way: ConnectionWith<'code'>
  /** Normalized. */
  readonly address: string
}

/**
 * @throws ApiError `client_unauthorized`, `email_connection_unknown`, `email_malformed`,
 *   `phone_number_malformed`
 */
export async function readRecipient(
  req: Request,
  res: Response,
  of: ProviderOf,
  texts: URLSearchParams,
): Promise<Recipient> {
  const { provider } = await of(req.tenant)
  return recipientOf(req.tenant, await authenticateClient(req, res, provider, texts), texts)
}

/**
 * The recipient of a code that is to be sent. A client that sends no credentials is identified by
 * its `client_id` alone if the tenant permits it; one under a FAPI profile always authenticates.
 *
 * @throws ApiError what `readRecipient` throws
 */
export async function readStartRecipient(
  req: Request,
  res: Response,
  of: ProviderOf,
  texts: URLSearchParams,
): Promise<Recipient> {
  const { tenant } = req
  const { enforce_client_authentication_on_passwordless_start: isEnforced } =
    tenant.settings.flags ?? {}
  if (isEnforced === false && !hasCredentials(req, texts)) {
    const client = await tenant.clients.find(texts.get('client_id') ?? '')
    if (client && !fapiRequirementsOf(client)) return recipientOf(tenant, client, texts)
  }
  return readRecipient(req, res, of, texts)
}

/**
 * The recipient that a client names.
 *
 * @throws ApiError `email_connection_unknown`, `email_malformed`, `phone_number_malformed`
 */
export async function recipientOf(
  tenant: Tenant,
  client: Client,
  texts: URLSearchParams,
): Promise<Recipient> {
  const way = await tenant.connections.findEnabledFor(client.clientId, {
    abilities: ['code'],
    name: texts.get('connection') ?? '',
  })
  if (!way) throw new ApiError('email_connection_unknown')
  const { channel, addressOf } = way.connector.code
  const [member, malformed] = members[channel]
  const address = addressOf(texts.get(member) ?? '')
  if (address === undefined) throw new ApiError(malformed)
  return { client, way, address }
}

const members = {
  email: ['email', 'email_malformed'],
  sms: ['phone_number', 'phone_number_malformed'],
} as const

/**
 * The recipient as a response shows it. The id is derived from the address, so that it does not
 * reveal whether there is a user.
 */
export function recipientWire(
  { tenant }: Request,
  { way, address }: Pick<Recipient, 'way' | 'address'>,
  isVerified: boolean,
) {
  const hmac = createHmac('sha256', tenant.store.oidc.cookieKey)
  const _id = hmac.update(`passwordless ${address}`).digest('hex').slice(0, 24)
  return way.connector.code.channel === 'sms'
    ? { _id, phone_number: address, phone_verified: isVerified }
    : { _id, email: address, email_verified: isVerified }
}
