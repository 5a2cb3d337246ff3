/*
 * Log-in with a form on a page of the client, which is on another origin, at an endpoint of the
 * public API that no RFC defines.
 */

import { randomBytes } from 'node:crypto'
import type { Request, Response } from 'express'
import { ApiError, type ErrorCode } from '../../errors.ts'
import { typedIdentifier } from '../../identifiers/identifiers.ts'
import { appendEntry } from '../../login/append-entry.ts'
import { requireAdmission } from '../../login/bot-detection/require-admission.ts'
import { createTicket } from '../../login/cross-origin/login-ticket.ts'
import type { LeakedPasswords } from '../../login/guards/leaked-passwords.ts'
import {
  type DirectoryRefused,
  findDirectory,
  logInAtDirectory,
} from '../../login/log-in/directory-log-in.ts'
import { logIn } from '../../login/log-in/log-in.ts'
import { originOf } from '../../login/login-origin.ts'
import { amrOfCode, logInByCode } from '../../login/passwordless/log-in-by-code.ts'
import type { Pending } from '../../login/second-factors/pending.ts'
import type { Mailer } from '../../mail/mail.ts'
import type { Outbound } from '../../outbound/outbound.ts'
import type { CountLogIn } from '../../passwords/log-in-rate.ts'
import type { Client } from '../../store/clients/clients.ts'
import { entryOfOrigin, type LoginOrigin } from '../../store/logs/logins.ts'
import { answerJson } from '../../validation/answer-json.ts'
import { isListedOrigin } from '../clients/allowed-origins.ts'
import { noDirectory } from '../grants/password.ts'
import type { Serving } from '../serve.ts'

interface CrossOriginOptions {
  readonly mailer: Mailer
  readonly leaks: LeakedPasswords
  readonly countLogIn: CountLogIn
  readonly outbound: Outbound
  readonly now: () => Date
}

/** The operation under `/co`. */
export const createCrossOriginLogins = (
  options: CrossOriginOptions,
): Serving<'createCrossOriginLogin'> => ({
  createCrossOriginLogin: (req, res) => createCrossOriginLogin(req, res, options),
})

async function createCrossOriginLogin(
  req: Request,
  res: Response,
  options: CrossOriginOptions,
): Promise<void> {
  const client = await clientOf(req, res)
  const texts = req.sent.parameters()
  const verify = verifiers.get(texts.get('credential_type') ?? '')
  if (!verify) throw new ApiError('credential_type_unknown')
  const origin = originOf(req, client)
  const login = await verify({ req, origin, texts, options })
  const login_ticket = await createTicket(req, res, login)
  const logged = { type: 'scoa', user_id: login.userId, ...entryOfOrigin(origin) } as const
  await appendEntry(req.tenant, 'Log in across origins', logged)
  const [co_verifier, co_id] = [32, 16].map((bytes) => randomBytes(bytes).toString('base64url'))
  answerJson(res, 200, { login_ticket, co_verifier, co_id })
}

/**
 * The client, which must permit log-in on its pages, and have the origin of this one: a page of
 * another must not log users in, to no account (RFC 6749, section 10.12).
 *
 * @throws ApiError `invalid_body`, `origin_not_allowed`, `cross_origin_unauthorized`
 */
async function clientOf(req: Request, res: Response): Promise<Client> {
  const { tenant, headers } = req
  const client = await tenant.clients.find(req.sent.parameters().get('client_id') ?? '')
  if (!client) throw refusedFor(res, new ApiError('invalid_body', { message: unknownClient }))
  const origin = headers.origin ?? 'null'
  if (!isListedOrigin(client, origin)) {
    const shown = origin.slice(0, originLengthMax)
    await appendEntry(tenant, 'Log in across origins', {
      type: 'fco',
      ...entryOfOrigin(originOf(req, client)),
      details: { origin: shown },
    })
    const message =
      `Origin ${shown} is not allowed. Add it to \`allowed_origins\` or \`web_origins\` of the ` +
      'client.'
    throw refusedFor(res, new ApiError('origin_not_allowed', { message }))
  }
  const mayAsk = client.isFirstParty && client.settings.cross_origin_authentication === true
  if (!mayAsk) throw new ApiError('cross_origin_unauthorized')
  return client
}

/** The most characters of a refused origin that a log entry and an error show. */
const originLengthMax = 256

const unknownClient = 'The client does not exist.'

/** Lets no page read the error. */
function refusedFor(res: Response, error: ApiError): ApiError {
  for (const name of ['Origin', 'Credentials']) res.removeHeader(`Access-Control-Allow-${name}`)
  return error
}

