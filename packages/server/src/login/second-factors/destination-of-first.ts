import type { Request } from 'express'
import { type CompletedLogin, type LoginTransaction, pathOf } from '../login-transaction.ts'
import { lookAgain, shortLooksMax } from '../look-again.ts'
import { findPending } from './pending.ts'

/**
 * Where a form leads that was submitted twice, as by a double click: browsers follow the response
 * to the second request only, while the first one has verified the factor. The log-in is that of
 * the cookie of the browser, whichever of both requests verified it.
 *
 * @returns undefined if the first request leads nowhere, or the log-in has continued already
 */
export const destinationOfFirst = async (
  req: Request,
  transaction: LoginTransaction,
  looksMax?: number,
): Promise<string | undefined> => (await lookAgain(() => reached(req, transaction), looksMax))?.url

async function reached(
  { tenant }: Request,
  transaction: LoginTransaction,
): Promise<CompletedLogin | undefined> {
  const { id } = transaction
  const pending = await findPending(tenant, 'PendingLogin', id)
  if (pending) return pending.proved && at(transaction, 'mfa', pending)
  const offer = await findPending(tenant, 'PasskeyOffer', id)
  if (offer) return at(transaction, 'passkey-enrollment', offer)
  return transaction.completed?.()
}

/**
 * The same for a form that authenticates, which the first request has used up: it leads to the
 * second factor, if one is due. Most first factors that are refused are wrong.
 */
export async function firstFactorOf(
  req: Request,
  transaction: LoginTransaction,
): Promise<CompletedLogin | undefined> {
  const first = await lookAgain(() => reached(req, transaction), shortLooksMax)
  if (first) return first
  const pending = await findPending(req.tenant, 'PendingLogin', transaction.id)
  return pending && at(transaction, 'mfa', pending)
}

const at = (transaction: LoginTransaction, page: string, { userId }: { userId: string }) => ({
  url: `${pathOf(transaction)}/${page}`,
  userId,
})
