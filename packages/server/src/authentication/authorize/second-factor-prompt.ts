import type { interactionPolicy, KoaContextWithOIDC } from 'oidc-provider'
import { rememberedBrowserOf } from '../../login/second-factors/browser-cookie.ts'
import { isSecondFactorDue, multiFactor } from '../../login/second-factors/second-factor-policy.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import type { Oidc } from '../provider/load-provider.ts'
import { requestedByClient } from './requested-by-client.ts'

/**
 * Whoever is logged in, and has yet to show a second factor for what is asked now, is asked for it:
 * a session that began before a policy, or a step up.
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
    const browser = rememberedBrowserOf({ headers: ctx.req.headers, tenant })
    const asked = requestedByClient(tenant, params)
    const isDue = await isSecondFactorDue({ tenant, userId, amr, asked, browser })
    return isDue ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT
  }
  const check = new Check(
    'second_factor_missing',
    'Multifactor authentication required',
    'interaction_required',
    isMissing,
    () => ({ acr: multiFactor }),
  )
  policy.add(new Prompt({ name: 'mfa', requestable: false }, check), 1)
}
