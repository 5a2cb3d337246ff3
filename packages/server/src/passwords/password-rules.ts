/** A kind of characters that a password may have to contain. */
export type CharacterKind = 'lowercase' | 'uppercase' | 'number' | 'special'

/** The password rules of a connection, which pages show before a password is chosen. */
export interface PasswordRules {
  readonly minLength: number
  /** So many of these kinds of characters have to be there. */
  readonly kinds: readonly CharacterKind[]
  readonly kindsMin: number
  /** Whether three equal characters may follow each other. */
  readonly repeats: boolean
  /** Whether three characters may follow each other as in an alphabet, either way. */
  readonly sequences: boolean
}
