import type { Handler } from '../handler.ts'
import { chosenTrigger } from './chosen-trigger.ts'

export const createAction: Handler<'createAction'> = async ({ write, body }) => {
  const { supported_triggers, ...members } = body
  const trigger = chosenTrigger(supported_triggers)
  const { runtime = trigger.default_runtime } = body
  const action = { ...members, trigger, runtime }
  return { status: 201, body: await write((store) => store.actions.create(action)) }
}
