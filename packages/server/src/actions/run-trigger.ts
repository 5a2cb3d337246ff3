import { randomUUID } from 'node:crypto'
import type { BoundAction } from '../store/actions/bound-actions.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import { ArgumentError } from './argument-error.ts'
import type { EventPart } from './event/event-parts.ts'
import { type ActionRun, type Answers, type RecordedCall, runAction } from './run-action.ts'
import { type TriggerId, triggers } from './triggers.ts'

/** A call of a method of `api`, with the action that made it. */
export interface ActionCall extends RecordedCall {
  readonly actionId: string
  /** When the action began, in milliseconds since 1970. */
  readonly atMs: number
}

/** The action after which a trigger goes on. */
export interface Resumption {
  readonly actionId: string
  /** Whether its continuation runs first, because the user was redirected. */
  readonly continues: boolean
  /** Whether no further action runs yet. */
  readonly endsThere?: boolean
}

/** One run of the actions of a trigger. */
export interface TriggerRun {
  readonly trigger: TriggerId
  readonly event: EventPart
  readonly after?: Resumption | undefined
  /** Methods of `api` that return a value. */
  readonly answers?: Answers
  /** Changes the event by the calls of an action, for the actions after it. */
  readonly amend?: (event: EventPart, calls: readonly RecordedCall[]) => EventPart
}

/** Why the actions of a trigger failed. */
export interface ActionFailure {
  readonly actionName: string
  readonly message: string
}

/** The failure, for the log. */
export const describeFailure = ({ actionName, message }: ActionFailure): string =>
  `The action ${JSON.stringify(actionName)} failed: ${message}`

/** What the actions of a trigger have done. */
export interface TriggerOutcome {
  /** The id of the stored execution. */
  readonly executionId: string
  readonly calls: readonly ActionCall[]
  /** The call after which no further action ran. */
  readonly ended?: ActionCall
  /** The action that failed. No further action ran; what called it must not go on. */
  readonly failure?: ActionFailure
}

/** The tenant whose actions run. */
export type ActingTenant = Pick<Tenant, 'id' | 'store' | 'sandbox'>

/** Whether any action is bound to a trigger; it sends no statement. */
export const isBound = (
  { boundTriggers }: Pick<Tenant, 'boundTriggers'>,
  trigger: TriggerId,
): boolean => boundTriggers.includes(trigger)

/**
 * Runs the actions of a trigger in the order of their bindings, until one of them ends it or fails,
 * and stores the execution.
 */
export async function runTrigger(tenant: ActingTenant, run: TriggerRun): Promise<TriggerOutcome> {
  const bound = await tenant.store.boundActions.listBoundTo(run.trigger)
  return runActions(tenant, run, bound)
}

/** Runs these actions of a trigger, as `runTrigger` runs the bound ones. */
export async function runActions(
  tenant: ActingTenant,
  run: TriggerRun,
  actions: readonly BoundAction[],
): Promise<TriggerOutcome> {
  const steps = stepsOf(run, actions)
  const results: StepResult[] = []
  let { event } = run
  for (const step of steps ?? []) {
    const result = await runStep(tenant, { ...run, event }, step)
    results.push(result)
    if (result.failure ?? result.ended) break
    event = result.event
  }
  const failure = steps ? results.at(-1)?.failure : unbound
  const ended = results.at(-1)?.ended
  const executionId = await store(tenant, run.trigger, results)
  return {
    executionId,
    calls: results.flatMap(({ calls }) => calls),
    ...(ended && { ended }),
    ...(failure && { failure }),
  }
}

/** Methods after which the user comes back to the action. */
const suspending = ['redirect.sendUserTo', 'prompt.render']

/** The most results of an execution that are stored. */
const resultsMax = 20

/** @returns the id of the stored execution */
async function store(
  tenant: ActingTenant,
  trigger: TriggerId,
  results: readonly StepResult[],
): Promise<string> {
  const id = randomUUID()
  const last = results.at(-1)
  const now = tenant.store.oidc.now().toISOString()
  const shown = results.slice(0, resultsMax).map((result) => result.shown)
  const isSuspended = suspending.includes(last?.ended?.method ?? '')
  const isPartial = last?.failure !== undefined || last?.ended !== undefined
  const execution = {
    id,
    trigger_id: trigger,
    status: isSuspended ? 'suspended' : isPartial ? 'partial' : 'final',
    results: shown,
    created_at: shown[0]?.started_at ?? now,
    updated_at: shown.at(-1)?.ended_at ?? now,
  } as const
  const author = { description: 'Run actions' }
  await tenant.store.write(author, ({ actionExecutions }) => actionExecutions.add(execution))
  return id
}

const unbound: ActionFailure = {
  actionName: '',
  message: 'The action that redirected the user is not bound any more.',
}

interface Step {
  readonly action: BoundAction
  readonly functionName: string
  readonly isContinuation: boolean
}

/** @returns undefined if the actions continue after one that is not bound any more */
function stepsOf(
  { trigger, after }: TriggerRun,
  actions: readonly BoundAction[],
): readonly Step[] | undefined {
  const { functionName, continuation = functionName } = triggers[trigger]
  const steps = actions.map((action) => ({ action, functionName, isContinuation: false }))
  if (!after) return steps
  const at = actions.findIndex(({ actionId }) => actionId === after.actionId)
  const [action] = actions.slice(at)
  if (at < 0 || !action) return undefined
  const further = steps.slice(at + 1)
  if (!after.continues) return further
  const continuing = { action, functionName: continuation, isContinuation: true }
  return after.endsThere ? [continuing] : [continuing, ...further]
}

interface StepResult {
  /** The event for the actions after it. */
  readonly event: EventPart
  readonly calls: readonly ActionCall[]
  readonly ended?: ActionCall
  readonly failure?: ActionFailure
  /** As the API shows it. */
  readonly shown: ShownResult
}

interface ShownResult {
  readonly action_name: string
  readonly error?: { readonly id: string; readonly msg: string }
  readonly started_at: string
  readonly ended_at: string
}

async function runStep(
  tenant: ActingTenant,
  { trigger, event, answers, amend }: TriggerRun,
  { action, functionName, isContinuation }: Step,
): Promise<StepResult> {
  const { actionId, name } = action
  const startedAt = tenant.store.oidc.now()
  const run: ActionRun = {
    trigger,
    event,
    action,
    functionName,
    isOptional: isContinuation,
    answers,
  }
  const { calls, durationMs, ...outcome } = await runAction(tenant, run)
  const amended = amendedBy(event, calls, amend)
  const error = outcome.error ?? amended.error
  const recorded = calls.map((call) => ({ ...call, actionId, atMs: startedAt.getTime() }))
  const ended = recorded.find(({ method }) => triggers[trigger].ending.includes(method))
  const failure = error && { actionName: name, message: error.message }
  const endedAt = new Date(startedAt.getTime() + durationMs)
  return {
    event: amended.event,
    calls: recorded,
    ...(ended && { ended }),
    ...(failure && { failure }),
    shown: {
      action_name: name,
      ...(error && { error: { id: error.name, msg: error.message } }),
      started_at: startedAt.toISOString(),
      ended_at: endedAt.toISOString(),
    },
  }
}

/** The event for the next actions, or why a call cannot have its effect. */
function amendedBy(event: EventPart, calls: readonly RecordedCall[], amend: TriggerRun['amend']) {
  try {
    return { event: amend?.(event, calls) ?? event }
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error
    return { event, error: { name: 'ArgumentError', message: error.message } }
  }
}
