import type { DraftAction } from '../store/actions/bound-actions.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import type { EventPart } from './event/event-parts.ts'
import { membershipAnswers } from './post-login/membership-answers.ts'
import { redirectAnswers } from './post-login/redirect-answers.ts'
import { runAction } from './run-action.ts'
import { type TriggerId, triggers } from './triggers.ts'

/** What an action did in a test. Nothing that it called on `api` has taken effect. */
interface TestOutcome {
  readonly calls: readonly { readonly method: string; readonly args: readonly unknown[] }[]
  readonly logs: readonly { readonly level: string; readonly text: string }[]
  readonly error?: { readonly name: string; readonly message: string; readonly stack: string }
  readonly stats: { readonly duration_ms: number }
}

/** Whether actions of a trigger run at all. */
export const isRun = (trigger: string): trigger is TriggerId => Object.hasOwn(triggers, trigger)

/** Runs the draft of an action with an event that the caller made up. */
export async function testAction(
  tenant: Tenant,
  { trigger, ...action }: DraftAction & { readonly trigger: TriggerId },
  event: EventPart,
): Promise<TestOutcome> {
  const { functionName } = triggers[trigger]
  const userId = textIn(event.user, 'user_id') ?? ''
  const organizationId = textIn(event.organization, 'id')
  const redirects = redirectAnswers({
    userId,
    domain: tenant.domain,
    ip: textIn(event.request, 'ip'),
    canRedirect: true,
    returned: undefined,
    now: tenant.store.oidc.now,
  })
  const isLogin = trigger === 'post-login'
  const memberships = isLogin ? membershipAnswers({ tenant, userId, organizationId }) : {}
  const answers = { ...redirects, ...memberships }
  const outcome = await runAction(tenant, { trigger, event, action, functionName, answers })
  const { calls, logs, error, durationMs } = outcome
  return {
    calls,
    logs,
    ...(error && { error }),
    stats: { duration_ms: Math.round(durationMs) },
  }
}

function textIn(part: unknown, name: string): string | undefined {
  const value: unknown = Object(part)[name]
  return typeof value === 'string' ? value : undefined
}
