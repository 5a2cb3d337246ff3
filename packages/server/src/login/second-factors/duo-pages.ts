import { createHmac } from 'node:crypto'
import type { Request, Response } from 'express'
import { ApiError } from '../../errors.ts'
import { isSameSecret } from '../../keys/is-same-secret.ts'
import type { Outbound } from '../../outbound/outbound.ts'
import { OutboundError } from '../../outbound/outbound-error.ts'
import { renderDuo } from '../../pages/mfa-duo.ts'
import { redirectTo } from '../../pages/redirect-to.ts'
import { queryOf } from '../../query-of.ts'
import { appendEntry } from '../append-entry.ts'
import type { ServeTransaction } from '../serve-login.ts'
import { findDuo } from './available.ts'
import { type DuoCall, DuoError, type DuoQuestion, duoPageOf, isVerifiedByDuo } from './duo-api.ts'
import { factorEntry } from './log-second-factor.ts'
import { provingOf, write } from './page-parts.ts'
import { type PendingLogin, proceed } from './pending-login.ts'
import { proveByDuo } from './prove.ts'
import { forPendingLogin } from './serve-pending-login.ts'

interface DuoOptions {
  readonly outbound: Outbound
  readonly now: () => Date
}

type DuoOperation = 'getDuoPage' | 'getDuoPrompt' | 'getDuoAnswer'

/**
 * The second factor by Duo: a page with a link, the redirect to Duo, and the return. It is a link,
 * because the `form-action` of a page with a form permits only the schemes of redirect URIs.
 */
export const createDuoPages = (
  options: DuoOptions,
): Readonly<Record<DuoOperation, ServeTransaction>> => ({
  getDuoPage: forPendingLogin(async (_req, res, at) => writeDuoPage(res, at)),
  getDuoPrompt: forPendingLogin((req, res, at) => redirectToDuo(req, res, at, options)),
  getDuoAnswer: forPendingLogin((req, res, at) => readAnswer(req, res, at, options)),
})

function writeDuoPage(
  res: Response,
  at: PendingLogin,
  error?: 'not-confirmed' | 'too-many-attempts',
) {
  const { branding, path, available, pending } = at
  if (!available.duo || pending.proved) return redirectTo(res, `${path}/mfa`)
  const recoveryUrl = available.recoveryCode ? `${path}/mfa-recovery-code` : undefined
  const page = renderDuo(branding, { promptUrl: `${path}/mfa-duo-prompt`, recoveryUrl, error })
  write(res, at, page, error)
}

async function redirectToDuo(req: Request, res: Response, at: PendingLogin, options: DuoOptions) {
  const call = await callOf(req, at, options)
  if (!call) return redirectTo(res, `${at.path}/mfa`)
  redirectTo(res, await asked(req, at, () => duoPageOf(call, questionOf(req, at))))
}

async function readAnswer(req: Request, res: Response, at: PendingLogin, options: DuoOptions) {
  const call = await callOf(req, at, options)
  if (!call) return redirectTo(res, `${at.path}/mfa`)
  const question = questionOf(req, at)
  const answer = queryOf(req)
  // RFC 6749, section 10.12: refuses an answer that belongs to the log-in of another browser.
  if (!isSameSecret(question.state, answer.get('state') ?? '')) {
    throw new ApiError('interaction_expired')
  }
  const code = answer.get('duo_code')
  const isVerified =
    code !== null && (await asked(req, at, () => isVerifiedByDuo(call, question, code)))
  const proof = await proveByDuo(provingOf(req, at), isVerified)
  if (proof === 'right') return proceed(req, res, at, { proved: 'duo' })
  writeDuoPage(res, at, proof === 'blocked' ? 'too-many-attempts' : 'not-confirmed')
}

/** @returns undefined if Duo does not verify this user */
async function callOf(
  { tenant }: Request,
  { available, pending }: PendingLogin,
  options: DuoOptions,
): Promise<DuoCall | undefined> {
  const application = available.duo && !pending.proved ? await findDuo(tenant) : undefined
  return application && { tenantId: tenant.id, application, ...options }
}

/**
 * The request to Duo of a log-in. State and nonce are derived from its random id, so that nothing
 * needs to be stored; Duo accepts a code once. The name at Duo is the user's identifier, which they
 * cannot change: for another name, Duo would enroll another device.
 */
function questionOf({ tenant }: Request, { id, path, pending }: PendingLogin): DuoQuestion {
  const { cookieKey } = tenant.store.oidc
  const { userId: username } = pending
  const derived = (what: string) =>
    createHmac('sha256', cookieKey).update(`duo ${what} ${id} ${username}`).digest('base64url')
  const redirectUri = new URL(`${path}/mfa-duo-answer`, tenant.issuer).href
  return { username, redirectUri, state: derived('state'), nonce: derived('nonce') }
}

/**
 * Runs a call.
 *
 * @throws ApiError `duo_unavailable`, which is logged for the tenant, if Duo cannot be asked
 */
async function asked<T>(req: Request, { client, pending }: PendingLogin, ask: () => Promise<T>) {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof DuoError || error instanceof OutboundError)) throw error
    const reason = error instanceof OutboundError ? error.reason : error.message
    const description = `Duo could not be reached: ${reason}`
    const entry = { ...factorEntry(req, client, 'gd_auth_failed', pending), description }
    await appendEntry(req.tenant, 'Second factor', entry)
    throw new ApiError('duo_unavailable')
  }
}
