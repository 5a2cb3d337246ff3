import { actionTriggers } from '../../record-rules/action-triggers.ts'
import type { Handler } from '../handler.ts'

export const listActionTriggers: Handler<'listActionTriggers'> = async () => {
  return { status: 200, body: { triggers: [...actionTriggers] } }
}
