import type { Request, Response } from 'express'
import { redirectTo } from '../../pages/redirect-to.ts'
import type { Proof } from '../../store/second-factors/second-factors.ts'
import { destinationOfFirst } from './destination-of-first.ts'
import { type CodeError, errorOf } from './page-parts.ts'
import type { PendingLogin } from './pending-login.ts'

/** Most codes that are refused are wrong, so that nothing else is to come. */
const looksMax = 4

/**
 * Shows the form of a code again, with what was wrong; but leads on, if the form was submitted
 * twice and the first one has used the code.
 */
export async function refuseCode(
  req: Request,
  res: Response,
  at: PendingLogin,
  proof: Proof,
  show: (error: CodeError) => unknown,
): Promise<void> {
  const destination = proof === 'wrong' ? await destinationOfFirst(req, at, looksMax) : undefined
  if (destination === undefined) await show(errorOf(proof))
  else redirectTo(res, destination)
}
