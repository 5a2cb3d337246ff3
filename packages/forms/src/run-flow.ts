import { actionsMax, delayMsMax, depthMax, nestedMax, valuesBytesMax } from './bounds.ts'
import { isMet } from './condition.ts'
import { type Flow, type FlowAction, readActions } from './flow.ts'
import { FormError } from './form-error.ts'
import { isObject, isStorable, isWithin, type Json, type JsonObject, memberOf } from './json.ts'
import { listIn, textIn } from './read-form.ts'
import { resolveAll, resolveTemplate, resolveText, type Scope, textOf } from './template.ts'

/** What a flow may do besides computing. */
export interface FlowHost {
  /**
   * Runs an action of a type that is none of the engine, with its parameters resolved.
   *
   * @throws FormError if the action fails
   */
  run(action: FlowAction, params: JsonObject): Promise<Json | undefined>
  /** Takes the output of an action that masks it, which nothing may show from then on. */
  conceal?(output: Json): void
  /** How values in a text of a parameter are encoded; undefined if they stay as they are. */
  encodingOf?(action: FlowAction, param: string): ((text: string) => string) | undefined
  /** Waits. */
  wait(milliseconds: number): Promise<void>
  /** The time, in milliseconds since 1970. */
  now(): number
}

/** One executed action, for the list of executions. */
export interface ActionTrace {
  readonly id: string
  readonly type: string
  readonly action: string
  readonly startedAt: number
  readonly endedAt: number
  /** Absent for an action that masks it. */
  readonly output?: Json
  readonly error?: string
}

/** What a flow has done. */
export interface FlowOutcome {
  /** The variables after it. */
  readonly vars: JsonObject
  /** What `RETURN_JSON` returned. */
  readonly returned?: Json
  /** The message of `ERROR_MESSAGE`, for the user. */
  readonly message?: string
  /** Why the flow failed, for its author. */
  readonly failure?: string
  readonly trace: readonly ActionTrace[]
}

interface Run {
  readonly host: FlowHost
  readonly scope: Scope
  readonly trace: ActionTrace[]
  vars: JsonObject
  outputs: JsonObject
  delayMs: number
  end?: { readonly returned: Json } | { readonly message: string }
}

/** Runs the actions of a flow, until one of them ends it or fails. */
export async function runFlow(flow: Flow, scope: Scope, host: FlowHost): Promise<FlowOutcome> {
  const { vars = {} } = scope
  const run: Run = { host, scope, trace: [], vars, outputs: {}, delayMs: 0 }
  try {
    await runActions(flow.actions, run, 0)
  } catch (error) {
    if (!(error instanceof FormError)) throw error
    return { vars: run.vars, trace: run.trace, failure: error.message }
  }
  return { vars: run.vars, trace: run.trace, ...run.end }
}

async function runActions(actions: readonly FlowAction[], run: Run, depth: number): Promise<void> {
  if (depth > depthMax) throw new FormError(`Branches are nested more than ${depthMax} times.`)
  for (const action of actions) {
    if (run.end) return
    if (run.trace.length >= actionsMax) {
      throw new FormError(`The flow executes more than ${actionsMax} actions.`)
    }
    await runAction(action, run, depth)
  }
}

async function runAction(action: FlowAction, run: Run, depth: number): Promise<void> {
  const { id, type, action: name, allowsFailure, masksOutput } = action
  const startedAt = run.host.now()
  const at = run.trace.length
  const traced = { id, type, action: name, startedAt, endedAt: startedAt }
  run.trace.push(traced)
  const end = (more: Pick<ActionTrace, 'output' | 'error'>) => {
    run.trace[at] = { ...traced, endedAt: run.host.now(), ...more }
  }
  try {
    const output = await execute(action, run, depth)
    if (masksOutput && output !== undefined) run.host.conceal?.(output)
    keepOutput(run, id, output)
    end(output === undefined || masksOutput ? {} : { output })
  } catch (error) {
    if (!(error instanceof FormError)) throw error
    end({ error: error.message })
    const isOfAction = depth <= depthMax && run.trace.length < actionsMax
    if (!allowsFailure || !isOfAction) throw error
  }
}

const tooLarge = `exceed ${valuesBytesMax} bytes, or are nested more than ${nestedMax} times`

