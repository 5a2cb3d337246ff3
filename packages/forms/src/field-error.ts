/** Why the value of a field is refused, with the bound that it exceeds. */
export interface FieldError {
  readonly code: FieldErrorCode
  /** The bound, where there is one. */
  readonly bound?: number
}

/** The reasons, each with the name of the message by which a form replaces its text. */
export const fieldErrors = {
  required: 'ERR_REQUIRED_PROPERTY',
  unaccepted: 'ERR_ACCEPTANCE_REQUIRED',
  short: 'ERR_MIN_LENGTH',
  long: 'ERR_MAX_LENGTH',
  small: 'ERR_MIN_VALUE',
  large: 'ERR_MAX_VALUE',
  email: 'ERR_INVALID_EMAIL',
  url: 'ERR_INVALID_URL',
  phone: 'ERR_INVALID_PHONE',
  number: 'ERR_INVALID_NUMBER',
  date: 'ERR_INVALID_DATE',
  time: 'ERR_INVALID_TIME',
  option: 'ERR_INVALID_OPTION',
  weak: 'ERR_PASSWORD_COMPLEXITY',
  guessable: 'ERR_PASSWORD_NIST',
} as const

export type FieldErrorCode = keyof typeof fieldErrors
