import type { Request, Response } from 'express'
import { ApiError } from '../errors.ts'
import type { Mailer } from '../mail/mail.ts'
import type { Outbound } from '../outbound/outbound.ts'
import { redirectTo } from '../pages/redirect-to.ts'
import type { CountLogIn } from '../passwords/log-in-rate.ts'
import type { PhoneSender } from '../phone-messages/phone-sender.ts'
import { actionPages } from './actions/action-pages.ts'
import type { CaptchaVerifier } from './bot-detection/captcha-verifier.ts'
import { logInByTicket } from './cross-origin/log-in-by-ticket.ts'
import { createFormPages } from './forms/form-pages.ts'
import type { LeakedPasswords } from './guards/leaked-passwords.ts'
import { finish } from './log-in/finish.ts'
import { createPasswordPages } from './log-in/password-pages.ts'
import { pageOf } from './log-in/ways-in.ts'
import { type LoginProtocol, type LoginTransaction, pathOf } from './login-transaction.ts'
import { openLogin } from './open-login.ts'
import { passkeyPages } from './passkeys/passkey-pages.ts'
import { createCodePages } from './passwordless/code-pages.ts'
import { logInByLink } from './passwordless/log-in-by-link.ts'
import { createResetPages } from './recovery/reset-pages.ts'
import { linkPages } from './redirect/link-pages.ts'
import { createRedirectPages } from './redirect/redirect-pages.ts'
import { refuseForeignForm } from './same-origin-form.ts'
import { createDuoPages } from './second-factors/duo-pages.ts'
import { secondFactorPages } from './second-factors/second-factor-pages.ts'
import { webauthnPages } from './second-factors/webauthn-pages.ts'
import type { OpenLogin, ServeLogin, ServeTransaction } from './serve-login.ts'
import { createSignupCodePages } from './sign-up/sign-up-code-pages.ts'
import { createSignupPages } from './sign-up/sign-up-pages.ts'

/** The parts of the server that the log-in pages use. */
export interface LoginPageOptions {
  /** The protocols that use the pages; the first one that has a log-in of the path serves it. */
  readonly protocols: readonly LoginProtocol[]
  readonly mailer: Mailer
  readonly phones: PhoneSender
  readonly captchas: CaptchaVerifier
  readonly leaks: LeakedPasswords
  readonly countLogIn: CountLogIn
  readonly outbound: Outbound
  readonly now: () => Date
}

/** Creates the functions that serve the pages of a log-in, by `operationId`. */
export function createLoginPages(options: LoginPageOptions) {
  const pages = {
    getInteraction: (req: Request, res: Response, transaction: OpenLogin) =>
      begin(req, res, transaction, options),
    ...createPasswordPages(options),
    ...createSignupPages(options),
    ...createSignupCodePages(options),
    ...createResetPages(options),
    ...createCodePages(options),
    ...secondFactorPages,
    ...webauthnPages,
    ...createDuoPages(options),
    ...passkeyPages,
    ...createRedirectPages(options),
    ...linkPages,
    ...actionPages,
    ...createFormPages(options),
  }
  const withTransaction =
    (operation: string, serve: ServeTransaction): ServeLogin =>
    async (req, res) => {
      const found = await findTransaction(options.protocols, req, res)
      if (found.answer && operation === 'getInteraction') return found.answer(res)
      if (found.answer) return redirectTo(res, pathOf(found))
      await serve(req, res, await openLogin(req, found, options))
    }
  return Object.fromEntries(
    Object.entries(pages).map(([operation, serve]) => [
      operation,
      withTransaction(operation, serve),
    ]),
  ) as Readonly<Record<keyof typeof pages, ServeLogin>>
}

/** @throws ApiError `cross_origin_form`, `interaction_expired` */
async function findTransaction(
  protocols: readonly LoginProtocol[],
  req: Request,
  res: Response,
): Promise<LoginTransaction> {
  refuseForeignForm(req)
  for (const protocol of protocols) {
    const transaction = await protocol.findTransaction(req, res)
    if (transaction) return transaction
  }
  throw new ApiError('interaction_expired')
}

/** Redirects the browser to the page at which the log-in continues. */
async function begin(
  req: Request,
  res: Response,
  transaction: OpenLogin,
  options: LoginPageOptions,
): Promise<void> {
  const isLogin = transaction.step === 'login'
  const byLink = isLogin && (await logInByLink(req, res, transaction, options))
  if (byLink) {
    const { account, dueEntry } = byLink
    const { userId, accessEpoch, connection } = account
    const login = { userId, amr: ['otp'], connection, accessEpoch, dueEntry }
    return finish(req, res, transaction, login)
  }
  if (isLogin && (await logInByTicket(req, res, transaction))) return
  redirectTo(res, `${pathOf(transaction)}/${pageOf(transaction, transaction.ways)}`)
}
