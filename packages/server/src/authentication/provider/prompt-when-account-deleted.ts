import type { interactionPolicy, KoaContextWithOIDC } from 'oidc-provider'
import type { Oidc } from './load-provider.ts'

/**
 * Requires a new log-in if the account of the session was deleted, in place of an error of
 * oidc-provider. The accounts of a deleted connection are deleted in batches, and their sessions
 * later.
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
