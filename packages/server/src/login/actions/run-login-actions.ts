import type { Request } from 'express'
import type { SentValues } from '../../actions/event/event-parts.ts'
import { runsOn } from '../../actions/post-login/post-login-state.ts'
import { withoutMetFactors } from '../../actions/post-login/required-factors.ts'
import { type PostLoginResult, runPostLogin } from '../../actions/post-login/run-post-login.ts'
import { isBound } from '../../actions/run-trigger.ts'
import { queryOf } from '../../query-of.ts'
import { isRememberedBrowser } from '../../store/second-factors/remembered-browsers.ts'
import { browserOf } from '../devices/login-device.ts'
import type { Authentication, LoginTransaction } from '../login-transaction.ts'
import { rememberedBrowserOf } from '../second-factors/browser-cookie.ts'
import { withSubject } from './with-subject.ts'

/** What the actions need to know of a log-in. */
export type ActingLogin = Pick<
  LoginTransaction,
  'client' | 'audiences' | 'organization' | 'asked' | 'session'
> & {
  /** Whether the user cannot be asked. */
  readonly isSilent?: boolean
  /** The id of the log-in; undefined where none has begun. */
  readonly id?: string
}

/**
 * Runs the actions of a log-in on the pages, or those that are left after a second factor or a
 * redirect. Without any, it sends no statement.
 */
export async function runLoginActions(
  req: Request,
  login: ActingLogin,
  authentication: Authentication,
): Promise<PostLoginResult | undefined> {
  const { tenant } = req
  const { id, client, audiences, organization, asked = {}, session, isSilent = false } = login
  if (!isBound(tenant, 'post-login')) return undefined
  const { userId, amr, verifiedFactors, connection, actions: former } = authentication
  if (former && !former.redirect && !former.prompt && former.after === undefined) return former
  // The form is still to complete.
  if (former?.prompt && !former.prompt.isComplete) return former
  const result = await runPostLogin(
    {
      request: req,
      ...(former?.redirect && { sent: sentBack(req, id) }),
      client,
      userId,
      amr,
      verifiedFactors,
      connection,
      organization: organization?.organization,
      audiences,
      transaction: asked,
      sessionId: session?.userId === userId ? session.sessionId : undefined,
      device: isSilent ? undefined : browserOf(req),
      isSilent,
    },
    former,
  )
  if (!result || 'denied' in result || !result.factor) return result
  const acting = withSubject(authentication, result)
  const actions = withoutMetFactors(result, {
    isRemembered: await isRemembered(req, acting.userId, result.factor),
    hasFactor: !session && acting.amr.includes('mfa'),
  })
  return runsOn(actions) ? runLoginActions(req, login, { ...acting, actions }) : actions
}

/**
 * The parameters with which the browser has come back. `state` is the log-in that continues,
 * whatever the browser sends: it tells the tokens of the page for different log-ins apart.
 */
export const sentBack = (req: Request, state = ''): SentValues => ({
  query: { ...Object.fromEntries(queryOf(req)), state },
})

/** Whether the browser is remembered, so that the user need not verify the factor again. */
export async function isRemembered(
  { tenant, headers }: Pick<Request, 'tenant' | 'headers'>,
  userId: string,
  { remembers = false }: { readonly remembers?: boolean },
): Promise<boolean> {
  if (!remembers) return false
  return isRememberedBrowser(tenant.store.oidc, userId, rememberedBrowserOf({ tenant, headers }))
}
