import type { Request, Response } from 'express'
import { ApiError } from '../../errors.ts'
import { checkLoginCode } from '../../login/passwordless/log-in-by-code.ts'
import { answerJson } from '../../validation/answer-json.ts'
import { originForwarded } from '../grants/granting.ts'
import type { ProviderOf } from '../provider/provider-of.ts'
import { readRecipient, recipientWire } from './recipient.ts'

/**
 * Verifies a code without consuming it.
 *
 * @throws ApiError `email_code_wrong`, `too_many_codes`, and what `readRecipient` throws
 */
export async function createPasswordlessVerification(
  req: Request,
  res: Response,
  of: ProviderOf,
  now: () => Date,
): Promise<void> {
  const { tenant } = req
  const texts = req.sent.parameters()
  const { client, way, address } = await readRecipient(req, res, of, texts)
  const origin = originForwarded(req, client)
  const proof = { code: texts.get('verification_code')?.trim() ?? '' }
  const refused = await checkLoginCode({ tenant, origin, way, address, proof, now })
  if (refused === 'too-many-attempts') throw new ApiError('too_many_codes')
  if (refused) throw new ApiError('email_code_wrong')
  answerJson(res, 200, recipientWire(req, { way, address }, true))
}
