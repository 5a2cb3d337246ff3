/** A rule about passwords, in the format that clients of the public API read. */
export interface ExplainedRule {
  readonly code: string
  /** A format string with a `printf` placeholder for each value of `format`. */
  readonly message: string
  readonly format?: readonly (number | string)[]
  readonly items?: readonly ExplainedRule[]
  /** Whether the password meets the rule. */
  readonly verified: boolean
}

/** The rules of a password policy, and which of them a password meets. */
export interface PasswordExplanation {
  readonly rules: readonly ExplainedRule[]
  readonly verified: boolean
}
