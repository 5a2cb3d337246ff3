import { ApiError, type ErrorCode } from '../../errors.ts'
import type { PasswordError } from '../../pages/password-field.ts'

const refusals: Partial<Record<ErrorCode, PasswordError>> = {
  password_too_weak: 'password-too-weak',
  password_too_common: 'password-too-common',
  password_leaked: 'password-leaked',
  password_personal: 'password-personal',
}

/** What a page says of a password that was refused; nothing where something else was. */
export function passwordRefusal(thrown: unknown): PasswordError | undefined {
  return thrown instanceof ApiError ? refusals[thrown.code] : undefined
}
