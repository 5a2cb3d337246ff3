import type { ApiError, ErrorCode } from '../errors.ts'
import { policyText } from '../passwords/explain-password.ts'

interface Named {
  readonly name: string
  readonly code: string
}

/** The errors that clients of the public API know by other names. */
const known: Partial<Record<ErrorCode, Named>> = {
  signup_user_exists: { name: 'BadRequestError', code: 'user_exists' },
  password_too_weak: { name: 'PasswordStrengthError', code: 'invalid_password' },
  password_too_common: { name: 'PasswordDictionaryError', code: 'password_dictionary_error' },
  password_personal: { name: 'PasswordNoUserInfoError', code: 'password_no_user_info_error' },
  password_reused: { name: 'PasswordHistoryError', code: 'password_history_error' },
  password_leaked: { name: 'PasswordLeakedError', code: 'password_leaked' },
}

/** The error in the format of `/dbconnections/signup`; undefined for errors without one. */
export function signupError({ status: statusCode, code, message, explanation }: ApiError) {
  const named = known[code]
  if (!named) return undefined
  const text = message.replace(`${named.name}: `, '')
  if (!explanation) return { ...named, description: text, statusCode }
  const policy = policyText(explanation)
  return { ...named, message: text, description: explanation, policy, statusCode }
}
