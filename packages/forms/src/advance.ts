import { historyMax, valuesBytesMax } from './bounds.ts'
import type { Form, StepNode } from './form.ts'
import { FormError } from './form-error.ts'
import { isWithin, type JsonObject } from './json.ts'
import type { FlowOutcome } from './run-flow.ts'
import { resolveTemplate, type Scope } from './template.ts'
import { nextStop } from './walk.ts'

/** The state of a form in progress. It is JSON. */
export interface Progress {
  /** The id of the step that is shown; absent before the first one. */
  readonly step?: string
  /** The steps before it, of which the last one is the previous. */
  readonly history: readonly string[]
  readonly fields: JsonObject
  readonly vars: JsonObject
}

/** What a form needs from outside. */
export interface FormHost {
  /** The `context` of templates, such as the user. */
  readonly context: JsonObject
  /** Runs a flow by its id, with `fields`, `vars` and `context` in its scope. */
  runFlow(flowId: string, scope: Scope): Promise<FlowOutcome>
}

/** Where a form has come to. */
export type Advance =
  | { readonly at: 'step'; readonly step: StepNode; readonly progress: Progress }
  | { readonly at: 'end'; readonly progress: Progress }
  /** A flow asks the user for something else; the step stays the same. */
  | { readonly at: 'message'; readonly message: string; readonly progress: Progress }
  /** The form cannot go on; the reason is for its author. */
  | { readonly at: 'failure'; readonly failure: string; readonly isOfFlow: boolean }

/** Begins a form, with the values that its caller passes. */
export async function beginForm(
  form: Form,
  given: Pick<Progress, 'fields' | 'vars'>,
  host: FormHost,
): Promise<Advance> {
  const scope = scopeOf({ ...given, history: [] }, host)
  const hidden = form.hiddenFields.flatMap(({ key, value = '' }) => {
    const resolved = resolveTemplate(value, scope)
    return resolved === undefined || Object.hasOwn(given.fields, key) ? [] : [[key, resolved]]
  })
  const fields = { ...given.fields, ...Object.fromEntries(hidden) }
  return advance(form, { ...given, fields, history: [] }, form.first, host)
}

/** Goes on from a step whose fields were accepted; `pointer` is its next node by default. */
export function submitStep(
  form: Form,
  progress: Progress,
  { step, values, pointer = step.next }: SubmittedStep,
  host: FormHost,
): Promise<Advance> {
  const ids = new Set(step.components.map(({ id }) => id))
  const others = Object.entries(progress.fields).filter(([id]) => !ids.has(id))
  const fields = { ...Object.fromEntries(others), ...values }
  return advance(form, { ...progress, fields }, pointer, host)
}

/** A step with the values of its fields. */
export interface SubmittedStep {
  readonly step: StepNode
  readonly values: JsonObject
  readonly pointer?: string | undefined
}

/** Goes back by one step; stays where there is none. Flows are not undone. */
export function goBack(progress: Progress): Progress {
  const step = progress.history.at(-1)
  return step === undefined
    ? progress
    : { ...progress, step, history: progress.history.slice(0, -1) }
}

/** The values that templates of a form see. */
export const scopeOf = (
  { fields, vars }: Progress,
  { context }: Pick<FormHost, 'context'>,
): Scope => ({
  fields,
  vars,
  context,
})

/** The most flows between two pages; a circle of flows ends by it. */
const flowsMax = 10

async function advance(
  form: Form,
  given: Progress,
  pointer: string | undefined,
  host: FormHost,
): Promise<Advance> {
  let progress = given
  let next = pointer
  try {
    for (let flows = 0; flows <= flowsMax; flows += 1) {
      requireBounded(progress)
      const stop = nextStop(form, next, scopeOf(progress, host))
      if (stop.type === 'STEP') return { at: 'step', step: stop, progress: atStep(progress, stop) }
      const flowId = stop.type === 'FLOW' ? stop.flowId : form.lastFlowId
      const outcome = flowId ? await host.runFlow(flowId, scopeOf(progress, host)) : undefined
      if (outcome?.failure !== undefined) {
        return { at: 'failure', failure: outcome.failure, isOfFlow: true }
      }
      if (outcome?.message !== undefined) return messageOf(outcome.message, given)
      if (outcome) progress = { ...progress, vars: outcome.vars }
      if (stop.type === 'ENDING') return endOf(progress)
      next = stop.next
    }
  } catch (error) {
    if (!(error instanceof FormError)) throw error
    return { at: 'failure', failure: error.message, isOfFlow: false }
  }
  const failure = `The form runs more than ${flowsMax} flows without a page.`
  return { at: 'failure', failure, isOfFlow: false }
}

/** A message needs a page that shows it. */
const messageOf = (message: string, progress: Progress): Advance =>
  progress.step === undefined
    ? {
        at: 'failure',
        failure: `A flow before the first page ended with: ${message}`,
        isOfFlow: true,
      }
    : { at: 'message', message, progress }

function endOf(progress: Progress): Advance {
  requireBounded(progress)
  return { at: 'end', progress }
}

function atStep(progress: Progress, { id }: StepNode): Progress {
  const { step, history } = progress
  if (step === undefined || step === id) return { ...progress, step: id }
  return { ...progress, step: id, history: [...history, step].slice(-historyMax) }
}

function requireBounded({ fields, vars }: Progress): void {
  for (const values of [fields, vars]) {
    if (!isWithin(values, valuesBytesMax)) {
      throw new FormError(
        `The values of the form exceed ${valuesBytesMax} bytes, or are nested too deeply.`,
      )
    }
  }
}
