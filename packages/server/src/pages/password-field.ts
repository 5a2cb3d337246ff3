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

/** The sentence below the field, where the error is about the password. */
export function passwordWords(look: Look, error: string | undefined, lengthMin: number) {
  const word = wordsOf(look, 'common', 'common')
  const key = passwordErrors.find((each) => each === error)
  return { error: key && word(key, { minLength: String(lengthMin) }) }
}
