import type { interactionPolicy, KoaContextWithOIDC } from 'oidc-provider'
import { rememberedBrowserOf } from '../../login/second-factors/browser-cookie.ts'
import { isSecondFactorDue, multiFactor } from '../../login/second-factors/second-factor-policy.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import type { Oidc } from '../provider/load-provider.ts'
import { oidcRequestOf } from '../provider/oidc-request.ts'
import { requestedByClient } from './requested-by-client.ts'

/**
 * Prompts the user of a session for the second factor that a request requires and the session
 * lacks: because the policy is newer than the session, or the request has a higher `acr`. It does
 * not apply to the user of a log-in that this request has caused: that log-in applied the policy.
 * An action of the tenant can require one, too.
 */
export function addSecondFactorPrompt(
  policy: interactionPolicy.DefaultPolicy,
  tenant: Tenant,
  { interactionPolicy: { Check, Prompt } }: Oidc,
): void {
  const isMissing = async (ctx: KoaContextWithOIDC) => {
    const { session, params } = ctx.oidc
    const { accountId: userId, amr } = session ?? {}
    if (userId === undefined) return Check.NO_NEED_TO_PROMPT
    if (oidcRequestOf(ctx).actions?.factor) return Check.REQUEST_PROMPT
    if (isDecided(ctx, userId)) return Check.NO_NEED_TO_PROMPT
    const browser = rememberedBrowserOf({ headers: ctx.req.headers, tenant })
    const requested = requestedByClient(tenant, params)
    const isDue = await isSecondFactorDue({ tenant, userId, amr, requested, browser })
    return isDue ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT
  }
  const check = new Check(
    'second_factor_missing',
    'Multifactor authentication required',
    'login_required',
    isMissing,
    () => ({ acr: multiFactor }),
  )
  policy.add(new Prompt({ name: 'mfa', requestable: false }, check), 1)
}

/** Whether the log-in of this request, which consent may follow, has satisfied the policy. */
function isDecided({ oidc: { result, entities } }: KoaContextWithOIDC, userId: string): boolean {
  const login = result?.login ?? entities.Interaction?.lastSubmission?.login
  return login?.accountId === userId && login.meetsFactorPolicy === true
}
