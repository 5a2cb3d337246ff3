import type { Request, Response } from 'express'
import type { Client } from '../../store/clients/clients.ts'
import { entryOfOrigin } from '../../store/logs/logins.ts'
import { appendEntry } from '../append-entry.ts'
import type { Authentication } from '../authentication.ts'
import { browserOf } from '../devices/login-device.ts'
import { finish } from '../log-in/finish.ts'
import { succeed } from '../log-in/succeed.ts'
import { originOf } from '../login-origin.ts'
import type { LoginTransaction } from '../login-transaction.ts'
import { rememberedBrowserOf } from '../second-factors/browser-cookie.ts'
import type { Pending } from '../second-factors/pending.ts'
import { requireSecondFactor } from '../second-factors/require-second-factor.ts'
import { isSecondFactorDue } from '../second-factors/second-factor-policy.ts'
import type { OpenLogin } from '../serve-login.ts'
import { consumeTicket, findTicket } from './login-ticket.ts'

/** The parts of a log-in that decide whether a ticket is for it. */
type TicketRequest = Pick<
  LoginTransaction,
  'client' | 'connection' | 'organization' | 'acrValues' | 'audiences'
>

/** A redeemed ticket, and whether a second factor is still missing. */
interface Redeemed {
  readonly authentication: Authentication
  readonly account: Pending['account']
  readonly isFactorDue: boolean
}

/**
 * Continues the log-in that a page of the client has begun, if the log-in names a ticket.
 *
 * @returns false, after doing nothing else, for a ticket that is not usable here
 */
export async function logInByTicket(
  req: Request,
  res: Response,
  transaction: OpenLogin,
): Promise<boolean> {
  const { ticket, client } = transaction
  if (ticket === undefined) return false
  const redeemed = await redeemTicket(req, res, { ...transaction, ticket })
  if (!redeemed) {
    await refuseTicket(req, client)
    return false
  }
  const { authentication, account, isFactorDue } = redeemed
  if (isFactorDue) {
    await requireSecondFactor(req, res, transaction, {
      ...authentication,
      ...(account && { account }),
    })
  } else {
    await finish(req, res, transaction, { ...authentication, meetsFactorPolicy: true })
  }
  return true
}

/**
 * Consumes a ticket for a request, and counts the log-in unless a second factor is missing.
 *
 * @param isSilent whether there is no page for a second factor: the ticket then stays unused
 * @returns undefined for a ticket that is not usable for the request
 */
export async function redeemTicket(
  req: Request,
  res: Response,
  request: TicketRequest & { readonly ticket: string },
  isSilent = false,
): Promise<Redeemed | undefined> {
  const { tenant } = req
  const { ticket, client } = request
  const login = await findTicket(req, ticket)
  if (!login || !(await isFor(req, login, request))) return undefined
  const { userId, amr, connection, accessEpoch, account } = login
  const browser = rememberedBrowserOf(req)
  const device = browserOf(req)
  const question = { tenant, userId, amr, requested: request, browser, device }
  const isFactorDue = await isSecondFactorDue(question)
  if (isFactorDue && isSilent) return undefined
  if (!(await consumeTicket(req, res, ticket))) return undefined
  const isCounted = isFactorDue || !account
  const counted = isCounted
    ? login
    : await succeed(tenant, { account, origin: originOf(req, client) })
  if (!counted) return undefined
  const { dueEntry } = counted
  const authentication = { userId, amr, connection, accessEpoch, dueEntry }
  return { authentication, account, isFactorDue }
}

/** Whether the client may log the user in by the connection of the ticket. */
async function isFor(
  { tenant }: Request,
  { clientId, connection: name }: Pending,
  { client, connection, organization }: TicketRequest,
): Promise<boolean> {
  if (clientId !== client.clientId || name === undefined) return false
  if (connection !== undefined && connection !== name) return false
  const among = organization?.connections
  const way = await tenant.connections.findEnabledFor(clientId, { abilities: [], name, among })
  return way !== undefined
}

/** Writes the log entry of a ticket that was not usable. */
export const refuseTicket = (req: Request, client: Client): Promise<void> =>
  appendEntry(req.tenant, 'Log in by a ticket', {
    type: 'fcoa',
    ...entryOfOrigin(originOf(req, client)),
    details: { error: 'Unknown or invalid login ticket.' },
  })
