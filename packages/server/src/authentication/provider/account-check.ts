import type { interactionPolicy, KoaContextWithOIDC } from 'oidc-provider'
import type { Oidc } from './load-provider.ts'

/**
 * Asks whoever is logged in as somebody who is gone to log in: the accounts of a connection are
 * deleted step by step, and sessions outlast them. oidc-provider would fail for want of a grant.
 */
export function askWhoIsGone(
  policy: interactionPolicy.DefaultPolicy,
  { interactionPolicy: { Check } }: Oidc,
): void {
  const isGone = ({ oidc: { session, account } }: KoaContextWithOIDC) =>
    session?.accountId !== undefined && !account ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT
  const check = new Check(
    'account_gone',
    'End-User authentication is required',
    'login_required',
    isGone,
  )
  policy.get('login')?.checks.add(check)
}
