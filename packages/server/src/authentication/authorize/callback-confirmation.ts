import type { InteractionResults, interactionPolicy, KoaContextWithOIDC } from 'oidc-provider'
import { isUnverifiable } from '../../record-rules/redirect-uris.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import type { Oidc } from '../provider/load-provider.ts'

/**
 * Asks the user on the consent page whether they want to use the client, before a redirect to a URI
 * that another application may have (RFC 8252, section 8.6), if the client or the tenant demands
 * it. A user who has seen a page in this log-in is not asked again.
 */
export function addCallbackConfirmation(
  policy: interactionPolicy.DefaultPolicy,
  tenant: Tenant,
  { interactionPolicy: { Check } }: Oidc,
): void {
  const isDue = async (ctx: KoaContextWithOIDC) => {
    const { params, client, result } = ctx.oidc
    const uri = typeof params?.redirect_uri === 'string' ? params.redirect_uri : undefined
    if (uri === undefined || !isUnverifiable(uri) || hasSeenPage(result)) {
      return Check.NO_NEED_TO_PROMPT
    }
    const stored = await tenant.clients.find(client?.clientId ?? '')
    const skips =
      stored?.settings.skip_non_verifiable_callback_uri_confirmation_prompt ??
      tenant.settings.skip_non_verifiable_callback_uri_confirmation_prompt ??
      true
    return skips ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT
  }
  const description = 'The user must confirm the client, whose callback URL cannot be verified'
  const check = new Check('callback_unconfirmed', description, 'interaction_required', isDue)
  policy.get('consent')?.checks.add(check)
}

/** An identity provider may have logged the user in without a page; such a log-in has no `amr`. */
function hasSeenPage(result: InteractionResults | undefined): boolean {
  if (!result) return false
  const { login, consent } = result
  return consent !== undefined || login === undefined || (login.amr?.length ?? 0) > 0
}
