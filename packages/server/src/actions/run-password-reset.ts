import type { Schema } from '@latchkey/contract'
import type { Client } from '../store/clients/clients.ts'
import {
  type CausingRequest,
  clientPart,
  connectionPart,
  enrolledPart,
  organizationPart,
  requestPart,
  type SentValues,
  tenantPart,
  userPart,
} from './event/event-parts.ts'
import { type PostLoginState, runsOn, type VerifiedFactor } from './post-login/post-login-state.ts'
import { emptyState } from './post-login/read-calls.ts'
import { resultOf, resumptionOf } from './post-login/read-outcome.ts'
import { redirectAnswers } from './post-login/redirect-answers.ts'
import { withoutMetFactors } from './post-login/required-factors.ts'
import type { PostLoginResult } from './post-login/run-post-login.ts'
import { isBound, runTrigger } from './run-trigger.ts'

/** A user who has opened the link for a new password, and has not set it. */
export interface PasswordReset {
  readonly request: CausingRequest
  readonly sent?: SentValues
  readonly user: Schema<'User'> & { readonly user_id: string }
  /** The client for which the link was made; else the global client. */
  readonly client: Client
  /** The name of the connection of the account. */
  readonly connection: string
  readonly organization?: Schema<'Organization'> | undefined
  /** The second factors that were verified since the link was opened. */
  readonly verifiedFactors?: readonly VerifiedFactor[] | undefined
}

const trigger = 'password-reset-post-challenge'

/**
 * Runs the actions of a password reset, after the link and before the new password.
 *
 * @param former the state of the same reset, whose actions wait for a factor or a redirect
 * @returns undefined without actions
 */
export async function runPasswordReset(
  reset: PasswordReset,
  former?: PostLoginState,
): Promise<PostLoginResult | undefined> {
  const { request, user, client, sent } = reset
  const { tenant } = request
  if (!isBound(tenant, trigger)) return undefined
  if (former && !former.redirect && former.after === undefined) return former
  const begun = former ?? emptyState(user.user_id, client.clientId)
  const { verifiedFactors = begun.verifiedFactors } = reset
  const before = { ...begun, verifiedFactors }
  const event = await eventOf(reset, verifiedFactors)
  const answers = redirectAnswers({
    userId: user.user_id,
    domain: tenant.domain,
    ip: request.facts.address,
    canRedirect: true,
    returned: sent && { ...sent.query, ...sent.body },
    now: () => tenant.store.oidc.now(),
  })
  const outcome = await runTrigger(tenant, { trigger, event, after: resumptionOf(before), answers })
  const result = resultOf(before, outcome, event)
  if ('denied' in result) return result
  if (result.denial) return result.denial
  const state = withoutMetFactors(result.state)
  return runsOn(state) ? runPasswordReset(reset, state) : state
}

async function eventOf(reset: PasswordReset, verifiedFactors: readonly VerifiedFactor[] = []) {
  const { request, sent, user, client, organization } = reset
  const { tenant } = request
  const { roleUsers, oidc } = tenant.store
  const [connection, enrolled, roles] = await Promise.all([
    connectionPart(tenant, reset.connection),
    enrolledPart(tenant, user.user_id),
    roleUsers.listEffectiveRoles(user.user_id, { take: rolesMax }),
  ])
  const timestamp = oidc.now().toISOString()
  const factors = verifiedFactors.map(({ type }) => ({ name: 'mfa', type, timestamp }))
  return {
    user: { ...userPart(user), ...enrolled },
    client: clientPart(client),
    connection,
    request: requestPart(request, sent),
    tenant: tenantPart(tenant),
    transaction: { ui_locales: [] },
    authentication: { methods: [{ name: 'email', timestamp }, ...factors] },
    authorization: { roles: roles.items.map(({ name }) => name) },
    stats: { logins_count: user.logins_count ?? 0 },
    ...(organization && { organization: organizationPart(organization) }),
  }
}

/** The most roles in `event.authorization`. */
const rolesMax = 50
