import { ApiError } from '../../errors.ts'
import type { Handler } from '../handler.ts'
import { chosenTrigger } from './chosen-trigger.ts'

export const updateAction: Handler<'updateAction'> = async ({ write, path, body }) => {
  const { supported_triggers, ...members } = body
  const patch = {
    ...members,
    ...(supported_triggers && { trigger: chosenTrigger(supported_triggers) }),
  }
  const action = await write((store) => store.actions.update(path.id, patch))
  if (!action) throw new ApiError('action_not_found')
  return { status: 200, body: action }
}
