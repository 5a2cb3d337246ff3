import type { Request, Response } from 'express'
import { ApiError } from '../../errors.ts'
import { finish } from '../log-in/finish.ts'
import { succeed } from '../log-in/succeed.ts'
import { originOf } from '../login-origin.ts'
import { pathOf } from '../login-transaction.ts'
import type { OpenLogin } from '../serve-login.ts'
import { beginPending } from './ask-second-factor.ts'
import { type Available, findAvailable } from './available.ts'
import { rememberBrowserOf } from './browser-cookie.ts'
import { recoveryCodeFor } from './offer.ts'
import { dropPending, findPending, type Pending, storePending } from './pending.ts'

/** A log-in that waits for a second factor. */
export interface Halfway extends OpenLogin {
  readonly pending: Pending
  readonly available: Available
  /** Where its pages are. */
  readonly path: string
}

const kind = 'PendingLogin'

/** @returns undefined where the browser has been redirected, as nobody has shown a first factor */
export async function findHalfway(
  req: Request,
  res: Response,
  transaction: OpenLogin,
): Promise<Halfway | undefined> {
  const path = pathOf(transaction)
  const known = await findPending(req.tenant, kind, transaction.id)
  const pending = known ?? (await pendingOfSession(req, transaction))
  if (pending) {
    const available = await findAvailable(req.tenant, pending)
    return { ...transaction, pending, available, path }
  }
  goTo(res, `${path}/login`)
  return undefined
}

/** A user who is logged in already has shown a first factor; it is stored once a form is posted. */
async function pendingOfSession(
  req: Request,
  transaction: OpenLogin,
): Promise<Pending | undefined> {
  const { step, session, client } = transaction
  if (step !== 'mfa' || !session) return undefined
  if (req.method === 'POST') return beginPending(req, transaction, session)
  return { ...session, clientId: client.clientId }
}

export function goTo(res: Response, Location: string): void {
  res.writeHead(303, { Location, 'Cache-Control': 'no-store' }).end()
}

/** Goes on after a second factor was shown: by a recovery code to keep, or to the application. */
export async function proceed(
  req: Request,
  res: Response,
  halfway: Halfway,
  shown: Pick<Pending, 'proved' | 'remember'>,
): Promise<void> {
  const { id, path } = halfway
  const pending = { ...halfway.pending, ...shown }
  const code = await recoveryCodeFor(req.tenant, pending.userId)
  if (code === undefined) return complete(req, res, halfway, pending)
  const recoveryCode = await req.tenant.store.oidc.seal(code)
  await storePending(req.tenant, kind, id, { ...pending, recoveryCode })
  goTo(res, `${path}/mfa-recovery-code-enrollment`)
}

/** @throws ApiError `interaction_expired` for who was blocked meanwhile */
export async function complete(
  req: Request,
  res: Response,
  transaction: OpenLogin,
  pending: Pending,
): Promise<void> {
  const { tenant } = req
  const { client } = transaction
  const { userId, account, amr, proved, remember } = pending
  const user = await tenant.store.users.get(userId)
  if (!user || user.blocked || proved === undefined) throw new ApiError('interaction_expired')
  if (account) await succeed(tenant, { account, origin: originOf(req, client) })
  if (remember) await rememberBrowserOf(req, res, userId)
  await dropPending(tenant, kind, transaction.id)
  const shown = [...amr, ...(proved === 'recovery-code' ? [] : ['otp']), 'mfa']
  await finish(req, res, transaction, { userId, amr: [...new Set(shown)] })
}
