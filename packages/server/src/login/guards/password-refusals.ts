import { ApiError, type ErrorCode } from '../../errors.ts'
import type { PasswordError } from '../../pages/password-field.ts'

const refusals: Partial<Record<ErrorCode, PasswordError>> = {
  password_too_weak: 'password-too-weak',
  password_too_common: 'password-too-common',
  password_reused: 'password-reused',
  password_leaked: 'password-leaked',
  password_personal: 'password-personal',
}

/** The error to show on the page for a refused password; undefined for another error. */
export function passwordRefusal(thrown: unknown): PasswordError | undefined {
  if (!(thrown instanceof ApiError)) return undefined
  const isTooLong = thrown.explanation?.rules.some(({ code }) => code === 'maxLength') ?? false
  return isTooLong ? 'password-too-long' : refusals[thrown.code]
}
