import type { Request, Response } from 'express'
import { type LoginTransaction, pathOf } from '../login-transaction.ts'
import { noteFactor } from './note-factor.ts'
import { keepPending, type Pending } from './pending.ts'

/** Redirects to the page of a second factor. Until that is shown the user is not logged in. */
export async function askSecondFactor(
  req: Request,
  res: Response,
  transaction: LoginTransaction,
  halfway: Pick<Pending, 'userId' | 'amr' | 'account'>,
): Promise<void> {
  const { client } = transaction
  const pending: Pending = { ...halfway, clientId: client.clientId }
  await keepPending(req.tenant, 'PendingLogin', transaction.id, pending)
  await noteFactor(req, client, 'mfar', pending)
  const Location = `${pathOf(transaction)}/mfa`
  res.writeHead(303, { Location, 'Cache-Control': 'no-store' }).end()
}
