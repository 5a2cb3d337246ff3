import { isRun, testAction } from '../../actions/test-action.ts'
import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const createActionTest: Handler<'createActionTest'> = async ({ tenant, path, body }) => {
  const draft = await tenant.store.boundActions.findDraft(path.id)
  if (!draft) throw new ApiError('action_not_found')
  const { trigger } = draft
  if (!isRun(trigger)) throw new ApiError('action_trigger_not_run')
  const payload = await testAction(tenant, { ...draft, trigger }, body.payload)
  return { status: 200, body: { payload: { ...payload } } }
}
