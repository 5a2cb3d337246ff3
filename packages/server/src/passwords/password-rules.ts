/** A kind of characters that a password may have to contain. */
export type CharacterKind = 'lowercase' | 'uppercase' | 'number' | 'special'

/** The password rules of a connection, as pages show them before a password is chosen. */
export interface PasswordRules {
  readonly minLength: number
  /** The most bytes of a password in UTF-8; undefined without such a rule. */
  readonly bytesMax: number | undefined
  /** A password must have characters of so many of these kinds. */
  readonly kinds: readonly CharacterKind[]
  readonly kindsMin: number
  /** Whether a password may have three equal characters in a row. */
  readonly repeats: boolean
  /** Whether a password may have three characters in a row as in the alphabet, up or down. */
  readonly sequences: boolean
}
