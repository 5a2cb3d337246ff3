import type { Advance, Progress } from '@latchkey/forms'
import type { Request, Response } from 'express'
import { redirectTo } from '../../pages/redirect-to.ts'
import { finish } from '../log-in/finish.ts'
import { pathOf } from '../login-transaction.ts'
import { type Pending, storePending } from '../second-factors/pending.ts'
import type { OpenLogin } from '../serve-login.ts'
import { noteForm } from './note-form.ts'
import type { StoredForm } from './stored-form.ts'

/** A log-in whose form has gone on, and what the form has come to. */
export interface Settling {
  readonly pending: Pending
  readonly advance: Advance
  /** The form with the values that the user has just sent, where it stays if a flow fails. */
  readonly stored: StoredForm
}

/**
 * Responds to a form that has gone on: with its next page, the rest of the log-in, or the refusal
 * of the log-in.
 */
export async function settleForm(
  req: Request,
  res: Response,
  transaction: OpenLogin,
  { pending, advance, stored }: Settling,
): Promise<void> {
  const { turn, resends, codes, secrets = [] } = stored
  const kept = { turn: turn + 1, resends, codes, secrets }
  const show = async (form: StoredForm) => {
    // Each page has ten minutes.
    const { endsAt: _, ...renewed } = pending
    await storePending(req.tenant, 'ActionForm', transaction.id, { ...renewed, form })
    redirectTo(res, `${pathOf(transaction)}/form`)
  }
  switch (advance.at) {
    case 'step':
      return show({ ...kept, progress: advance.progress })
    case 'message':
      return show({ ...kept, progress: advance.progress, message: advance.message })
    case 'end':
      return complete(req, res, transaction, pending, advance.progress)
    case 'failure':
      // The author has to repair a form; a flow may succeed when it is tried again.
      if (advance.isOfFlow && stored.progress.step !== undefined) {
        return show({ ...kept, progress: stored.progress, hasFailed: true })
      }
      return refuse(res, transaction, pending, advance.failure)
  }
}

/** Goes on with the log-in: the action that showed the form gets what it has come to. */
async function complete(
  req: Request,
  res: Response,
  transaction: OpenLogin,
  pending: Pending,
  { fields, vars }: Progress,
): Promise<void> {
  const { clientId: _, endsAt: _endsAt, form: _form, actions, ...authentication } = pending
  if (!actions?.prompt) throw new Error('A form without the action that shows it is stored.')
  const prompt = { ...actions.prompt, fields, vars, isComplete: true } as const
  const completed = { ...actions, prompt }
  await noteForm(req, prompt.formId, 'completed')
  await finish(req, res, transaction, { ...authentication, actions: completed })
}

const failed = 'A form of the tenant failed. Its log has the reason.'

function refuse(
  res: Response,
  transaction: OpenLogin,
  { actions }: Pending,
  failure: string,
): Promise<void> {
  const { formId = '' } = actions?.prompt ?? {}
  return transaction.refuse(res, {
    error: 'access_denied',
    error_description: failed,
    logged: `The form ${JSON.stringify(formId)} failed: ${failure}`,
    ...(actions && { executions: actions.executions }),
  })
}
