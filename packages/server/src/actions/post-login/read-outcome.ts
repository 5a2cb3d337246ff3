import { ArgumentError } from '../argument-error.ts'
import type { EventPart } from '../event/event-parts.ts'
import { reasonOf } from '../reason-of.ts'
import {
  type ActionCall,
  describeFailure,
  type Resumption,
  type TriggerOutcome,
} from '../run-trigger.ts'
import { metadataChangeOf } from '../user-metadata.ts'
import type { PostLoginDenial, PostLoginState } from './post-login-state.ts'
import { readCalls } from './read-calls.ts'
import { editedMetadata } from './read-lifetimes.ts'
import { holdsActions } from './required-factors.ts'

/** The denial of a log-in whose action has failed: only the log has the reason. */
const failed = (description: string, executions: readonly string[]): PostLoginDenial => ({
  error: 'access_denied',
  denied: 'An action of the tenant failed. Its log has the reason.',
  description,
  executions,
})

/** The denial of a log-in of which a call of an action cannot have its effect. */
export const failureOf = (
  { message }: ArgumentError,
  executions: readonly string[],
): PostLoginDenial => failed(`An action failed: ${message}`, executions)

/** What the actions of a log-in have decided: a new state, or a denial besides it. */
export function resultOf(before: PostLoginState, outcome: TriggerOutcome, event: EventPart) {
  const { calls, failure, executionId } = outcome
  const executions = [...before.executions, executionId]
  if (failure) return failed(describeFailure(failure), executions)
  const { redirect: _, prompt: _prompt, after: _after, ...kept } = before
  try {
    const state = { ...readCalls(kept, calls), executions }
    requireFitting(state, event)
    const denial = denialOf(calls, executions)
    return { state, change: metadataChangeOf(ofSubject(calls)), denial }
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error
    return failureOf(error, executions)
  }
}

/**
 * The calls that change the metadata of the subject of the log-in. Those before it became the
 * primary user, and those of the action that has named it, were for the other user.
 */
function ofSubject(calls: readonly ActionCall[]): readonly ActionCall[] {
  const named = calls.findIndex(({ method }) => method === 'authentication.setPrimaryUser')
  const by = calls[named]?.actionId
  return calls.filter(({ actionId }, at) => at > named && actionId !== by)
}

/** @throws ArgumentError for metadata that would be too large */
function requireFitting({ session, refreshToken }: PostLoginState, event: EventPart): void {
  const edits = [
    [session?.metadata, event.session],
    [refreshToken?.metadata, event.refresh_token],
  ] as const
  for (const [edit, known] of edits) if (edit) editedMetadata(Object(known).metadata, edit)
}

const endedBy: Readonly<Record<string, PostLoginDenial['ends']>> = {
  'session.revoke': 'session',
  'refreshToken.revoke': 'refresh-token',
}

/** The methods that refuse the log-in, with the place of the reason among their arguments. */
const refusals: Readonly<Record<string, number>> = {
  'access.deny': 0,
  'session.revoke': 0,
  'refreshToken.revoke': 0,
  'validation.error': 1,
}

function denialOf(
  calls: readonly ActionCall[],
  executions: readonly string[],
): PostLoginDenial | undefined {
  const call = calls.find(({ method }) => Object.hasOwn(refusals, method))
  if (!call) return undefined
  const reason = call.args[refusals[call.method] ?? 0]
  const denied = reasonOf(reason) ?? 'An action of the tenant denied the log-in.'
  const { preserveRefreshTokens: keepsRefreshTokens = false } = Object(call.args[1])
  const ends = endedBy[call.method]
  return {
    error: 'access_denied',
    denied,
    executions,
    ...(ends && { ends, keepsRefreshTokens: keepsRefreshTokens === true }),
  }
}

/** Where the actions of a log-in go on. */
export function resumptionOf(state: PostLoginState): Resumption | undefined {
  const { redirect, prompt, after } = state
  const leading = prompt ?? redirect
  // A factor that the same action asks for precedes the next actions.
  if (leading) {
    return { actionId: leading.actionId, continues: true, endsThere: holdsActions(state) }
  }
  return after === undefined ? undefined : { actionId: after, continues: false }
}
