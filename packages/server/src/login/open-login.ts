import type { Request, Response } from 'express'
import { actsAtLogin } from '../actions/post-login/run-post-login.ts'
import { advancedLogin } from './advanced-login.ts'
import { identifyBrowser, rememberBrowserDevice } from './devices/remember-device.ts'
import { waysIn } from './log-in/ways-in.ts'
import type { Authentication, LoginTransaction } from './login-transaction.ts'
import { linkingOffers } from './redirect/link-offer.ts'
import type { OpenLogin } from './serve-login.ts'

/** The services that the pages of a log-in use. */
export type OpenLoginOptions = Pick<OpenLogin, 'mailer' | 'phones' | 'captchas'>

/** Resolves what the pages of a log-in need, once per request. */
export async function openLogin(
  req: Request,
  found: LoginTransaction,
  { mailer, phones, captchas }: OpenLoginOptions,
): Promise<OpenLogin> {
  const { tenant } = req
  const transaction = await linkingOffers(tenant, found)
  const ways = await waysIn(tenant, transaction)
  const advanced = await advancedLogin(tenant, transaction, ways)
  return {
    ...transaction,
    ...(advanced && { branding: { ...transaction.branding, advanced } }),
    ways,
    mailer,
    phones,
    captchas,
    async complete(res: Response, authentication: Authentication) {
      await rememberIfDecided(req, res, transaction, authentication)
      await transaction.complete(res, authentication)
    },
  }
}

/** Remembers the browser of a log-in, unless nobody logs in or actions are still to decide. */
async function rememberIfDecided(
  req: Request,
  res: Response,
  { actsLater, client, runActions }: LoginTransaction,
  { userId, sessionId, actions }: Authentication,
): Promise<void> {
  if (runActions || sessionId !== undefined) return
  const isUndecided = actsLater && !actions
  if (isUndecided && actsAtLogin(req.tenant, client.clientId)) identifyBrowser(req, res)
  else await rememberBrowserDevice(req, res, userId)
}
