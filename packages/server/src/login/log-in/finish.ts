import type { Request, Response } from 'express'
import type { LoginAccount } from '../../store/logs/logins.ts'
import { goOnByActions } from '../actions/go-on-by-actions.ts'
import { browserOf } from '../devices/login-device.ts'
import type { Authentication } from '../login-transaction.ts'
import { offerPasskey } from '../passkeys/offer.ts'
import { rememberedBrowserOf } from '../second-factors/browser-cookie.ts'
import { requireSecondFactor } from '../second-factors/require-second-factor.ts'
import { isSecondFactorDue } from '../second-factors/second-factor-policy.ts'
import type { OpenLogin } from '../serve-login.ts'
import type { Counted } from './succeed.ts'

/**
 * Continues after an authentication: with a second factor, the actions of the tenant, the offer of
 * a passkey, or the protocol.
 */
export async function finish(
  req: Request,
  res: Response,
  transaction: OpenLogin,
  authentication: Authentication,
): Promise<void> {
  const isLogIn = authentication.sessionId === undefined
  const isDue =
    !authentication.meetsFactorPolicy &&
    (await isSecondFactorDue({
      tenant: req.tenant,
      ...authentication,
      requested: transaction,
      browser: rememberedBrowserOf(req),
      device: isLogIn ? browserOf(req) : undefined,
    }))
  if (isDue) return requireSecondFactor(req, res, transaction, authentication)
  const acted = await goOnByActions(req, res, transaction, authentication)
  if (!acted) return
  if (acted.userId !== authentication.userId) return finish(req, res, transaction, acted)
  const decided = { ...acted, meetsFactorPolicy: true } as const
  if (!transaction.runActions && (await offerPasskey(req, res, transaction, decided))) return
  await transaction.complete(res, decided)
}

/** A log-in by a first factor, after the decision whether it needs a second one. */
type DecidedLogin = { readonly amr: readonly string[] } & (
  | ({ readonly account: LoginAccount } & Counted)
  | { readonly pendingAccount: LoginAccount }
)

/**
 * Continues after a log-in to an account: with the second factor that it needs, or else as
 * `finish`.
 */
export async function finishDecided(
  req: Request,
  res: Response,
  transaction: OpenLogin,
  login: DecidedLogin,
): Promise<void> {
  const { amr } = login
  if ('account' in login) {
    const { userId, accessEpoch, connection } = login.account
    return finish(req, res, transaction, {
      userId,
      amr,
      connection,
      accessEpoch,
      meetsFactorPolicy: true,
      dueEntry: login.dueEntry,
    })
  }
  const { passwordHash: _, ...account } = login.pendingAccount
  const { userId, accessEpoch, connection } = account
  const shown = { userId, amr, connection, accessEpoch, account }
  await requireSecondFactor(req, res, transaction, shown)
}
