import type { Request, Response } from 'express'
import { redirectTo } from '../../pages/redirect-to.ts'
import type { UpstreamSession } from '../../store/oidc/upstream-sessions.ts'
import { pathOf } from '../login-transaction.ts'
import type { OpenLogin } from '../serve-login.ts'
import { storeLinkOffer } from './link-offer.ts'
import type { LinkableArrival } from './upstream-account.ts'

interface Offered {
  readonly connectionId: string
  readonly arrival: LinkableArrival
  readonly upstream: UpstreamSession | undefined
}

/** Asks the user whether to link an account to the one with the same e-mail address. */
export async function offerLink(
  req: Request,
  res: Response,
  transaction: OpenLogin,
  { connectionId, arrival, upstream }: Offered,
): Promise<void> {
  const { ownerId: userId, email, account } = arrival
  const offer = { connectionId, account, email, userId, isAccepted: false, upstream }
  await storeLinkOffer(req.tenant, transaction, offer)
  redirectTo(res, `${pathOf(transaction)}/link`)
}
