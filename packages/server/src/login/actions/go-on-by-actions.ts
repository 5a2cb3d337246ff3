import type { Request, Response } from 'express'
import {
  changesUser,
  leadsAway,
  type PostLoginState,
  refusesLogIn,
} from '../../actions/post-login/post-login-state.ts'
import { redirectTo } from '../../pages/redirect-to.ts'
import { claimEntry } from '../log-in/claim-entry.ts'
import { logSuccess } from '../log-in/log-success.ts'
import { originOf } from '../login-origin.ts'
import { type Authentication, pathOf } from '../login-transaction.ts'
import { storePending } from '../second-factors/pending.ts'
import { requireSecondFactor } from '../second-factors/require-second-factor.ts'
import type { OpenLogin } from '../serve-login.ts'
import { runLoginActions } from './run-login-actions.ts'
import { withSubject } from './with-subject.ts'

/**
 * Runs the actions of a log-in, and does what they ask for: refuses the log-in, requires a second
 * factor, or redirects the user.
 *
 * @returns the authentication with what the actions have decided; undefined if the response is sent
 */
export async function goOnByActions(
  req: Request,
  res: Response,
  transaction: OpenLogin,
  authentication: Authentication,
): Promise<Authentication | undefined> {
  // Actions that are to see a choice of the user run after it.
  if (transaction.actsLater && !authentication.actions) return authentication
  const result = transaction.runActions
    ? await transaction.runActions(req, authentication)
    : await runLoginActions(req, transaction, authentication)
  if (!result) return logged(req, transaction, authentication)
  if ('denied' in result) {
    const { error, denied: error_description, description: logged, executions } = result
    const { dueEntry } = authentication
    const isLost = dueEntry && refusesLogIn(result, dueEntry, transaction.client)
    if (isLost) await claimEntry(req.tenant, dueEntry)
    await transaction.refuse(res, { error, error_description, logged, executions })
    return undefined
  }
  const acted = { ...withSubject(authentication, result), actions: result }
  if (leadsAway(result)) await leave(req, res, transaction, acted)
  else if (result.factor) await requireSecondFactor(req, res, transaction, acted)
  // The policy on second factors may require one of the other user before.
  else if (changesUser(result, authentication.userId)) return acted
  else return logged(req, transaction, acted)
  return undefined
}

type Acted = Authentication & { readonly actions: PostLoginState }

/**
 * Writes the log entry of the log-in, if it has waited for the actions. That of a session which has
 * begun before them is complete now.
 */
async function logged(
  req: Request,
  { client }: OpenLogin,
  { dueEntry, ...acted }: Authentication,
): Promise<Authentication> {
  if (!dueEntry) return acted
  const { sessionId: _session, actions, ...login } = acted
  const origin = originOf(req, client)
  await logSuccess(req.tenant, dueEntry, { ...login, origin, actions })
  if (!actions) return login
  const { dueEntry: _, ...state } = actions
  return { ...login, actions: state }
}

/** Stores the log-in, and redirects the user to where the action sends them, or to its form. */
export async function leave(
  req: Request,
  res: Response,
  { id, client }: OpenLogin,
  authentication: Acted,
): Promise<void> {
  const { clientId } = client
  const { redirect, prompt } = authentication.actions
  const kind = prompt ? 'ActionForm' : 'ActionRedirect'
  await storePending(req.tenant, kind, id, { ...authentication, clientId })
  if (prompt) return redirectTo(res, `${pathOf({ id })}/form`)
  const url = new URL(redirect?.url ?? '')
  url.searchParams.set('state', id)
  redirectTo(res, url.href)
}
