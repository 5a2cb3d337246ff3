import { ApiError } from '../../errors.ts'
import type { Caller } from '../authenticate.ts'

/**
 * Some members take a scope of their own, besides the one that opens the operation.
 *
 * @throws ApiError `insufficient_scope` when the body says one of them to a caller without it.
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
