import type { Request, Response } from 'express'
import type { Authentication } from '../login-transaction.ts'
import { offerPasskey } from '../passkeys/offer.ts'
import { rememberedBrowserOf } from '../second-factors/browser-cookie.ts'
import { requireSecondFactor } from '../second-factors/require-second-factor.ts'
import { isSecondFactorDue } from '../second-factors/second-factor-policy.ts'
import type { OpenLogin } from '../serve-login.ts'

/**
 * Continues after an authentication: to a second factor, to the offer of a passkey, or back to the
 * protocol.
 */
export async function finish(
  req: Request,
  res: Response,
  transaction: OpenLogin,
  authentication: Authentication,
): Promise<void> {
  const isDue =
    !authentication.meetsFactorPolicy &&
    (await isSecondFactorDue({
      tenant: req.tenant,
      ...authentication,
      requested: transaction,
      browser: rememberedBrowserOf(req),
    }))
  if (isDue) return requireSecondFactor(req, res, transaction, authentication)
  const decided = { ...authentication, meetsFactorPolicy: true } as const
  if (await offerPasskey(req, res, transaction, decided)) return
  await transaction.complete(res, decided)
}
