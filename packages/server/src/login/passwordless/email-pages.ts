import type { Request, Response } from 'express'
import { ApiError } from '../../errors.ts'
import { emailOf } from '../../identifiers/identifiers.ts'
import type { Mailer } from '../../mail/mail.ts'
import { renderEmailCode } from '../../pages/one-time-code.ts'
import { type EmailError, renderEmail } from '../../pages/passwordless.ts'
import { writePage } from '../../pages/write-page.ts'
import { finish } from '../log-in/finish.ts'
import { originOf } from '../login-origin.ts'
import { type LoginTransaction, pathOf } from '../login-transaction.ts'
import { formOf } from '../same-origin-form.ts'
import type { OpenLogin, ServeTransaction } from '../serve-login.ts'
import { logInByMail } from './log-in-by-mail.ts'
import { sendByMail } from './send-by-mail.ts'

interface EmailPagesOptions {
  readonly mailer: Mailer
  readonly now: () => Date
}

/** The pages to log in by a code that is sent by e-mail. */
export function createEmailPages(
  options: EmailPagesOptions,
): Readonly<Record<'getEmailPage' | 'createEmail' | 'createEmailCode', ServeTransaction>> {
  return {
    getEmailPage,
    createEmail: (req, res, transaction) => createEmail(req, res, transaction, options),
    createEmailCode: (req, res, transaction) => createEmailCode(req, res, transaction, options),
  }
}

async function getEmailPage(_req: Request, res: Response, transaction: OpenLogin): Promise<void> {
  const { takesPassword } = codeWayOf(transaction)
  writeEmail(res, transaction, { email: transaction.loginHint, takesPassword })
}

async function createEmail(
  req: Request,
  res: Response,
  transaction: OpenLogin,
  { mailer, now }: EmailPagesOptions,
): Promise<void> {
  const { branding, client } = transaction
  const { way, takesPassword } = codeWayOf(transaction)
  const typed = typedEmail(req)
  const email = emailOf(typed)
  if (email === undefined) {
    return writeEmail(res, transaction, { email: typed, error: 'invalid-email', takesPassword })
  }
  const origin = originOf(req, client)
  try {
    await sendByMail({ tenant: req.tenant, mailer, branding, origin, way, email, now })
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'too_many_mails') throw error
    for (const [name, value] of Object.entries(error.headers)) res.setHeader(name, value)
    const refused = { email: typed, error: 'too-many-attempts', takesPassword } as const
    return writeEmail(res, transaction, refused, error.status)
  }
  writeCode(res, transaction, { email })
}

async function createEmailCode(
  req: Request,
  res: Response,
  transaction: OpenLogin,
  { now }: EmailPagesOptions,
): Promise<void> {
  const { client } = transaction
  const { tenant } = req
  const { way } = codeWayOf(transaction)
  const email = emailOf(typedEmail(req))
  if (email === undefined) throw new ApiError('email_malformed')
  const code = (formOf(req).get('code') ?? '').replace(/\s/g, '')
  const origin = originOf(req, client)
  const outcome = await logInByMail({ tenant, origin, way, email, proof: { code }, now })
  if ('account' in outcome) {
    const { userId, accessEpoch } = outcome.account
    return finish(req, res, transaction, { userId, amr: ['otp'], accessEpoch })
  }
  const isMany = outcome.refused === 'too-many-attempts'
  writeCode(res, transaction, { email, error: isMany ? 'too-many-attempts' : 'invalid-code' })
}

const typedEmail = (req: Request) => formOf(req).get('email')?.trim() ?? ''

/** @throws ApiError `email_connection_unknown` where the client has no such connection */
function codeWayOf({ ways }: OpenLogin) {
  if (!ways.code) throw new ApiError('email_connection_unknown')
  return { way: ways.code, takesPassword: ways.password !== undefined }
}

interface Filled {
  readonly email?: string | undefined
  readonly error?: EmailError
  readonly takesPassword: boolean
}

function writeEmail(
  res: Response,
  transaction: LoginTransaction,
  { takesPassword, ...filled }: Filled,
  status = filled.error ? 400 : 200,
): void {
  const { branding, client, redirectTargets } = transaction
  const path = pathOf(transaction)
  const page = renderEmail(branding, {
    action: `${path}/email`,
    hidden: {},
    clientName: client.name,
    passwordUrl: takesPassword ? `${path}/login` : undefined,
    ...filled,
  })
  writePage(res, page, { status, redirectTargets })
}

interface Sent {
  readonly email: string
  readonly error?: 'invalid-code' | 'too-many-attempts'
}

function writeCode(res: Response, transaction: LoginTransaction, { email, error }: Sent): void {
  const { branding, redirectTargets } = transaction
  const path = pathOf(transaction)
  const page = renderEmailCode(branding, {
    action: `${path}/email-code`,
    hidden: { email },
    email,
    resend: { action: `${path}/email`, hidden: { email } },
    error,
  })
  writePage(res, page, { status: error ? 400 : 200, redirectTargets })
}
