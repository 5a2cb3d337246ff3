import type { Json, JsonObject } from './json.ts'
import { isObject, memberOf } from './json.ts'
import { listIn, textIn } from './read-form.ts'

/** One action of a flow. Its parameters are templates. */
export interface FlowAction {
  readonly id: string
  readonly type: string
  readonly action: string
  readonly allowsFailure: boolean
  readonly masksOutput: boolean
  readonly params: JsonObject
}

/** A flow as its engine needs it. */
export interface Flow {
  readonly id: string
  readonly actions: readonly FlowAction[]
}

/** Reads a flow in the format of the hosted API. */
export const readFlow = (given: JsonObject): Flow => ({
  id: textIn(given, 'id') ?? '',
  actions: readActions(listIn(given, 'actions')),
})

/** Reads a list of actions; what is no action is left out. */
export const readActions = (given: readonly Json[]): readonly FlowAction[] =>
  given.flatMap((each) => {
    const type = textIn(each, 'type')
    const action = textIn(each, 'action')
    if (type === undefined || action === undefined) return []
    const params = memberOf(each, 'params')
    return {
      id: textIn(each, 'id') ?? '',
      type,
      action,
      allowsFailure: memberOf(each, 'allow_failure') === true,
      masksOutput: memberOf(each, 'mask_output') === true,
      params: isObject(params) ? params : {},
    }
  })
