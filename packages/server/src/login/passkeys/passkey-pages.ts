import type { Request, Response } from 'express'
import { ApiError } from '../../errors.ts'
import { renderPasskeyEnrollment } from '../../pages/passkey.ts'
import { redirectTo } from '../../pages/redirect-to.ts'
import { writePage } from '../../pages/write-page.ts'
import type { PasskeyAccount } from '../../store/second-factors/passkeys.ts'
import { browserOf } from '../devices/login-device.ts'
import { finishDecided } from '../log-in/finish.ts'
import { writeLogin } from '../log-in/login-page.ts'
import { originOf } from '../login-origin.ts'
import { type LoginTransaction, pathOf } from '../login-transaction.ts'
import { formOf } from '../same-origin-form.ts'
import { rememberedBrowserOf } from '../second-factors/browser-cookie.ts'
import { destinationOfFirst } from '../second-factors/destination-of-first.ts'
import { factorEntry } from '../second-factors/log-second-factor.ts'
import { endPending, findPending, type Pending } from '../second-factors/pending.ts'
import type { OpenLogin, ServeTransaction } from '../serve-login.ts'
import { createEnrollmentOptions, userHandleOf, verifyEnrollment } from './ceremonies.ts'
import { logInByPasskey } from './log-in-by-passkey.ts'
import { declinePasskey } from './offer.ts'
import { readEnrollmentAnswer } from './read-answer.ts'

/** The pages to log in with a passkey, and to create one after a log-in by password. */
export const passkeyPages: Readonly<
  Record<
    'createPasskeyUse' | 'getPasskeyEnrollmentPage' | 'createPasskeyEnrollment',
    ServeTransaction
  >
> = {
  createPasskeyUse,
  getPasskeyEnrollmentPage,
  createPasskeyEnrollment,
}

async function createPasskeyUse(
  req: Request,
  res: Response,
  transaction: OpenLogin,
): Promise<void> {
  const { client, connection, id } = transaction
  const outcome = await logInByPasskey({
    tenant: req.tenant,
    origin: originOf(req, client),
    connection,
    among: transaction.organization?.connections,
    place: { purpose: 'log-in', id },
    answer: formOf(req).get('credential') ?? '',
    requested: transaction,
    browser: rememberedBrowserOf(req),
    device: browserOf(req),
  })
  if ('refused' in outcome) return writeLogin(req, res, transaction, { error: outcome.refused })
  if ('account' in outcome) return finishDecided(req, res, transaction, outcome)
  const { offersEnrollment: _, ...pendingAccount } = outcome.pendingAccount
  await finishDecided(req, res, transaction, { amr: outcome.amr, pendingAccount })
}

/** A log-in that is complete except for the offer of a passkey. */
interface Offered extends LoginTransaction {
  readonly pending: Pending
  readonly account: PasskeyAccount
}

/** @returns undefined if the browser was redirected because no user is logged in */
async function findOffered(
  req: Request,
  res: Response,
  transaction: OpenLogin,
): Promise<Offered | undefined> {
  const { client, connection, organization } = transaction
  const pending = await findPending(req.tenant, 'PasskeyOffer', transaction.id)
  if (!pending) {
    await leadOn(req, res, transaction)
    return undefined
  }
  const strategies = req.tenant.connectors.strategiesWith('passkeys')
  const among = organization?.connections
  const place = { clientId: client.clientId, connection, among, strategies }
  const account = await req.tenant.store.passkeys.findAccount(pending, place)
  if (!account || account.isBlocked) throw new ApiError('interaction_expired')
  return { ...transaction, pending, account }
}

async function getPasskeyEnrollmentPage(
  req: Request,
  res: Response,
  transaction: OpenLogin,
): Promise<void> {
  const offered = await findOffered(req, res, transaction)
  if (offered) await writeEnrollment(req, res, offered)
}

async function createPasskeyEnrollment(
  req: Request,
  res: Response,
  transaction: OpenLogin,
): Promise<void> {
  const offered = await findOffered(req, res, transaction)
  if (!offered) return
  const { tenant, facts } = req
  const { id, client, pending, account } = offered
  const form = formOf(req)
  if (form.get('later') === 'true') {
    await declinePasskey(req, pending)
    return continueLogin(req, res, offered)
  }
  const answer = readEnrollmentAnswer(form.get('credential') ?? '')
  const place = { purpose: 'enrollment', id } as const
  const passkey = answer && (await verifyEnrollment(tenant, place, answer))
  if (!passkey) return writeEnrollment(req, res, offered, 'failed')
  const identityUserId = `${account.provider}|${account.providerUserId}`
  const its = { userHandle: userHandleOf(tenant, account.userId), userAgent: facts.userAgent }
  const entry = factorEntry(req, client, 'gd_enrollment_complete', { ...pending, account })
  try {
    await tenant.store.write({ description: 'Create a passkey' }, async ({ passkeys, logs }) => {
      await passkeys.enroll(pending, { ...passkey, ...its, identityUserId })
      await logs.append({ ...entry, description: 'A passkey was created' })
    })
  } catch (error) {
    const isKnown = error instanceof ApiError && error.code === 'authentication_method_exists'
    if (!isKnown) throw error
    return writeEnrollment(req, res, offered, 'failed')
  }
  await continueLogin(req, res, offered)
}

/** Consumes the offer, and completes the log-in. */
async function continueLogin(req: Request, res: Response, offered: Offered): Promise<void> {
  const { id, pending } = offered
  if (await endPending(req.tenant, 'PasskeyOffer', id)) return offered.complete(res, pending)
  await leadOn(req, res, offered)
}

/** Leads a form that was submitted twice to where the first one leads. */
async function leadOn(req: Request, res: Response, transaction: LoginTransaction): Promise<void> {
  const isForm = req.method === 'POST'
  const destination = isForm ? await destinationOfFirst(req, transaction) : undefined
  redirectTo(res, destination ?? `${pathOf(transaction)}/login`)
}

async function writeEnrollment(
  req: Request,
  res: Response,
  offered: Offered,
  error?: 'failed',
): Promise<void> {
  const { tenant } = req
  const { branding, id, redirectTargets, pending, account } = offered
  const { users, authenticationMethods } = tenant.store
  const user = await users.get(pending.userId)
  const methods = await authenticationMethods.listOf(pending.userId)
  const userName = account.email ?? user?.username ?? user?.phone_number ?? pending.userId
  const place = { purpose: 'enrollment', id } as const
  const options = await createEnrollmentOptions(tenant, place, {
    userName,
    displayName: user?.name,
    subject: pending.userId,
    known: methods.filter(({ type }) => type === 'passkey'),
    tenantName: branding.tenantName,
  })
  const action = `${pathOf(offered)}/passkey-enrollment`
  const declineForm = { action, hidden: { later: 'true' } }
  const form = { action, hidden: {}, options, declineForm, error }
  writePage(res, renderPasskeyEnrollment(branding, form), {
    status: error ? 400 : 200,
    redirectTargets,
  })
}
