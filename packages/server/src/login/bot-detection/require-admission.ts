import { ApiError } from '../../errors.ts'
import { type Assessed, admits } from './assess.ts'

/**
 * Assesses a request at an endpoint without a page, which cannot show a challenge.
 *
 * @throws ApiError `requires_verification`
 */
export async function requireAdmission(request: Assessed): Promise<void> {
  if (!(await admits(request))) throw new ApiError('requires_verification')
}
