import { ApiError } from '../errors.ts'
import type { Proof } from '../store/second-factors/second-factors.ts'

/**
 * Requires a correct code.
 *
 * @throws ApiError `enrollment_refused`, `enrollment_blocked`
 */
export function requireRight(proof: Proof): void {
  if (proof === 'right') return
  throw new ApiError(proof === 'blocked' ? 'enrollment_blocked' : 'enrollment_refused')
}
