import { type Look, wordsOf } from './look.ts'

/** What can be wrong with a password that somebody chooses. */
const passwordErrors = [
  'password-too-short',
  'password-too-long',
  'password-too-weak',
  'password-too-common',
  'password-used-before',
  'password-personal',
] as const

export type PasswordError = (typeof passwordErrors)[number]

/** The sentence below the field: what is wrong with the password, or nothing. */
export function passwordComplaint(look: Look, error: string | undefined, lengthMin: number) {
  const key = passwordErrors.find((each) => each === error)
  return key && wordsOf(look, 'common', 'common')(key, { minLength: String(lengthMin) })
}
