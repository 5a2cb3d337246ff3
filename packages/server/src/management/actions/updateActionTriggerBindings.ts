import { isRun } from '../../actions/test-action.ts'
import { ApiError } from '../../errors.ts'
import { isBindable } from '../../record-rules/action-triggers.ts'
import type { Handler } from '../handler.ts'

export const updateActionTriggerBindings: Handler<'updateActionTriggerBindings'> = async ({
  write,
  path,
  body,
}) => {
  const { triggerId } = path
  if (!isBindable(triggerId)) throw new ApiError('action_trigger_not_bindable')
  if (body.bindings.length > 0 && !isRun(triggerId)) throw new ApiError('action_trigger_not_run')
  const bindings = await write((store) => store.actionBindings.replace(triggerId, body.bindings))
  return { status: 200, body: { bindings } }
}
