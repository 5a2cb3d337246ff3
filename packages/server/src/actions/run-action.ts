import type { JsonValue, RunOutcome } from '@latchkey/sandbox'
import type { BoundAction } from '../store/actions/bound-actions.ts'
import type { Answer } from '../tenancy/action-sandbox.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import type { EventPart } from './event/event-parts.ts'
import { refusedMethods, type TriggerId, triggers } from './triggers.ts'

export type { RecordedCall } from '@latchkey/sandbox'

/** Methods of `api` that return a value, by their names. */
export type Answers = Readonly<Record<string, Answer>>

/** One run of one action. */
export interface ActionRun {
  readonly trigger: TriggerId
  readonly event: EventPart
  readonly action: BoundAction
  readonly functionName: string
  /** Whether an action without the function does nothing. */
  readonly isOptional?: boolean
  readonly answers?: Answers | undefined
  /** The longest it may take; by default as long as the installation permits. */
  readonly timeoutMs?: number
}

/** Runs an action with its own secrets, and refuses calls that cannot have their effect here. */
export async function runAction(
  tenant: Pick<Tenant, 'id' | 'sandbox'>,
  run: ActionRun,
): Promise<RunOutcome> {
  const { trigger, event, action, functionName, isOptional = false, timeoutMs } = run
  const { code, secrets, modules, dependencies } = action
  const sent: JsonValue = JSON.parse(JSON.stringify({ ...event, secrets, configuration: {} }))
  const answers = { ...tenant.sandbox.cacheAnswers(tenant.id, trigger), ...run.answers }
  const absent = Object.keys(refusedMethods).filter((name) => !Object.hasOwn(answers, name))
  const outcome = await tenant.sandbox.run({
    tenantId: tenant.id,
    code: isOptional ? code + withDefault(functionName) : code,
    modules: Object.fromEntries(modules.map((each) => [`actions:${each.name}`, sourceOf(each)])),
    dependencies: [...dependencies, ...modules.flatMap((module) => module.dependencies)],
    functionName,
    event: sent,
    methods: [...triggers[trigger].methods, ...absent],
    answers,
    ...(timeoutMs !== undefined && { timeoutMs }),
  })
  const { methods } = triggers[trigger]
  const others = outcome.calls.filter(({ method }) => !methods.includes(method))
  const refused = others.map(({ method }) => refusedMethods[method]).find(Boolean)
  if (outcome.error || refused === undefined) return outcome
  return { ...outcome, error: { name: 'NotSupported', message: refused, stack: '' } }
}

/** Exports a function that does nothing, unless the code exports one. */
const withDefault = (functionName: string) =>
  `\n;module.exports.${functionName} ??= async () => {};`

/** A module, which reads its own secrets as `actions.secrets`, on the same lines. */
const sourceOf = ({ code, secrets }: BoundAction['modules'][number]): string =>
  Object.keys(secrets).length === 0
    ? code
    : `var actions = { secrets: ${JSON.stringify(secrets)} }; ${code}`
