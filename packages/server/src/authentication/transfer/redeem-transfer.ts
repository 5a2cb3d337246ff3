import type { Request } from 'express'
import type { Authentication } from '../../login/authentication.ts'
import { succeed } from '../../login/log-in/succeed.ts'
import { originOf } from '../../login/login-origin.ts'
import type { Client } from '../../store/clients/clients.ts'
import { findOrganization } from '../../tenancy/organization-logins.ts'
import { isStoredTransfer, type TransferToken, transferModel } from './transfer-token.ts'

interface TransferRequest {
  readonly client: Client
  /** The id or name of the requested organization. */
  readonly organization: string | undefined
  /** The user of the session of the browser. */
  readonly userId: string | undefined
}

type Redeemed =
  | { readonly authentication: Authentication }
  /** The browser has a session of the same user already. */
  | { readonly isSame: true }
  | { readonly refused: string; readonly isOthers: boolean }

const refusedBy = (reason: string): Redeemed => ({
  refused: `Single Sign-On failed: ${reason}`,
  isOthers: false,
})

/**
 * Consumes a session transfer token, whether or not the request may use it: a stolen token is of no
 * use after the first attempt. A log-in by it is counted, and in the log.
 */
export async function redeemTransfer(
  req: Request,
  token: string,
  request: TransferRequest,
): Promise<Redeemed> {
  const { tenant } = req
  const { records } = tenant.store.oidc
  const found = await records.find(transferModel, token)
  if (!found || !(await records.consume(transferModel, token))) return refusedBy(unknown)
  const { payload: transfer } = found
  if (!isStoredTransfer(transfer)) return refusedBy(unknown)
  const { userId, connection } = transfer
  const reason = await reasonAgainst(req, transfer, request)
  if (reason !== undefined) return refusedBy(reason)
  if (request.userId === userId) return { isSame: true }
  if (request.userId !== undefined) {
    return { refused: `Single Sign-On failed: ${ofOthers}`, isOthers: true }
  }
  const { client } = request
  const account = await tenant.store.accounts.findOpenTo(client.clientId, { userId, connection })
  if (!account || account.isBlocked) return refusedBy(closed)
  const accessEpoch = found.accessEpoch ?? account.accessEpoch
  const counted = await succeed(tenant, {
    account: { ...account, accessEpoch },
    origin: originOf(req, client),
    details: { triggered_by_session_transfer_token: true },
  })
  if (!counted) return refusedBy(closed)
  const { amr, authTime, endsAt, refreshTokenId, cascades } = transfer
  const startedAt = Math.floor(tenant.store.oidc.now().getTime() / 1000)
  return {
    authentication: {
      userId,
      amr,
      connection: account.connection,
      accessEpoch,
      ...counted,
      transferred: { authTime, endsAt, transfer: { refreshTokenId, cascades, startedAt } },
    },
  }
}

/** Why the request may not use the token. */
async function reasonAgainst(
  req: Request,
  transfer: TransferToken,
  { client, organization: idOrName }: TransferRequest,
): Promise<string | undefined> {
  const { tenant } = req
  if (!isOfDevice(req, transfer, client)) return ofOtherDevice
  const requested =
    idOrName === undefined ? undefined : (await findOrganization(tenant, idOrName))?.id
  if (requested !== transfer.organization) return ofOtherOrganization
  const { endsAt = Number.POSITIVE_INFINITY } = transfer
  if (endsAt * 1000 <= tenant.store.oidc.now().getTime()) return ended
  const { refreshTokens } = tenant.store.oidc.records
  return (await refreshTokens.isAlive(transfer.refreshTokenId)) ? undefined : revoked
}

/** Whether the request is from the device of the app, by the setting of the client. */
function isOfDevice({ facts }: Request, { ip, asn }: TransferToken, { settings }: Client): boolean {
  switch (settings.session_transfer?.enforce_device_binding) {
    case 'none':
      return true
    case 'asn':
      return asn !== undefined && asn === facts.asn
    default:
      return ip !== undefined && ip === facts.address
  }
}

const unknown =
  'Session Transfer Token not found or expired. This may indicate token reuse or expiration.'
const ofOtherDevice =
  'Session Transfer Token device binding validation failed due to IP/ASN mismatch.'
const ofOtherOrganization = 'Session Transfer Token organization mismatch detected.'
const ofOthers = 'Session Transfer Token user mismatch detected.'
const ended = 'The session at the identity provider, by which the user logged in, has ended.'
const revoked =
  "Parent refresh token not found. Session Transfer Token won't be used for session establishment."
const closed = 'The user is blocked, or logged in by a connection that the client does not have.'
