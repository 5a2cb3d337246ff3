import type { Schema } from '@latchkey/contract'
import { refusedBody } from '../../errors.ts'
import { namedTrigger } from '../../record-rules/action-triggers.ts'

/**
 * The only trigger of an action.
 *
 * @throws ApiError `invalid_body` for an unknown version
 */
export function chosenTrigger(
  triggers: readonly Schema<'ActionTriggerReferenceDefinition'>[],
): Schema<'ActionTrigger'> {
  const [named] = triggers
  if (!named) throw refusedBody('It must name one trigger', 'supported_triggers')
  return namedTrigger(named)
}
