import { consoleClientId } from '../../tenancy/console-client.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { ArgumentError } from '../argument-error.ts'
import type { EventPart } from '../event/event-parts.ts'
import type { RecordedCall } from '../run-action.ts'
import { isBound, runTrigger } from '../run-trigger.ts'
import { withMetadata } from '../user-metadata.ts'
import { membershipAnswers } from './membership-answers.ts'
import { type PostLoginFacts, postLoginEvent } from './post-login-event.ts'
import { leadsAway, type PostLoginDenial, type PostLoginState } from './post-login-state.ts'
import { withPrimaryUser } from './primary-user.ts'
import { emptyState, withTransactionMetadata } from './read-calls.ts'
import { failureOf, resultOf, resumptionOf } from './read-outcome.ts'
import { redirectAnswers } from './redirect-answers.ts'

/** What the actions decide of a log-in. */
export type PostLoginResult = PostLoginState | PostLoginDenial

/** Whether actions run when a user logs in to a client; it sends no statement. */
export const actsAtLogin = (tenant: Pick<Tenant, 'boundTriggers'>, clientId: string): boolean =>
  isBound(tenant, 'post-login') && clientId !== consoleClientId

/**
 * Runs the actions of a log-in, after the user has authenticated. It sends no statement for a
 * tenant without such actions. Log-ins of administrators to the console run none: otherwise an
 * action could lock out those who can repair it.
 *
 * @param former the state of the same log-in, whose actions wait for a second factor or a redirect
 * @returns undefined without actions
 */
export async function runPostLogin(
  facts: PostLoginFacts,
  former?: PostLoginState,
): Promise<PostLoginResult | undefined> {
  const { request, userId, client, isSilent } = facts
  const { tenant } = request
  if (!actsAtLogin(tenant, client.clientId)) return undefined
  const begun = former ?? emptyState(userId, client.clientId)
  const { organization, verifiedFactors = begun.verifiedFactors } = facts
  const before = { ...begun, organizationId: organization?.id, verifiedFactors }
  const event = await postLoginEvent(facts, before)
  if (!event) return { error: 'access_denied', denied: ended, executions: before.executions }
  const after = resumptionOf(before)
  const { query, body } = facts.sent ?? {}
  const answers = {
    'rules.wasExecuted': () => false,
    ...membershipAnswers({ tenant, userId, organizationId: organization?.id }),
    ...redirectAnswers({
      userId,
      domain: tenant.domain,
      ip: request.facts.address,
      canRedirect: !isSilent,
      returned: facts.sent && { ...query, ...body },
      now: () => tenant.store.oidc.now(),
    }),
  }
  const outcome = await runTrigger(tenant, { trigger: 'post-login', event, after, amend, answers })
  const result = resultOf(before, outcome, event)
  if ('denied' in result) return result
  const { change, denial } = result
  const state = await subjectOf(facts, event, result.state)
  if ('denied' in state) return state
  if (change) {
    const author = { description: 'Set metadata by an action', ...originOf(facts) }
    await tenant.store.write(author, ({ users }) => users.update(state.userId, change))
  }
  if (denial) {
    await end(facts, denial)
    return denial
  }
  if (!isSilent || !leadsAway(state)) return state
  const { executions } = state
  const asked = state.prompt ? silentForm : silentRedirect
  return { error: 'interaction_required', denied: asked, executions }
}

/** The state for the user whom an action has named; a denial if that user cannot log in so. */
async function subjectOf(
  facts: PostLoginFacts,
  event: EventPart,
  state: PostLoginState,
): Promise<PostLoginResult> {
  try {
    return await withPrimaryUser(facts, event, state)
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error
    return failureOf(error, state.executions)
  }
}

const ended = 'The user is blocked, or does not exist.'
const silentRedirect =
  'An action redirects the user, which this request cannot do. Send the user to /authorize.'
const silentForm =
  'An action shows the user a form, which this request cannot do. Send the user to /authorize.'

const originOf = ({ client, request, userId }: PostLoginFacts) => ({
  clientId: client.clientId,
  userId,
  ...(request.facts.address !== undefined && { ip: request.facts.address }),
})

/** Ends the session or the refresh token, as the action asks. */
async function end(
  { request, sessionId, refreshTokenId }: PostLoginFacts,
  { ends, keepsRefreshTokens = false }: PostLoginDenial,
): Promise<void> {
  const { store } = request.tenant
  const author = { description: 'Revoke by an action' }
  if (ends === 'session' && sessionId !== undefined) {
    await store.write(author, async ({ sessions, refreshTokens }) => {
      await sessions.end(sessionId)
      if (!keepsRefreshTokens) await refreshTokens.revoke({ sessionId })
    })
  }
  if (ends === 'refresh-token' && refreshTokenId !== undefined) {
    await store.write(author, ({ refreshTokens }) =>
      refreshTokens.revoke({ ids: [refreshTokenId] }),
    )
  }
}

/** The event for the actions after those that made the calls. */
function amend(event: EventPart, calls: readonly RecordedCall[]): EventPart {
  const changed = withMetadata(event, calls)
  const { transaction } = changed
  const known = typeof transaction === 'object' && transaction !== null ? transaction : {}
  const before: EventPart = 'metadata' in known ? { ...Object(known.metadata) } : {}
  const metadata = calls.reduce(withTransactionMetadata, before)
  return { ...changed, transaction: { ...known, metadata } }
}