function keepOutput(run: Run, id: string, output: Json | undefined): void {
  if (output === undefined) return
  const outputs = { ...run.outputs, [id]: output }
  if (!isWithin(outputs, valuesBytesMax)) throw new FormError(`The outputs ${tooLarge}.`)
  if (!isStorable(output)) throw new FormError('The output has characters that cannot be stored.')
  if (id !== '') run.outputs = outputs
}

const scopeOf = ({ scope, vars, outputs }: Run): Scope => ({ ...scope, vars, actions: outputs })

type Execute = (action: FlowAction, run: Run, depth: number) => Promise<Json | undefined>

const execute: Execute = async (action, run, depth) => {
  const name = `${action.type}.${action.action}`
  const own = Object.hasOwn(ownActions, name) ? ownActions[name] : undefined
  if (own) return own(action, run, depth)
  const params = resolveAll(action.params, scopeOf(run))
  return run.host.run(action, { ...(isObject(params) && params), ...encodedIn(action, run) })
}

/** The texts of an action in which values are encoded. */
function encodedIn(action: FlowAction, run: Run): JsonObject {
  const texts = Object.entries(action.params).flatMap(([name, given]) => {
    const encode = run.host.encodingOf?.(action, name)
    if (!encode || typeof given !== 'string') return []
    return [[name, resolveText(given, scopeOf(run), encode)]]
  })
  return Object.fromEntries(texts)
}

/** A parameter with its templates resolved. */
const paramOf = ({ params }: FlowAction, name: string, run: Run): Json | undefined => {
  const given = memberOf(params, name)
  return given === undefined ? undefined : resolveAll(given, scopeOf(run))
}

const unitsMs: Readonly<Record<string, number>> = {
  SECONDS: 1_000,
  MINUTES: 60_000,
  HOURS: 3_600_000,
  DAYS: 86_400_000,
}

/** The actions that need nothing but values. */
const ownActions: Readonly<Record<string, Execute>> = {
  async 'FLOW.BOOLEAN_CONDITION'({ params }, run, depth) {
    const isTrue = isMet(memberOf(params, 'if'), scopeOf(run))
    const branch = readActions(listIn(params, isTrue ? 'then' : 'else'))
    await runActions(branch, run, depth + 1)
    return isTrue
  },
  async 'FLOW.DO_NOTHING'() {
    return undefined
  },
  async 'FLOW.STORE_VARS'(action, run) {
    const vars = paramOf(action, 'vars', run)
    const all = { ...run.vars, ...(isObject(vars) ? vars : {}) }
    if (!isWithin(all, valuesBytesMax)) throw new FormError(`The variables ${tooLarge}.`)
    run.vars = all
    return undefined
  },
  async 'FLOW.MAP_VALUE'(action, run) {
    const input = textOf(paramOf(action, 'input', run))
    const cases = paramOf(action, 'cases', run)
    return memberOf(cases, input) ?? paramOf(action, 'fallback', run)
  },
  async 'FLOW.RETURN_JSON'(action, run) {
    const returned = paramOf(action, 'payload', run) ?? null
    run.end = { returned }
    return returned
  },
  async 'FLOW.ERROR_MESSAGE'(action, run) {
    const message = textOf(paramOf(action, 'message', run))
    run.end = { message }
    return undefined
  },
  async 'FLOW.DELAY_FLOW'(action, run) {
    const number = Number(textOf(paramOf(action, 'number', run)))
    const unit = unitsMs[textIn(action.params, 'units') ?? 'SECONDS'] ?? Number.NaN
    const milliseconds = number * unit
    if (!(milliseconds >= 0) || run.delayMs + milliseconds > delayMsMax) {
      throw new FormError(`A flow may wait ${delayMsMax / 1000} seconds: the user waits, too.`)
    }
    run.delayMs += milliseconds
    await run.host.wait(milliseconds)
    return undefined
  },
  async 'JSON.CREATE_JSON'(action, run) {
    return paramOf(action, 'object', run)
  },
  async 'JSON.PARSE_JSON'({ params }, run) {
    const text = textOf(resolveTemplate(textIn(params, 'json') ?? '', scopeOf(run)))
    try {
      return JSON.parse(text)
    } catch {
      throw new FormError('The text is no JSON.')
    }
  },
  async 'JSON.SERIALIZE_JSON'(action, run) {
    return JSON.stringify(paramOf(action, 'object', run) ?? null)
  },
}
