import type { Grant, interactionPolicy, KoaContextWithOIDC } from 'oidc-provider'
import { admitsSession } from '../../login/log-in/admits-session.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import type { Oidc } from '../provider/load-provider.ts'
import { oidcRequestOf } from '../provider/oidc-request.ts'

/** The name of the connection by which the user of the session has logged in. */
export function connectionOf({ oidc: { session } }: KoaContextWithOIDC): string | undefined {
  const isKnown = session && 'connection' in session && typeof session.connection === 'string'
  return isKnown ? String(session.connection) : undefined
}

/**
 * The name of the connection of the log-in that a grant is from; absent if a token named the user.
 */
export function connectionOfGrant(grant: Grant | undefined): string | undefined {
  const isBound = grant && 'connection' in grant && typeof grant.connection === 'string'
  return isBound ? String(grant.connection) : undefined
}

/** Binds a grant to the connection of its log-in, for a session that a client transfers. */
export function bindToConnection(grant: Grant, connection: string | undefined): Grant {
  return connection === undefined ? grant : Object.assign(grant, { connection })
}

/**
 * Requires a new log-in if the client does not take part in single sign-on, or if the session began
 * by a connection that the client does not have, or that the request does not name. It does not
 * apply to the user of a log-in that this request has caused: that log-in checked its connection.
 */
export function addConnectionCheck(
  policy: interactionPolicy.DefaultPolicy,
  tenant: Tenant,
  { interactionPolicy: { Check } }: Oidc,
): void {
  const isForeign = async (ctx: KoaContextWithOIDC) => {
    const { session, client, params, result, entities } = ctx.oidc
    if (session?.accountId === undefined || !client) return Check.NO_NEED_TO_PROMPT
    if (result?.login ?? entities.Interaction?.lastSubmission?.login) return Check.NO_NEED_TO_PROMPT
    const { clientId } = client
    const connection = typeof params?.connection === 'string' ? params.connection : undefined
    const at = { connection: connectionOf(ctx) }
    const hasBegunSession = oidcRequestOf(ctx).req.begunLogIn !== undefined
    const request = { clientId, connection, hasBegunSession }
    const isAdmitted = await admitsSession(tenant, request, at)
    return isAdmitted ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT
  }
  const description = 'End-User authentication is required'
  const check = new Check('connection_of_session', description, 'login_required', isForeign)
  policy.get('login')?.checks.add(check)
}
