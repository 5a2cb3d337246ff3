/** A rule for passwords, in the form in which clients of the public API read it. */
export interface ExplainedRule {
  readonly code: string
  /** With a placeholder, as of `printf`, for each value of `format`. */
  readonly message: string
  readonly format?: readonly (number | string)[]
  readonly items?: readonly ExplainedRule[]
  /** Whether the password meets the rule. */
  readonly verified: boolean
}

/** Why a password is refused. */
export interface PasswordExplanation {
  readonly rules: readonly ExplainedRule[]
  readonly verified: boolean
}
