import { noteFactor } from '../../login/second-factors/note-factor.ts'
import type { Pending } from '../../login/second-factors/pending.ts'
import { asksForMfaApi, secondFactorNeeded } from '../../login/second-factors/second-factor.ts'
import { createMfaToken } from '../mfa/mfa-token.ts'
import { requestOf } from '../provider/provider-request.ts'
import type { Granting } from './granting.ts'
import type { Authenticated, GrantContext } from './issue-tokens.ts'
import { refusal } from './refusal.ts'

const mfaTokens = new WeakMap<Error, string>()

/** What a refusal is answered with besides. */
export const mfaTokenOf = (error: Error) => mfaTokens.get(error)

/** @throws 403 `mfa_required`, with what to go on with */
export async function requireSecondFactor(
  ctx: GrantContext,
  { tenant, oidc }: Granting,
  { accountId: userId, amr, gty, halfway, delegation }: Authenticated,
): Promise<void> {
  if (amr.includes('mfa')) return
  const { resource, scope } = ctx.oidc.params
  const isNeeded =
    halfway !== undefined ||
    asksForMfaApi(tenant, resource) ||
    // Whoever has a token of the user was given it after their factors.
    (delegation === undefined && (await secondFactorNeeded({ tenant, userId })))
  if (!isNeeded) return
  const { passwordHash: _, ...account } = halfway ?? {}
  const pending: Pending = {
    userId,
    clientId: ctx.oidc.client.clientId,
    amr,
    ...(halfway && { account: account as NonNullable<Pending['account']> }),
    request: {
      gty,
      ...(typeof scope === 'string' && { scope }),
      ...(typeof resource === 'string' && { resource }),
    },
  }
  const token = await createMfaToken(tenant, pending)
  const req = requestOf(ctx.req)
  const client = await tenant.clients.find(pending.clientId)
  if (req) await noteFactor(req, client, 'mfar', pending)
  const error = refusal(oidc, 403, 'mfa_required', 'Multifactor authentication required')
  mfaTokens.set(error, token)
  throw error
}
