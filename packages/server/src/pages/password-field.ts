import { type ResolvedBranding, wordsOf } from './resolved-branding.ts'
import { sentencesIn } from './texts/texts.ts'

/** Why a new password is rejected. */
const passwordErrors = [
  'password-too-weak',
  'password-too-long',
  'password-too-common',
  'password-leaked',
  'password-personal',
  'password-reused',
] as const

/** One of `passwordErrors`, each of which has a text. */
export type PasswordError = (typeof passwordErrors)[number]

/** The password policy, which the page shows before a password is chosen. */
export interface PasswordRules {
  readonly minLength: number
  /** The kinds of characters of which a password needs some. */
  readonly kinds: readonly ('lowercase' | 'uppercase' | 'number' | 'special')[]
  readonly kindsMin: number
  /** Whether three equal characters may follow each other. */
  readonly repeats: boolean
  /** Whether three characters may follow each other in alphabetical or numerical order. */
  readonly sequences: boolean
}

/** The text of the rule that the password breaks; undefined for any other error. */
export function passwordComplaint(
  branding: ResolvedBranding,
  error: string | undefined,
): string | undefined {
  const key = passwordErrors.find((each) => each === error)
  return key && wordsOf(branding, 'common', 'common')(key)
}

/** The password rules as sentences; undefined without rules. */
export function passwordHint(branding: ResolvedBranding, rules: PasswordRules): string | undefined {
  const word = wordsOf(branding, 'common', 'common')
  const { minLength, kinds, kindsMin, repeats, sequences } = rules
  const named = kinds.map((kind) => word(`password-kind-${kind}`))
  const list = new Intl.ListFormat(branding.language, { type: 'conjunction' }).format(named)
  const key = kindsMin < kinds.length ? 'password-needs-some' : 'password-needs-all'
  const sentences = [
    minLength > 1 && word('password-needs-length', { minLength: String(minLength) }),
    kindsMin > 0 && word(key, { wanted: String(kindsMin), kinds: list }),
    !repeats && word('password-no-repeats'),
    !sequences && word('password-no-sequences'),
  ].filter((each) => each !== false)
  return sentencesIn(branding.language, sentences) || undefined
}
