import type { Request, Response } from 'express'
import { ApiError } from '../../errors.ts'
import type { Mailer } from '../../mail/mail.ts'
import { renderSentCode } from '../../pages/one-time-code.ts'
import { renderEmail, renderPhone } from '../../pages/passwordless.ts'
import type { PhoneError } from '../../pages/phone-field.ts'
import { redirectTo } from '../../pages/redirect-to.ts'
import { writePage } from '../../pages/write-page.ts'
import type { PhoneSender } from '../../phone-messages/phone-sender.ts'
import { challengeOf, passesChallenge } from '../bot-detection/page-challenge.ts'
import { codeScreens, recipientOf } from '../code-screens.ts'
import { finish } from '../log-in/finish.ts'
import { codePages, codeWayBy } from '../log-in/ways-in.ts'
import { originOf } from '../login-origin.ts'
import { pathOf } from '../login-transaction.ts'
import { formOf } from '../same-origin-form.ts'
import { firstFactorOf } from '../second-factors/destination-of-first.ts'
import type { OpenLogin, ServeTransaction } from '../serve-login.ts'
import { amrOfCode, logInByCode } from './log-in-by-code.ts'
import { sendLoginCode } from './send-login-code.ts'

interface CodePagesOptions {
  readonly mailer: Mailer
  readonly phones: PhoneSender
  readonly now: () => Date
}

type Channel = keyof typeof codePages
type CodePage =
  | 'getEmailPage'
  | 'createEmail'
  | 'createEmailCode'
  | 'getPhonePage'
  | 'createPhone'
  | 'createPhoneCode'

/** The pages to log in with a code that is sent by e-mail or text message. */
export function createCodePages(
  options: CodePagesOptions,
): Readonly<Record<CodePage, ServeTransaction>> {
  const [email, phone] = [pagesOf('email', options), pagesOf('sms', options)]
  return {
    getEmailPage: email.getAddressPage,
    createEmail: email.send,
    createEmailCode: email.logIn,
    getPhonePage: phone.getAddressPage,
    createPhone: phone.send,
    createPhoneCode: phone.logIn,
  }
}

/** The field of the forms, by channel. */
const fields = { email: 'email', sms: 'phone_number' } as const

function pagesOf(channel: Channel, options: CodePagesOptions) {
  return {
    async getAddressPage(req: Request, res: Response, transaction: OpenLogin): Promise<void> {
      requireWay(transaction, channel)
      await writeAddress(req, res, transaction, channel, { typed: transaction.loginHint })
    },
    send: (req: Request, res: Response, transaction: OpenLogin) =>
      sendCode(req, res, transaction, { ...options, channel }, { typed: typedIn(req, channel) }),
    logIn: (req: Request, res: Response, transaction: OpenLogin) =>
      logIn(req, res, transaction, { ...options, channel }),
  }
}

type OfChannel = CodePagesOptions & { readonly channel: Channel }

/** Where to send a code. */
interface Recipient {
  readonly typed: string
  /** Whether the user has not seen the page with the challenge. */
  readonly isUnasked?: boolean
}

/** Sends a code to the typed address, and shows the page for it. */
export async function sendCode(
  req: Request,
  res: Response,
  transaction: OpenLogin,
  { channel, ...options }: OfChannel,
  { typed, isUnasked = false }: Recipient,
): Promise<void> {
  const { branding, client } = transaction
  const way = requireWay(transaction, channel)
  const address = way.connector.code.addressOf(typed)
  if (address === undefined) {
    return writeAddress(req, res, transaction, channel, { typed, error: 'invalid' })
  }
  if (!(await passesChallenge(req, transaction, 'passwordless'))) {
    return writeAddress(req, res, transaction, channel, { typed, hasFailedChallenge: !isUnasked })
  }
  const origin = originOf(req, client)
  try {
    await sendLoginCode({ tenant: req.tenant, ...options, branding, origin, way, address })
  } catch (error) {
    const refused = error instanceof ApiError && refusals[error.code]
    if (!refused) throw error
    for (const [name, value] of Object.entries(error.headers)) res.setHeader(name, value)
    const { status } = error
    return writeAddress(req, res, transaction, channel, { typed, error: refused, status })
  }
  await writeCode(res, transaction, channel, { address })
}

type AddressError = 'invalid' | 'refused' | 'too-many-attempts'