interface Attempt {
  readonly req: Request
  readonly origin: LoginOrigin
  readonly texts: URLSearchParams
  readonly options: CrossOriginOptions
}

/** Verifies credentials. @throws ApiError */
type Verify = (attempt: Attempt) => Promise<Pending>

const verifiers: ReadonlyMap<string, Verify> = new Map([
  ['password', (attempt) => byPassword(attempt, defaultDirectoryOf(attempt))],
  [
    'http://auth0.com/oauth/grant-type/password-realm',
    async (attempt) => byPassword(attempt, await connectionOf(attempt)),
  ],
  ['http://auth0.com/oauth/grant-type/passwordless/otp', byCode],
])

/** @throws ApiError `invalid_body` */
function required({ texts }: Attempt, name: string): string {
  const value = texts.get(name)
  if (value) return value
  throw new ApiError('invalid_body', { message: `\`${name}\` is required.` })
}

/** The name of the connection that `realm` names. */
const connectionOf = (attempt: Attempt): Promise<string> =>
  attempt.req.tenant.connections.nameOfRealm(attempt.origin.clientId, required(attempt, 'realm'))

function defaultDirectoryOf({ req: { tenant } }: Attempt): string {
  const { default_directory: connection } = tenant.settings
  if (connection) return connection
  throw new ApiError('invalid_body', { message: noDirectory })
}

async function byPassword(attempt: Attempt, connection: string): Promise<Pending> {
  const { req, origin, options } = attempt
  const { tenant } = req
  const { clientId } = origin
  const [username, password] = [required(attempt, 'username'), required(attempt, 'password')]
  const identifier = typedIdentifier(username)
  if (!identifier) throw new ApiError('invalid_body', { message: '`username` is too long.' })
  const directory = await findDirectory(tenant, clientId, connection)
  const database = { abilities: ['password'], name: connection } as const
  const isKnown = directory ?? (await tenant.connections.findEnabledFor(clientId, database))
  if (!isKnown) throw unknownRealm(connection)
  await requireAdmission({ tenant, flow: 'log-in', origin })
  const isCompletedLater = true as const
  const made = { ...options, tenant, origin, identifier, password, isCompletedLater }
  const outcome = directory
    ? await logInAtDirectory({ ...made, way: directory })
    : await logIn({ ...made, connection })
  if ('refused' in outcome) throw new ApiError(refusals[outcome.refused])
  const found = 'account' in outcome ? outcome.account : outcome.pendingAccount
  const { passwordHash: _, ...account } = found
  const { userId, accessEpoch, connection: by } = account
  return { clientId, userId, amr: ['pwd'], connection: by, accessEpoch, account }
}

async function byCode(attempt: Attempt): Promise<Pending> {
  const { req, origin, options } = attempt
  const { tenant } = req
  const { clientId } = origin
  const [username, otp] = [required(attempt, 'username'), required(attempt, 'otp')]
  const selector = { abilities: ['code'], name: await connectionOf(attempt) } as const
  const way = await tenant.connections.findEnabledFor(clientId, selector)
  if (!way) throw unknownRealm(selector.name)
  const { channel, addressOf } = way.connector.code
  const typed = username.trim().toLowerCase()
  const address = addressOf(typed) ?? typed
  const proof = { code: otp.trim() }
  const { now, mailer } = options
  const outcome = await logInByCode({ tenant, origin, way, address, proof, now, mailer })
  if ('refused' in outcome) {
    const isWrong = outcome.refused === 'wrong-credentials'
    const message = `Wrong ${channel === 'sms' ? 'phone number' : 'email'} or verification code.`
    throw new ApiError(refusals[outcome.refused], isWrong ? { message } : {})
  }
  const { account, dueEntry } = outcome
  const { userId, accessEpoch, connection } = account
  return { clientId, userId, amr: [...amrOfCode[channel]], connection, accessEpoch, dueEntry }
}

const unknownRealm = (realm: string) =>
  new ApiError('invalid_body', { message: `Unknown realm ${realm}.` })

const refusals: Readonly<Record<DirectoryRefused, ErrorCode>> = {
  'wrong-credentials': 'credentials_wrong',
  'too-many-attempts': 'too_many_log_ins',
  'too-many-log-ins': 'too_many_log_ins',
  'account-blocked': 'blocked_user',
  'password-leaked': 'leaked_password_refused',
  'password-expired': 'directory_password_expired',
  'upstream-failed': 'directory_refused',
  'upstream-unavailable': 'directory_unavailable',
}
