import { changesUser, type PostLoginState } from '../../actions/post-login/post-login-state.ts'
import type { Authentication } from '../authentication.ts'

/**
 * What a log-in has of the user whom an action has made its subject: factors of the user before do
 * not count.
 *
 * @returns undefined if the user stays the same
 */
export function newSubjectOf(state: PostLoginState, userId: string, amr: readonly string[]) {
  if (!state.primary || !changesUser(state, userId)) return undefined
  const { accessEpoch } = state.primary
  const first = amr.filter((method) => method !== 'mfa')
  return { userId: state.userId, accessEpoch, amr: first, verifiedFactors: [] }
}

/**
 * The authentication of the user whom an action has made the subject of the log-in. The policy on
 * second factors is still to be applied to that user.
 */
export function withSubject(authentication: Authentication, state: PostLoginState): Authentication {
  const subject = newSubjectOf(state, authentication.userId, authentication.amr)
  if (!subject) return authentication
  const { meetsFactorPolicy: _, sessionId: _session, ...login } = authentication
  return { ...login, ...subject }
}