const refusals: Readonly<Partial<Record<string, AddressError>>> = {
  too_many_mails: 'too-many-attempts',
  phone_number_malformed: 'invalid',
  phone_number_refused: 'refused',
}

async function logIn(
  req: Request,
  res: Response,
  transaction: OpenLogin,
  { channel, now, mailer }: OfChannel,
): Promise<void> {
  const { client } = transaction
  const { tenant } = req
  const way = requireWay(transaction, channel)
  const address = way.connector.code.addressOf(typedIn(req, channel))
  if (address === undefined) throw new ApiError(malformed[channel])
  const code = (formOf(req).get('code') ?? '').replace(/\s/g, '')
  const origin = originOf(req, client)
  const attempt = { tenant, origin, way, address, proof: { code }, now, mailer }
  const outcome = await logInByCode(attempt)
  if ('account' in outcome) {
    const { account, dueEntry } = outcome
    const { userId, accessEpoch, connection } = account
    const amr = [...amrOfCode[channel]]
    return finish(req, res, transaction, { userId, amr, connection, accessEpoch, dueEntry })
  }
  const isMany = outcome.refused === 'too-many-attempts'
  const first = isMany ? undefined : await firstFactorOf(req, transaction)
  if (first) return redirectTo(res, first.url)
  const error = isMany ? 'too-many-attempts' : 'invalid-code'
  await writeCode(res, transaction, channel, { address, error })
}

const malformed = { email: 'email_malformed', sms: 'phone_number_malformed' } as const

const typedIn = (req: Request, channel: Channel) => formOf(req).get(fields[channel])?.trim() ?? ''

/** @throws ApiError `email_connection_unknown` if the client has no connection for this channel */
function requireWay({ ways }: OpenLogin, channel: Channel) {
  const way = codeWayBy(ways, channel)
  if (!way) throw new ApiError('email_connection_unknown')
  return way
}

interface Filled {
  readonly typed?: string | undefined
  readonly error?: AddressError
  /** Whether the answer to the challenge was missing or wrong. */
  readonly hasFailedChallenge?: boolean
  readonly status?: number
}

async function writeAddress(
  req: Request,
  res: Response,
  transaction: OpenLogin,
  channel: Channel,
  { typed, error, hasFailedChallenge = false, ...given }: Filled,
): Promise<void> {
  const { status = error || hasFailedChallenge ? 400 : 200 } = given
  const { branding, client, redirectTargets, ways } = transaction
  const path = pathOf(transaction)
  const other = channel === 'sms' ? 'email' : 'sms'
  const props = {
    action: `${path}/${codePages[channel]}`,
    hidden: {},
    clientName: client.name,
    passwordUrl: ways.password && `${path}/login`,
    otherUrl: codeWayBy(ways, other) && `${path}/${codePages[other]}`,
    signupUrl: ways.signUp && `${path}/signup`,
    challenge: await challengeOf(req, transaction, 'passwordless', hasFailedChallenge),
  }
  const page =
    channel === 'sms'
      ? renderPhone(branding, { ...props, phone: typed, error: error && phoneErrors[error] })
      : renderEmail(branding, {
          ...props,
          email: typed,
          error: error && (error === 'too-many-attempts' ? error : 'invalid-email'),
        })
  writePage(res, page, { status, redirectTargets })
}

const phoneErrors: Readonly<Record<AddressError, PhoneError>> = {
  invalid: 'invalid-phone',
  refused: 'refused-phone',
  'too-many-attempts': 'too-many-attempts',
}

interface Sent {
  readonly address: string
  readonly error?: 'invalid-code' | 'too-many-attempts'
}

async function writeCode(
  res: Response,
  transaction: OpenLogin,
  channel: Channel,
  { address, error }: Sent,
): Promise<void> {
  const { branding, redirectTargets, ways } = transaction
  const path = `${pathOf(transaction)}/${codePages[channel]}`
  const passwordForm = ways.password && {
    action: `${pathOf(transaction)}/login`,
    hidden: { username: address, method: 'password' },
  }
  const hidden = { [fields[channel]]: address }
  const to = await recipientOf(branding, channel, address)
  const resend = { action: path, hidden }
  const screen = codeScreens[channel]
  const props = { action: `${path}-code`, hidden, resend, error, to, screen, passwordForm }
  const page = renderSentCode(branding, props)
  writePage(res, page, { status: error ? 400 : 200, redirectTargets })
}
