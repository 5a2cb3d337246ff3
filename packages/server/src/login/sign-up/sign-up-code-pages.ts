import type { Request, Response } from 'express'
import { ApiError } from '../../errors.ts'
import type { Mailer } from '../../mail/mail.ts'
import { renderSentCode } from '../../pages/one-time-code.ts'
import { redirectTo } from '../../pages/redirect-to.ts'
import { writePage } from '../../pages/write-page.ts'
import { codeScreens, recipientOf } from '../code-screens.ts'
import type { LeakedPasswords } from '../guards/leaked-passwords.ts'
import { pathOf } from '../login-transaction.ts'
import { formOf } from '../same-origin-form.ts'
import { firstFactorOf } from '../second-factors/destination-of-first.ts'
import { asksToSend } from '../second-factors/page-parts.ts'
import type { OpenLogin, ServeTransaction } from '../serve-login.ts'
import {
  consumePendingSignUp,
  findPendingSignUp,
  type PendingSignUp,
  storePendingSignUp,
} from './pending-sign-up.ts'
import { createAccount } from './sign-up.ts'
import { addressOf, type SignUpCode, sendSignUpCode, verifySignUpCode } from './sign-up-code.ts'
import { finishSignUp, partsOf, writeSignup } from './sign-up-pages.ts'

interface SignupCodePageOptions {
  readonly mailer: Mailer
  readonly leaks: LeakedPasswords
  readonly now: () => Date
}

/** The page for the code that verifies an address before its account is created. */
export function createSignupCodePages(
  options: SignupCodePageOptions,
): Readonly<Record<'getSignupCodePage' | 'createSignupCode', ServeTransaction>> {
  return {
    async getSignupCodePage(req, res, transaction) {
      const pending = await findPendingSignUp(req.tenant, transaction)
      if (!pending) return redirectTo(res, `${pathOf(transaction)}/signup`)
      await writeCode(res, transaction, codeOf(req, transaction, pending, options))
    },
    createSignupCode: (req, res, transaction) => createSignupCode(req, res, transaction, options),
  }
}

async function createSignupCode(
  req: Request,
  res: Response,
  transaction: OpenLogin,
  options: SignupCodePageOptions,
): Promise<void> {
  const pending = await findPendingSignUp(req.tenant, transaction)
  if (!pending) {
    const first = await firstFactorOf(req, transaction)
    return redirectTo(res, first?.url ?? `${pathOf(transaction)}/signup`)
  }
  const code = codeOf(req, transaction, pending, options)
  const form = formOf(req)
  if (asksToSend(form)) return send(res, transaction, code)
  const typed = (form.get('code') ?? '').slice(0, 64).replace(/\s/g, '')
  const refused = await verifySignUpCode(code, typed)
  if (refused) {
    const isMany = refused === 'too-many-attempts'
    const first = isMany ? undefined : await firstFactorOf(req, transaction)
    if (first) return redirectTo(res, first.url)
    return writeCode(res, transaction, code, isMany ? refused : 'invalid-code')
  }
  const [kind, next, ...later] = pending.due
  const verified = [...pending.verified, kind]
  if (next) {
    await storePendingSignUp(req.tenant, transaction, {
      ...pending,
      verified,
      due: [next, ...later],
    })
    return send(res, transaction, { ...code, kind: next })
  }
  await complete(req, res, transaction, { ...pending, verified }, options)
}

/** Creates the account, once: the code was right for one request only. */
async function complete(
  req: Request,
  res: Response,
  transaction: OpenLogin,
  pending: PendingSignUp,
  options: SignupCodePageOptions,
): Promise<void> {
  const { user, passwordHash, verified } = pending
  if (!(await consumePendingSignUp(req.tenant, transaction))) {
    throw new ApiError('interaction_expired')
  }
  const sign = partsOf(req, transaction, options)
  const prepared = { user, ...(passwordHash !== undefined && { passwordHash }) }
  try {
    const made = await createAccount(sign, prepared, verified)
    await finishSignUp(req, res, transaction, made)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'user_exists') throw error
    // Somebody has signed up with one of the identifiers meanwhile.
    await writeSignup(req, res, transaction, { typed: {}, error: 'signup-failed' }, 400)
  }
}

/** Sends the code for an address, and shows its page. */
async function send(res: Response, transaction: OpenLogin, code: SignUpCode): Promise<void> {
  try {
    await sendSignUpCode(code)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'too_many_mails') throw error
    for (const [name, value] of Object.entries(error.headers)) res.setHeader(name, value)
    return writeCode(res, transaction, code, 'too-many-attempts')
  }
  redirectTo(res, `${pathOf(transaction)}/signup-code`)
}

/**
 * The code that is due.
 *
 * @throws ApiError `signup_closed` if users can no longer sign up to the connection
 */
function codeOf(
  req: Request,
  transaction: OpenLogin,
  { user, due: [kind], connectionId }: PendingSignUp,
  options: SignupCodePageOptions,
): SignUpCode {
  const sign = partsOf(req, transaction, options)
  if (sign.way.connection.id !== connectionId) throw new ApiError('signup_closed')
  return { id: transaction.id, phones: transaction.phones, now: options.now, sign, user, kind }
}

async function writeCode(
  res: Response,
  transaction: OpenLogin,
  code: SignUpCode,
  error?: 'invalid-code' | 'too-many-attempts',
): Promise<void> {
  const { branding, redirectTargets } = transaction
  const action = `${pathOf(transaction)}/signup-code`
  const channel = code.kind === 'phone_number' ? 'sms' : 'email'
  const page = renderSentCode(branding, {
    action,
    hidden: {},
    resend: { action, hidden: { send: 'true' } },
    error,
    to: await recipientOf(branding, channel, addressOf(code)),
    screen: codeScreens[channel],
  })
  writePage(res, page, { status: error ? 400 : 200, redirectTargets })
}
