import type { Response } from 'express'
import { answerJson } from '../../validation/answer-json.ts'

/** Answers an error of OAuth 2.0 (RFC 6749, section 5.2) with the status of the MFA API. */
export function refuse(
  res: Response,
  status: number,
  error: string,
  error_description: string,
): void {
  answerJson(res, status, { error, error_description })
}
