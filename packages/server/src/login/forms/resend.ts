import { type Component, type Form, scopeOf, textIn } from '@latchkey/forms'
import type { Request, Response } from 'express'
import { redirectTo } from '../../pages/redirect-to.ts'
import { pathOf } from '../login-transaction.ts'
import { dropWaiting, type Pending, storePending } from '../second-factors/pending.ts'
import type { OpenLogin } from '../serve-login.ts'
import { type FormServices, type LoginFormHost, openFormHost } from './form-host.ts'
import { storeAgain } from './store-again.ts'
import type { StoredForm } from './stored-form.ts'
import { runOf, stateOfResend } from './write-step.ts'

interface Resending {
  readonly pending: Pending
  readonly form: Form
  readonly stored: StoredForm
  readonly button: Component
}

/** Runs the flow of a button that sends again, as often as the button permits. */
export async function resendByFlow(
  services: FormServices,
  req: Request,
  res: Response,
  transaction: OpenLogin,
  { pending, form, stored, button }: Resending,
): Promise<void> {
  const { id, config } = button
  const { tenant } = req
  const now = tenant.store.oidc.now().getTime()
  const isReady = stateOfResend(config, runOf(stored, id), now) === 'ready'
  const there = `${pathOf(transaction)}/form`
  if (!isReady || !(await dropWaiting(tenant, transaction.id, pending))) {
    return redirectTo(res, there)
  }
  const count = (runOf(stored, id)?.count ?? 0) + 1
  const resends = { ...stored.resends, [id]: { count, at: now } }
  let host: LoginFormHost | undefined
  try {
    host = await openFormHost(services, req, transaction, { pending, form, stored })
    const { progress } = stored
    const outcome = await host.runFlow(textIn(config, 'flow_id') ?? '', scopeOf(progress, host))
    const hasFailed = outcome.failure !== undefined
    const shown: StoredForm = {
      turn: stored.turn + 1,
      resends,
      ...host.kept(!hasFailed),
      progress: { ...progress, vars: hasFailed ? progress.vars : outcome.vars },
      ...(outcome.message !== undefined && { message: outcome.message }),
      ...(hasFailed && { hasFailed }),
    }
    await storePending(tenant, 'ActionForm', transaction.id, { ...pending, form: shown })
  } catch (error) {
    await storeAgain(tenant, transaction.id, pending, { resends, ...host?.kept(false) })
    throw error
  }
  redirectTo(res, there)
}
