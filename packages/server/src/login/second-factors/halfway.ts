import type { Request, Response } from 'express'
import type { ProviderOf } from '../../authentication/provider/provider-of.ts'
import { ApiError } from '../../errors.ts'
import {
  rememberBrowser,
  rememberedSeconds,
} from '../../store/second-factors/remembered-browsers.ts'
import { findUnderway, finish, originOf } from '../log-in/finish.ts'
import { interactionPath } from '../log-in/paths.ts'
import type { Underway } from '../login-transaction.ts'
import { askSecondFactor } from './ask.ts'
import { recoveryCodeFor } from './offer.ts'
import { dropPending, findPending, keepPending, type Pending } from './pending.ts'
import { type Available, browserCookie, findAvailable } from './second-factor.ts'

/** A log-in that waits for a second factor. */
export interface Halfway extends Underway {
  readonly pending: Pending
  readonly available: Available
  /** Where its pages are. */
  readonly path: string
}

const kind = 'PendingLogin'

/**
 * @returns nothing where the browser has been sent elsewhere, as nobody has shown a first factor
 * @throws ApiError as `findUnderway` does
 */
export async function findHalfway(
  req: Request,
  res: Response,
  of: ProviderOf,
): Promise<Halfway | undefined> {
  const underway = await findUnderway(req, res, of)
  const { interaction } = underway
  const path = interactionPath(interaction.uid)
  const pending = await findPending(req.tenant, kind, interaction.uid)
  if (pending) {
    const available = await findAvailable(req.tenant, pending)
    return { ...underway, pending, available, path }
  }
  const { accountId, amr = ['pwd'] } = interaction.session ?? {}
  // Who is logged in already has shown a first factor.
  if (interaction.prompt.name === 'mfa' && accountId !== undefined) {
    await askSecondFactor(req, res, underway, { userId: accountId, amr })
  } else {
    goTo(res, `${path}/login`)
  }
  return undefined
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
  const { interaction, path } = halfway
  const pending = { ...halfway.pending, ...shown }
  const code = await recoveryCodeFor(req.tenant, pending.userId)
  if (code === undefined) return complete(req, res, halfway, pending)
  const recoveryCode = await req.tenant.store.oidc.seal(code)
  await keepPending(req.tenant, kind, interaction.uid, { ...pending, recoveryCode })
  goTo(res, `${path}/mfa-recovery-code-enrollment`)
}

/** @throws ApiError `interaction_expired` for who was blocked meanwhile */
export async function complete(
  req: Request,
  res: Response,
  underway: Underway,
  pending: Pending,
): Promise<void> {
  const { tenant } = req
  const { interaction, client } = underway
  const { userId, account, amr, proved, remember } = pending
  const user = await tenant.store.users.get(userId)
  if (!user || user.blocked || proved === undefined) throw new ApiError('interaction_expired')
  if (account) {
    await tenant.store.logins.succeed(account, originOf(req, client))
  }
  if (remember) await setBrowserCookie(req, res, userId)
  await dropPending(tenant, kind, interaction.uid)
  const shown = [...amr, ...(proved === 'recovery-code' ? [] : ['otp']), 'mfa']
  await finish(req, res, underway, userId, [...new Set(shown)])
}

async function setBrowserCookie({ tenant }: Request, res: Response, userId: string) {
  const value = await rememberBrowser(tenant.store.oidc.records, userId)
  const maxAge = rememberedSeconds * 1000
  const secure = tenant.issuer.startsWith('https:')
  const options = { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge } as const
  res.cookie(browserCookie(tenant), value, options)
}
