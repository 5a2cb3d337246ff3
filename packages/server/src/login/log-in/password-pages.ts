import type { Request, Response } from 'express'
import { typedIdentifier } from '../../identifiers/identifiers.ts'
import type { Mailer } from '../../mail/mail.ts'
import type { Outbound } from '../../outbound/outbound.ts'
import { redirectTo } from '../../pages/redirect-to.ts'
import type { CountLogIn } from '../../passwords/log-in-rate.ts'
import type { PhoneSender } from '../../phone-messages/phone-sender.ts'
import { passesChallenge } from '../bot-detection/page-challenge.ts'
import { browserOf } from '../devices/login-device.ts'
import type { LeakedPasswords } from '../guards/leaked-passwords.ts'
import { originOf } from '../login-origin.ts'
import { pathOf } from '../login-transaction.ts'
import { partialFieldsOf } from '../partial-fields.ts'
import { sendCode } from '../passwordless/code-pages.ts'
import { rememberConnection } from '../redirect/last-connection.ts'
import { offerLink } from '../redirect/offer-link.ts'
import { formOf } from '../same-origin-form.ts'
import { rememberedBrowserOf } from '../second-factors/browser-cookie.ts'
import type { OpenLogin, ServeTransaction } from '../serve-login.ts'
import { type DirectoryWay, directoryWayOf, verifyAtDirectory } from './directory-log-in.ts'
import { finishDecided } from './finish.ts'
import { homeRealmOf } from './home-realm.ts'
import { logIn } from './log-in.ts'
import { writeLogin } from './login-page.ts'
import { defaultChannelOf, requestsIdentifierFirst } from './ways-in.ts'

interface PasswordPageOptions {
  readonly mailer: Mailer
  readonly leaks: LeakedPasswords
  readonly countLogIn: CountLogIn
  readonly phones: PhoneSender
  readonly outbound: Outbound
  readonly now: () => Date
}

/** The page for identifier and password, on one page or on two. */
export function createPasswordPages(
  options: PasswordPageOptions,
): Readonly<Record<'getLoginPage' | 'createLogin', ServeTransaction>> {
  return {
    getLoginPage: (req, res, transaction) =>
      writeLogin(req, res, transaction, { username: transaction.loginHint }),
    createLogin: (req, res, transaction) => createLogin(req, res, transaction, options),
  }
}

async function createLogin(
  req: Request,
  res: Response,
  transaction: OpenLogin,
  { phones, outbound, ...services }: PasswordPageOptions,
): Promise<void> {
  const { client, connection } = transaction
  const form = formOf(req)
  const username = form.get('username') ?? ''
  const chosen = form.get('connection')
  if (chosen !== null && username === '') return continueAt(res, transaction, chosen)
  if (!form.has('password') && form.get('method') === 'password') {
    return writeLogin(req, res, transaction, { username, isIdentified: true })
  }
  if (!form.has('password') && (await requestsIdentifierFirst(req.tenant, transaction.ways))) {
    const channel = defaultChannelOf(transaction.ways, username)
    if (!channel) return continueAs(req, res, transaction, username)
    const options = { ...services, phones, channel }
    return sendCode(req, res, transaction, options, { typed: username.trim(), isUnasked: true })
  }
  const way = directoryNamed(transaction, chosen)
  const identifier = typedIdentifier(username)
  const shown = way && { directory: way }
  if (!identifier) return writeLogin(req, res, transaction, { ...wrong, ...shown })
  const submitted = partialFieldsOf(form)
  const filled = { username, isIdentified: true, submitted, ...shown }
  if (!(await passesChallenge(req, transaction, 'log-in'))) {
    return writeLogin(req, res, transaction, { ...filled, hasFailedChallenge: true })
  }
  const attempt = {
    tenant: req.tenant,
    origin: originOf(req, client),
    identifier,
    password: form.get('password') ?? '',
    requested: transaction,
    browser: rememberedBrowserOf(req),
    device: browserOf(req),
    ...services,
  }
  const among = transaction.organization?.connections
  const outcome = way
    ? await verifyAtDirectory({ ...attempt, way, outbound })
    : await logIn({ ...attempt, connection, among })
  if ('arrival' in outcome) {
    const { arrival } = outcome
    const connectionId = way?.connection.id ?? ''
    return offerLink(req, res, transaction, { connectionId, arrival, amr })
  }
  if (!('refused' in outcome)) {
    if (way) rememberConnection(req, res, way.connection.id)
    return finishDecided(req, res, transaction, { ...outcome, amr })
  }
  const { refused } = outcome
  const status = 'status' in outcome ? outcome.status : undefined
  await writeLogin(
    req,
    res,
    transaction,
    refused === 'too-many-log-ins'
      ? { ...filled, error: 'too-many-attempts', status: 429 }
      : { ...filled, error: refused, ...(status !== undefined && { status }) },
  )
}

/** The connection of a form that asks for the password of a directory. */
function directoryNamed({ ways }: OpenLogin, name: string | null): DirectoryWay | undefined {
  return directoryWayOf(ways.redirects.find(({ connection }) => connection.name === name))
}

/** How a password authenticates (RFC 8176). */
const amr = ['pwd']

const wrong = { error: 'wrong-credentials', isIdentified: true } as const

/** Redirects to the identity provider of the e-mail address, or asks for the password. */
async function continueAs(
  req: Request,
  res: Response,
  transaction: OpenLogin,
  username: string,
): Promise<void> {
  const { ways } = transaction
  const home = homeRealmOf(ways.redirects, username)
  if (home) {
    const { name } = home.connection
    return continueAt(res, transaction, name, { login_hint: username.trim() })
  }
  const isIdentified = ways.password !== undefined
  const error = isIdentified ? undefined : 'no-connection'
  await writeLogin(req, res, transaction, { username, isIdentified, error })
}

function continueAt(res: Response, at: OpenLogin, connection: string, hint = {}): void {
  const query = new URLSearchParams({ connection, ...hint })
  const Location = `${pathOf(at)}/upstream?${query}`
  redirectTo(res, Location)
}
