import { ApiError } from '../../errors.ts'
import type { Caller } from '../authenticate.ts'

/**
 * Requires the additional scope of some members of a body.
 *
 * @throws ApiError `insufficient_scope` for a body with such a member, if the caller lacks the
 *   scope
 */
export function requireScope<Body extends object>(
  { scopes }: Pick<Caller, 'scopes'>,
  scope: string,
  body: Body,
  members: readonly (keyof Body)[],
): void {
  if (scopes.has(scope) || members.every((name) => body[name] === undefined)) return
  const message = `Insufficient scope, expected any of: ${scope}`
  throw new ApiError('insufficient_scope', { message })
}
