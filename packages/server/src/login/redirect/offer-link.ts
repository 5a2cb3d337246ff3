import type { Request, Response } from 'express'
import { redirectTo } from '../../pages/redirect-to.ts'
import { pathOf } from '../login-transaction.ts'
import type { OpenLogin } from '../serve-login.ts'
import { type OfferedAuthentication, storeLinkOffer } from './link-offer.ts'
import type { LinkableArrival } from './upstream-account.ts'

interface Offered extends OfferedAuthentication {
  readonly connectionId: string
  readonly arrival: LinkableArrival
}

/** Asks the user whether to link an account to the one with the same e-mail address. */
export async function offerLink(
  req: Request,
  res: Response,
  transaction: OpenLogin,
  { arrival, ...offered }: Offered,
): Promise<void> {
  const { ownerId: userId, email, account } = arrival
  const offer = { ...offered, account, email, userId, isAccepted: false }
  await storeLinkOffer(req.tenant, transaction, offer)
  redirectTo(res, `${pathOf(transaction)}/link`)
}
