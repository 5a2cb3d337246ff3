import type { interactionPolicy, KoaContextWithOIDC } from 'oidc-provider'
import type { Oidc } from './load-provider.ts'

/**
 * Prompts for log-in when the account of the session was deleted: the accounts of a connection are
 * deleted step by step, and sessions outlast them. oidc-provider would fail without a grant.
 */
export function promptWhenAccountDeleted(
  policy: interactionPolicy.DefaultPolicy,
  { interactionPolicy: { Check } }: Oidc,
): void {
  const isDeleted = ({ oidc: { session, account } }: KoaContextWithOIDC) =>
    session?.accountId !== undefined && !account ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT
  const check = new Check(
    'account_deleted',
    'End-User authentication is required',
    'login_required',
    isDeleted,
  )
  policy.get('login')?.checks.add(check)
}
