import type { Request, Response } from 'express'
import { leadsAway } from '../../actions/post-login/post-login-state.ts'
import { ApiError } from '../../errors.ts'
import { redirectTo } from '../../pages/redirect-to.ts'
import { queryOf } from '../../query-of.ts'
import { finish } from '../log-in/finish.ts'
import { pathOf } from '../login-transaction.ts'
import { formOf } from '../same-origin-form.ts'
import { destinationOfFirst } from '../second-factors/destination-of-first.ts'
import { dropPending, findPending } from '../second-factors/pending.ts'
import type { OpenLogin, ServeLogin, ServeTransaction } from '../serve-login.ts'
import { leave } from './go-on-by-actions.ts'

/** The steps of a log-in whose user an action redirects. */
export const actionPages: Readonly<
  Record<'getActionStep' | 'getActionContinuation', ServeTransaction>
> = {
  async getActionStep(req, res, transaction) {
    const { session, step } = transaction
    const { actions } = session ?? {}
    if (session && actions && leadsAway(actions)) {
      return leave(req, res, transaction, { ...session, actions })
    }
    // An action has made another user the subject, whose session it is now.
    const isChanged = step === 'actions' && actions?.primary !== undefined
    if (session && isChanged) return finish(req, res, transaction, session)
    redirectTo(res, `${pathOf(transaction)}/login`)
  },
  getActionContinuation: comeBack,
}

/** Continues the log-in, once: a repeated request leads to where the first one does. */
async function comeBack(req: Request, res: Response, transaction: OpenLogin): Promise<void> {
  const { id } = transaction
  const pending = await findPending(req.tenant, 'ActionRedirect', id)
  if (!pending || !(await dropPending(req.tenant, 'ActionRedirect', id))) {
    const destination = await destinationOfFirst(req, transaction)
    return redirectTo(res, destination ?? `${pathOf(transaction)}/login`)
  }
  const { clientId: _, endsAt: _endsAt, ...authentication } = pending
  await finish(req, res, transaction, authentication)
}

/** The most characters of the parameters that `/continue` passes on. */
const queryLengthMax = 8_192

/** Where pages of other sites send the browser back, which then sends the cookie of its log-in. */
export const continuations: Readonly<Record<'getContinuation' | 'createContinuation', ServeLogin>> =
  {
    getContinuation: async (req, res) => passOn(req, res),
    createContinuation: async (req, res) => passOn(req, res, formOf(req)),
  }

/** @throws ApiError `interaction_expired` */
function passOn(req: Request, res: Response, form = new URLSearchParams()): void {
  const query = queryOf(req)
  const id = query.get('state') ?? ''
  for (const [name, value] of form) if (name !== 'state') query.set(name, value)
  const passed = query.toString()
  if (!/^[\w-]{1,64}$/.test(id) || passed.length > queryLengthMax) {
    throw new ApiError('interaction_expired')
  }
  redirectTo(res, `${pathOf({ id })}/continue?${passed}`)
}
