import type { Schema } from '@latchkey/contract'
import { assessIfEnabled, type LoginDevice } from '../../risk/assess-log-in.ts'
import type { Client } from '../../store/clients/clients.ts'
import {
  type CausingRequest,
  clientPart,
  connectionPart,
  type EventPart,
  enrolledPart,
  organizationPart,
  requestPart,
  type SentValues,
  tenantPart,
  userPart,
} from '../event/event-parts.ts'
import { refreshTokenPart, sessionPart } from '../event/session-parts.ts'
import { effectiveRolesOf } from './membership-answers.ts'
import type { ActionPrompt, PostLoginState, VerifiedFactor } from './post-login-state.ts'

/** A user who has authenticated, and the request that they log in for. */
export interface PostLoginFacts {
  readonly request: CausingRequest
  readonly sent?: SentValues
  readonly client: Client
  readonly userId: string
  /** The verified methods (RFC 8176). */
  readonly amr: readonly string[]
  /** The second factors that were verified in this log-in. */
  readonly verifiedFactors?: readonly VerifiedFactor[] | undefined
  readonly authenticatedAt?: Date | undefined
  /** The name of the connection of the log-in. */
  readonly connection?: string | undefined
  readonly organization?: Schema<'Organization'> | undefined
  /** The identifiers of the requested APIs. */
  readonly audiences: readonly string[]
  /** The request in the terms of its protocol; at least `protocol`. */
  readonly transaction: EventPart
  /** The id of the session that the browser had before. */
  readonly sessionId?: string | undefined
  /** The id of the refresh token that is exchanged. */
  readonly refreshTokenId?: string | undefined
  /** The browser or program of the log-in; absent for a session or token, which go on. */
  readonly device?: LoginDevice | undefined
  /** The browser and the user cannot be asked, as at `/oauth/token` and with `prompt=none`. */
  readonly isSilent: boolean
}

/** The most roles in `event.authorization`. */
const rolesMax = 50

/** The event of the trigger `post-login`; undefined for a user who was deleted or blocked. */
export async function postLoginEvent(
  facts: PostLoginFacts,
  state: PostLoginState,
): Promise<EventPart | undefined> {
  const { request, client, userId, organization, audiences, transaction } = facts
  const { tenant } = request
  const user = await tenant.store.users.get(userId)
  if (!user || user.blocked) return undefined
  const [risk, connection, roles, enrolled, session, refreshToken] = await Promise.all([
    assessIfEnabled(tenant, userId, facts.device),
    connectionPart(tenant, facts.connection),
    rolesOf(facts),
    enrolledPart(tenant, userId),
    sessionPart(tenant, facts.sessionId),
    refreshTokenPart(tenant, facts.refreshTokenId),
  ])
  const [audience] = audiences
  return {
    user: { ...userPart(user), ...enrolled },
    client: clientPart(client),
    request: requestPart(request, facts.sent),
    tenant: tenantPart(tenant),
    transaction: { ...transaction, metadata: state.metadata },
    authentication: {
      methods: methodsOf(facts, state, connection),
      ...(risk && { riskAssessment: risk }),
    },
    authorization: { roles },
    stats: { logins_count: user.logins_count ?? 0 },
    ...(connection && { connection }),
    ...(organization && { organization: organizationPart(organization) }),
    ...(audience !== undefined && { resource_server: { identifier: audience } }),
    ...(session && { session }),
    ...(state.prompt?.isComplete && { prompt: promptPart(state.prompt) }),
    ...(refreshToken && { refresh_token: refreshToken }),
  }
}

/** `event.prompt`: the form that the user has completed. */
const promptPart = ({ formId: id, fields, vars }: ActionPrompt): EventPart => ({ id, fields, vars })

async function rolesOf({ request: { tenant }, userId, organization }: PostLoginFacts) {
  const entrant = { tenant, userId, organizationId: organization?.id }
  const { items } = await effectiveRolesOf(entrant, { take: rolesMax })
  return items.map(({ name }) => name)
}

/** `event.authentication.methods`: the methods of the log-in by their names in the hosted API. */
function methodsOf(
  { amr, authenticatedAt, request }: PostLoginFacts,
  { methods, verifiedFactors = [] }: PostLoginState,
  connection: EventPart | undefined,
) {
  const at = authenticatedAt ?? request.tenant.store.oidc.now()
  const code = request.tenant.connectors.find(String(connection?.strategy))?.code
  const first = amr.includes('pwd') ? 'pwd' : (code?.channel ?? firstOf(amr))
  const timestamp = at.toISOString()
  const named = (name: string) => ({ name, timestamp })
  const factors = verifiedFactors.map(({ type }) => ({ ...named('mfa'), type }))
  const ofSession = amr.includes('mfa') && factors.length === 0 ? [named('mfa')] : []
  return [named(first), ...ofSession, ...factors, ...methods.map(named)]
}

function firstOf(amr: readonly string[]): string {
  if (amr.includes('hwk') || amr.includes('swk')) return 'passkey'
  return amr.includes('otp') && !amr.includes('mfa') ? 'email' : 'federated'
}
