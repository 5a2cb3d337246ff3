import type { KoaContextWithOIDC } from 'oidc-provider'
import { findAvailable, hasFactor } from '../../login/second-factors/available.ts'
import { logRequired } from '../../login/second-factors/log-second-factor.ts'
import type { Pending } from '../../login/second-factors/pending.ts'
import { doubtOf, isSecondFactorDue } from '../../login/second-factors/second-factor-policy.ts'
import { requestedOrganization } from '../authorize/organizations.ts'
import { requestedByClient } from '../authorize/requested-by-client.ts'
import { mfaRequirementsOf } from '../mfa/mfa-requirements.ts'
import { createMfaToken } from '../mfa/mfa-token.ts'
import { oidcRequestOf } from '../provider/oidc-request.ts'
import { type Granting, programOfGrant } from './granting.ts'
import type { Authenticated } from './issue-tokens.ts'
import { refusal } from './refusal.ts'

/** The parameters of a token request that decide what its tokens are for. */
interface TokenParameters {
  readonly resource?: unknown
  readonly scope?: unknown
  /** The id or the name of the organization. */
  readonly organization?: string | undefined
  /** Whether the user has just logged in by this request. */
  readonly isLogIn?: boolean
}

/**
 * Refuses a log-in that needs a second factor, and stores an `mfa_token` to continue with.
 *
 * @throws 403 `mfa_required`; `access_denied` if a token names the user, who has no second factor
 */
export async function requireSecondFactor(
  ctx: KoaContextWithOIDC,
  { tenant, oidc }: Pick<Granting, 'tenant' | 'oidc'>,
  user: Authenticated,
  { resource, scope, organization, isLogIn }: TokenParameters = parametersOf(ctx),
): Promise<void> {
  if (user.meetsFactorPolicy && !user.actions?.factor) return
  const { accountId: userId, amr, connection, accessEpoch } = user
  const { gty, pendingAccount, delegation } = user
  const requested = requestedByClient(tenant, { resource })
  const isNamedByToken = delegation !== undefined
  const device = isLogIn ? await programOfGrant(ctx, { tenant }) : undefined
  const isDue =
    pendingAccount !== undefined ||
    user.actions?.factor !== undefined ||
    (await isSecondFactorDue({ tenant, userId, amr, requested, device, isNamedByToken }))
  if (!isDue) return
  const { passwordHash: _, ...account } = pendingAccount ?? {}
  const pending: Pending = {
    userId,
    clientId: ctx.oidc.client?.clientId ?? '',
    amr,
    connection,
    accessEpoch,
    verifiedFactors: user.verifiedFactors,
    actions: user.actions,
    dueEntry: user.dueEntry,
    ...(await doubtOf({ tenant, userId, device })),
    ...(delegation && { delegation }),
    ...(pendingAccount && { account: account as NonNullable<Pending['account']> }),
    request: {
      gty,
      ...(typeof scope === 'string' && { scope }),
      ...(typeof resource === 'string' && { resource }),
      ...(organization !== undefined && { organization }),
    },
  }
  const available = await findAvailable(tenant, pending)
  // Otherwise the client could enroll a factor of its own for a user who is not present.
  if (isNamedByToken && !hasFactor(available)) {
    const todo = 'The user has no second factor for this API, and enrolls one at a log-in.'
    throw refusal(oidc, 403, 'access_denied', todo)
  }
  const request = oidcRequestOf(ctx)
  const token = await createMfaToken(tenant, pending)
  const client = await tenant.clients.find(pending.clientId)
  await logRequired(request.req, client, pending, device)
  request.mfaToken = token
  request.mfaRequirements = mfaRequirementsOf(available)
  throw refusal(oidc, 403, 'mfa_required', 'Multifactor authentication required')
}

const parametersOf = ({ oidc: { params, body } }: KoaContextWithOIDC): TokenParameters => ({
  ...params,
  organization: requestedOrganization(body),
  isLogIn: true,
})
