import type { Request, Response } from 'express'
import type { FactorType } from '../../actions/post-login/post-login-state.ts'
import { withoutMetFactors } from '../../actions/post-login/required-factors.ts'
import { ApiError } from '../../errors.ts'
import { redirectTo } from '../../pages/redirect-to.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { finish } from '../log-in/finish.ts'
import { succeed } from '../log-in/succeed.ts'
import { originOf } from '../login-origin.ts'
import { pathOf } from '../login-transaction.ts'
import { shortLooksMax } from '../look-again.ts'
import type { OpenLogin } from '../serve-login.ts'
import { type Available, findAvailable, isEnrolled } from './available.ts'
import { rememberBrowserOf } from './browser-cookie.ts'
import { destinationOfFirst } from './destination-of-first.ts'
import { mayOfferDevice } from './known-device.ts'
import { recoveryCodeFor } from './offer.ts'
import { dropPending, findPending, type Pending, storePending } from './pending.ts'
import { beginPending } from './require-second-factor.ts'

/** A log-in that waits for its second factor. */
export interface PendingLogin extends OpenLogin {
  readonly pending: Pending
  readonly available: Available
  /** The path of the pages of the log-in. */
  readonly path: string
}

const kind = 'PendingLogin'

/**
 * Finds the log-in with its verified first factor.
 *
 * @returns undefined after redirecting to the log-in, if there is none
 */
export async function findPendingLogin(
  req: Request,
  res: Response,
  transaction: OpenLogin,
): Promise<PendingLogin | undefined> {
  const path = pathOf(transaction)
  const known = await findPending(req.tenant, kind, transaction.id)
  const pending = known ?? (await pendingOfSession(req, transaction))
  if (pending) {
    const available = await findAvailable(req.tenant, pending)
    return { ...transaction, pending, available, path }
  }
  const isForm = req.method === 'POST'
  // The log-in of a form has usually expired.
  const destination = isForm ? await destinationOfFirst(req, transaction, shortLooksMax) : undefined
  redirectTo(res, destination ?? `${path}/login`)
  return undefined
}

/** A pending log-in of a user who has a session already. It is stored when a form is submitted. */
async function pendingOfSession(
  req: Request,
  transaction: OpenLogin,
): Promise<Pending | undefined> {
  const { step, session, client } = transaction
  if (step !== 'mfa' || !session) return undefined
  if (req.method === 'POST') return beginPending(req, transaction, session)
  return { ...session, clientId: client.clientId }
}

/**
 * Continues after a verified second factor: shows a new recovery code, offers to enroll the device,
 * or completes the log-in. After the proof of the address in a doubtful log-in, where every log-in
 * requires a second factor, the user enrolls one.
 */
export async function proceed(
  req: Request,
  res: Response,
  login: PendingLogin,
  verified: Pick<Pending, 'proved' | 'credentialAmr' | 'remember' | 'isNew'>,
): Promise<void> {
  const { id, path } = login
  const pending = { ...login.pending, ...verified }
  const { isDoubtful, ...certain } = login.pending
  const provesOnly = await hasOnlyProvedAddress(req.tenant, pending)
  if (provesOnly && isDoubtful) {
    await storePending(req.tenant, kind, id, certain)
    return redirectTo(res, `${path}/mfa`)
  }
  const recoveryCode = provesOnly ? undefined : await recoveryCodeFor(req.tenant, pending.userId)
  if (recoveryCode === undefined) return offerOrComplete(req, res, login, pending)
  await storePending(req.tenant, kind, id, { ...pending, recoveryCode })
  redirectTo(res, `${path}/mfa-recovery-code-enrollment`)
}

/** Whether the user has proved the address, and has no second factor that it stands for. */
async function hasOnlyProvedAddress(
  tenant: Tenant,
  { userId, proved, isNew }: Pending,
): Promise<boolean> {
  return proved === 'email' && !isNew && !(await isEnrolled(tenant, userId))
}

/** Offers to enroll the device if it is none of the user's, or completes the log-in. */
export async function offerOrComplete(
  req: Request,
  res: Response,
  login: PendingLogin,
  { recoveryCode: _, ...pending }: Pending,
): Promise<void> {
  const { id, path } = login
  const offered = { ...login, pending }
  if (!mayOfferDevice(req, offered)) return complete(req, res, login, pending)
  await storePending(req.tenant, kind, id, pending)
  redirectTo(res, `${path}/mfa-webauthn-platform-enrollment`)
}

/**
 * Completes the log-in, once: a form that is sent several times leads to where the first one does.
 *
 * @throws ApiError `interaction_expired` for a user whose access has ended meanwhile
 */
export async function complete(
  req: Request,
  res: Response,
  transaction: OpenLogin,
  pending: Pending,
): Promise<void> {
  const { tenant } = req
  const { client } = transaction
  const { account, proved, isNew, remember, credentialAmr = [], ...shown } = pending
  const { userId, amr, connection, accessEpoch, upstream, actions } = shown
  const user = await tenant.store.users.get(userId)
  if (!user || user.blocked || proved === undefined) throw new ApiError('interaction_expired')
  if (!(await dropPending(tenant, kind, transaction.id))) {
    const destination = await destinationOfFirst(req, transaction)
    return redirectTo(res, destination ?? `${pathOf(transaction)}/login`)
  }
  const counted = account
    ? await succeed(tenant, { account, origin: originOf(req, client) })
    : pending
  if (!counted) throw new ApiError('interaction_expired')
  if (remember) await rememberBrowserOf(req, res, pending)
  const methods = [...amr, ...amrOf[proved], ...credentialAmr, 'mfa']
  const verified = { type: typeOf[proved], ...(isNew && { isNew }) }
  const verifiedFactors = [...(shown.verifiedFactors ?? []), verified]
  await finish(req, res, transaction, {
    userId,
    amr: [...new Set(methods)],
    connection,
    accessEpoch,
    upstream,
    dueEntry: counted.dueEntry,
    verifiedFactors,
    actions: actions && withoutMetFactors({ ...actions, verifiedFactors }),
  })
}

/** The types of factors, by their names in the hosted API. */
const typeOf: Readonly<Record<NonNullable<Pending['proved']>, FactorType>> = {
  otp: 'otp',
  email: 'email',
  sms: 'phone',
  voice: 'phone',
  duo: 'duo',
  'recovery-code': 'recovery-code',
  'webauthn-roaming': 'webauthn-roaming',
  'webauthn-platform': 'webauthn-platform',
}

/** The methods of each factor (RFC 8176, section 2); those of a credential depend on it. */
const amrOf: Readonly<Record<NonNullable<Pending['proved']>, readonly string[]>> = {
  otp: ['otp'],
  email: ['otp'],
  sms: ['otp', 'sms'],
  voice: ['otp', 'tel'],
  duo: [],
  'recovery-code': [],
  'webauthn-roaming': [],
  'webauthn-platform': [],
}
