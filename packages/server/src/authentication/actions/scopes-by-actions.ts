import type { PostLoginState } from '../../actions/post-login/post-login-state.ts'

/** What actions add to the scopes of an access token, and remove from them. */
export type ScopeChange = Pick<PostLoginState, 'addedScopes' | 'removedScopes'>

/**
 * The scopes of an access token, as actions change them.
 *
 * @param offered the scopes of the API that the client may get, separated by spaces: an action adds
 *   no others
 */
export function scopesByActions(
  granted: readonly string[],
  change: ScopeChange | undefined,
  offered = '',
): readonly string[] {
  if (!change) return granted
  const { addedScopes, removedScopes } = change
  const possible = new Set(offered.split(' '))
  const added = addedScopes.filter((scope) => possible.has(scope))
  return [...new Set([...granted, ...added])].filter((scope) => !removedScopes.includes(scope))
}
