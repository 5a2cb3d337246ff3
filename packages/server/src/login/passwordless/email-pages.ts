import type { Request, Response } from 'express'
import type { ProviderOf } from '../../authentication/provider/provider-of.ts'
import type { Serve } from '../../authentication/serve.ts'
import { ApiError } from '../../errors.ts'
import { isMailAddress, type Mailer } from '../../mail/mail.ts'
import { renderEmailCode } from '../../pages/one-time-code.ts'
import { type EmailError, renderEmail } from '../../pages/passwordless.ts'
import { writePage } from '../../pages/write-page.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { findUnderway, finish, formOf, originOf } from '../log-in/finish.ts'
import { interactionPath } from '../log-in/paths.ts'
import { waysIn } from '../log-in/ways-in.ts'
import type { Underway } from '../login-transaction.ts'
import { logInByMail } from './log-in-by-mail.ts'
import { sendByMail } from './send-by-mail.ts'

interface EmailPagesOptions {
  readonly mailer: Mailer
  readonly now: () => Date
}

/** Logging in by a code that is sent by mail, on our pages. */
export function createEmailPages(options: EmailPagesOptions): Readonly<Record<string, Serve>> {
  return {
    getEmailPage,
    createEmail: (req, res, of) => createEmail(req, res, of, options),
    createEmailCode: (req, res, of) => createEmailCode(req, res, of, options),
  }
}

async function getEmailPage(req: Request, res: Response, of: ProviderOf): Promise<void> {
  const underway = await findUnderway(req, res, of)
  const { byPassword } = await byMailOf(req.tenant, underway)
  const hint = underway.interaction.params.login_hint
  writeEmail(res, underway, {
    email: typeof hint === 'string' ? hint : undefined,
    takesPassword: byPassword !== undefined,
  })
}

async function createEmail(
  req: Request,
  res: Response,
  of: ProviderOf,
  { mailer, now }: EmailPagesOptions,
): Promise<void> {
  const underway = await findUnderway(req, res, of)
  const { look, client } = underway
  const { connection, byPassword } = await byMailOf(req.tenant, underway)
  const typed = emailOf(req)
  const takesPassword = byPassword !== undefined
  if (!isMailAddress(typed)) {
    return writeEmail(res, underway, { email: typed, error: 'invalid-email', takesPassword })
  }
  const email = typed.toLowerCase()
  const origin = originOf(req, client)
  try {
    await sendByMail({ tenant: req.tenant, mailer, look, origin, connection, email, now })
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'too_many_mails') throw error
    for (const [name, value] of Object.entries(error.headers)) res.setHeader(name, value)
    const refused = { email: typed, error: 'too-many-attempts', takesPassword } as const
    return writeEmail(res, underway, refused, error.status)
  }
  writeCode(res, underway, { email })
}

async function createEmailCode(
  req: Request,
  res: Response,
  of: ProviderOf,
  { now }: EmailPagesOptions,
): Promise<void> {
  const underway = await findUnderway(req, res, of)
  const { client } = underway
  const { tenant } = req
  const { connection } = await byMailOf(tenant, underway)
  const email = emailOf(req).toLowerCase()
  const code = (formOf(req).get('code') ?? '').replace(/\s/g, '')
  const origin = originOf(req, client)
  const outcome = await logInByMail({ tenant, origin, connection, email, proof: { code }, now })
  if ('account' in outcome) return finish(req, res, underway, outcome.account.userId, ['otp'])
  const isMany = outcome.refused === 'too-many-attempts'
  writeCode(res, underway, { email, error: isMany ? 'too-many-attempts' : 'invalid-code' })
}

const emailOf = (req: Request) => formOf(req).get('email')?.trim() ?? ''

/** @throws ApiError `email_connection_unknown` where nobody logs in by mail */
async function byMailOf(tenant: Tenant, underway: Underway) {
  const { byPassword, byMail } = await waysIn(tenant, underway.interaction)
  if (!byMail) throw new ApiError('email_connection_unknown')
  return { connection: byMail, byPassword }
}

interface Filled {
  readonly email?: string | undefined
  readonly error?: EmailError
  readonly takesPassword: boolean
}

const leadsTo = ({ interaction }: Underway) => [String(interaction.params.redirect_uri ?? '')]

function writeEmail(
  res: Response,
  underway: Underway,
  { takesPassword, ...filled }: Filled,
  status = filled.error ? 400 : 200,
): void {
  const { look, client, interaction } = underway
  const path = interactionPath(interaction.uid)
  const page = renderEmail(look, {
    action: `${path}/email`,
    hidden: {},
    clientName: client.name,
    passwordUrl: takesPassword ? `${path}/login` : undefined,
    ...filled,
  })
  writePage(res, page, { status, leadsTo: leadsTo(underway) })
}

interface Sent {
  readonly email: string
  readonly error?: 'invalid-code' | 'too-many-attempts'
}

function writeCode(res: Response, underway: Underway, { email, error }: Sent): void {
  const { look, interaction } = underway
  const path = interactionPath(interaction.uid)
  const page = renderEmailCode(look, {
    action: `${path}/email-code`,
    hidden: { email },
    email,
    resendUrl: `${path}/email`,
    error,
  })
  writePage(res, page, { status: error ? 400 : 200, leadsTo: leadsTo(underway) })
}
