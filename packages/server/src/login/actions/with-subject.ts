import { changesUser, type PostLoginState } from '../../actions/post-login/post-login-state.ts'
import type { Authentication } from '../authentication.ts'

/**
 * The authentication of the user whom an action has made the subject of the log-in. The policy on
 * second factors is still to be applied to that user, and factors of the other one do not count.
 */
export function withSubject(authentication: Authentication, state: PostLoginState): Authentication {
  const { userId, amr } = authentication
  if (!state.primary || !changesUser(state, userId)) return authentication
  const { meetsFactorPolicy: _, sessionId: _session, ...login } = authentication
  const { accessEpoch } = state.primary
  const first = amr.filter((method) => method !== 'mfa')
  return { ...login, userId: state.userId, accessEpoch, amr: first, verifiedFactors: [] }
}
