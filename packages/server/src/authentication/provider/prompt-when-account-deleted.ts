import type { interactionPolicy, KoaContextWithOIDC } from 'oidc-provider'
import type { Oidc } from './load-provider.ts'

/**
 * Prompts for log-in when the account of the session was deleted. Deleting a connection deletes its
 * accounts in batches and their sessions later; oidc-provider would fail without an account.
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
